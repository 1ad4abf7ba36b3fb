import type { AnyTable, TableProps } from '@branchline/design'
import { describeLedger } from '../../generic/Ledger.tsx'
import styles from './InWords.module.css'

/** The position in sentences: the text-first rendering of the same model. */
export function InWords({ drawn, props }: { drawn: AnyTable | null; props: TableProps }) {
  const lines =
    drawn?.describe?.(props.view, props.speaker, props.locale) ??
    describeLedger(props.view, props.players.length, (seat) => props.speaker.seat(seat))
  return (
    <ul className={styles.words} data-testid="words">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
