/** The Big Payoff in its six steps, adding up one after the other: as it was, or as it would be if the game ended now. */
import { Button, Count, Scroll, Table, type TableProps } from '@branchline/design'
import { useContext } from 'react'
import { payoffStatement } from '../../rules/index.ts'
import { HIDDEN, type State } from '../../rules/state.ts'
import { pounds } from '../money.ts'
import { payoffLines } from '../payoff.ts'
import { wordsIn } from '../words.ts'
import styles from './panels.module.css'
import { SeatHead, seatsOf, useBeat } from './parts.tsx'

/** `brief`: without the sentences, which the log has too. */
export function PayoffSheet({ view, speaker, locale, brief = false }: TableProps<State> & { brief?: boolean }) {
  const words = wordsIn(locale).payoff
  const model = useContext(Table)?.model
  const isOver = view.phase === 'over'
  const told = isOver ? (model?.entries.findLast(({ n }) => n <= model.at)?.events ?? []) : payoffStatement(view).steps
  const { bySeat } = payoffStatement(view)
  const lines = payoffLines(told, view.seats)
  const { ref, shown, again } = useBeat(lines.length, 900, isOver)
  const seats = seatsOf(view)
  const soFar = (seat: number) => (bySeat[seat].cash ?? 0) + lines.slice(0, shown).reduce((sum, { paid }) => sum + paid[seat], 0)
  const best = Math.max(...seats.map(soFar))
  return (
    <div ref={ref} className={styles.sheet}>
      <Scroll label={isOver ? words.title : words.titleNow} className={styles.scroll}>
        <table className={styles.stock} data-testid="payoff">
          <caption className="visually-hidden">{isOver ? words.title : words.titleNow}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.first}>
                {words.step}
              </th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <SeatHead seat={seat} name={speaker.seat(seat)} />
                </th>
              ))}
              {brief ? null : (
                <th scope="col" className={styles.left}>
                  {words.how}
                </th>
              )}
            </tr>
            <tr className={styles.sum} data-testid="payoff-total">
              <th scope="row">{words.total}</th>
              {seats.map((seat) => (
                <td key={seat} className={isOver && shown === lines.length && soFar(seat) === best ? styles.winner : undefined}>
                  {view.cash[seat] === HIDDEN ? words.hidden : <Count value={soFar(seat)} format={pounds} />}
                </td>
              ))}
              {brief ? null : (
                <td className={styles.left}>
                  <Button small look="quiet" onClick={again}>
                    {words.again}
                  </Button>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.cash}</th>
              {bySeat.map(({ seat, cash }) => (
                <td key={seat}>{cash === null ? words.hidden : pounds(cash)}</td>
              ))}
              {brief ? null : <td />}
            </tr>
            {lines.map(({ step, paid, events }, place) => (
              <tr key={step} className={place < shown ? styles.told : styles.untold}>
                <th scope="row">
                  {place + 1} {words.steps[step]}
                </th>
                {seats.map((seat) => (
                  <td key={seat}>{paid[seat] === 0 ? <span className={styles.nothing}>·</span> : pounds(paid[seat])}</td>
                ))}
                {brief ? null : <td className={styles.how}>{events.map((event) => speaker.event(event)).join(' ')}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  )
}
