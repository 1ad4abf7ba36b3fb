/** Many games, on one thread or several. The results do not depend on how many. */
import type { Known } from '@branchline/bots'
import { onThread } from '../thread.ts'
import { type SimPlan, type SimResult, simulate } from './play.ts'

export async function runSimulation(
  known: Known,
  plan: SimPlan,
  games: number,
  threads: number,
  finished: (result: SimResult) => void,
): Promise<number> {
  if (threads <= 1) {
    const before = process.cpuUsage()
    for (let number = 0; number < games; number++) {
      finished(simulate(known, plan, number))
      // Gives the progress bar and Ctrl+C a chance now and then.
      if (number % 64 === 63) await new Promise(setImmediate)
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  const before = process.cpuUsage()
  const hear = (results: SimResult[]) => results.forEach(finished)
  // Thread t plays the games t, t + threads, t + 2 × threads, …
  await Promise.all(
    Array.from({ length: threads }, (_, first) =>
      onThread(new URL('./worker.js', import.meta.url), { plan, first, stride: threads, games }, hear, 'a simulation thread'),
    ),
  )
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
