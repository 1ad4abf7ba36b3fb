/** Cards in question that lie open: revealed, discarded or in play. */
import { cardIn } from '../../rules/cards.ts'
import { nameOf, textOf } from '../cards/CardFace.tsx'
import type { Dealt } from '../dealt.ts'
import { type CardActs, CardButton } from './CardButton.tsx'
import styles from './cards.module.css'

export function CardRow({
  dealt,
  cards,
  actsFor,
}: {
  dealt: Dealt
  cards: readonly number[]
  actsFor: (card: number, place: number) => CardActs
}) {
  return (
    <ul className={styles.row} data-row="open">
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies differ only by their place
        <li key={place}>
          <CardButton
            dealt={dealt}
            card={card}
            where="bar"
            label={`${nameOf(cardIn(dealt.view, card), dealt.speaker)}. ${textOf(cardIn(dealt.view, card), dealt.speaker)}`}
            {...actsFor(card, place)}
          />
        </li>
      ))}
    </ul>
  )
}
