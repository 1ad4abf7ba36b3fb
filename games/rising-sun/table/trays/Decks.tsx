/** Which cards a player owns and where they are: one's own to the last, of others what is open to all (RS-8.1, RS-8.3). */
import { classes, SeatMark, type TableProps } from '@branchline/design'
import { useState } from 'react'
import { cardIn, cardNumber } from '../../rules/cards.ts'
import { type OwnCard, ownDeck } from '../../rules/help.ts'
import { HIDDEN, type State } from '../../rules/state.ts'
import { nameOf, SuitMark } from '../cards/CardFace.tsx'
import { useDealt } from '../dealt.ts'
import styles from './Decks.module.css'

export function Decks(props: TableProps<State>) {
  const { view, seat, speaker, t } = useDealt(props)
  const [chosen, setChosen] = useState(seat)
  const whose = chosen < view.seats ? chosen : seat
  const cards = ownDeck(view, whose)
  const isOpen = !view.hands[whose].includes(HIDDEN)
  const hidden = (card: OwnCard) => card.total - card.hand - card.deck - card.discard - card.play - card.gained
  const total = cards.reduce((sum, card) => sum + card.total, 0)
  return (
    <div className={styles.decks}>
      <div className={styles.whose} data-row="decks">
        {view.hands.map((_, other) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={other}
            type="button"
            aria-pressed={other === whose}
            className={classes(styles.owner, other === whose && styles.pressed)}
            onClick={() => setChosen(other)}
          >
            <SeatMark seat={other} size={18} /> {speaker.seat(other)}
          </button>
        ))}
        <span>{t.cardCount({ n: total })}</span>
      </div>
      <table className={styles.deckTable}>
        <thead>
          <tr>
            <th scope="col">{t.card}</th>
            <th scope="col">{t.inHand}</th>
            <th scope="col">{isOpen ? t.inDeck : t.hiddenCards}</th>
            <th scope="col">{t.discarded}</th>
            <th scope="col">{t.playing}</th>
            <th scope="col">{t.gained}</th>
            <th scope="col">{t.total}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((own) => {
            const card = cardIn(view, cardNumber(own.card))
            return (
              <tr key={own.card}>
                <th scope="row">
                  <SuitMark card={card} t={t} /> {nameOf(card, speaker)}
                </th>
                <td>{own.hand || '·'}</td>
                <td>{(isOpen ? own.deck : own.deck + hidden(own)) || '·'}</td>
                <td>{own.discard || '·'}</td>
                <td>{own.play || '·'}</td>
                <td>{own.gained || '·'}</td>
                <td>
                  <b>{own.total}</b>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
