/** A thread of a simulation: plays its share of the games and sends the results in batches. */
import { parentPort, workerData } from 'node:worker_threads'
import { knownNamed, takeIn } from '../titles.ts'
import { type SimPlan, type SimResult, simulate } from './play.ts'

const { plan, first, stride, games } = workerData as { plan: SimPlan; first: number; stride: number; games: number }
await takeIn(plan.packs)
const known = await knownNamed(plan.game)

let batch: SimResult[] = []
for (let number = first; number < games; number += stride) {
  batch.push(simulate(known, plan, number))
  if (batch.length >= 16) send()
}
send()

function send(): void {
  parentPort?.postMessage(batch)
  batch = []
}
