/** The log, as one would tell it: what happened in lines, each with the moves it was made of. */
import type { AnyTable, LogEntry, RecapStep, TableProps } from '@branchline/design'
import { stepsOf } from './since.ts'

export interface Turn {
  readonly step: RecapStep
  readonly entries: readonly LogEntry[]
}

/**
 * A line for each step the title tells of, and for what no step tells of. A move belongs to the step of whoever made it, else to one that was under way:
 * a bidding war is of all who bid. What several steps came of, such as a pass that ends a turn and pays dividends, belongs to the first.
 */
export function turnsOf(
  drawn: AnyTable | null,
  entries: readonly LogEntry[],
  props: TableProps,
  inWords: (move: string) => string,
): readonly Turn[] {
  const steps = drawn?.recap ? drawn.recap(entries, props) : []
  const told = new Map(steps.map((step) => [step, [] as LogEntry[]]))
  const turns: { step: RecapStep; entries: LogEntry[] }[] = []
  for (const entry of entries) {
    const under = steps.filter(({ from, to }) => entry.n >= from && entry.n <= to)
    const step = under.find(({ seat }) => seat === null || seat === entry.seat) ?? under[0]
    const last = turns.at(-1)
    if (step !== undefined) told.get(step)?.push(entry)
    else if (last !== undefined && last.step.seat === entry.seat && last.step.to === entry.n - 1) {
      last.entries.push(entry)
      last.step = untold(last.entries, props, inWords)
    } else turns.push({ step: untold([entry], props, inWords), entries: [entry] })
  }
  for (const [step, own] of told) turns.push({ step, entries: own })
  return turns.sort((one, other) => one.step.from - other.step.from)
}

function untold(entries: readonly LogEntry[], props: TableProps, inWords: (move: string) => string): RecapStep {
  const step = stepsOf(null, entries, props)[0] as RecapStep
  return step.act === '' ? { ...step, act: inWords(entries.at(-1)?.move ?? '') } : step
}
