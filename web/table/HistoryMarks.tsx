import { type LogEntry, seatSign, useTable } from '@branchline/design'
import { useMemo } from 'react'
import { useFrame } from './frame.ts'
import styles from './HistoryBar.module.css'
import { propsFor } from './LiveBoard.tsx'

/** Beside each other at least this part of the line, so that their figures can be read. */
const [APART, APART_ON_PHONE] = [0.035, 0.12]

/** Above the line of the history: whose moves they were, in their colours, and where rounds or turns begin. */
export function HistoryMarks({ onGo }: { onGo: (n: number) => void }) {
  const table = useTable()
  const { drawn, layout } = useFrame()
  const apart = layout.startsWith('phone') ? APART_ON_PHONE : APART
  const { entries, n } = table.model
  // biome-ignore lint/correctness/useExhaustiveDependencies: marked anew when something happened
  const chapters = useMemo(() => drawn?.chapters?.(entries, propsFor(table.model, table, null)) ?? [], [drawn, entries, table.locale])
  const turns = useMemo(() => turnsIn(entries), [entries])
  if (n === 0) return null
  const part = (move: number) => `${(move / n) * 100}%`
  let last = -1
  return (
    <div className={styles.marks} data-testid="history-marks">
      <svg viewBox={`0 0 ${n} 1`} preserveAspectRatio="none" aria-hidden="true">
        {turns.map(({ from, to, seat }) => (
          <rect key={from} x={from} width={to - from} height="1" fill={seatSign(seat).colour} />
        ))}
      </svg>
      {chapters.map(({ n: start, label, short }) => {
        const isNamed = last < 0 || start / n - last >= apart
        if (isNamed) last = start / n
        return (
          <button
            key={start}
            type="button"
            tabIndex={-1}
            style={{ left: part(start) }}
            title={label}
            data-sign={label}
            onClick={() => onGo(start)}
          >
            {isNamed ? short : ''}
          </button>
        )
      })}
    </div>
  )
}

/** Moves of one player in a row. */
function turnsIn(entries: readonly LogEntry[]): { readonly from: number; readonly to: number; readonly seat: number }[] {
  const turns: { from: number; to: number; seat: number }[] = []
  for (const { n, seat } of entries) {
    const turn = turns.at(-1)
    if (turn?.seat === seat) turn.to = n
    else if (n > (turn?.to ?? 0)) turns.push({ from: turn?.to ?? 0, to: n, seat })
  }
  return turns
}
