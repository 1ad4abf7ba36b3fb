import { SeatName, type TableProps } from '@branchline/design'
import styles from './Ending.module.css'
import { wordsFor } from './messages/index.ts'
import { boardOf, type State, setsOf } from './rules.ts'
import { kindWord } from './sentences.ts'
import { kindOf } from './shipping.ts'
import { PieceIcon } from './signs/Icons.tsx'

/** The final sheet: what everybody has collected, sets as sets. */
export function Ending(props: TableProps<State>) {
  const { view, game, locale } = props
  const t = wordsFor(locale)
  const standing = [...game.standing(view)].sort((a, b) => a.rank - b.rank)
  return (
    <section aria-label={t.collections} className={styles.ending} data-testid="ending">
      <h2>{t.collections}</h2>
      <p>{boardOf(view).rules === 2009 ? t.collectionsHelp : t.collectionsHelpBySlot}</p>
      <ul>
        {standing.map(({ seat }) => (
          <Sets key={seat} {...props} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

/** The pieces of a player: every set in a frame of its own, then what is left over. */
function Sets({ view, players, seat, locale, speaker }: TableProps<State> & { seat: number }) {
  const t = wordsFor(locale)
  const kinds = [0, 1, 2, 3].map((kind) => kindOf(view, kind))
  const sets = setsOf(view, seat)
  const counts = kinds.map((_, kind) => (view.won[seat * 4 + kind] as number) + (view.loaded[seat * 4 + kind] as number))
  return (
    <li data-sets={sets}>
      <SeatName seat={seat} name={players[seat]?.name ?? ''} size={18} />
      <span className={styles.collection}>
        {Array.from({ length: sets }, (_, set) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sets are all alike
          <span key={set} className={styles.set} data-sign={t.set}>
            {kinds.map((kind) => (
              <PieceIcon key={kind} kind={kind} size={17} title={kindWord(kind, speaker)} />
            ))}
          </span>
        ))}
        {kinds.map((kind, at) => {
          const left = (counts[at] as number) - sets
          return left === 0 ? null : (
            <span key={kind} className={styles.single} data-sign={t.single} data-single={kind} data-value={left}>
              {left} <PieceIcon kind={kind} size={17} title={kindWord(kind, speaker)} />
            </span>
          )
        })}
      </span>
    </li>
  )
}
