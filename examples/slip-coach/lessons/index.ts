/** The lessons, and how their positions are laid: coaches that are named lie where they are named, all others stand in the shed. */
import { catalogue } from '@branchline/engine'
import type { LessonBook } from '@branchline/engine/lessons'
import { slipCoach } from '../rules/index.ts'
import { allCoaches, HEAVIEST, type State } from '../rules/state.ts'
import { en } from './messages/en.ts'
import catching from './sc-1-catch.json' with { type: 'json' }

interface Position extends Pick<State, 'hands' | 'trains' | 'platform' | 'tokens'> {
  /** What comes out of the shed next, the first first. */
  readonly next: readonly number[]
}

export const lessons: LessonBook<State> = {
  lessons: [catching],
  position(wanted) {
    const { hands, trains, platform, tokens, next } = structuredClone(wanted) as unknown as Position
    const options = { length: 'full' as const }
    const shed = allCoaches(HEAVIEST.full)
    for (const weight of [...hands, ...trains, platform, next].flat()) {
      const at = shed.indexOf(weight)
      if (at < 0) throw new Error(`there are not so many coaches of weight ${weight}`)
      shed.splice(at, 1)
    }
    const state = slipCoach.setup(options, hands.length, 'lesson')
    return { state: { ...state, hands, trains, platform, tokens, shed: [...shed, ...next.toReversed()] }, options }
  },
  facts: ({ tokens }) => ({ tokens }),
  messages: catalogue('slip-coach/lessons', en, { de: () => import('./messages/de.ts') }),
}
