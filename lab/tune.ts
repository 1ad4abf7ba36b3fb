/**
 * Appraisals tuned by play: numbers drawn a little more and a little less than those in use play each other, seats changed over; what the ones that won by more have
 * in common is where the next step goes. Only steps follow one another, so the result does not depend on how many threads there are.
 */
import { Worker } from 'node:worker_threads'
import { diceFrom } from '@branchline/bots'
import type { SetUp } from '@branchline/engine'
import type { Tuning } from '@branchline/games/learners'
import { duelGame } from './duel.ts'
import { subjectNamed, tunableOf } from './subjects.ts'

export interface Course {
  readonly title: string
  readonly seed: string
  /** Who plays: `apprentice`, `driver:iterations=12`. */
  readonly bot: string
  readonly steps: number
  /** Pairs of games a step. */
  readonly pairs: number
  /** What leads the way: points, or who wins. Where three or more play, who has more on average may be second more often than first. */
  readonly by: 'points' | 'victories'
  /** How far a number goes for each point of score it brings, in units of what it is tried by; falls to a fifth. */
  readonly pace: number
  /** Numbers that stay as they are: by `doubt` who does not search errs, and whoever errs less wins, whatever he knows. */
  readonly still: readonly string[]
  /** Where all games have the same set-up; else it is drawn. */
  readonly setUp?: SetUp<unknown>
}

export interface TuneWork {
  readonly course: Course
  readonly values: Tuning
  readonly step: number
  readonly taken: Int32Array
}

export interface Tried {
  readonly pair: number
  /** By how many points the one who tried more, where the sign is 1, was ahead. */
  readonly lead: number
}

/** One lucky game should not lead the way: twice what counts as one for the network is the most, and called twenty in every title. */
const MOST_LEAD = 20
/** What a victory counts, in such points. */
const VICTORY = 10
const LAST_PACE = 0.2

export async function tune(
  course: Course,
  start: Tuning,
  stop: number,
  threads: number,
  tell: (line: string, values: Tuning) => void,
): Promise<Tuning> {
  const { steps } = tunableOf(course.title)
  const names = movingIn(course)
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./tune-worker.js', import.meta.url)))
  let values = start
  for (let step = 0; step < Math.min(stop, course.steps); step++) {
    const leads = await stepOf(workers, { course, values, step, taken: new Int32Array(new SharedArrayBuffer(4)) })
    const pace = course.pace * (1 - ((1 - LAST_PACE) * step) / course.steps)
    const gains = names.map((_, place) => {
      let sum = 0
      for (const [pair, lead] of leads.entries()) sum += lead * signsFor(course, step, pair, names.length)[place]
      return sum / (2 * leads.length)
    })
    const moved = Object.fromEntries(names.map((name, place) => [name, round(values[name] + pace * steps[name] * gains[place])]))
    values = { ...values, ...moved }
    tell(`step ${step + 1}: ${Math.hypot(...gains).toFixed(2)} points`, values)
  }
  await Promise.all(workers.map((worker) => worker.terminate()))
  return values
}

/** One pair of games: the same numbers, some more and some less, against those with the signs changed. */
export async function tryPair({ course, values, step }: TuneWork, pair: number): Promise<Tried> {
  const { steps } = tunableOf(course.title)
  const unit = subjectNamed(course.title).features.scale / 10
  const names = movingIn(course)
  const signs = signsFor(course, step, pair, names.length)
  const side = (way: number) => ({
    ...values,
    ...Object.fromEntries(names.map((name, place) => [name, values[name] + way * steps[name] * signs[place]])),
  })
  const duel = {
    title: course.title,
    seed: `${course.seed} ${step}`,
    bots: [course.bot, course.bot] as const,
    weights: ['in use', 'in use'] as const,
    tunings: [side(1), side(-1)] as const,
    ...(course.setUp === undefined ? {} : { setUp: course.setUp }),
  }
  let lead = 0
  for (const number of [2 * pair, 2 * pair + 1]) {
    const { lineUp, result } = await duelGame(duel, number)
    const ahead =
      course.by === 'victories'
        ? VICTORY * (sumOf(result.shares, lineUp, 0) - sumOf(result.shares, lineUp, 1))
        : pointsAhead(result.scores, lineUp) / unit
    lead += Math.max(-MOST_LEAD, Math.min(MOST_LEAD, ahead)) / 2
  }
  return { pair, lead }
}

const movingIn = ({ title, still }: Course): string[] => Object.keys(tunableOf(title).steps).filter((name) => !still.includes(name))

const sumOf = (figures: readonly number[], lineUp: readonly number[], bot: number) =>
  figures.reduce((sum, figure, seat) => (lineUp[seat] === bot ? sum + figure : sum), 0)

function pointsAhead(scores: readonly number[], lineUp: readonly number[]): number {
  const mean = (bot: number) => sumOf(scores, lineUp, bot) / lineUp.filter((one) => one === bot).length
  return mean(0) - mean(1)
}

function stepOf(workers: readonly Worker[], work: TuneWork): Promise<number[]> {
  const leads = new Array<number>(work.course.pairs).fill(0)
  let missing = work.course.pairs
  return new Promise((resolve, reject) => {
    for (const worker of workers) {
      worker.removeAllListeners()
      worker.on('error', reject)
      worker.on('message', ({ pair, lead }: Tried) => {
        leads[pair] = lead
        if (--missing === 0) resolve(leads)
      })
      worker.postMessage(work)
    }
  })
}

function signsFor({ seed }: Course, step: number, pair: number, count: number): number[] {
  const dice = diceFrom(`tune ${seed} ${step} ${pair}`)
  return Array.from({ length: count }, () => (dice.below(2) === 0 ? -1 : 1))
}

/** So many places are written down. */
export const round = (value: number): number => Number(value.toFixed(4))
