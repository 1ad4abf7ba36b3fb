/** What is played without asking: the only answer, where everybody sees that there is no other. */
import type { Said } from '@branchline/engine'
import { moves } from './play.ts'
import { prompt } from './prompt.ts'
import { PLACEMENT, type State } from './state.ts'

/** Questions about what lies open to all. How fast one about a hand is answered would tell what is in it (RS-8.5). */
const OPEN: ReadonlySet<string> = new Set([
  'gain',
  'trade-for',
  'station',
  'take-train',
  'train-to-top',
  'money-of-train',
  'put-back-revealed',
  'roundhouse',
])

export function forced(view: State): Said | null {
  const asked = view.phase === PLACEMENT ? null : prompt(view)
  if (asked === null || !OPEN.has(asked.code) || moves(view).length !== 1) return null
  return { say: 'forced.answer', card: String(asked.card) }
}
