import { seedChance } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { coaching, judging } from '../coach/index.ts'
import { adviseMoves, BOT_LEVELS, decideMessage } from '../index.ts'
import { known, made, positionOf, TABLES } from './tables.ts'

const HIDDEN = -1

/** The view with a lie in every place that it hides: any card, any sum, a generator that is not the game's; hidden cards listed in another order. */
function doctored(view: unknown, truth: unknown, count = { lies: 0 }): { view: unknown; lies: number } {
  const walk = (seen: unknown, real: unknown, name: string): unknown => {
    if (name === 'chance') return seedChance('a lie')
    if (name === 'pools') return (seen as number[][]).map((cards) => cards.toReversed())
    if (seen === HIDDEN && typeof real === 'number' && real !== HIDDEN) {
      count.lies++
      return (real + 1 + (count.lies % 5)) % 12
    }
    if (Array.isArray(seen)) return seen.map((one, at) => walk(one, (real as unknown[] | undefined)?.[at], ''))
    if (typeof seen !== 'object' || seen === null) return seen
    return Object.fromEntries(Object.entries(seen).map(([key, one]) => [key, walk(one, (real as Record<string, unknown>)[key], key)]))
  }
  return { view: walk(view, truth, ''), lies: count.lies }
}

const code = (level: string) => (level === 'random' || level === 'apprentice' ? `${level}:seed=1` : `${level}:iterations=12,seed=1`)

describe.each(TABLES)('a view of $name that lies about everything hidden', ({ game, options, seats, hides }) => {
  it.each(BOT_LEVELS)('makes no difference to %s: the same move for the same reason', (level) => {
    let lies = 0
    for (const plies of [3, 9, 17, 26, 38, 55, 130, 240]) {
      const state = positionOf(game, options, seats, plies)
      const seat = game.toAct(state)
      if (seat === null) continue
      const view = game.view(state, seat)
      const lie = doctored(view, state)
      lies += lie.lies
      const [honest, misled] = [made(code(level), game), made(code(level), game)]
      const move = honest.decide(view, seat)
      expect(misled.decide(lie.view, seat)).toEqual(move)
      expect(misled.reason(lie.view, seat, move, 'en')).toBe(honest.reason(view, seat, move, 'en'))
    }
    if (hides) expect(lies).toBeGreaterThan(10)
  })

  it('makes no difference to advice, nor to what a program at the other end of a pipe is told', () => {
    for (const plies of [9, 38]) {
      const state = positionOf(game, options, seats, plies)
      const seat = game.toAct(state) as number
      const view = game.view(state, seat)
      const lie = doctored(view, state).view
      expect(adviseMoves(known(game), lie, { iterations: 12 })).toEqual(adviseMoves(known(game), view, { iterations: 12 }))
      expect(decideMessage(game, lie, seat, 1, 1000)).toEqual(decideMessage(game, view, seat, 1, 1000))
    }
  })

  it('makes no difference to what the coach says before and after a decision', () => {
    for (const plies of [2, 9, 24, 38]) {
      const state = positionOf(game, options, seats, plies)
      const seat = game.toAct(state)
      if (seat === null) continue
      const view = game.view(state, seat)
      const lie = doctored(view, state).view
      const told = (seen: unknown) => [...coaching(known(game), seen, seat, { worlds: 3 })].at(-1)
      expect(told(lie)).toEqual(told(view))
      expect(told(state)).toEqual(told(view))
      const played = [game.print(view, game.moves(view).at(-1))]
      const judged = (seen: unknown) => [...judging(known(game), seen, seat, played, { worlds: 3 })].at(-1)
      expect(judged(lie)).toEqual(judged(view))
    }
  })
})
