/**
 * The coach: two or three things one could do that differ in kind, each with what comes of it, what it costs and compared with what; and, after a
 * decision that cost much, what would have been. From the seat's view alone.
 */
import { type AnyCoach, isRefusal, type Locale, type Reason, type Seat } from '@branchline/engine'
import type { Now } from '../bot.ts'
import { diceFrom } from '../dice.ts'
import type { Known } from '../known.ts'
import { reasonFor } from './reasons.ts'
import { printed, type Trial, Trials } from './trial.ts'
import { sentenceOf, type Teller, tellerFor } from './words.ts'

export interface Candidate {
  /** The moves of the line, and after it what everybody would do until one sees what came of it. */
  readonly line: readonly string[]
  readonly after: readonly string[]
  /** The line it is compared with, and what followed there. */
  readonly against: { readonly line: readonly string[]; readonly after: readonly string[] }
  readonly worth: number
  readonly againstWorth: number
  readonly score: number
  readonly reason: Reason
  readonly lead: string
  readonly text: string
}

export interface Warning {
  readonly move: string
  readonly text: string
}

export type Doubt = 'clearly' | 'rather' | 'even'

export interface Coaching {
  /** In the middle of something: what is there to say is said to those who ask. */
  readonly isUnderWay: boolean
  /** Best first; those that are shown before the others. */
  readonly candidates: readonly Candidate[]
  readonly shown: number
  readonly doubt: Doubt
  /** Moves that cost much, whatever one does after them: told to whoever is about to make one. */
  readonly warnings: readonly Warning[]
  readonly phase: { readonly name: string; readonly text: string }
}

export interface CoachSettings {
  readonly locale?: Locale
  /** The players by seat. */
  readonly players?: readonly string[]
  readonly seed?: string
  readonly now?: Now
  /** Until the first words, and until the last. */
  readonly milliseconds?: readonly [number, number]
  /** Without a clock: in so many worlds. */
  readonly worlds?: number
}

/** Further behind than this it is no candidate. */
const NEAR = 0.15
const SHOWN = 3
const MOST = 6
const BUDGET = [450, 2400] as const
const WORLDS = 16
const FEWEST = 2
/** Worlds before anybody is warned. */
const SURE = 3

/** Says something soon and better things later; between, `null`s let whoever drives it do something else. Null at the end: nothing to say. */
export function* coaching(known: Known, given: unknown, seat: Seat, settings: CoachSettings = {}): Generator<Coaching | null, void> {
  const { coach } = known.insight
  if (coach === undefined || known.game.toAct(given) !== seat) return
  const trials = tried(known, coach, given, seat, settings)
  if (trials.trials.length < 2) return
  const teller = tellerFor(known.game, coach, settings.locale ?? 'en', settings.players ?? [])
  yield* thinking(trials, settings, () => adviceFrom(trials, coach, teller))
}

function tried(known: Known, coach: AnyCoach, given: unknown, seat: Seat, { seed = 'coach' }: CoachSettings, played?: readonly unknown[]) {
  const { game } = known
  const view = game.view(given, seat)
  const lines = coach.lines(game.sample(view, seat, diceFrom(seed)))
  const all = played === undefined || lines.some((line) => isSame(line, played)) ? lines : [...lines, played]
  return new Trials(known, coach, view, seat, seed, all)
}

function* thinking<Told>(
  trials: Trials,
  { now, milliseconds = BUDGET, worlds = WORLDS }: CoachSettings,
  tell: () => Told,
): Generator<Told | null, void> {
  const started = now?.() ?? 0
  for (const [stage, end] of milliseconds.entries()) {
    const isEnough = () => (now === undefined ? trials.seen >= worlds : trials.seen >= (stage === 0 ? 1 : FEWEST) && now() - started >= end)
    if (now === undefined && stage === 0) continue
    while (!isEnough()) {
      trials.oneMore()
      yield null
    }
    yield tell()
  }
}

function adviceFrom(trials: Trials, coach: AnyCoach, teller: Teller): Coaching {
  const sorted = trials.sorted()
  const best = new Map<string, Trial>()
  for (const trial of sorted) if (!best.has(trial.group)) best.set(trial.group, trial)
  const kinds = [...best.values()]
  const candidates: Candidate[] = []
  const told: Told = { trials: new Set(), sentences: new Set(), worlds: new Map() }
  const top = trials.worthOf(kinds[0])
  for (const trial of kinds) {
    if (top - trials.worthOf(trial) > NEAR || candidates.length === MOST) break
    const found = candidateOf(trials, coach, teller, trial, sorted, kinds, told)
    if (found !== null) candidates.push(found)
  }
  const name = coach.phase(trials.view)
  return {
    isUnderWay: coach.isUnderWay(trials.view),
    candidates,
    shown: Math.min(SHOWN, candidates.length),
    doubt: doubtOf(kinds.length < 2 ? 1 : trials.aheadOf(kinds[0], kinds[1])),
    warnings: trials.seen < SURE ? [] : warningsFrom(trials, coach, teller, candidates),
    phase: { name, text: teller.phase(name) },
  }
}

/** By first move, and of each the best line: if even that costs much, the move does. What is proposed is not warned of. */
function warningsFrom(trials: Trials, coach: AnyCoach, teller: Teller, candidates: readonly Candidate[]): readonly Warning[] {
  const [best, ...others] = trials.sorted()
  const proposed = new Set(candidates.map(({ line }) => line[0]))
  const seen = new Set([JSON.stringify(best.moves[0])])
  const warnings: Warning[] = []
  for (const trial of others) {
    const first = JSON.stringify(trial.moves[0])
    if (seen.has(first)) continue
    seen.add(first)
    const isDear = trials.worthOf(best) - trials.worthOf(trial) > MUCH && trials.scoreOf(best) - trials.scoreOf(trial) >= coach.least
    const found = isDear && trial.group !== best.group ? reasonFor(coach, trials.before, best, trial) : null
    if (found === null) continue
    const [move] = printed(trials, trial, found.world).line
    if (!proposed.has(move)) warnings.push({ move, text: teller.instead(found.reason) })
  }
  return warnings
}

/** What was said of a position so far, and from which world of each line. */
interface Told {
  readonly trials: Set<Trial>
  readonly sentences: Set<string>
  readonly worlds: Map<Trial, number>
}

/**
 * Compared with the best of what is worth no more and of another kind, as far as figures tell them apart and nothing like it was said. Where a line
 * was told of before, from the same world again: nobody should read two sums of one thing.
 */
function candidateOf(
  trials: Trials,
  coach: AnyCoach,
  teller: Teller,
  trial: Trial,
  sorted: readonly Trial[],
  kinds: readonly Trial[],
  told: Told,
): Candidate | null {
  const worth = trials.worthOf(trial)
  const others = [...kinds, ...sorted.filter((one) => !kinds.includes(one))]
  const lesser = others.filter((one) => one !== trial && !told.trials.has(one) && trials.worthOf(one) <= worth)
  for (const [against, isAny] of [...lesser.map((one) => [one, false] as const), ...lesser.map((one) => [one, true] as const)]) {
    const [own, other] = [told.worlds.get(trial), told.worlds.get(against)]
    if (own !== undefined && other !== undefined && own !== other) continue
    const found = reasonFor(coach, trials.before, trial, against, isAny, own ?? other ?? null)
    if (found === null || told.sentences.has(sentenceOf(found.reason))) continue
    const { reason, world } = found
    told.trials.add(trial)
    told.sentences.add(sentenceOf(reason))
    for (const one of [trial, against]) told.worlds.set(one, world)
    return {
      ...printed(trials, trial, world),
      against: printed(trials, against, world),
      worth,
      againstWorth: trials.worthOf(against),
      score: trials.scoreOf(trial),
      reason,
      lead: teller.lead(reason),
      text: teller.reason(reason),
    }
  }
  return null
}

export interface Missed {
  readonly text: string
  /** What was played with what came of it, and what would have been. */
  readonly played: { readonly line: readonly string[]; readonly after: readonly string[] }
  readonly better: { readonly line: readonly string[]; readonly after: readonly string[] }
  /** Points of chance, and of score, that it cost. */
  readonly chance: number
  readonly score: number
  readonly reason: Reason
}

/** More than this is worth a word, if it is also worth some points. */
const MUCH = 0.08

/** What a decision cost, where it cost much; the last thing told is the answer. */
export function* judging(
  known: Known,
  given: unknown,
  seat: Seat,
  played: readonly string[],
  settings: CoachSettings = {},
): Generator<{ readonly missed: Missed | null } | null, void> {
  const { coach } = known.insight
  const moves = coach === undefined ? null : readLine(known, given, seat, played)
  if (coach === undefined || moves === null) return
  const trials = tried(known, coach, given, seat, settings, moves)
  const teller = tellerFor(known.game, coach, settings.locale ?? 'en', settings.players ?? [])
  yield* thinking(trials, settings, () => ({ missed: missedBy(trials, coach, teller, moves) }))
}

function missedBy(trials: Trials, coach: AnyCoach, teller: Teller, moves: readonly unknown[]): Missed | null {
  const sorted = trials.sorted()
  const mine = sorted.find((trial) => isSame(trial.moves, moves))
  // Whoever has found the best or the next best is not corrected.
  if (mine === undefined || sorted.indexOf(mine) <= 1) return null
  for (const better of sorted) {
    const chance = trials.worthOf(better) - trials.worthOf(mine)
    const score = trials.scoreOf(better) - trials.scoreOf(mine)
    if (chance <= MUCH) return null
    if (better.group === mine.group || score < coach.least) continue
    const found = reasonFor(coach, trials.before, better, mine)
    if (found === null) continue
    const { reason, world } = found
    return {
      text: teller.instead(reason),
      played: printed(trials, mine, world),
      better: printed(trials, better, world),
      chance,
      score,
      reason,
    }
  }
  return null
}

/** Null where they are not the seat's moves, or not possible there. */
function readLine({ game }: Known, given: unknown, seat: Seat, texts: readonly string[]): unknown[] | null {
  const state = game.sample(game.view(given, seat), seat, diceFrom('read'))
  const moves: unknown[] = []
  for (const text of texts) {
    const move = game.parse(state, text)
    if (game.toAct(state) !== seat || isRefusal(move) || game.explain(state, move) !== null) return moves.length === 0 ? null : moves
    moves.push(move)
    game.play(state, move)
  }
  return moves
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) => JSON.stringify(one) === JSON.stringify(other)

/** Told from the worlds: in how many of ten it is ahead. */
function doubtOf(ahead: number): Doubt {
  return ahead >= 0.9 ? 'clearly' : ahead >= 0.7 ? 'rather' : 'even'
}
