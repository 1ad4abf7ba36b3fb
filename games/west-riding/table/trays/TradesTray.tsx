/** The pairs that can be traded, dearest first. */
import type { TableProps } from '@branchline/design'
import type { State } from '../../rules/state.ts'
import { livery } from '../livery.ts'
import { change } from '../money.ts'
import { tradesOf } from '../trades.ts'
import { wordsIn } from '../words.ts'
import { Choosable, CompanySign } from './parts.tsx'
import styles from './trays.module.css'

export function TradesTray(props: TableProps<State>) {
  const words = wordsIn(props.locale).trade
  return (
    <ul className={styles.pairs} aria-label={words.pairs}>
      {tradesOf(props).map(({ text, first, second, grouping, source, outlook }) => (
        <li key={text}>
          <Choosable
            move={text}
            label={words.really(livery(first).letters, livery(second).letters, livery(grouping).letters)}
            attention={props.attention}
            choose={props.choose}
            className={styles.pair}
          >
            <CompanySign company={first} />
            <CompanySign company={second} />
            <span aria-hidden="true">→</span>
            <CompanySign company={grouping} />
            <small>{words.sources[source]}</small>
            <b>{words.thisTurn(change(outlook.dividends))}</b>
          </Choosable>
        </li>
      ))}
    </ul>
  )
}
