import { SeatPiece, type TableProps } from '@branchline/design'
import { wordsFor } from '../messages/index.ts'
import { forecast, PROFIT, PROFIT_RANGE, type State } from '../rules.ts'
import { figure } from '../sentences.ts'
import styles from './Panels.module.css'

const CELL = 30
const DISC = 22

/** Profit and loss as a track, discs stacked as they lie; an outline and a line show where the round would lead if it were settled now. */
export function ProfitTrack({ view, speaker, locale }: TableProps<State>) {
  const t = wordsFor(locale)
  const { least, most } = PROFIT_RANGE
  const cells = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  const onTop = view.stacks.slice(PROFIT * view.seats, (PROFIT + 1) * view.seats)
  const at = (value: number) => onTop.filter((seat) => view.profit[seat] === value)
  const highest = Math.max(...cells.map((value) => at(value).length))
  const isOpen = view.phase === 'build' || view.phase === 'trains' || view.phase === 'auction'
  const ahead = isOpen
    ? onTop.map((seat) => ({ seat, after: forecast(view, seat).after })).filter(({ seat, after }) => after !== view.profit[seat])
    : []
  const base = 18 + highest * 9 + DISC
  const height = base + 20 + ahead.length * 9
  const x = (value: number) => (value - least + 0.5) * CELL
  const label = cells
    .filter((value) => at(value).length > 0)
    .map((value) =>
      t.profitCell({
        value: figure(value),
        names: at(value)
          .map((seat) => speaker.seat(seat))
          .join(', '),
      }),
    )
    .join('; ')
  return (
    <figure className={styles.profit}>
      <figcaption>
        {t.profit}
        {ahead.length > 0 ? <small> {t.ifSettledNow}</small> : null}
      </figcaption>
      <svg viewBox={`-1 0 ${cells.length * CELL + 2} ${height}`} role="img" aria-label={`${t.profit}: ${label}`}>
        {cells.map((value) => (
          <g key={value} transform={`translate(${x(value)} 0)`}>
            <rect
              x={-CELL / 2}
              y={base - 4}
              width={CELL}
              height="22"
              className={value === 0 ? styles.zero : value < 0 ? styles.loss : styles.gain}
            />
            <text y={base + 12} className={styles.cellNumber}>
              {figure(value)}
            </text>
          </g>
        ))}
        {ahead.map(({ seat, after }, row) => {
          const y = base + 23 + row * 9
          return (
            <g key={seat} className={styles.ahead}>
              <path d={`M${x(view.profit[seat] as number)} ${y}H${x(after)}`} />
              <SeatPiece seat={seat} x={x(after)} y={y} size={13} />
            </g>
          )
        })}
        {cells.flatMap((value) =>
          at(value)
            .map((seat, place, stack) => (
              <SeatPiece key={seat} seat={seat} x={x(value)} y={base - 16 - (stack.length - 1 - place) * 10} size={DISC} />
            ))
            .toReversed(),
        )}
      </svg>
    </figure>
  )
}
