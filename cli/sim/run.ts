/** Many games, on one thread or several. The results do not depend on how many. */
import { Worker } from 'node:worker_threads'
import type { Known } from '@branchline/bots'
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
  await Promise.all(Array.from({ length: threads }, (_, first) => onThread(plan, first, threads, games, finished)))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** Thread t plays the games t, t + threads, t + 2 × threads, … */
function onThread(plan: SimPlan, first: number, stride: number, games: number, finished: (result: SimResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { plan, first, stride, games },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    worker.on('message', (results: SimResult[]) => results.forEach(finished))
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a simulation thread stopped with code ${code}`))))
  })
}
