/**
 * Whether the sampler deals as fairly as the game does. Nobody knows what is fair in a game the kit has never seen, but the game
 * does: over many seeds, what truly lies in a hidden place and what the sampler puts there must be exchangeable. For each place and
 * value the kit adds up how often truth and sample differ, with a sign. If the sampler is fair each sign is a fair coin, so that by
 * Hoeffding’s bound a sum beyond `LIMIT` roots of its squares has a chance below 2·exp(−LIMIT²/2), 2 in 10¹³ for each value. Only what the set-up has
 * dealt by chance counts, and play goes on by moves that are possible whatever is hidden, because a choice would tell something.
 */

import type { GameState, Viewer } from '../basics.ts'
import { type Random, randomFrom } from '../chance.ts'
import type { Game } from '../game.ts'
import { sameData } from '../hash.ts'
import type { SetUp } from '../options.ts'
import type { Complain } from './finding.ts'
import { nameOf, viewersOf } from './secrets.ts'

const LIMIT = 7.75
/** Decisions after which the deals are compared a second time, at most. */
const LATER = 8
const WORLDS = 3

interface Sum {
  total: number
  squares: number
}

/** By place: whether the truth differs from game to game there, and one example of it. */
interface Hidden {
  readonly example: string
  varies: boolean
}

export function checkFairness<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  setUps: readonly SetUp<Options>[],
  deals: number,
  seed: string,
  complain: Complain,
): void {
  const sums = new Map<string, Sum>()
  const dealt = new Map<string, Hidden>()
  for (let n = 0; n < deals; n++) {
    const { options, seats } = setUps[n % setUps.length]
    const random = randomFrom(`${seed}-fair-${n}`)
    const state = game.setup(options, seats, `${seed}-deal-${n}`)
    compare(state, seats, 'at the start', random)
    if (n % 2 === 0 || !walkOn(game, state, random)) continue
    compare(state, seats, 'later', random)
  }
  for (const [key, { total, squares }] of sums) {
    if (Math.abs(total) <= LIMIT * Math.sqrt(squares)) continue
    const [who, when, place, value] = key.split('|')
    const group = `${who}|${place!.replace(/\.\d+$/, '')}`
    if (dealt.get(`${who}|${place}`)?.varies !== true && dealt.get(group)?.varies !== true) continue
    const how = total > 0 ? 'too seldom' : 'too often'
    return complain(
      'sample',
      `the sample for ${who} deals unfairly: ${when} ${value} lies in ${place} ${how} (by ${Math.abs(total)} in ${deals} games)`,
    )
  }

  function compare(state: State, seats: number, when: string, random: Random): void {
    for (const viewer of viewersOf(seats)) {
      const view = game.view(state, viewer)
      const world = game.sample(view, viewer, random)
      addUp(state, view, world, '', viewer, when)
    }
  }

  /** Lists are compared as wholes and place by place; only those that the view does not show. */
  function addUp(truth: unknown, seen: unknown, dealtThere: unknown, path: string, viewer: Viewer, when: string): void {
    if (path === 'chance' || truth === null || typeof truth !== 'object' || sameData(truth, seen)) return
    if (!Array.isArray(truth) || truth.some((item) => typeof item === 'object')) {
      for (const key of Object.keys(truth)) {
        const below = [truth, seen, dealtThere].map((data) => (data as Record<string, unknown> | null)?.[key])
        addUp(below[0], below[1], below[2], path === '' ? key : `${path}.${key}`, viewer, when)
      }
      return
    }
    const who = nameOf(viewer)
    if (when === 'at the start') noteDealt(`${who}|${path}`, JSON.stringify(truth))
    const there = dealtThere as readonly unknown[]
    const counts = new Map<unknown, number>()
    for (const [place, card] of truth.entries()) {
      const other = there[place]
      if (card === other) continue
      counts.set(card, (counts.get(card) ?? 0) + 1)
      counts.set(other, (counts.get(other) ?? 0) - 1)
      add(`${who}|${when}|${path}.${place}|${card}`, 1)
      add(`${who}|${when}|${path}.${place}|${other}`, -1)
    }
    for (const [card, difference] of counts) if (difference !== 0) add(`${who}|${when}|${path}|${card}`, difference)
  }

  function noteDealt(place: string, example: string): void {
    const known = dealt.get(place)
    if (known === undefined) dealt.set(place, { example, varies: false })
    else if (known.example !== example) known.varies = true
  }

  function add(key: string, difference: number): void {
    const sum = sums.get(key) ?? { total: 0, squares: 0 }
    sums.set(key, sum)
    sum.total += difference
    sum.squares += difference * difference
  }
}

/** Some moves on, each possible in other worlds as well; false when none could be made. */
function walkOn<State extends GameState, Move>(game: Game<State, Move>, state: State, random: Random): boolean {
  let made = 0
  for (const steps = 1 + random.below(LATER); made < steps && game.toAct(state) !== null; made++) {
    const view = game.view(state, 'spectator')
    const worlds = Array.from({ length: WORLDS }, () => {
      const world = game.sample(view, 'spectator', random)
      return new Set(game.moves(world).map((move) => game.print(world, move)))
    })
    const open = game.moves(state).filter((move) => worlds.every((texts) => texts.has(game.print(state, move))))
    if (open.length === 0) break
    game.play(state, open[random.below(open.length)])
  }
  return made > 0
}
