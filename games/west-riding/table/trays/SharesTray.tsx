/** The shares: eight railways and the Hull & Barnsley against the players. Grouping railways stand over those affiliated with them; what can be offered is lit. */
import { Count, classes, type MoveText, Scroll, Sign, type TableProps } from '@branchline/design'
import type { ReactNode } from 'react'
import { controlCubesOnBoard } from '../../rules/control.ts'
import { type DividendNow, dividendsNow } from '../../rules/index.ts'
import {
  BASIC_RAILWAYS,
  COMPANY_IDS,
  COMPANY_NAMES,
  type Company,
  GROUPINGS,
  HULL_BARNSLEY,
  HULL_BARNSLEY_MINIMUM,
  isGrouping,
  SHARES_OF_BASIC,
  SHARES_OF_GROUPING,
} from '../../rules/railways.ts'
import { FINISHED_REASONS, type State, sharesOf } from '../../rules/state.ts'
import { paysLater, paysNothingBefore } from '../certificate.ts'
import { livery } from '../livery.ts'
import { PresidentMark } from '../marks.tsx'
import { wordsFor } from '../messages/index.ts'
import { pounds } from '../money.ts'
import { offers } from '../moves.ts'
import { CertificateSign, Choosable, CompanySign, SeatHead, seatsOf } from './parts.tsx'
import styles from './trays.module.css'

export function SharesTray(props: TableProps<State>) {
  const { view, speaker, locale, viewer, moves } = props
  const words = wordsFor(locale).stock
  const now = dividendsNow(view)
  const offered = new Map(offers(moves).flatMap(({ move, text }) => (move.kind === 'offer' ? [[move.lot, text] as const] : [])))
  const mine = (seat: number) => (seat === viewer ? styles.mine : undefined)
  const early = paysNothingBefore(view)
  return (
    <Scroll label={words.caption} className={styles.scroll}>
      <table className={styles.stock} data-testid="stock">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {words.railway}
            </th>
            {seatsOf(view).map((seat) => (
              <th key={seat} scope="col" className={mine(seat)}>
                <SeatHead seat={seat} name={speaker.seat(seat)} />
              </th>
            ))}
            <Head name={words.pays} meaning={words.tips.pays} />
            <Head name={words.public} meaning={words.tips.public} />
            <Head name={words.unsold} meaning={words.tips.unsold} />
            <Head name={words.treasury} meaning={words.tips.treasury} />
            <th scope="col" className={styles.wide}>
              {words.cubes}
            </th>
          </tr>
        </thead>
        {GROUPINGS.map((grouping) => (
          <tbody key={grouping}>
            {[grouping, ...railwaysOf(view, grouping)].map((company) => (
              <CompanyRow
                key={company}
                table={props}
                company={company}
                dividend={now.companies[company]}
                offer={isGrouping(company) ? undefined : offered.get(company)}
              />
            ))}
          </tbody>
        ))}
        <tbody>
          <tr className={classes(styles.ruled, view.lot === HULL_BARNSLEY && styles.forSale)} data-company="hull-barnsley">
            <th scope="row">
              <Offer table={props} move={offered.get(HULL_BARNSLEY)} name="Hull & Barnsley" isShare={false} from={HULL_BARNSLEY_MINIMUM}>
                <CertificateSign says={words.certificate({ n: paysLater(view).length, amounts: paysLater(view).map(pounds) })} />
              </Offer>
            </th>
            {seatsOf(view).map((seat) => (
              <td key={seat} className={mine(seat)}>
                {view.hullBarnsleyOwner === seat ? (
                  <b className={styles.owns} data-sign={words.tips.owns}>
                    {words.owns}
                  </b>
                ) : (
                  <Nothing />
                )}
              </td>
            ))}
            <td className={styles.pays}>
              <span data-sign={early === null ? undefined : words.tips.early({ turn: early })}>
                <Count value={now.hullBarnsley.amount} format={pounds} />
              </span>
            </td>
            <td />
            <td />
            <td />
            <td className={styles.wide} />
          </tr>
        </tbody>
      </table>
    </Scroll>
  )
}

const Head = ({ name, meaning }: { name: string; meaning: string }) => (
  <th scope="col">
    <span data-sign={meaning}>{name}</span>
  </th>
)

const Nothing = () => <span className={styles.nothing}>·</span>

const railwaysOf = (view: State, grouping: Company): Company[] =>
  Array.from({ length: BASIC_RAILWAYS }, (_, railway) => railway).filter((railway) => view.group[railway] === grouping)

interface RowProps {
  readonly table: TableProps<State>
  readonly company: Company
  readonly dividend: DividendNow
  /** The move that offers a share of it, where one may. */
  readonly offer: MoveText | undefined
}

function CompanyRow({ table, company, dividend, offer }: RowProps) {
  const { view, viewer, locale } = table
  const words = wordsFor(locale).stock
  const grouping = isGrouping(company)
  const unsold = (grouping ? SHARES_OF_GROUPING : SHARES_OF_BASIC) - view.outstanding[company]
  const finished = grouping ? '' : FINISHED_REASONS[view.finished[company]]
  const name = COMPANY_NAMES[COMPANY_IDS[company]]
  const says = grouping
    ? words.grouping({ name, towns: controlCubesOnBoard(view, company), open: view.publiclyHeld[company] })
    : words.basic({
        name,
        towns: dividend.urban ?? 0,
        bonus: dividend.bonus ?? 0,
        cubes: view.supply[company],
        open: view.publiclyHeld[company],
      })
  const isForSale = !grouping && view.lot === company
  return (
    <tr
      className={classes(grouping && styles.ruled, isForSale && styles.forSale)}
      data-company={dividend.company}
      data-for-sale={isForSale || undefined}
    >
      <th scope="row" className={grouping ? undefined : styles.member}>
        <Offer table={table} move={offer} name={livery(company).letters} from={view.cheapest[company]}>
          <CompanySign company={company} says={says} />
        </Offer>
      </th>
      {seatsOf(view).map((seat) => (
        <td key={seat} className={seat === viewer ? styles.mine : undefined}>
          <Holding shares={sharesOf(view, seat, company)} president={view.president[company] === seat} name={words.president} />
        </td>
      ))}
      <td className={styles.pays}>
        <Count value={dividend.perShare} format={pounds} />
      </td>
      <td data-public>{view.publiclyHeld[company] || <Nothing />}</td>
      <td className={finished === '' ? undefined : styles.finished}>{finished === '' ? unsold || words.none : words.finished[finished]}</td>
      <td>
        <Count value={view.treasury[company]} format={pounds} />
      </td>
      <td className={styles.wide}>{grouping ? '' : view.supply[company]}</td>
    </tr>
  )
}

/** A row that can be offered is lit and can be chosen anywhere. */
function Offer(props: {
  table: TableProps<State>
  move: MoveText | undefined
  name: string
  isShare?: boolean
  from: number
  children: ReactNode
}) {
  const { table, move, name, isShare = true, from, children } = props
  if (move === undefined) return children
  return (
    <Choosable
      move={move}
      label={wordsFor(table.locale).places.offer({ railway: name, isShare, price: from })}
      attention={table.attention}
      choose={table.choose}
      className={styles.wholeRow}
    >
      {children}
    </Choosable>
  )
}

function Holding({ shares, president, name }: { shares: number; president: boolean; name: string }) {
  if (shares === 0) return <Nothing />
  return (
    <span className={styles.holding}>
      {shares}
      {president ? (
        <Sign name={name}>
          <PresidentMark />
        </Sign>
      ) : null}
    </span>
  )
}
