/** A game among bots, and the moments of it that may make a puzzle. */
import { type AnyCoach, type GameState, isRefusal, type Seat } from '@branchline/engine'
import type { Bot } from '../bot.ts'
import { Trials } from '../coach/trial.ts'
import type { Known } from '../known.ts'
import { botFor } from '../registry.ts'
import { obviousLine } from './rivals.ts'
import { groupIn } from './solver.ts'
import { linesOf, PROMISING } from './verify.ts'

export interface GameSetUp {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly bots: readonly string[]
}

export interface Moment {
  /** Moves that lead there. */
  readonly at: number
  readonly seat: Seat
  readonly view: unknown
  readonly kind: string
  /** By how much something seems better than all of another kind. */
  readonly margin: number
  /** A glance sees something else. */
  readonly isHard: boolean
}

/** No more of a kind in one game. */
const OF_A_KIND = 3

/** The most promising first: those that a glance does not find, then by margin; and not all of one kind. */
export function promising(moments: readonly Moment[], most: number): readonly Moment[] {
  const kinds = new Map<string, number>()
  return moments
    .toSorted((one, other) => Number(other.isHard) - Number(one.isHard) || other.margin - one.margin)
    .filter(({ kind }) => {
      const before = kinds.get(kind) ?? 0
      kinds.set(kind, before + 1)
      return before < OF_A_KIND
    })
    .slice(0, most)
}

export interface PlayedGame {
  readonly moves: readonly string[]
  readonly moments: readonly Moment[]
  /** Decisions looked at, and those after a move that nobody would make. */
  readonly looked: number
  readonly odd: number
}

/** Worlds of a first look: a glance that is wrong costs a search, one that is right spares many. */
const WORLDS = 4
/** None of so many moves before may be one that a glance ranks below its fifth. */
const MOVES_BEFORE = 6
const RANKED = 5
const LONGEST = 5_000

export function playForPuzzles(known: Known, coach: AnyCoach, { seats, options, seed, bots: codes }: GameSetUp): PlayedGame {
  const { game } = known
  const state: GameState = game.setup(options, seats, seed)
  const bots = Array.from({ length: seats }, (_, seat) => {
    const bot = botFor(codes[seat % codes.length], known, { seed: `${seed} ${seat}` })
    if (isRefusal(bot)) throw new Error(`${codes[seat % codes.length]} is no bot`)
    return bot as Bot
  })
  const moves: string[] = []
  const moments: Moment[] = []
  let [looked, odd, oddAt] = [0, 0, Number.NEGATIVE_INFINITY]
  for (let seat = game.toAct(state); seat !== null && moves.length < LONGEST; seat = game.toAct(state)) {
    const legal = game.moves(state)
    const at = moves.length
    const moment = legal.length > 1 ? momentAt(known, coach, game.view(state, seat), seat, at) : null
    if (moment !== null) {
      looked++
      if (at - oddAt <= MOVES_BEFORE) odd++
      else if (moment.margin >= PROMISING) moments.push(moment)
    }
    const move = legal.length === 1 ? legal[0] : bots[seat].decide(game.view(state, seat), seat)
    if (legal.length > RANKED && isOdd(known, state, legal, move)) oddAt = at
    moves.push(game.print(state, move))
    game.play(state, move)
  }
  return { moves, moments, looked, odd }
}

function momentAt(known: Known, coach: AnyCoach, view: unknown, seat: Seat, at: number): Moment | null {
  const asked = { known, coach, view, seat }
  const lines = linesOf(asked)
  if (lines.length < 3) return null
  const trials = new Trials(known, coach, view, seat, 'moment', lines)
  for (let world = 0; world < WORLDS; world++) trials.oneMore()
  const sorted = trials.sorted()
  const [best] = sorted
  if (coach.puzzles?.theme(view as never, best.described, []) == null) return null
  const other = sorted.find(({ group }) => group !== best.group)
  if (other === undefined) return null
  const isHard = groupIn(coach, view, obviousLine(asked)) !== best.group
  return { at, seat, view, kind: best.described.kind, margin: trials.worthOf(best) - trials.worthOf(other), isHard }
}

function isOdd({ insight }: Known, state: GameState, legal: readonly unknown[], move: unknown): boolean {
  const points = insight.appraise(state, legal)
  const mine = points[legal.findIndex((one) => JSON.stringify(one) === JSON.stringify(move))]
  let better = 0
  for (let one = 0; one < points.length; one++) if (points[one] > mine) better++
  return better >= RANKED
}
