/** The one worker of the page, started when the first bot is asked. */
import { type Remote, wrap } from 'comlink'
import type { Thinker } from './thinker.ts'

interface Started {
  readonly remote: Remote<Thinker>
  /** Rejects when the worker cannot be loaded, breaks, or is ended. */
  readonly broken: Promise<never>
  end(): void
}

let started: Started | null = null

/** The answer to a question, or a rejection when there will be none. */
export function askThinker<Answer>(ask: (remote: Remote<Thinker>) => Promise<Answer>): Promise<Answer> {
  started ??= start()
  const { remote, broken } = started
  return Promise.race([ask(remote), broken])
}

/** Ends the worker with all it is busy with; the next question starts another. */
export function restartThinker(): void {
  started?.end()
}

/** A worker that breaks is ended as well: whoever asks again gets another. */
function start(): Started {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' })
  const { promise: broken, fail } = failure()
  const one: Started = {
    remote: wrap<Thinker>(worker),
    broken,
    end() {
      worker.terminate()
      fail()
      if (started === one) started = null
    },
  }
  worker.addEventListener('error', one.end)
  return one
}

function failure(): { promise: Promise<never>; fail: () => void } {
  let fail = () => {}
  const promise = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('the worker broke'))
  })
  promise.catch(() => {})
  return { promise, fail }
}
