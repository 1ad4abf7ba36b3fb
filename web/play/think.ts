/** The one worker of the page, started when the first bot is asked. */
import { type Remote, wrap } from 'comlink'
import type { Thinker } from './thinker.ts'

let remote: Remote<Thinker> | null = null

export function thinker(): Remote<Thinker> {
  remote ??= wrap<Thinker>(new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' }))
  return remote
}
