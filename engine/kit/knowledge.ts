/**
 * What a viewer knows. A part of a score to which nothing matters that the view hides is an open fact, and the standing of the view
 * must say it; what hangs on hidden places a view may count as nothing. And a sampler must vary where more than one world is possible.
 */
import type { GameState, Standing, Viewer } from '../basics.ts'
import type { Game } from '../game.ts'
import { sameData } from '../hash.ts'
import type { Complain } from './finding.ts'
import { differences, nameOf } from './secrets.ts'

export interface Knowledge {
  /** The standing of the view beside that of the state, and of two worlds that the viewer cannot tell from it. */
  standing<State extends GameState, Move>(
    game: Game<State, Move>,
    state: State,
    view: State,
    viewer: Viewer,
    worlds: readonly State[],
    complain: Complain,
  ): void
  /** Two samples of one view, and the truth. */
  samples(viewer: Viewer, truth: GameState, one: GameState, other: GameState, complain: Complain): void
  report(): void
}

/** So many positions in which samples are alike and the truth is another, before that is held against the sampler. */
const ALIKE = 20

export function knowledge(): Knowledge {
  const variety = new Map<string, { unlikeTruth: number; unlikeOther: number; complain: Complain }>()

  return {
    standing(game, state, view, viewer, worlds, complain) {
      const seen = game.standing(view)
      const others = worlds.map((world) => game.standing(world))
      for (const { seat, parts } of game.standing(state)) {
        for (const [index, { source, points }] of parts.entries()) {
          const said = pointsOf(seen, seat, index)
          if (said === points || others.some((other) => pointsOf(other, seat, index) !== points)) continue
          if (isHidden(game, state, view, seat, index)) continue
          complain(
            'standing',
            `the standing in the view of ${nameOf(viewer)} gives seat ${seat} ${said} for “${source}”, which is ${points}: an open fact, nothing that the view hides matters to it`,
          )
        }
      }
    },
    samples(viewer, truth, one, other, complain) {
      const key = viewer === 'spectator' ? 'a spectator' : 'a seat'
      const seen = variety.get(key) ?? { unlikeTruth: 0, unlikeOther: 0, complain }
      variety.set(key, seen)
      if (!sameData({ ...one, chance: null }, { ...truth, chance: null })) seen.unlikeTruth++
      if (!sameData({ ...one, chance: null }, { ...other, chance: null })) seen.unlikeOther++
    },
    report() {
      for (const [who, { unlikeTruth, unlikeOther, complain }] of variety) {
        if (unlikeTruth < ALIKE || unlikeOther > 0) continue
        complain(
          'sample',
          `the sample for ${who} never varies: in ${unlikeTruth} positions where more than one world is possible, two samples were alike`,
        )
      }
    },
  }
}

const pointsOf = (standing: readonly Standing[], seat: number, part: number) =>
  standing.find((one) => one.seat === seat)?.parts[part]?.points

/** Whether this part of the score hangs on a place that the view hides: it changes when all of those are changed. */
function isHidden<State extends GameState, Move>(game: Game<State, Move>, state: State, view: State, seat: number, part: number): boolean {
  const altered = JSON.parse(JSON.stringify(state)) as State
  for (const path of differences(state, view)) if (!path.startsWith('chance')) alter(altered, path.split('.'))
  try {
    return pointsOf(game.standing(altered), seat, part) !== pointsOf(game.standing(state), seat, part)
  } catch {
    return true
  }
}

function alter(data: unknown, path: readonly string[]): void {
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data)
  const key = path.at(-1)!
  const known = holder as Record<string, unknown> | undefined
  const value = known?.[key]
  if (known !== undefined && (typeof value === 'number' || typeof value === 'boolean'))
    known[key] = typeof value === 'number' ? value + 1 : !value
}
