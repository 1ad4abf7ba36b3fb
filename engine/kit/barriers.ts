/**
 * Barriers that hide nothing: a verb that closes the way back every time, though nobody ever learns anything by it. Rules that close it
 * now and then are left alone: what comes to light may be such that only few worlds differ in it.
 */
import type { Complain } from './finding.ts'

export interface Barriers {
  /** A move was compared in two worlds: whether it raised `revealed` without drawing on chance, and whether anybody learnt something. */
  compared(verb: string, isClosed: boolean, isShown: boolean, complain: Complain): void
  /** Says what was needless, once all is seen. */
  report(): void
}

/** Fewer comparisons than this prove nothing: two worlds may be alike by chance. */
const ENOUGH = 40

export function barriers(): Barriers {
  const verbs = new Map<string, { closed: number; open: number; shown: number; complain: Complain }>()
  return {
    compared(verb, isClosed, isShown, complain) {
      const one = verbs.get(verb) ?? { closed: 0, open: 0, shown: 0, complain }
      verbs.set(verb, one)
      if (isClosed) one.closed++
      else one.open++
      if (isShown) one.shown++
    },
    report() {
      for (const [verb, { closed, open, shown, complain }] of verbs) {
        if (closed < ENOUGH || open > 0 || shown > 0) continue
        complain('undo', `“${verb} …” always closes the way back, though in ${closed} comparisons nothing came to light`)
      }
    },
  }
}
