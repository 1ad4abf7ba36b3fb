/** The dividends of a turn as a statement, one railway after the other; earlier turns can be read again. */
import { Button, Count, Scroll, SeatMark, type TableProps } from '@branchline/design'
import { useState } from 'react'
import type { State } from '../../rules/state.ts'
import { pounds } from '../money.ts'
import { paidTo, type Statement } from '../statements.ts'
import { wordsIn } from '../words.ts'
import styles from './panels.module.css'
import { CertificateSign, CompanySign, SeatHead, seatsOf, useBeat } from './parts.tsx'

export function DividendSheet({ view, speaker, locale, statements }: TableProps<State> & { statements: readonly Statement[] }) {
  const words = wordsIn(locale).dividends
  const [turn, setTurn] = useState(statements.length)
  const statement = statements[turn - 1]
  if (statement === undefined) return <p className={styles.empty}>{words.none}</p>
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetHead}>
        <Button small icon label={words.earlier} disabled={turn <= 1} onClick={() => setTurn(turn - 1)}>
          ‹
        </Button>
        <h3>{words.ofTurn(turn)}</h3>
        <Button small icon label={words.later} disabled={turn >= statements.length} onClick={() => setTurn(turn + 1)}>
          ›
        </Button>
      </div>
      <Lines key={turn} view={view} statement={statement} isNew={turn === statements.length} words={words} name={speaker.seat} />
      <OrderChange statement={statement} words={words} name={speaker.seat} />
    </div>
  )
}

type DividendWords = ReturnType<typeof wordsIn>['dividends']
interface SheetProps {
  readonly statement: Statement
  readonly words: DividendWords
  readonly name: (seat: number) => string
}

function Lines({ view, statement, isNew, words, name }: SheetProps & { view: State; isNew: boolean }) {
  const { ref, shown, again } = useBeat(statement.lines.length, 320, isNew)
  const seats = seatsOf(view)
  const read = { ...statement, lines: statement.lines.slice(0, shown) }
  return (
    <Scroll ref={ref} label={words.ofTurn(statement.turn)} className={styles.scroll}>
      <table className={styles.stock} data-testid="dividends">
        <caption className="visually-hidden">{words.ofTurn(statement.turn)}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {words.railway}
            </th>
            <th scope="col">{words.income}</th>
            <th scope="col">{words.shares}</th>
            <th scope="col">{words.perShare}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SeatHead seat={seat} name={name(seat)} />
              </th>
            ))}
            <th scope="col">{words.bank}</th>
            <th scope="col">{words.treasury}</th>
          </tr>
        </thead>
        <tbody>
          {statement.lines.map(({ company, income, outstanding, perShare, remainder, paid }, place) => {
            const toPlayers = paid.reduce((sum, amount) => sum + amount, 0)
            return (
              <tr key={company ?? 'hull-barnsley'} className={place < shown ? styles.told : styles.untold}>
                <th scope="row">{company === null ? <CertificateSign /> : <CompanySign company={company} />}</th>
                <td>{pounds(income)}</td>
                <td>{company === null ? '' : outstanding}</td>
                <td className={styles.pays}>{pounds(perShare)}</td>
                {seats.map((seat) => (
                  <td key={seat}>{paid[seat] === 0 ? <span className={styles.nothing}>·</span> : pounds(paid[seat])}</td>
                ))}
                <td>{pounds(perShare * outstanding - toPlayers)}</td>
                <td>{pounds(remainder)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr className={styles.ruled} data-testid="dividend-total">
            <th scope="row">{words.total}</th>
            <td colSpan={3} className={styles.left}>
              {isNew ? (
                <Button small look="quiet" onClick={again}>
                  {words.again}
                </Button>
              ) : null}
            </td>
            {seats.map((seat) => (
              <td key={seat}>
                <Count value={paidTo(read, seat)} format={pounds} />
              </td>
            ))}
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </Scroll>
  )
}

/** Who moved up and who fell back. */
function OrderChange({ statement: { before, after }, words, name }: SheetProps) {
  return (
    <div className={styles.order} data-testid="order">
      <span>{words.order}</span>
      <ol>
        {after.map((seat, place) => {
          const was = before.indexOf(seat)
          const moved = was < 0 ? 0 : was - place
          return (
            <li key={seat}>
              <SeatMark seat={seat} size={20} />
              {name(seat)}
              {moved === 0 ? null : (
                <span className={moved > 0 ? styles.up : styles.down} title={moved > 0 ? words.up(moved) : words.down(-moved)}>
                  {moved > 0 ? `▲${moved}` : `▼${-moved}`}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
