/** Why moves that advice lists: what comes of each, told by what tells it from the first. */
import type { AnyCoach, Locale, Reason, Seat } from '@branchline/engine'
import { diceFrom } from '../dice.ts'
import type { Known } from '../known.ts'
import { keyOf } from '../tree.ts'
import { figuresApart, leadIn } from './reasons.ts'
import { Trials } from './trial.ts'
import { tellerFor } from './words.ts'

/** Those that people read; of more moves than these nobody is told more than a glance sees. */
export const MOST_ADVISED = 5
const WORLDS = 8
const TOLD = 2

/** By move, best first; null where nobody has thought its turn to the end. */
export function reasonsOf(
  known: Known,
  coach: AnyCoach,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
  locale: Locale,
): (string | null)[] {
  const { game } = known
  const start = game.sample(view, seat, diceFrom('advised'))
  const lines = coach.lines(start) as readonly (readonly unknown[])[]
  /** The line that begins with it, or one that it is part of; by itself where it decides all, or more will happen before anybody counts. */
  const lineOf = (move: unknown) => {
    const isMove = (one: unknown) => keyOf(one) === keyOf(move)
    const state = game.clone(start)
    game.play(state, move)
    const isPart = game.toAct(state) === seat && coach.isUnderWay(state) && coach.isSeen(start, state)
    const whole = lines.find(([first]) => isMove(first))
    return whole ?? (isPart ? (lines.find((line) => line.some(isMove)) ?? null) : [move])
  }
  const listed = moves.map((move, place) => ({ line: lineOf(move), place })).filter(({ line }) => line !== null)
  const trials = new Trials(known, coach, view, seat, 'advised', listed.map(({ line }) => line) as unknown[][])
  if (listed.length < 2) return []
  for (let world = 0; world < WORLDS; world++) trials.oneMore()
  const [first] = trials.trials
  const [told] = first.runs
    .map((_, world) => toldFrom(trials, coach, world))
    .sort((one, other) => one.against - other.against || other.apart - one.apart || one.oddness - other.oddness)
  const teller = tellerFor(game, coach, locale, [])
  /** Figures are of the line: one link of three did not cost eight cubes. */
  const figuresOf = (figures: Told, at: number) => {
    const { described } = trials.trials[at]
    const isWhole = teller.lead(described) === teller.lead(coach.describe(view, [moves[listed[at].place]]))
    return isWhole ? teller.figures(figures) : teller.whole(described, teller.figures(figures))
  }
  const texts = new Map(
    told.rows.map((row, at) => {
      const text =
        typeof row === 'number' ? teller.same(listed[row].place + 1) : row === null ? teller.lead(first.described) : figuresOf(row, at)
      return [listed[at].place, text]
    }),
  )
  return moves.map((_, place) => texts.get(place) ?? null)
}

/** All from one world, so that they can be compared: figures, or which of them comes to the same; null where nothing can be told of the first. */
function toldFrom(trials: Trials, coach: AnyCoach, world: number) {
  const { before } = trials
  const [first, ...others] = trials.trials
  const rows: (Told | number | null)[] = []
  const said = new Set<string>()
  const outcomes: string[] = []
  for (const trial of trials.trials) {
    const { now, later } = trial.runs[world]
    const outcome = JSON.stringify([now, later])
    const same = outcomes.indexOf(outcome)
    outcomes.push(outcome)
    const ways =
      trial === first ? waysForFirst(trials, coach, world) : waysToTell(figuresApart(coach, before, trial.runs[world], first.runs[world]))
    const way = ways.find((one) => !said.has(idsOf(one))) ?? ways.at(0)
    if (way !== undefined && same < 0) said.add(idsOf(way))
    rows.push(same >= 0 ? same : (way ?? (trial === first ? null : 0)))
  }
  // How many of the others the figures would put before the first.
  const against = others.filter((other) => leadIn(coach, before, first.runs[world], other.runs[world]) < 0).length
  return { rows, against, apart: said.size, oddness: oddnessOf(trials, coach, world) }
}

/** What speaks for the first, against the best of the others that is behind it in something; nothing else is said of it. */
function waysForFirst({ trials: [first, ...others], before }: Trials, coach: AnyCoach, world: number): Told[] {
  return others
    .flatMap((other) => waysToTell(figuresApart(coach, before, first.runs[world], other.runs[world])))
    .filter(({ gain }) => gain.length > 0)
}

/** How far the leads of the first are in this world from what they are on the whole. */
function oddnessOf(trials: Trials, coach: AnyCoach, world: number): number {
  const [first, ...others] = trials.trials
  return others.reduce((sum, other) => {
    const leads = other.runs.map((run, one) => leadIn(coach, trials.before, first.runs[one], run))
    return sum + Math.abs(leads[world] - leads.reduce((all, lead) => all + lead, 0) / leads.length)
  }, 0)
}

type Told = Pick<Reason, 'gain' | 'cost'>

/** What matters most first; then with less, so that two moves need not be told by the same figures. */
function waysToTell({ gain, cost }: Told): Told[] {
  const pairs = [gain.slice(0, TOLD), gain.slice(0, 1), gain.slice(1, 2), []]
  return pairs
    .flatMap((told) => [cost.slice(0, 1), cost.slice(1, 2), cost.slice(0, TOLD)].map((price) => ({ gain: told, cost: price })))
    .filter((one) => one.gain.length + one.cost.length > 0)
}

const idsOf = ({ gain, cost }: Told) => [gain, cost].map((list) => list.map(({ id }) => id).join('+')).join('; ')
