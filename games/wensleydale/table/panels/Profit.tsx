import { Count, glide, SeatPiece, type TableProps } from '@branchline/design'
import { useEffect, useRef } from 'react'
import { wordsFor } from '../messages/index.ts'
import { forecast, PROFIT_RANGE, type State } from '../rules.ts'
import { figure } from '../sentences.ts'
import styles from './Tracks.module.css'

const CELL = 10
const { least, most } = PROFIT_RANGE
const CELLS = Array.from({ length: most - least + 1 }, (_, at) => least + at)
const x = (value: number) => (value - least + 0.5) * CELL

/** Profit and loss of one player: the figure, the place it gives in the next order, and the disc on its track with the way it would go if the round were settled now. */
export function Profit({ view, locale, seat, place }: TableProps<State> & { seat: number; place: number }) {
  const t = wordsFor(locale)
  const now = view.profit[seat] as number
  const disc = useRef<SVGGElement>(null)
  const before = useRef(now)
  useEffect(() => {
    if (disc.current && before.current !== now) glide(disc.current, x(before.current) - x(now), 0, 700)
    before.current = now
  }, [now])
  const isOpen = view.phase === 'build' || view.phase === 'trains'
  const after = isOpen ? forecast(view, seat).after : now
  return (
    <td className={styles.profit} data-track="profit" data-value={now}>
      <span className={styles.figure}>
        <Count value={now} format={figure} />
      </span>
      <span className={styles.place}>{t.place({ place })}</span>
      <svg viewBox={`0 0 ${CELLS.length * CELL} 24`} aria-hidden="true">
        {CELLS.map((value) => (
          <path
            key={value}
            d={`M${x(value)} ${value % 5 === 0 ? 6 : 9}V${value % 5 === 0 ? 18 : 15}`}
            className={value === 0 ? styles.zero : styles.tick}
          />
        ))}
        <path d={`M${x(least)} 12H${x(most)}`} className={styles.tick} />
        {after === now ? null : (
          <g className={styles.ahead}>
            <path d={`M${x(now)} 12H${x(after)}`} />
            <circle cx={x(after)} cy="12" r="6.5" />
          </g>
        )}
        <g ref={disc}>
          <SeatPiece seat={seat} x={x(now)} y={12} size={19} />
        </g>
      </svg>
      {after === now ? null : <span className={styles.after}>{t.wouldBe({ value: figure(after) })}</span>}
    </td>
  )
}
