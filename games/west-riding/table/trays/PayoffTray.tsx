/** The Big Payoff in its six steps, adding up one after the other: as it was, or as it would be if the game ended now. */
import { Button, Count, classes, type EndingProps, Scroll, Table } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { useContext, useEffect } from 'react'
import { COMPANY_IDS } from '../../rules/railways.ts'
import { HIDDEN, type State } from '../../rules/state.ts'
import { wordsFor } from '../messages/index.ts'
import { pounds } from '../money.ts'
import { savedBefore } from '../payoff.ts'
import { worthOf } from '../worth.ts'
import { SeatHead, seatsOf, useBeat } from './parts.tsx'
import styles from './trays.module.css'

const BEAT = 500

export function PayoffTray({ view, speaker, locale, viewer, onTold }: EndingProps<State>) {
  const words = wordsFor(locale).payoff
  const model = useContext(Table)?.model
  const isOver = view.phase === 'over'
  const { lines, bySeat, presidents } = worthOf(view, isOver ? (model?.entries.findLast(({ n }) => n <= model.at)?.events ?? []) : [])
  const { ref, shown, again, toEnd } = useBeat(lines.length, BEAT, isOver)
  const seats = seatsOf(view)
  const soFar = (seat: number) => (bySeat[seat].cash ?? 0) + lines.slice(0, shown).reduce((sum, { paid }) => sum + paid[seat], 0)
  const best = Math.max(...seats.map(soFar))
  const isTold = shown === lines.length
  useEffect(() => {
    if (isTold) onTold?.()
  }, [isTold, onTold])
  const title = isOver ? words.title : words.titleNow
  const column = (seat: number) => (seat === viewer ? styles.mine : undefined)
  return (
    <div ref={ref} className={styles.sheet}>
      <h3 className={styles.title}>{title}</h3>
      <Scroll label={title} className={styles.scroll}>
        <table className={classes(styles.stock, styles.payoff)} data-testid="payoff">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.first}>
                {words.step}
              </th>
              {seats.map((seat) => (
                <th key={seat} scope="col" className={column(seat)}>
                  <SeatHead seat={seat} name={speaker.seat(seat)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.cash}</th>
              {seats.map((seat) => (
                <td key={seat} className={column(seat)}>
                  {bySeat[seat].cash === null ? words.hidden : pounds(bySeat[seat].cash)}
                </td>
              ))}
            </tr>
            {lines.map(({ step, paid, events }, place) => (
              <tr
                key={step}
                className={place < shown ? styles.told : styles.untold}
                aria-hidden={place >= shown || undefined}
                data-step={step}
              >
                <th scope="row">{words.steps[step]}</th>
                {step === 'valuation' ? (
                  <td colSpan={seats.length} className={styles.became}>
                    {events.map(({ grouping, amount }) => (
                      <span key={String(grouping)} className={styles.became}>
                        {words.valued({ grouping: lettersOf(grouping), amount: Number(amount), saved: savedBefore(lines, grouping) })}
                      </span>
                    ))}
                  </td>
                ) : (
                  seats.map((seat) => (
                    <td key={seat} className={column(seat)}>
                      {step === 'exchange' ? (
                        <Became events={events.filter((event) => event.seat === seat)} />
                      ) : paid[seat] === 0 ? (
                        <Nothing />
                      ) : (
                        pounds(paid[seat])
                      )}
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={styles.sum} data-testid="payoff-total">
              <th scope="row">{words.total}</th>
              {seats.map((seat) => (
                <td key={seat} className={isOver && isTold && soFar(seat) === best ? styles.winner : column(seat)}>
                  {view.cash[seat] === HIDDEN ? words.hidden : <Count value={soFar(seat)} format={pounds} />}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </Scroll>
      {isTold ? (
        <ul className={styles.presidents} data-testid="presidents">
          {presidents.map(({ grouping, seat, remainder }) => {
            const letters = COMPANY_IDS[grouping].toUpperCase()
            return (
              <li key={grouping}>
                {seat === null
                  ? words.nobody({ grouping: letters })
                  : remainder > 0
                    ? words.remainder({ grouping: letters, name: speaker.seat(seat), amount: remainder })
                    : words.president({ grouping: letters, name: speaker.seat(seat) })}
              </li>
            )
          })}
        </ul>
      ) : null}
      {isOver ? (
        <p className={styles.beat}>
          {isTold ? (
            <Button small look="quiet" onClick={again}>
              {words.again}
            </Button>
          ) : (
            <Button small look="quiet" onClick={toEnd}>
              {words.all}
            </Button>
          )}
        </p>
      ) : null}
    </div>
  )
}

/** Shares of groupings that pairs became: how many of which. */
function Became({ events }: { events: readonly GameEvent[] }) {
  if (events.length === 0) return <Nothing />
  return events.map(({ grouping, pairs }) => (
    <span key={String(grouping)} className={styles.became}>
      {Number(pairs)} {lettersOf(grouping)}
    </span>
  ))
}

const Nothing = () => <span className={styles.nothing}>·</span>

const lettersOf = (grouping: unknown) => String(grouping).toUpperCase()
