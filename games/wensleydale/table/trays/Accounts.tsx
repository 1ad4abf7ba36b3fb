import { SeatName, SeatPiece, seatSign, type TableProps, withMinus } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { useEntries } from '../history.ts'
import { wordsFor } from '../messages/index.ts'
import { isBuilding, planOf, useRoutes } from '../planning.ts'
import { boardOf, forecast, PROFIT_RANGE, type State, setsOf } from '../rules.ts'
import { kindWord, signed } from '../sentences.ts'
import { kindOf } from '../shipping.ts'
import { PieceIcon } from '../signs/Icons.tsx'
import styles from './trays.module.css'

interface Account {
  readonly seat: number
  readonly income: number
  readonly upkeep: number
  readonly before: number
  readonly after: number
}

/** Profit and loss: where everybody stands and would stand if the round ended now, with one's plan; then what it comes from. */
export function AccountsTray(props: TableProps<State>) {
  const { view, players, locale } = props
  const t = wordsFor(locale)
  const entries = useEntries()
  const { shown, pinned } = useRoutes(props)
  // Of a plan that stands, and not of where it might go on: the bar tells that.
  const route = pinned.length > 1 ? pinned : shown
  const plan = isBuilding(props) && route.length > 1 ? planOf(props, route) : null
  const settled = lastAccount(
    view,
    entries.flatMap(({ events }) => events),
  )
  const isSettled = view.phase !== 'build' && view.phase !== 'trains' && settled.length > 0
  const rows: readonly Account[] = isSettled
    ? settled
    : view.order.map((seat) => {
        const { income, upkeep, profit, after } = forecast(view, seat)
        const planned = plan !== null && seat === view.actor ? plan : { income, upkeep, after }
        return { seat, income: planned.income, upkeep: planned.upkeep, before: profit, after: planned.after }
      })
  const caption = isSettled ? t.lastAccount : plan === null ? t.ifRoundEnded : t.ifRoundEndedWithPlan
  return (
    <div className={styles.tray}>
      <ProfitChart rows={rows} caption={caption} />
      <table className={styles.accounts}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            <th scope="col">{t.income}</th>
            <th scope="col">{t.upkeep}</th>
            <th scope="col">{t.afterwards}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, income, upkeep, after }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatName seat={seat} name={players[seat]?.name ?? ''} size={18} />
              </th>
              <td>+{income}</td>
              <td>{withMinus(-upkeep)}</td>
              <td data-then={seat} data-value={after}>
                {withMinus(after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Collections {...props} />
    </div>
  )
}

/** What everybody has moved so far, this round too, and the sets of one of each kind. */
function Collections({ view, players, locale, speaker }: TableProps<State>) {
  const t = wordsFor(locale)
  const kinds = [0, 1, 2, 3]
  return (
    <table className={styles.accounts} data-testid="collections">
      <caption>{t.collections}</caption>
      <thead>
        <tr>
          <th scope="col">{t.player}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              <PieceIcon kind={kindOf(view, kind)} size={18} title={kindWord(kindOf(view, kind), speaker)} />
            </th>
          ))}
          <th scope="col" data-sign={boardOf(view).rules === 2009 ? t.collectionsHelp : t.collectionsHelpBySlot}>
            {t.sets}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.order.map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <SeatName seat={seat} name={players[seat]?.name ?? ''} size={18} />
            </th>
            {kinds.map((kind) => {
              const moved = (view.won[seat * 4 + kind] as number) + (view.loaded[seat * 4 + kind] as number)
              return (
                <td key={kind} data-moved={`${seat} ${kindOf(view, kind)}`} data-value={moved}>
                  {moved}
                </td>
              )
            })}
            <td data-sets-of={seat} data-value={setsOf(view, seat)}>
              {setsOf(view, seat)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const [WIDE, ROW, PAD] = [380, 28, 18]

/** A hollow end where each stands, the sign where it would go. */
function ProfitChart({ rows, caption }: { rows: readonly Account[]; caption: string }) {
  const values = rows.flatMap(({ before, after }) => [before, after])
  const least = Math.max(PROFIT_RANGE.least, Math.min(-4, ...values) - 1)
  const { most } = PROFIT_RANGE
  const x = (value: number) => PAD + ((value - least) / (most - least)) * (WIDE - 2 * PAD)
  const high = rows.length * ROW + 12
  const ticks = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  return (
    <section className={styles.chart}>
      <h3>{caption}</h3>
      <svg viewBox={`0 0 ${WIDE} ${high + 24}`} aria-hidden="true">
        {ticks.map((value) => (
          <path key={value} d={`M${x(value)} 0V${high}`} className={value === 0 ? styles.zero : styles.gridline} />
        ))}
        {ticks
          .filter((value) => value % 2 === 0)
          .map((value) => (
            <text key={value} x={x(value)} y={high + 16} className={styles.tick}>
              {signed(value)}
            </text>
          ))}
        {rows.map(({ seat, before, after }, place) => {
          const y = place * ROW + ROW / 2 + 4
          const { colour } = seatSign(seat)
          return (
            <g key={seat}>
              <path d={`M${x(before)} ${y}H${x(after)}`} stroke={colour} strokeWidth="4" strokeOpacity=".7" />
              <circle cx={x(before)} cy={y} r="5" stroke={colour} className={styles.end} />
              <SeatPiece seat={seat} x={x(after)} y={y} size={22} />
            </g>
          )
        })}
      </svg>
    </section>
  )
}

/** The account of the round just settled. */
function lastAccount(view: State, events: readonly GameEvent[]): readonly Account[] {
  return events
    .filter(({ type }) => type === 'profit')
    .slice(-view.seats)
    .map(({ seat, income, upkeep, profit }) => ({
      seat: seat as number,
      income: Number(income),
      upkeep: Number(upkeep),
      before: Number(profit) - Number(income) + Number(upkeep),
      after: Number(profit),
    }))
}
