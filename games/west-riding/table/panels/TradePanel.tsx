/** Trade 2 for 1: what each trade gives up and gains, now and at the end. */
import { Button, classes, type MoveText, Panel, type TableProps } from '@branchline/design'
import { dividendsNow, type TradeOutlook, tradeOutlook } from '../../rules/index.ts'
import type { Company } from '../../rules/railways.ts'
import type { ShareSource, State } from '../../rules/state.ts'
import { change, pounds } from '../money.ts'
import { inNotation, offers, PASS } from '../moves.ts'
import { wordsIn } from '../words.ts'
import styles from './panels.module.css'
import { CompanySign, MoveButton } from './parts.tsx'

interface Offer {
  readonly text: MoveText
  readonly first: Company
  readonly second: Company
  readonly grouping: Company
  readonly source: ShareSource
  readonly outlook: TradeOutlook
  /** What the two shares pay this turn, which is lost. */
  readonly lost: number
}

export function TradePanel(props: TableProps<State>) {
  const { view, speaker, locale, choose } = props
  const words = wordsIn(locale).trade
  const trades = tradesOf(props)
  const seat = view.order[view.at]
  return (
    <Panel title={words.title} className={styles.decision} aside={<span className={styles.aside}>{speaker.seat(seat)}</span>}>
      {props.moves.length === 0 ? (
        <p className={styles.money}>{words.waits(speaker.seat(seat))}</p>
      ) : (
        <>
          <ul className={styles.rows}>
            {trades.map(({ text, first, second, grouping, source, outlook, lost }) => (
              <li key={text}>
                <MoveButton text={text} table={props} className={classes(styles.row, styles.two)}>
                  <span className={styles.swap}>
                    <CompanySign company={first} />
                    <CompanySign company={second} />
                    <span aria-hidden="true">→</span>
                    <CompanySign company={grouping} />
                    <small>{words.sources[source]}</small>
                  </span>
                  <span className={styles.outcome}>
                    <span>{words.thisTurn(change(outlook.dividends))}</span>
                    <span>{words.atTheEnd(change(outlook.payoff))}</span>
                  </span>
                  <span className={styles.terms}>
                    {words.now(pounds(lost), pounds(lost + outlook.dividends))}{' '}
                    {outlook.presidentSeat === seat ? words.youPreside : words.presides(speaker.seat(outlook.presidentSeat))}
                  </span>
                </MoveButton>
              </li>
            ))}
          </ul>
          <div className={styles.answers}>
            <Button onClick={() => choose(inNotation(view, PASS))} data-choice="pass">
              {words.noTrade}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}

/** The legal trades with what the rules foresee of each, the best first. */
export function tradesOf({ view, moves }: Pick<TableProps<State>, 'view' | 'moves'>): Offer[] {
  const { companies } = dividendsNow(view)
  return offers(moves)
    .flatMap(({ text, move }): Offer[] => {
      if (move.kind !== 'trade') return []
      const { first, second, source } = move
      const grouping = view.group[first]
      const lost = companies[first].perShare + companies[second].perShare
      return [{ text, first, second, grouping, source, lost, outlook: tradeOutlook(view, first, second, source) }]
    })
    .sort((one, other) => worth(other) - worth(one))
}

const worth = ({ outlook }: Offer): number => outlook.dividends + outlook.payoff
