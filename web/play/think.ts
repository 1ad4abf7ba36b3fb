/** The one worker of the page, started when the first bot is asked. */
import type { Remote } from 'comlink'
import type { Thinker } from './thinker.ts'

interface Started {
  ask<Answer>(ask: (remote: Remote<Thinker>) => Promise<Answer>): Promise<Answer>
  /** Rejects when the worker cannot be loaded, breaks, or is ended. */
  readonly broken: Promise<never>
  end(): void
}

let started: Started | null = null

/** The answer to a question, or a rejection when there will be none. */
export function askThinker<Answer>(ask: (remote: Remote<Thinker>) => Promise<Answer>): Promise<Answer> {
  started ??= start()
  return Promise.race([started.ask(ask), started.broken])
}

/** Ends the worker with all it is busy with; the next question starts another. */
export function restartThinker(): void {
  started?.end()
}

/** A worker that breaks is ended as well: whoever asks again gets another. */
function start(): Started {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' })
  const { promise: broken, fail } = failure()
  // Nobody needs it before the first bot is asked, and the worker takes longer to come than this.
  const library = import('comlink')
  let remote: Remote<Thinker> | undefined
  const one: Started = {
    async ask(ask) {
      const { wrap } = await library
      remote ??= wrap<Thinker>(worker)
      return ask(remote)
    },
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
