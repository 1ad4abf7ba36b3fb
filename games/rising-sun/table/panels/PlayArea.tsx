/** What lies open before the player whose turn it is: cards in play, cards gained; and the piles of the viewer. */
import type { MoveText } from '@branchline/design'
import { CARDS } from '../../rules/cards.ts'
import { PLACEMENT } from '../../rules/state.ts'
import { CardBack, nameOf, SuitMark } from '../cards/CardFace.tsx'
import { CardButton } from './CardButton.tsx'
import type { Dealt } from './dealt.ts'
import styles from './PlayArea.module.css'
import shared from './panels.module.css'

export function PlayArea(dealt: Dealt) {
  const { view, seat, speaker, t } = dealt
  const name = speaker.seat(view.active)
  const isOwn = seat === view.active
  return (
    <div className={styles.area}>
      <dl className={styles.piles}>
        <div>
          <dt>{t.deck}</dt>
          <dd>
            <CardBack count={view.decks[seat].length} />
          </dd>
        </div>
        <div>
          <dt>{t.discard}</dt>
          <dd>
            <Top dealt={dealt} cards={view.discards[seat]} />
          </dd>
        </div>
      </dl>
      {view.phase === PLACEMENT ? null : (
        <div className={styles.open}>
          <Slips
            dealt={dealt}
            head={isOwn ? t.inPlay : t.inPlayOf({ name })}
            cards={view.inPlay}
            chosen={dealt.choices.openAt === 'play'}
          />
          <Slips dealt={dealt} head={t.gained} cards={view.gained} chosen={false} />
        </div>
      )}
    </div>
  )
}

/** The pile lies face up: its last card and how many there are. */
function Top({ dealt, cards }: { dealt: Dealt; cards: readonly number[] }) {
  const last = cards.at(-1)
  if (last === undefined) return <span className={styles.noPile}>0</span>
  return (
    <span className={styles.topCard}>
      <Slip dealt={dealt} card={last} move={undefined} />
      <b>{cards.length}</b>
    </span>
  )
}

function Slips({ dealt, head, cards, chosen }: { dealt: Dealt; head: string; cards: readonly number[]; chosen: boolean }) {
  const kinds = [...new Set(cards)]
  return (
    <div className={styles.slipRow}>
      <h3 className={shared.rowHead}>
        {head} <small>{cards.length}</small>
      </h3>
      <ul className={styles.slips} data-row={chosen ? 'question' : undefined}>
        {kinds.map((card) => (
          <li key={card}>
            <Slip
              dealt={dealt}
              card={card}
              move={chosen ? dealt.choices.open.get(card) : undefined}
              count={cards.filter((other) => other === card).length}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Slip({ dealt, card, move, count = 1 }: { dealt: Dealt; card: number; move: MoveText | undefined; count?: number }) {
  const { speaker, t } = dealt
  const name = nameOf(CARDS[card], speaker)
  return (
    <CardButton dealt={dealt} card={card} move={move} label={count > 1 ? `${count} × ${name}` : name} className={styles.slip}>
      <SuitMark card={CARDS[card]} t={t} />
      <span>{name}</span>
      {count > 1 ? <b>×{count}</b> : null}
    </CardButton>
  )
}
