/** Barriers that hide nothing: a kind of move that closes the way back every time, though nobody ever learns anything by it. */
import type { Complain } from './finding.ts'

export interface Barriers {
  /** A move of this kind raised `revealed` without drawing on chance; whether anybody learnt something in the worlds compared. */
  closed(kind: string, isShown: boolean, complain: Complain): void
  /** Says what was needless, once all is seen. */
  report(): void
}

/** Fewer comparisons than this prove nothing: two worlds may be alike by chance. */
const ENOUGH = 24

export function barriers(): Barriers {
  const kinds = new Map<string, { times: number; shown: number; complain: Complain }>()
  return {
    closed(kind, isShown, complain) {
      const one = kinds.get(kind) ?? { times: 0, shown: 0, complain }
      kinds.set(kind, one)
      one.times++
      if (isShown) one.shown++
    },
    report() {
      for (const [kind, { times, shown, complain }] of kinds) {
        if (times < ENOUGH || shown > 0) continue
        const [verb, events] = kind.split('|')
        complain('undo', `“${verb} …” (${events || 'no event'}) closes the way back, though in ${times} comparisons nothing came to light`)
      }
    },
  }
}
