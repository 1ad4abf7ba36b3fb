/**
 * The conformance kit: one function that any game must pass. It plays random games over every set-up, looks at each position
 * with the eyes of every viewer, tries moves that are not legal, text that is no move, worlds that nobody could tell apart,
 * and the way back to the start. It returns what it found, each finding with the way to its position.
 */
import type { GameState, Json } from '../basics.ts'
import type { Game } from '../game.ts'
import { enumerateSetUps, type SetUp } from '../options.ts'
import { attention } from './attention.ts'
import { barriers } from './barriers.ts'
import { describe, type Kit, type Place } from './context.ts'
import { damage } from './damage.ts'
import { checkFairness } from './fairness.ts'
import type { CheckName, Complain, Finding } from './finding.ts'
import { knowledge } from './knowledge.ts'
import { lookAtMove } from './look.ts'
import { checkOptions, checkSeeds } from './options.ts'
import { triggers } from './orders.ts'
import { playOut } from './playout.ts'
import { listener } from './texts.ts'
import { watchGame } from './watch.ts'

export interface ConformOptions<Options> {
  /** The set-ups to play; by default every combination of options and player counts that fits. */
  readonly setUps?: readonly SetUp<Options>[]
  /** Games looked at closely in each set-up. */
  readonly gamesPerSetUp?: number
  /** Further games in each set-up that are only played to the end under the referee's eye. */
  readonly playoutsPerSetUp?: number
  /** Positions of a closely watched game that get every check; the others get the cheap ones. */
  readonly closeLooks?: number
  /** Games dealt, over all set-ups together, to see whether the sampler deals as fairly; fewer than a hundred prove little. */
  readonly deals?: number
  /** RULES.md: what the game cites must stand there. Without it nobody looks. */
  readonly rulebook?: string
  readonly seed?: string
  /** A game that takes longer than this is held to be endless. */
  readonly longestGame?: number
  /** Findings of one kind to report before the kit stops listing more of it. */
  readonly perCheck?: number
}

export interface Report {
  readonly setUps: number
  readonly games: number
  readonly decisions: number
  readonly findings: readonly Finding[]
}

export function conform<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  wishes: ConformOptions<Options> = {},
): Report {
  const setUps = wishes.setUps ?? enumerateSetUps(game)
  const { gamesPerSetUp = 2, playoutsPerSetUp = 20, closeLooks = 60, deals = 240 } = wishes
  const { seed = 'kit', longestGame = 20_000, perCheck = 8 } = wishes
  const findings = collected<Options>(perCheck)
  const anywhere: Complain = (check, detail) => findings.note(check, detail, null)
  const kit: Kit<State, Move, Options> = {
    game,
    closeLooks,
    longestGame,
    foreign: new Map(),
    games: 0,
    decisions: 0,
    listener: listener(game, anywhere, wishes.rulebook),
    attention: attention(closeLooks * setUps.length),
    barriers: barriers(),
    knowledge: knowledge(),
    triggers: triggers(),
    note: findings.note,
  }
  const damaged = damage(game)
  safely(anywhere, () => {
    checkOptions(game, setUps, anywhere, kit.listener.refusal)
    kit.listener.options()
  })
  for (const setUp of setUps) {
    safely(anywhere, () => checkSeeds(game, setUp, anywhere))
    for (let n = 0; n < gamesPerSetUp; n++) watchGame(kit, setUp, `${seed}-${n}`, damaged)
    for (let n = 0; n < playoutsPerSetUp; n++)
      playOut(kit, setUp, `${seed}-playout-${n}`, (taken, ...rest) => lookAtMove(kit, taken, ...rest))
  }
  if (game.secrets && setUps.length > 0) safely(anywhere, () => checkFairness(game, setUps, deals, seed, anywhere))
  damaged.report(anywhere)
  kit.barriers.report()
  kit.knowledge.report()
  kit.triggers.report()
  return { setUps: setUps.length, games: kit.games, decisions: kit.decisions, findings: findings.list }
}

function safely(complain: Complain, look: () => void): void {
  try {
    look()
  } catch (error) {
    complain('throws', describe(error))
  }
}

/** Of one kind some are enough, and of one sentence two: the next may be about something else. */
function collected<Options>(perCheck: number): {
  readonly list: readonly Finding[]
  readonly note: (check: CheckName, detail: string, place: Place<Options> | null) => void
} {
  const list: Finding[] = []
  const times = new Map<string, number>()
  const isEnough = (key: string, limit: number) => {
    const n = (times.get(key) ?? 0) + 1
    times.set(key, n)
    return n > limit
  }
  return {
    list,
    note(check, detail, place) {
      const sentence = `${check} ${detail.replace(/“[^”]*”|\d+|\(.*/g, '…')}`
      if (isEnough(sentence, 2) || isEnough(check, perCheck)) return
      const { options = null, seats = 0, seed = '', moves = [] } = place ?? {}
      list.push({ check, detail, options: options as Json, seats, seed, moves: [...moves] })
    },
  }
}
