/** How fast the bots think: playouts and iterations of the search, and what the tree costs over the playouts alone. */
import { type Known, speedTasks } from '@branchline/bots'
import { type Measured, measure, repeatForCpu } from './measure.ts'

export interface Thinking {
  readonly rows: readonly Measured[]
  /**
   * Iterations of the search for each playout that could have been made instead, both to the end of the game from the same position:
   * the best rounds of each, as the others were disturbed.
   */
  readonly searchOverPlayouts: number
}

export async function measureBots(known: Known, seats: number, rounds: number, milliseconds: number): Promise<Thinking> {
  const rows: Measured[] = []
  for (const { name, unit, once } of speedTasks(known, seats))
    rows.push(await measure(name, unit, () => repeatForCpu(milliseconds, once), rounds))
  const [playouts, search] = rows as [Measured, Measured]
  return { rows, searchOverPlayouts: search.perCpuSecond.best / playouts.perCpuSecond.best }
}
