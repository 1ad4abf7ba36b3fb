/** A thread of self-play: takes the next games whenever it is free. */
import { parentPort, workerData } from 'node:worker_threads'
import { CHUNK, type SchoolWork } from './play.ts'
import { schoolGame } from './self-play.ts'
import { subjectNamed } from './subjects.ts'

const { school, weights, first, games, taken } = workerData as SchoolWork
const subject = subjectNamed(school.title)
const insight = subject.insightBy(weights)
for (let chunk = Atomics.add(taken, 0, 1); chunk * CHUNK < games; chunk = Atomics.add(taken, 0, 1)) {
  const parts: Float32Array[] = []
  for (let number = chunk * CHUNK; number < Math.min(games, (chunk + 1) * CHUNK); number++)
    parts.push(schoolGame(subject, insight, school, first + number))
  const rows = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    rows.set(part, at)
    at += part.length
  }
  parentPort?.postMessage({ chunk, rows }, [rows.buffer])
}
