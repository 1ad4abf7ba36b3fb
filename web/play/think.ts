/** The one worker of the page, started when the first bot is asked. */
import { type Remote, wrap } from 'comlink'
import type { Thinker } from './thinker.ts'

interface Started {
  readonly worker: Worker
  readonly remote: Remote<Thinker>
  /** Rejects when the worker cannot be loaded, or breaks. */
  readonly broken: Promise<never>
}

let started: Started | null = null

export function thinker(): Remote<Thinker> {
  return running().remote
}

/** The answer to a question, or a rejection when there will be none. */
export function askThinker<Answer>(ask: (remote: Remote<Thinker>) => Promise<Answer>): Promise<Answer> {
  const { remote, broken } = running()
  return Promise.race([ask(remote), broken])
}

/** Ends the worker with all it is busy with; the next question starts another. */
export function restartThinker(): void {
  started?.worker.terminate()
  started = null
}

function running(): Started {
  started ??= start()
  return started
}

function start(): Started {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' })
  const broken = new Promise<never>((_, fail) => {
    worker.addEventListener('error', () => fail(new Error('the worker broke')))
  })
  broken.catch(() => {})
  return { worker, remote: wrap<Thinker>(worker), broken }
}
