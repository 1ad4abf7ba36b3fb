/** The pairs that can be traded, dearest first. */
import type { TableProps } from '@branchline/design'
import type { State } from '../../rules/state.ts'
import { livery } from '../livery.ts'
import { wordsFor } from '../messages/index.ts'
import { change } from '../money.ts'
import { tradesOf } from '../trades.ts'
import { Choosable, CompanySign } from './parts.tsx'
import styles from './trays.module.css'

export function TradesTray(props: TableProps<State>) {
  const words = wordsFor(props.locale).trade
  return (
    <ul className={styles.pairs} aria-label={words.pairs}>
      {tradesOf(props).map(({ text, first, second, grouping, source, outlook }) => (
        <li key={text}>
          <Choosable
            move={text}
            label={words.really({
              isPair: first === second,
              first: livery(first).letters,
              second: livery(second).letters,
              grouping: livery(grouping).letters,
            })}
            attention={props.attention}
            choose={props.choose}
            className={styles.pair}
          >
            <CompanySign company={first} />
            <CompanySign company={second} />
            <span aria-hidden="true">→</span>
            <CompanySign company={grouping} />
            <small>{words.sources[source]}</small>
            <b>{words.thisTurn({ amount: change(outlook.dividends) })}</b>
          </Choosable>
        </li>
      ))}
    </ul>
  )
}
