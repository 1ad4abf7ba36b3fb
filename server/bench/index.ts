/** All figures of the server in one run, as rows. `branchline bench server` prints them. */
import { GAMES } from '@branchline/games'
import { type Load, type Memory, measureBare, measureMemory, measureOpening, measureOurs, type Opening } from './measure.ts'

export {
  type Load,
  type LoadSettings,
  type Memory,
  measureBare,
  measureMemory,
  measureOpening,
  measureOurs,
  type Opening,
} from './measure.ts'

export interface ServerFigures {
  readonly busy: { readonly ours: Load; readonly bare: Load; readonly ratio: number }
  readonly steady: { readonly ours: Load; readonly bare: Load }
  readonly memory: Memory
  readonly opening: Opening
}

export interface FiguresWanted {
  readonly game?: string
  readonly seconds?: number
  readonly rounds?: number
  readonly steadyTables?: number
  readonly steadyRate?: number
  onRow?(row: string): void
}

export async function measureServer(wanted: FiguresWanted = {}): Promise<ServerFigures> {
  const { seconds = 3, rounds = 5, steadyTables = 1000, steadyRate = 1000, onRow = () => {} } = wanted
  const game = GAMES.find(({ id }) => id === (wanted.game ?? 'nuremberg'))
  if (game === undefined) throw new Error(`there is no game “${wanted.game}”`)
  const seats = game.seats.max
  const shape = { game: game.id, seats, seconds, rounds }

  const bare = await measureBare({ ...shape, matches: 50, rate: 0 })
  onRow(rowOf(bare))
  const ours = await measureOurs({ ...shape, matches: 50, rate: 0 })
  onRow(rowOf(ours))
  const ratio = ours.medianPerCpuSecond / bare.medianPerCpuSecond
  onRow(`durable moves per CPU second: ${ratio.toFixed(2)} of the bare loop`)

  const steadyBare = await measureBare({ ...shape, matches: steadyTables, rate: steadyRate })
  onRow(`${steadyRate}/s: ${rowOf(steadyBare)}`)
  const steadyOurs = await measureOurs({ ...shape, matches: steadyTables, rate: steadyRate })
  onRow(`${steadyRate}/s: ${rowOf(steadyOurs)}`)

  const memory = await measureMemory(game.id, seats, 2000)
  onRow(
    `memory: ${kB(memory.perIdleTable)} a table nobody watches, ${kB(memory.perConnection)} a connection, ${kB(memory.perWatchedTable)} a table in play`,
  )
  const opening = await measureOpening(game, seats, 15)
  onRow(
    `a finished game of ${opening.moves} moves opens in ${opening.median.toFixed(1)} ms (best ${opening.best.toFixed(1)}, worst ${opening.worst.toFixed(1)}; ${opening.cpu.toFixed(1)} ms of processor time)`,
  )
  return { busy: { ours, bare, ratio }, steady: { ours: steadyOurs, bare: steadyBare }, memory, opening }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function rowOf({ what, medianPerSecond, bestPerCpuSecond, medianPerCpuSecond, p50, p99, bestP99 }: Load): string {
  return `${what}: ${medianPerSecond.toFixed(0)} moves/s; per server CPU second ${medianPerCpuSecond.toFixed(0)} (best ${bestPerCpuSecond.toFixed(0)}); p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms (best ${bestP99.toFixed(2)})`
}
