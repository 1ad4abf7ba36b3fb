/** The railways as lines in their colours, joining the middles of hexes; letters on every third of them. They run under the towns. */
import { lineThrough } from '@branchline/design'
import { memo } from 'react'
import { BASIC_RAILWAYS } from '../../rules/railways.ts'
import { livery } from '../livery.ts'
import styles from './board.module.css'
import { centres } from './geometry.ts'
import { decorative, LetterPlate } from './glyphs.tsx'
import type { Line } from './tracks.ts'

const RAILWAYS = Array.from({ length: BASIC_RAILWAYS }, (_, railway) => railway)

export const Tracks = memo(function Tracks({ lines }: { lines: readonly Line[] }) {
  return (
    <g {...decorative} pointerEvents="none">
      {RAILWAYS.map((railway) => (
        <Track key={livery(railway).letters} railway={railway} line={lines[railway]} />
      ))}
      {RAILWAYS.map((railway) =>
        lines[railway].plates.map((hex) => <LetterPlate key={`${railway} ${hex}`} railway={railway} {...centres[hex]} />),
      )}
    </g>
  )
})

function Track({ railway, line }: { railway: number; line: Line }) {
  const drawn = line.joins.map((join) => lineThrough(join.map((hex) => centres[hex]))).join('')
  if (drawn === '') return null
  const { colour, on, sleepers } = livery(railway)
  return (
    <g className={styles.track}>
      <path d={drawn} className={styles.trackBed} />
      <path d={drawn} className={styles.trackCase} />
      <path d={drawn} className={styles.trackLine} stroke={colour} />
      <path d={drawn} className={styles.trackSleepers} stroke={on} strokeDasharray={sleepers.dashes} strokeWidth={sleepers.width} />
    </g>
  )
}
