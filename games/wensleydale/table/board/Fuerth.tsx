import { seatSign, type TableProps } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { joiningLines } from '../joining.ts'
import { wordsFor } from '../messages/index.ts'
import type { State } from '../rules.ts'
import type { AreaShape, Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { pathOf } from './PlanOverlay.tsx'
import { Tag } from './Tag.tsx'

/** Nuremberg and Fürth joined: in the round in which it happened the line is drawn, with the run that counts for each player. */
export function Fuerth(props: TableProps<State> & { sheet: Sheet; events: readonly GameEvent[] }) {
  const { view, sheet, events, locale, speaker } = props
  if (sheet.board.fuerth < 0 || !events.some(({ type }) => type === 'fuerth-joined')) return null
  const t = wordsFor(locale)
  const lines = joiningLines(view)
  const fuerth = sheet.areas[sheet.board.fuerth] as AreaShape
  const gains = events.filter(({ type }) => type === 'fuerth-bonus').map((event) => speaker.event(event))
  return (
    <g className={styles.joins}>
      {lines.path.length > 1 ? (
        <>
          <path d={pathOf(sheet, lines.path)} className={styles.runCase} />
          <path d={pathOf(sheet, lines.path)} className={styles.runLine} stroke="var(--ink)" strokeOpacity=".55" strokeDasharray="2 14" />
        </>
      ) : null}
      {lines.runs.map(({ seat, run }) => (
        <path key={seat} d={pathOf(sheet, run)} className={styles.runLine} stroke={seatSign(seat).colour} strokeOpacity=".85" />
      ))}
      <Tag sheet={sheet} at={[fuerth.at[0] - 40, fuerth.at[1] - 66]} lines={[t.joined, ...gains]} />
    </g>
  )
}
