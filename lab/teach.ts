/**
 * Appraisals taught by the search: after a long look its attention lies elsewhere than where the glance it began with had put it. The numbers that moves are
 * appraised by go to where a glance would have put it there at once. Positions stand in the order of their games and one thread reckons the whole slope of a
 * number, so the result does not depend on how many threads there are.
 */
import { Worker } from 'node:worker_threads'
import { diceFrom, keyOf, priorsOf, readCode, searcherFor } from '@branchline/bots'
import { type AnyInsight, isRefusal, type SetUp } from '@branchline/engine'
import type { Tuning } from '@branchline/games/learners'
import { setUpFor } from './self-play.ts'
import { type Subject, subjectNamed, tunableOf } from './subjects.ts'
import { round } from './tune.ts'

export interface Lesson {
  readonly title: string
  readonly seed: string
  /** Who looks long, and plays: `driver:iterations=200`. */
  readonly bot: string
  readonly games: number
  /** Of the positions of a game this part is kept: those of one game are much alike. */
  readonly keep: number
  readonly steps: number
  /** How far a number goes in a step at most, in units of what it is tried by. */
  readonly pace: number
  /** Where all games have the same set-up; else it is drawn. */
  readonly setUp?: SetUp<unknown>
}

/** A position, and the share of the search's attention that each of its moves had in the end. */
export interface Look {
  readonly game: number
  readonly state: unknown
  readonly shares: Float64Array
}

export type Task =
  | { readonly do: 'play'; readonly lesson: Lesson; readonly game: number }
  | { readonly do: 'remember'; readonly title: string; readonly looks: readonly Look[] }
  /** By how much the looks of a batch surprise who appraises by these numbers; and how fast it grows with one of them. */
  | { readonly do: 'surprise'; readonly values: Tuning; readonly doubt: number; readonly batch: readonly number[] }
  | { readonly do: 'slope'; readonly values: Tuning; readonly doubt: number; readonly name: string; readonly batch: readonly number[] }

/** A search of fewer iterations has hardly looked. */
const LEAST_LOOK = 20
/** One game in so many is held back, and measured. */
const HELD_BACK = 8
const BATCH = 240
/** A number is moved by this part of what it is tried by to see the slope. */
const NUDGE = 0.25
/** What no appraisal may be surer of than that it will not be looked at. */
const LEAST_SHARE = 1e-4

export async function teach(lesson: Lesson, start: Tuning, threads: number, tell: (line: string, values: Tuning) => void): Promise<Tuning> {
  const { steps, insightWith } = tunableOf(lesson.title)
  // How sharply attention follows worth is not taught: who looked longer is surer, and who will look less should not be.
  const { doubt } = insightWith(start)
  const names = Object.keys(steps)
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./teach-worker.js', import.meta.url)))
  try {
    const games = Array.from({ length: lesson.games }, (_, game): Task => ({ do: 'play', lesson, game }))
    const looks = (await ask<Look[]>(workers, games)).flat()
    const isHeld = ({ game }: Look) => game % HELD_BACK === 0
    const places = looks.map((_, place) => place)
    const held = places.filter((place) => isHeld(looks[place]))
    const taught = places.filter((place) => !isHeld(looks[place]))
    if (held.length === 0 || taught.length === 0) throw new Error('there are too few games to learn from.')
    await Promise.all(workers.map((worker) => ask([worker], [{ do: 'remember', title: lesson.title, looks }])))
    const surprise = async (values: Tuning) => (await ask<number>(workers, [{ do: 'surprise', values, doubt, batch: held }]))[0]

    tell(`${looks.length} positions, ${held.length} of them held back: ${(await surprise(start)).toFixed(4)}`, start)
    const climb = climber(names.length)
    let values = start
    let mean = start
    for (let step = 1; step <= lesson.steps; step++) {
      const dice = diceFrom(`teach ${lesson.seed} ${step}`)
      const batch = Array.from({ length: BATCH }, () => taught[dice.below(taught.length)])
      const slopes = await ask<number>(
        workers,
        names.map((name) => ({ do: 'slope', values, doubt, name, batch })),
      )
      const ways = climb(slopes)
      values = withEach(names, (name, place) => values[name] - lesson.pace * steps[name] * ways[place])
      // The steps waver about what they lead to: what is taught is the mean of the later half.
      const part = 1 / Math.max(1, step - Math.floor(lesson.steps / 2))
      mean = withEach(names, (name) => mean[name] + part * (values[name] - mean[name]))
      if (step % 10 === 0 || step === lesson.steps)
        tell(
          `step ${step}: ${(await surprise(mean)).toFixed(4)}`,
          withEach(names, (name) => round(mean[name])),
        )
    }
    return withEach(names, (name) => round(mean[name]))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** One game of those who look long, and what they saw in some of its positions. */
export function looksOf(lesson: Lesson, number: number): Look[] {
  const subject = subjectNamed(lesson.title)
  const { game } = subject
  const dice = diceFrom(`${lesson.seed} ${lesson.title} ${number}`)
  const { seats, options } = lesson.setUp ?? setUpFor(game, dice)
  const state = game.setup(options, seats, `${lesson.seed}-${number}`)
  const players = Array.from({ length: seats }, (_, seat) => searcherOf(subject, lesson.bot, `${lesson.seed} ${number} ${seat}`))
  const looks: Look[] = []
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    const moves = game.moves(state)
    if (moves.length === 1) {
      game.play(state, moves[0])
      continue
    }
    const view = game.view(state, seat)
    const { edges } = players[seat].consider(view, seat)
    const visits = new Map(edges.map((edge) => [edge.key, edge.visits]))
    const counts = Float64Array.from(moves, (move) => visits.get(keyOf(move)) ?? 0)
    const total = counts.reduce((sum, count) => sum + count, 0)
    if (dice.fraction() < lesson.keep && total >= LEAST_LOOK)
      looks.push({ game: number, state: game.sample(view, seat, diceFrom('glance')), shares: counts.map((count) => count / total) })
    game.play(state, edges[0].move)
  }
  return looks
}

function searcherOf({ game, insight }: Subject, bot: string, seed: string) {
  const read = readCode(bot)
  if (isRefusal(read) || (read.level !== 'fireman' && read.level !== 'driver' && read.level !== 'inspector'))
    throw new Error(`“${bot}” does not search.`)
  return searcherFor({ game, insight }, bot, { ...read, level: read.level, seed }, {})
}

const withEach = (names: readonly string[], value: (name: string, place: number) => number): Tuning =>
  Object.fromEntries(names.map((name, place) => [name, value(name, place)]))

/** The mean of −ln of the share that a glance by these numbers gives to what the search looked at. */
export function surpriseOf(subject: Subject, values: Tuning, doubt: number, looks: readonly Look[]): number {
  const insight = tunableOf(subject.game.id).insightWith(values)
  return looks.reduce((sum, look) => sum + surpriseAt(subject, insight, doubt, look), 0) / looks.length
}

/** For one step of that number. */
export function slopeOf(subject: Subject, values: Tuning, doubt: number, name: string, looks: readonly Look[]): number {
  const nudge = NUDGE * tunableOf(subject.game.id).steps[name]
  const [more, less] = [1, -1].map((way) => surpriseOf(subject, { ...values, [name]: values[name] + way * nudge }, doubt, looks))
  return (more - less) / (2 * NUDGE)
}

function surpriseAt({ game }: Subject, insight: AnyInsight, doubt: number, { state, shares }: Look): number {
  const priors = priorsOf(insight.appraise(state, game.moves(state)), doubt)
  let sum = 0
  for (const [place, share] of shares.entries()) if (share > 0) sum -= share * Math.log(Math.max(priors[place], LEAST_SHARE))
  return sum
}

/** Adam: slopes smoothed, each in units of its own size, so that a number that matters little moves as far as one that matters much. */
function climber(count: number): (slopes: readonly number[]) => number[] {
  const mean = new Float64Array(count)
  const squares = new Float64Array(count)
  let step = 0
  return (slopes) => {
    step++
    return slopes.map((slope, place) => {
      mean[place] = 0.9 * mean[place] + 0.1 * slope
      squares[place] = 0.98 * squares[place] + 0.02 * slope * slope
      return mean[place] / (1 - 0.9 ** step) / (Math.sqrt(squares[place] / (1 - 0.98 ** step)) + 1e-6)
    })
  }
}

/** The answers to all tasks, in their order; whoever is free takes the next. */
function ask<Answer>(workers: readonly Worker[], tasks: readonly Task[]): Promise<Answer[]> {
  const answers = new Array<Answer>(tasks.length)
  let next = 0
  let missing = tasks.length
  return new Promise((resolve, reject) => {
    for (const worker of workers) {
      let place = next
      const take = () => {
        place = next++
        if (place < tasks.length) worker.postMessage(tasks[place])
      }
      worker.removeAllListeners()
      worker.on('error', reject)
      worker.on('message', (answer: Answer) => {
        answers[place] = answer
        if (--missing === 0) resolve(answers)
        else take()
      })
      take()
    }
  })
}
