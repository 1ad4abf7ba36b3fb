/** Whether a moment is a puzzle: one line is clearly best, whoever looks and however long, and people can be told why. */
import type { AnyCoach, Puzzle, Reason } from '@branchline/engine'
import { reasonFor } from '../coach/reasons.ts'
import { printed, Trials } from '../coach/trial.ts'
import { diceFrom } from '../dice.ts'
import { searcherFor } from '../registry.ts'
import { keyOf } from '../tree.ts'
import { type Line, type Weighed, weighLines } from './line-search.ts'
import { levelOf, obviousLine } from './rivals.ts'
import { type Asked, endOf, groupIn, holdsAnywhere, isDecided, printMoves, verdictOn } from './solver.ts'

/** Why a moment makes no puzzle. */
export const REJECTS = ['margin', 'unstable', 'thought', 'elsewhere', 'ways', 'long', 'hidden', 'wordless', 'themeless'] as const
export type Reject = (typeof REJECTS)[number]

export type Answered = Pick<Puzzle, 'theme' | 'level' | 'solutions' | 'after' | 'against' | 'reason' | 'margin'> & {
  /** What one would play at a glance solves it. */
  readonly isObvious: boolean
  /** The whole margin, not only what will do. */
  readonly isClear: boolean
}

/** The whole margin, and the part of it that will do: from there on the coach, too, speaks of a decision that cost much. */
const MARGIN = 0.12
const WILL_DO = 2 / 3
/** In the last round the sums decide, and less is enough. */
const LAST_MARGIN = 0.06
/** Of a first glance. */
export const PROMISING = (WILL_DO * MARGIN) / 2
const SEEDS = 10
const DEEP_SEEDS = 3
/** Iterations of a look, and of ten times the thought. */
const LOOK = 300
const DEEPER = 10
const QUICK = 200
const ALL_MOVES = 1500
const WORLDS = 16
/** As good as the best: so much less, at most, and of the same idea. */
const AS_GOOD = 0.02
/** Different moves, the cards that one plays anyway among them. */
const MOST_MOVES = 8

/** Lines of the same idea as the best that are about as good, and how far everything of another idea is behind. */
interface Ranking {
  readonly best: number
  readonly group: string
  readonly chance: number
  readonly score: number
}

export function linesOf(asked: Asked): readonly Line[] {
  const { known, coach, view, seat } = asked
  const lines = coach.lines(known.game.sample(view, seat, diceFrom('puzzle'))) as readonly Line[]
  const obvious = obviousLine(asked)
  return lines.some((line) => JSON.stringify(line) === JSON.stringify(obvious)) ? lines : [...lines, obvious]
}

function ranked(groups: readonly string[], weighed: readonly Weighed[]): Ranking {
  let best = 0
  for (const [at, { worth }] of weighed.entries()) if (worth > weighed[best].worth) best = at
  const others = weighed.filter((_, at) => groups[at] !== groups[best])
  const second = others.reduce<Weighed | null>((most, one) => (most === null || one.worth > most.worth ? one : most), null)
  const { worth, score } = weighed[best]
  return {
    best,
    group: groups[best],
    chance: second === null ? 0 : worth - second.worth,
    score: second === null ? 0 : score - second.score,
  }
}

/** What a puzzle must keep when somebody changes rules or bots: a short search puts a solution first. */
export function isBestQuickly(asked: Asked, solutions: readonly Line[]): boolean {
  const lines = linesOf(asked)
  const { best } = ranked(groupsOf(asked, lines), weigh(asked, lines, QUICK, 'quick'))
  return verdictOn(asked, solutions, lines[best]) === 'solved'
}

/** The whole of it again, for a puzzle that was found before; null where it holds. */
export function recheck(asked: Asked, solutions: readonly Line[]): Reject | null {
  const found = verify(asked)
  if (typeof found === 'string') return found
  const isSame = found.lines.some((line) => verdictOn(asked, solutions, line) === 'solved')
  return isSame ? null : 'thought'
}

const groupsOf = ({ coach, view }: Asked, lines: readonly Line[]) => lines.map((line) => groupIn(coach, view, line))
const weigh = ({ known, view, seat }: Asked, lines: readonly Line[], iterations: number, seed: string) =>
  weighLines(known, view, seat, lines, iterations, seed)

/** The answer, or why there is none. */
export function answerOf(asked: Asked): Answered | Reject {
  const found = verify(asked)
  return typeof found === 'string' ? found : told(asked, found)
}

interface Verified {
  /** The best first, then those as good. */
  readonly lines: readonly Line[]
  readonly margin: { readonly chance: number; readonly score: number }
  readonly isClear: boolean
}

function verify(asked: Asked): Verified | Reject {
  const { known, coach, view, seat } = asked
  const sense = coach.puzzles
  if (sense === undefined) return 'themeless'
  const lines = linesOf(asked)
  const groups = groupsOf(asked, lines)
  const isLast = sense.isLast(view)
  const whole = isLast ? { chance: LAST_MARGIN, score: sense.lastMargin } : { chance: MARGIN, score: sense.margin }
  const enough = isLast ? 1 : WILL_DO
  const looked = weigh(asked, lines, QUICK, 'quick')
  const first = ranked(groups, looked)
  const isClear = ({ chance, score }: Ranking, part: number) => chance >= part * whole.chance && score >= part * whole.score
  if (!isClear(first, enough / 2)) return 'margin'
  const near = lines.filter((_, at) => groups[at] === first.group && looked[at].worth >= looked[first.best].worth - 2 * AS_GOOD)
  if (2 * near.length > lines.length) return 'ways'
  if (new Set(lines[first.best].map((move) => JSON.stringify(move))).size > MOST_MOVES) return 'long'
  if (!isDecided(asked, endOf(asked, lines[first.best]))) return 'hidden'
  if (!holdsAnywhere(asked, printMoves(asked, lines[first.best]))) return 'hidden'
  const isFirst = (ranking: Ranking) => ranking.group === first.group
  const rankings = [first]
  for (let seed = 0; seed < SEEDS; seed++) {
    const ranking = ranked(groups, weigh(asked, lines, LOOK, `look ${seed}`))
    if (!isFirst(ranking)) return 'unstable'
    if (!isClear(ranking, enough / 2)) return seed === 0 ? 'margin' : 'unstable'
    rankings.push(ranking)
  }
  const deep: Weighed[][] = []
  for (let seed = 0; seed < DEEP_SEEDS; seed++) {
    const weighed = weigh(asked, lines, DEEPER * LOOK, `deep ${seed}`)
    const ranking = ranked(groups, weighed)
    if (!isFirst(ranking) || !isClear(ranking, enough / 2)) return 'thought'
    rankings.push(ranking)
    deep.push(weighed)
  }
  const pooled = lines.map((_, at) => pool(deep.map((weighed) => weighed[at])))
  const final = ranked(groups, pooled)
  if (!isClear(final, enough)) return 'margin'
  const isGood = (at: number) => groups[at] === final.group && pooled[at].worth >= pooled[final.best].worth - AS_GOOD
  const good = lines.flatMap((_, at) => (at !== final.best && isGood(at) ? [at] : []))
  const solutions = [final.best, ...good].map((at) => lines[at])
  if (rankings.some(({ best }) => verdictOn(asked, solutions, lines[best]) !== 'solved')) return 'unstable'
  // Where nearly everything is right there is nothing to find.
  if (2 * solutions.length > lines.length) return 'ways'
  const searcher = searcherFor(known, 'inspector', { level: 'inspector', seed: 'all moves', iterations: ALL_MOVES }, {})
  const [{ move }] = searcher.consider(view, seat).edges
  if (!solutions.some((line) => line.some((one) => keyOf(one) === keyOf(move)))) return 'elsewhere'
  return {
    lines: solutions,
    margin: { chance: rounded(final.chance, 100), score: rounded(final.score, 10) },
    isClear: isClear(final, 1),
  }
}

const rounded = (value: number, parts: number) => Math.round(value * parts) / parts

function pool(all: readonly Weighed[]): Weighed {
  const visits = all.reduce((sum, one) => sum + one.visits, 0)
  const mean = (of: (one: Weighed) => number) =>
    all.reduce((sum, one) => sum + (one.visits === 0 ? 0 : of(one) * one.visits), 0) / Math.max(1, visits)
  return { visits, worth: mean(({ worth }) => worth), score: mean(({ score }) => score) }
}

/** Compared with what one would play at a glance; where that is the solution, with the best of another kind. */
function told(asked: Asked, { lines: solutions, margin, isClear }: Verified): Answered | Reject {
  const { known, coach, view, seat } = asked
  const obvious = obviousLine(asked)
  const isObvious = verdictOn(asked, solutions, obvious) === 'solved'
  const lines = linesOf(asked)
  const trials = new Trials(known, coach, view, seat, 'told', [
    solutions[0],
    ...lines.filter((line) => verdictOn(asked, solutions, line) !== 'solved'),
  ])
  for (let world = 0; world < WORLDS; world++) trials.oneMore()
  const [mine] = trials.trials
  const isGlance = (line: Line) => JSON.stringify(line) === JSON.stringify(obvious)
  const others = trials
    .sorted()
    .filter(
      (trial) =>
        trial !== mine && trial.runs.length > 0 && trial.group !== mine.group && holdsAnywhere(asked, printMoves(asked, trial.moves)),
    )
  const inOrder = others.toSorted((one, other) => Number(isGlance(other.moves)) - Number(isGlance(one.moves)))
  for (const [against, isAny] of [...inOrder.map((one) => [one, false] as const), ...inOrder.map((one) => [one, true] as const)]) {
    const found = reasonFor(coach, trials.before, mine, against, isAny)
    if (found === null) continue
    const theme = themeOf(coach, view, found.reason)
    if (theme === null) return 'themeless'
    const { after } = printed(trials, mine, found.world)
    return {
      theme,
      level: levelOf(asked, solutions),
      solutions: solutions.map((line) => printMoves(asked, line)),
      after,
      against: printed(trials, against, found.world),
      reason: found.reason,
      margin,
      isObvious,
      isClear,
    }
  }
  return 'wordless'
}

function themeOf(coach: AnyCoach, view: unknown, reason: Reason): string | null {
  return (
    coach.puzzles?.theme(
      view as never,
      reason,
      reason.gain.map(({ id }) => id),
    ) ?? null
  )
}
