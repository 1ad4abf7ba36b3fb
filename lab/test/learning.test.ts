import { diceFrom } from '@branchline/bots'
import type { LearnedWeights } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { asFile, freshWeights, fromFile, passesOf, placesOf, type Shape } from '../network.ts'
import { GAME, layoutOf, type Rows, SEATS } from '../rows.ts'
import { schoolGame } from '../self-play.ts'
import { SUBJECTS, type Subject, subjectNamed } from '../subjects.ts'
import { train } from '../train.ts'

const school = (title: string) => ({ title, seed: 'test', iterations: 0, keep: 1 })

function rowsOf(subject: Subject, title: string, games: number): Rows {
  const { length } = layoutOf(subject)
  const parts = Array.from({ length: games }, (_, number) => schoolGame(subject, subject.byHand, school(title), number))
  const numbers = Float32Array.from(parts.flatMap((part) => [...part]))
  return { count: numbers.length / length, length, at: (row) => ({ numbers, from: row * length }) }
}

const LESSON = { seed: '1', width: 8, narrow: 4, epochs: 3, rate: 0.003, margin: 1, decay: 0 }

function noisy(shape: Shape): Float64Array {
  const dice = diceFrom('noisy')
  return freshWeights(shape, 1, dice).map((weight) => weight + 0.3 * (dice.fraction() - 0.5))
}

describe.each(SUBJECTS)('learning about %s', (title) => {
  const subject = subjectNamed(title)
  const layout = layoutOf(subject)
  const { own, shared, parts, scale } = subject.features
  const shape: Shape = { own, shared, width: 8, narrow: 4, parts }
  const rows = rowsOf(subject, title, 3)

  it('self-play gives the same rows for the same seed, and results that belong to them', () => {
    expect(schoolGame(subject, subject.byHand, school(title), 1)).toEqual(schoolGame(subject, subject.byHand, school(title), 1))
    expect(schoolGame(subject, subject.byHand, school(title), 1)).not.toEqual(schoolGame(subject, subject.byHand, school(title), 2))
    for (let row = 0; row < rows.count; row++) {
      const { numbers, from } = rows.at(row)
      const shares = numbers.slice(from + layout.share, from + layout.share + (numbers[from + SEATS] as number))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5)
      expect(numbers[from + GAME]).toBeLessThan(3)
    }
  })

  it('slopes are those of the sum they belong to', () => {
    const weights = noisy(shape)
    const passes = passesOf(shape, layout, scale, weights)
    const { numbers, from } = rows.at(rows.count - 1)
    const byAhead = new Float64Array(layout.seats).map((_, seat) => 1 + seat * seat)
    const value = () => {
      const certainty = passes.forward(numbers, from)
      return passes.ahead.reduce(
        (sum, ahead, seat) => sum + (seat < (numbers[from + SEATS] as number) ? ahead * (byAhead[seat] as number) : 0),
        3 * certainty,
      )
    }
    value()
    const slopes = new Float64Array(placesOf(shape).count)
    passes.backward(numbers, from, byAhead, 3, slopes)
    const dice = diceFrom('slopes')
    let seen = 0
    for (let tries = 0; tries < 4000 && seen < 40; tries++) {
      const at = dice.below(weights.length)
      if (slopes[at] === 0) continue
      seen++
      const before = weights[at] as number
      weights[at] = before + 1e-5
      const more = value()
      weights[at] = before - 1e-5
      const less = value()
      weights[at] = before
      expect((more - less) / 2e-5).toBeCloseTo(slopes[at] as number, 3)
    }
    expect(seen).toBe(40)
  })

  it('the player comes to the same numbers as training, from the file alone', () => {
    const file: LearnedWeights = asFile(shape, noisy(shape), 'test')
    const passes = passesOf(shape, layout, scale, fromFile(file).weights)
    const insight = subject.insightBy(file)
    const { game } = subject
    const dice = diceFrom('player')
    const state = game.setup(schoolSetUp(subject).options, schoolSetUp(subject).seats, 'player')
    for (let ply = 0, stage = -1; game.toAct(state) !== null && ply < 400; ply++) {
      if (insight.stage(state) !== stage) {
        stage = insight.stage(state)
        const base = subject.byHand.forecast(state)
        const row = new Float32Array(layout.length)
        const mine = new Float64Array(base.length * own)
        const table = new Float64Array(shared)
        subject.features.fill(state, base, mine, table)
        row[SEATS] = base.length
        row[2] = subject.features.part(state)
        row.set(base, layout.base)
        row.set(mine, layout.ownAt)
        row.set(table, layout.sharedAt)
        passes.forward(row, 0)
        const mean = base.reduce((sum, points) => sum + points, 0) / base.length
        for (const [seat, score] of insight.forecast(state).entries())
          expect(score).toBeCloseTo(mean + scale * (passes.ahead[seat] as number), 2)
      }
      const moves = game.moves(state)
      game.play(state, moves.length === 1 ? moves[0] : subject.byHand.pick(state, moves, dice))
    }
  })

  it('training gives the same weights again, and makes the loss less on what it has seen', () => {
    const once = train(subject, rows, LESSON, 'test', () => {})
    expect(train(subject, rows, LESSON, 'test', () => {}).weights).toEqual(once.weights)
    expect(train(subject, rows, { ...LESSON, seed: '2' }, 'test', () => {}).weights).not.toEqual(once.weights)
  })

  it('without weights, or with those of other features, the hand-made judgement plays', () => {
    const other = asFile({ ...shape, own: own + 1 }, noisy({ ...shape, own: own + 1 }), 'test')
    const state = subject.game.setup(schoolSetUp(subject).options, schoolSetUp(subject).seats, 'hand')
    for (const weights of [null, other]) expect(subject.insightBy(weights).forecast(state)).toEqual(subject.byHand.forecast(state))
  })
})

function schoolSetUp({ game }: Subject) {
  return {
    seats: game.seats.min,
    options: Object.fromEntries(Object.entries<{ default: unknown }>(game.options).map(([name, field]) => [name, field.default])),
  }
}
