/** The recap that is being played: its steps, and which one is shown. One table is on the page at a time. */
import type { RecapStep, TableSource } from '@branchline/design'
import { useRef } from 'react'
import { create } from 'zustand'

interface Recap {
  /** Whose it is: whoever only looked something up finds it as it was, and at another table there is none. */
  readonly table: string
  readonly steps: readonly RecapStep[]
  /** Null: none is under way. */
  readonly at: number | null
  readonly isPaused: boolean
  sitAt(table: string): void
  play(steps: readonly RecapStep[], at: number): void
  go(by: 1 | -1): void
  pause(isPaused: boolean): void
  stop(): void
}

export const useRecap = create<Recap>((set, get) => ({
  table: '',
  steps: [],
  at: null,
  isPaused: false,
  sitAt(table) {
    if (get().table !== table) set({ table, at: null, isPaused: false })
  },
  play: (steps, at) => set({ steps, at, isPaused: false }),
  go(by) {
    const { at, steps } = get()
    if (at === null) return
    const next = at + by
    if (next >= steps.length) set({ at: null })
    else set({ at: Math.max(0, next) })
  },
  pause: (isPaused) => set({ isPaused }),
  stop: () => {
    if (get().at !== null) set({ at: null, isPaused: false })
  },
}))

export const useRecapStep = (): RecapStep | null => useRecap(({ steps, at }) => (at === null ? null : (steps[at] ?? null)))

/** Before anything of the table is drawn. What is laid anew at one table, as a puzzle is, is the same table. */
export function useOwnRecap(source: TableSource): void {
  const known = useRef<TableSource | null>(null)
  if (known.current === source) return
  known.current = source
  useRecap.getState().sitAt(source.model().id)
}
