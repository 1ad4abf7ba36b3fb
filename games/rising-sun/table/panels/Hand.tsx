/** The viewer's own hand. A press plays a card with its effects, or only for its money where these cannot be applied. */
import { classes } from '@branchline/design'
import { useMemo } from 'react'
import { CARDS } from '../../rules/cards.ts'
import { HIDDEN } from '../../rules/state.ts'
import { CardBack, nameOf, textOf } from '../cards/CardFace.tsx'
import type { HandChoice } from '../choices.ts'
import { type Outlook, outlookOf } from '../turn.ts'
import { CardButton } from './CardButton.tsx'
import type { Dealt } from './dealt.ts'
import styles from './panels.module.css'

export function Hand(dealt: Dealt) {
  const { view, seat, viewer, speaker, t } = dealt
  const hand = view.hands[seat]
  const hidden = hand.filter((card) => card === HIDDEN).length
  const places = numbered(hand.filter((card) => card !== HIDDEN))
  const owner = viewer === 'spectator' ? t.handOf({ name: speaker.seat(seat) }) : t.yourHand
  return (
    <div>
      <h3 className={styles.rowHead} title={t.keyHint({ key: 'H' })}>
        {owner} <small>{t.cardCount({ n: hand.length })}</small>
      </h3>
      <ul className={classes(styles.hand, hand.length > 7 && styles.fullHand)} data-row="hand">
        {places.map(({ card, key }) => (
          <li key={key}>
            <HandCard dealt={dealt} card={card} />
          </li>
        ))}
        {hidden > 0 ? (
          <li>
            <CardBack count={hidden} />
          </li>
        ) : null}
        {hand.length === 0 ? <li className={styles.empty}>{t.noCards}</li> : null}
      </ul>
    </div>
  )
}

/** A key for each copy, that stays with it while other cards leave. */
function numbered(hand: readonly number[]): { card: number; key: string }[] {
  const seen = new Map<number, number>()
  return hand.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1
    seen.set(card, copy)
    return { card, key: `${card} ${copy}` }
  })
}

function HandCard({ dealt, card }: { dealt: Dealt; card: number }) {
  const { game, view, viewer, choices, speaker, t, choose } = dealt
  const choice: HandChoice = choices.hand.get(card) ?? {}
  const onlyMoney = choice.money
  const move = choice.choose ?? choice.play ?? onlyMoney
  const outlook = useMemo(
    () => (choice.play === undefined ? null : outlookOf({ game, view, viewer }, choice.play)),
    [game, view, viewer, choice.play],
  )
  const { money } = CARDS[card]
  const name = nameOf(CARDS[card], speaker)
  const does = choice.choose ? t.choose : outlook ? inWords(outlook, dealt) : choice.money ? t.moneyAlone({ money }) : ''
  return (
    <>
      <CardButton
        dealt={dealt}
        card={card}
        move={move}
        why={view.frames.length > 0 ? { do: 'choose', card } : { do: 'play', card, effects: true }}
        label={[name, textOf(CARDS[card], speaker), does].filter((part) => part !== '').join('. ')}
      />
      <span className={styles.does}>{does}</span>
      {choice.play !== undefined && onlyMoney !== undefined ? (
        <button type="button" className={styles.onlyMoney} onClick={() => choose(onlyMoney)} data-move={onlyMoney}>
          {t.moneyAlone({ money })}
        </button>
      ) : null}
    </>
  )
}

function inWords(outlook: Outlook, { t }: Dealt): string {
  const parts = [
    ...(outlook.money > 0 ? [`+$${outlook.money}`] : []),
    ...(outlook.rails > 0 ? [t.railPointsLeft({ n: outlook.rails })] : []),
    ...(outlook.waste > 0 ? [t.wasteGained({ n: outlook.waste })] : []),
    ...(outlook.returned > 0 ? [t.wasteReturned({ n: outlook.returned })] : []),
    ...(outlook.points > 0 ? [t.points({ n: outlook.points })] : []),
    ...(outlook.isChance ? [t.cardsCome] : []),
  ]
  return parts.length === 0 ? t.useIt : parts.join(', ')
}
