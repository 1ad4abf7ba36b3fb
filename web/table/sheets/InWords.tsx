import type { TableProps } from '@branchline/design'
import { outlineOf } from '@branchline/engine'
import { describeLedger } from '../../generic/Ledger.tsx'
import styles from './InWords.module.css'

/** The position in words, complete, by sections: the same that the terminal prints. A title that tells nothing is told from its plain table. */
export function InWords({ game, view, locale, players, speaker }: TableProps) {
  const names = players.map(({ name }) => name)
  const plain = game.outline === undefined ? describeLedger(view, players.length, (seat) => speaker.seat(seat)) : []
  return (
    <div className={styles.words} data-testid="words">
      <Lines lines={plain} />
      {outlineOf(game, view, locale, names).map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <Lines lines={lines} />
        </section>
      ))}
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
