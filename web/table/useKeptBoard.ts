import type { TableModel } from '@branchline/design'
import { useEffect } from 'react'

/** Nothing is kept while things still move. */
const STILL = 1500

/** Once a position stands its board is kept: opened again, the table shows it before anything is loaded. */
export function useKeptBoard(model: TableModel): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew with every position
  useEffect(() => {
    const timer = setTimeout(async () => (await import('./rest.ts')).keepDrawn(model), STILL)
    return () => clearTimeout(timer)
  }, [model.at, model.n, model.toAct])
}
