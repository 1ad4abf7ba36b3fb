import { advance, isRefusal, recordOf, startHistory } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { diceFrom, outlookAt, reviewGame } from '../index.ts'
import { known, TABLES } from './tables.ts'

describe('a review', () => {
  const { game, options, seats } = TABLES[0]
  const history = startHistory(game, options, seats, 'review')
  const dice = diceFrom('review')
  while (game.toAct(history.state) !== null) {
    const moves = game.moves(history.state)
    advance(history, game.print(history.state, known(game).insight.pick(history.state, moves, dice)))
  }
  const review = reviewGame(known(game), recordOf(history), { playouts: 6 })
  if (isRefusal(review)) throw new Error(review.code)

  it('follows every move', () => {
    expect(review.curve.map(({ at }) => at)).toEqual(Array.from({ length: history.steps.length + 1 }, (_, at) => at))
  })
  it('ends at the truth', () => {
    const scores: number[] = []
    for (const { seat, score } of game.standing(history.state)) scores[seat] = score
    expect(review.curve.at(-1)?.scores).toEqual(scores)
  })
  it('names the three goes that changed most, in their order, with what they changed and why', () => {
    const { curve, turningPoints } = review
    /** All that one seat decided without another in between: first and last move. */
    const goes: { seat: number; first: number; last: number }[] = []
    for (const [index, { seat }] of history.steps.entries()) {
      const go = goes.at(-1)
      if (go?.seat === seat) go.last = index + 1
      else goes.push({ seat, first: index, last: index + 1 })
    }
    const found = turningPoints.map(({ at }) => goes.find(({ first, last }) => first < at && at <= last))
    expect(new Set(found).size).toBe(3)
    const sizeOf = ({ first, last }: { first: number; last: number }) =>
      Math.max(...curve[last].chances.map((chance, seat) => Math.abs(chance - curve[first].chances[seat])))
    for (const [index, { seat, changedSeat, before, after, reason }] of turningPoints.entries()) {
      const go = found[index]!
      expect(seat).toBe(go.seat)
      expect([before, after]).toEqual([curve[go.first].chances[changedSeat], curve[go.last].chances[changedSeat]])
      expect(Math.abs(after - before)).toBeCloseTo(sizeOf(go))
      expect(reason).not.toBe('')
    }
    // Another may have looked larger at a glance; a closer look is not taken of all.
    const sizes = goes.map(sizeOf).sort((a, b) => b - a)
    expect(Math.min(...found.map((go) => sizeOf(go!)))).toBeGreaterThanOrEqual(sizes[11])
    expect(turningPoints.map(({ at }) => at)).toEqual(turningPoints.map(({ at }) => at).sort((a, b) => a - b))
  })
  it.each(TABLES.slice(1))('is made of $game.id too', ({ game, options, seats }) => {
    const played = startHistory(game, options, seats, 'review')
    while (game.toAct(played.state) !== null) {
      const moves = game.moves(played.state)
      advance(played, game.print(played.state, known(game).insight.pick(played.state, moves, dice)))
    }
    const review = reviewGame(known(game), recordOf(played), { playouts: 1 })
    if (isRefusal(review)) throw new Error(review.code)
    expect(review.curve).toHaveLength(played.steps.length + 1)
    expect(review.turningPoints).toHaveLength(3)
    expect(review.curve.at(-1)).toEqual({ at: played.steps.length, ...outlookAt(known(game), played.state) })
  })
  it('refuses a record that cannot be replayed', () => {
    expect(reviewGame(known(game), { ...recordOf(history), moves: ['fly away'] })).toMatchObject({ refused: true })
  })
  it('sees the end of a game as it is', () => {
    expect(outlookAt(known(game), history.state).chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })
})
