/** Games with one thing broken, and what the kit has to say about them. */
import { expect, it } from 'vitest'
import { type CheckName, type ConformOptions, conform } from '../kit/index.ts'
import { lockers, type Options } from './lockers.ts'
import type { Lockers } from './lockers-words.ts'

export type Broken = Partial<typeof lockers>
/** What is broken, the law that must be named, words of the finding, the broken parts, and what else the kit is asked to do. */
export type Fault = readonly [what: string, check: CheckName, says: RegExp, broken: Broken, wishes?: ConformOptions<Options>]

/** In the second the deck runs out, so that dropped cards are shuffled in mid-game. */
const SET_UPS = [
  { options: { rounds: 5, zoo: 'forest', big: true } satisfies Options, seats: 2 },
  { options: { rounds: 9, zoo: 'farm', big: false } satisfies Options, seats: 4 },
]

const GLANCE = { setUps: SET_UPS.slice(0, 1), playoutsPerSetUp: 1, closeLooks: 4 }

export function catches(faults: readonly Fault[]): void {
  it.each(faults.map((fault) => [fault[0], fault] as const))('%s', (_what, [, check, says, broken, wishes]) => {
    const usual = { setUps: SET_UPS, gamesPerSetUp: 1, playoutsPerSetUp: 2, closeLooks: 9, deals: 0, longestGame: 500 }
    const said = (look: ConformOptions<Options>) =>
      conform({ ...lockers, ...broken }, look).findings.map((finding) => `${finding.check}: ${finding.detail}`)
    const isNamed = (line: string) => line.startsWith(`${check}: `) && says.test(line)
    // Most faults show at a glance, which costs a fifth of a whole look.
    if (wishes === undefined && said({ ...usual, ...GLANCE }).some(isNamed)) return
    const lines = said({ ...usual, ...wishes })
    expect(lines.filter(isNamed), lines.join('\n')).not.toEqual([])
  })
}

/** Plays soundly, then does something more. */
export function afterwards(more: (state: Lockers, seat: number) => void): Broken {
  return {
    play(state, move, emit) {
      const seat = lockers.toAct(state)!
      lockers.play(state, move, emit)
      more(state, seat)
    },
  }
}

/** Lets events through as somebody else would tell them. */
export function telling(tell: (event: Parameters<Emit>[0], seats: number) => Parameters<Emit>[0] | null): Broken {
  return {
    play(state, move, emit) {
      lockers.play(state, move, (event) => {
        const told = tell(event, state.hands.length)
        if (told !== null) emit?.(told)
      })
    },
  }
}
type Emit = NonNullable<Parameters<typeof lockers.play>[2]>

/** The game with a further field in its state, which clones, views and samples carry along. */
export function withField(first: (seed: string, options: Options) => unknown, broken: Broken = {}): Broken {
  const carried = (from: Lockers) => ({ further: (from as Lockers & { further: unknown }).further })
  return {
    setup: (options, seats, seed) => Object.assign(lockers.setup(options, seats, seed), { further: first(seed, options) }),
    clone: (state) => Object.assign(lockers.clone(state), carried(state)),
    view: (state, viewer) => Object.assign(lockers.view(state, viewer), carried(state)),
    sample: (view, viewer, random) => Object.assign(lockers.sample(view, viewer, random), carried(view)),
    ...broken,
  }
}
