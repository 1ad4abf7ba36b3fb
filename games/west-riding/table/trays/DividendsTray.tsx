/** The dividends of a turn as a statement, one railway after the other; earlier turns can be read again. */
import { Button, Count, Scroll, Table, type TableProps } from '@branchline/design'
import { useContext, useState } from 'react'
import type { State } from '../../rules/state.ts'
import { wordsFor } from '../messages/index.ts'
import { pounds } from '../money.ts'
import { paidTo, type Statement, statementsOf } from '../statements.ts'
import { CertificateSign, CompanySign, SeatHead, seatsOf } from './parts.tsx'
import styles from './trays.module.css'

export function DividendsTray(props: TableProps<State>) {
  const words = wordsFor(props.locale).dividends
  const model = useContext(Table)?.model
  const statements = statementsOf((model?.entries ?? []).filter(({ n }) => n <= (model?.at ?? n)))
  // Null: the last one, whichever that is.
  const [wanted, setWanted] = useState<number | null>(null)
  const turn = wanted ?? statements.length
  const statement = statements[turn - 1]
  if (statement === undefined) return <p className={styles.empty}>{words.none}</p>
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetHead}>
        <Button small icon label={words.earlier} disabled={turn <= 1} onClick={() => setWanted(turn - 1)}>
          ‹
        </Button>
        <h3>{words.ofTurn({ turn })}</h3>
        <Button small icon label={words.later} disabled={turn >= statements.length} onClick={() => setWanted(turn + 1)}>
          ›
        </Button>
      </div>
      <Lines {...props} statement={statement} />
    </div>
  )
}

function Lines({ view, speaker, locale, viewer, statement }: TableProps<State> & { statement: Statement }) {
  const words = wordsFor(locale).dividends
  const seats = seatsOf(view)
  const mine = (seat: number) => (seat === viewer ? styles.mine : undefined)
  return (
    <Scroll label={words.ofTurn({ turn: statement.turn })} className={styles.scroll}>
      <table className={styles.stock} data-testid="dividends">
        <caption className="visually-hidden">{words.ofTurn({ turn: statement.turn })}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {words.railway}
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col" className={mine(seat)}>
                <SeatHead seat={seat} name={speaker.seat(seat)} />
              </th>
            ))}
            <th scope="col">{words.perShare}</th>
            <th scope="col" className={styles.roomy}>
              {words.income}
            </th>
            <th scope="col">{words.treasury}</th>
          </tr>
        </thead>
        <tbody>
          {statement.lines.map(({ company, income, perShare, remainder, paid }) => (
            <tr key={company ?? 'hull-barnsley'}>
              <th scope="row">{company === null ? <CertificateSign /> : <CompanySign company={company} />}</th>
              {seats.map((seat) => (
                <td key={seat} className={mine(seat)}>
                  {paid[seat] === 0 ? <span className={styles.nothing}>·</span> : pounds(paid[seat])}
                </td>
              ))}
              <td className={styles.pays}>{company === null ? '' : pounds(perShare)}</td>
              <td className={styles.roomy}>{pounds(income)}</td>
              <td>{remainder === 0 ? <span className={styles.nothing}>·</span> : `+${pounds(remainder)}`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.ruled} data-testid="dividend-total">
            <th scope="row">{words.total}</th>
            {seats.map((seat) => (
              <td key={seat} className={mine(seat)}>
                <Count value={paidTo(statement, seat)} format={pounds} />
              </td>
            ))}
            <td />
            <td className={styles.roomy} />
            <td />
          </tr>
        </tfoot>
      </table>
    </Scroll>
  )
}
