/** The books: eight railways and the Hull & Barnsley against the players. Grouping railways stand over those affiliated with them. */
import { Count, classes, Flag, Scroll, type TableProps } from '@branchline/design'
import { useState } from 'react'
import { hullBarnsleyDividend } from '../../rules/board.ts'
import { controlCubesOnBoard } from '../../rules/control.ts'
import { type DividendNow, dividendsNow, payoffStatement } from '../../rules/index.ts'
import {
  BASIC_RAILWAYS,
  CONTROL_CUBES,
  type Company,
  GROUPINGS,
  isGrouping,
  SHARES_OF_BASIC,
  SHARES_OF_GROUPING,
} from '../../rules/railways.ts'
import { FINISHED_REASONS, HIDDEN, NOBODY, type State, sharesOf, toAct } from '../../rules/state.ts'
import { pounds } from '../money.ts'
import { wordsIn } from '../words.ts'
import styles from './panels.module.css'
import { CertificateSign, CompanySign, SeatHead, seatsOf } from './parts.tsx'

export function StockTable({ view, speaker, locale }: TableProps<State>) {
  const words = wordsIn(locale).stock
  const [worth, setWorth] = useState(false)
  const now = dividendsNow(view)
  const seats = seatsOf(view)
  const acting = toAct(view)
  const columnOf = (seat: number) => (seat === acting ? styles.acting : undefined)
  return (
    <Scroll label={words.caption} className={styles.scroll}>
      <table className={styles.stock} data-testid="stock">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {words.railway}
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col" className={columnOf(seat)}>
                <SeatHead seat={seat} name={speaker.seat(seat)} />
              </th>
            ))}
            <th scope="col" className={styles.pays}>
              {words.paysNow}
            </th>
            <th scope="col">{words.public}</th>
            <th scope="col">{words.unsold}</th>
            <th scope="col">{words.treasury}</th>
            <th scope="col">{words.cubes}</th>
            <th scope="col">{words.earns}</th>
          </tr>
        </thead>
        {GROUPINGS.map((grouping) => (
          <tbody key={grouping}>
            <CompanyRow view={view} company={grouping} dividend={now.companies[grouping]} words={words} columnOf={columnOf} reason="" />
            {railwaysOf(view, grouping).map((railway) => (
              <CompanyRow
                key={railway}
                view={view}
                company={railway}
                dividend={now.companies[railway]}
                words={words}
                columnOf={columnOf}
                reason={view.finished[railway] === 0 ? '' : speaker.word(`name.${FINISHED_REASONS[view.finished[railway]]}`)}
              />
            ))}
          </tbody>
        ))}
        <tbody>
          <tr className={styles.ruled}>
            <th scope="row">
              <CertificateSign />
            </th>
            {seats.map((seat) => (
              <td key={seat} className={columnOf(seat)}>
                {view.hullBarnsleyOwner === seat ? <strong>{words.owns}</strong> : <Nothing />}
              </td>
            ))}
            <td className={styles.pays}>
              <Count value={now.hullBarnsley.amount} format={pounds} />
            </td>
            <td colSpan={5} className={styles.left}>
              {view.hullBarnsleyOwner === NOBODY ? `${words.unowned} ` : ''}
              {words.certificate(upcoming(view))}
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr className={styles.ruled} data-testid="cash">
            <th scope="row">{words.cash}</th>
            {seats.map((seat) => (
              <td key={seat} className={columnOf(seat)}>
                {view.cash[seat] === HIDDEN ? words.hidden : <Count value={view.cash[seat]} format={pounds} />}
              </td>
            ))}
            <td colSpan={6} className={styles.left}>
              {words.order(view.order.map((seat) => speaker.seat(seat)).join(', '))}
            </td>
          </tr>
          <tr data-testid="paid-now">
            <th scope="row">{words.paidNow}</th>
            {seats.map((seat) => (
              <td key={seat} className={columnOf(seat)}>
                {pounds(now.bySeat[seat])}
              </td>
            ))}
            <td colSpan={6} className={styles.left}>
              <Flag label={words.worthOption} value={worth} onChange={setWorth} />
            </td>
          </tr>
          {worth ? (
            <tr data-testid="worth">
              <th scope="row">{words.worth}</th>
              {payoffStatement(view).bySeat.map(({ seat, total }) => (
                <td key={seat} className={columnOf(seat)}>
                  <strong>{total === null ? words.hidden : pounds(total)}</strong>
                </td>
              ))}
              <td colSpan={6} />
            </tr>
          ) : null}
        </tfoot>
      </table>
    </Scroll>
  )
}

const Nothing = () => <span className={styles.nothing}>·</span>

export const railwaysOf = (view: State, grouping: Company): Company[] =>
  Array.from({ length: BASIC_RAILWAYS }, (_, railway) => railway).filter((railway) => view.group[railway] === grouping)

/** What the Hull & Barnsley pays in the turns to come. */
function upcoming(view: State): string {
  const turns = Array.from({ length: view.lastTurn - view.turn }, (_, index) => view.turn + 1 + index)
  return turns.map((turn) => pounds(hullBarnsleyDividend(turn, view.seats, view.plainHullBarnsley))).join(', ')
}

function CompanyRow(props: {
  view: State
  company: Company
  dividend: DividendNow
  words: ReturnType<typeof wordsIn>['stock']
  columnOf: (seat: number) => string | undefined
  reason: string
}) {
  const { view, company, dividend, words } = props
  const grouping = isGrouping(company)
  const unsold = (grouping ? SHARES_OF_GROUPING : SHARES_OF_BASIC) - view.outstanding[company]
  const finished = FINISHED_REASONS[grouping ? 0 : view.finished[company]]
  const onBoard = grouping ? controlCubesOnBoard(view, company) : 0
  return (
    <tr className={grouping ? classes(styles.grouping, styles.ruled) : undefined} data-company={dividend.company}>
      <th scope="row" className={grouping ? undefined : styles.member}>
        <CompanySign company={company} />
        {finished === '' ? null : (
          <span className={styles.finished} title={props.reason}>
            ⚑ {words.finished[finished]}
          </span>
        )}
      </th>
      {seatsOf(view).map((seat) => (
        <td key={seat} className={props.columnOf(seat)}>
          <Holding shares={sharesOf(view, seat, company)} president={view.president[company] === seat} title={words.president} />
        </td>
      ))}
      <td className={styles.pays}>
        <Count value={dividend.perShare} format={pounds} />
      </td>
      <td>{view.publiclyHeld[company] || <Nothing />}</td>
      <td>{unsold || <Nothing />}</td>
      <td>
        <Count value={view.treasury[company]} format={pounds} />
      </td>
      <td>{grouping ? `${CONTROL_CUBES - onBoard}` : view.supply[company]}</td>
      <td>
        {grouping ? (
          <span title={words.controls(onBoard)}>{pounds(dividend.income)}</span>
        ) : (
          words.towns(dividend.urban ?? 0, dividend.bonus ?? 0)
        )}
      </td>
    </tr>
  )
}

function Holding({ shares, president, title }: { shares: number; president: boolean; title: string }) {
  if (shares === 0) return <Nothing />
  return (
    <span className={styles.holding}>
      {shares}
      {president ? (
        <abbr title={title} className={styles.president}>
          P
        </abbr>
      ) : null}
    </span>
  )
}
