import { type GameEvent, type Random, randomFrom } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { chainCost, expectedOrders, forecast, type nuremberg, takeoverRuns } from '../rules/index.ts'
import type { Move } from '../rules/move.ts'
import { boardOf, type State } from '../rules/state.ts'
import { gameOf, type Title, USUAL } from './table.ts'

const SET_UPS: readonly (readonly [Title, number, object])[] = [
  ['wensleydale', 3, {}],
  ['nuremberg', 2, { map: 'nuremberg' }],
  ['nuremberg', 4, { map: 'wensleydale', largerSouth: true }],
]

describe.each(SET_UPS)('what is foretold comes true: %s with %i players %o', (title, seats, wishes) => {
  const game = gameOf(title) as typeof nuremberg

  /** Positions of random games in which bids are small and hardly anybody passes. */
  function* positions(games: number): Generator<[State, Random]> {
    const random = randomFrom(`forecasts-${title}-${seats}`)
    const options = { ...USUAL, ...wishes }
    for (let n = 0; n < games; n++) {
      const state = game.setup(options, seats, `forecasts-${n}`)
      while (game.toAct(state) !== null) {
        yield [state, random]
        const moves = game.moves(state)
        const busy = moves.filter((move) => (move.do === 'bid' ? move.amount <= 4 : move.do !== 'pass' && move.do !== 'done'))
        const among = busy.length > 0 && random.below(5) > 0 ? busy : moves
        game.play(state, among[random.below(among.length)] as Move)
      }
    }
  }

  /** Everybody stops and pays with what comes first, until an event of this type has happened. */
  function stopUntil(state: State, type: string): GameEvent[] {
    const events: GameEvent[] = []
    const later = game.clone(state)
    while (!events.some((event) => event.type === type)) {
      const moves = game.moves(later)
      const stop = moves.find((move) => move.do === 'pass' || move.do === 'done') ?? (moves[0] as Move)
      game.play(later, stop, (event) => events.push(event))
    }
    return events
  }

  test('WD-7.1 WD-7.2 WD-10.1 WD-10.5 orders, and profit and loss', () => {
    for (const [state, random] of positions(2)) {
      if (state.phase === 'takeover' || random.below(4) > 0) continue
      const { build, trains, players } = expectedOrders(state)
      const events = stopUntil(state, 'player-order')
      const order = (type: string) => events.find((event) => event.type === type)?.seats
      expect(order('player-order')).toEqual(players)
      if (state.phase === 'auction') expect([order('build-order'), order('train-order')]).toEqual([build, trains])
      for (const { type, seat, profit } of events) if (type === 'profit') expect(profit).toBe(forecast(state, seat as number).after)
    }
  })

  test('WD-11.5 WD-11.8 takeovers: those that can be had now, and what leaves the board', () => {
    for (const [state] of positions(3)) {
      if (state.phase !== 'takeover') continue
      const foretold = new Map(takeoverRuns(state, state.actor).map((run) => [`takeover ${run.company} ${run.run.join('~')}`, run]))
      const moves = game.moves(state).filter((move) => move.do === 'takeover')
      const had = [...foretold].filter(([, { refusal }]) => refusal === null).map(([text]) => text)
      expect(moves.map((move) => game.print(state, move))).toEqual(had)
      for (const move of moves) {
        const gone: object[] = []
        game.play(game.clone(state), move, ({ type, kind, area, pieces, clause }) => {
          if (type === 'piece-removed') gone.push({ kind, area, pieces, clause })
        })
        expect(gone).toEqual(foretold.get(game.print(state, move))?.removed)
      }
    }
  })

  /** Whether the seat to act can build this whole route, whatever it pays with. */
  function canBuild(state: State, route: readonly number[], built: number): boolean {
    if (state.due === 0 && built === route.length - 1) return true
    const next = (move: Move) => move.do === 'pay' || (move.do === 'build' && move.from === route[built] && move.to === route[built + 1])
    return game
      .moves(state)
      .filter(next)
      .some((move) => {
        const later = game.clone(state)
        game.play(later, move)
        const laid = move.do === 'build' ? built + 1 : built
        return laid === route.length - 1 ? true : later.actor === state.actor && later.phase === 'build' && canBuild(later, route, laid)
      })
  }

  test('WD-8.2 WD-8.8 WD-8.9 WD-8.10 chains, also while a link is still being paid', () => {
    const found = new Set<string>()
    for (const [state, random] of positions(4)) {
      if (state.phase !== 'build' || (state.due === 0 && random.below(3) > 0)) continue
      const route = someRoute(state, random)
      const plan = chainCost(
        state,
        state.actor,
        route.map((area) => boardOf(state).ids[area] as string),
      )
      expect(plan.refusal === null, JSON.stringify(plan)).toBe(canBuild(state, route, 0))
      found.add(`${plan.refusal === null} ${state.due > 0}`)
    }
    expect(found.size).toBeGreaterThanOrEqual(3)
  })
})

/** A walk over free borders from the end of the chain, or from where one could begin. */
function someRoute(state: State, random: Random): number[] {
  const board = boardOf(state)
  const route = [state.chain.at(-1) ?? (state.companyTowns[random.below(state.companyTowns.length)] as number)]
  for (let links = 1 + random.below(5); links > 0; links--) {
    const here = route.at(-1) as number
    const exits = Array.from(board.exitTo.slice(board.firstExit[here], board.firstExit[here + 1]))
    const open = exits.filter((to) => state.owner[board.linkOf[here * board.areas + to] as number] === 0 && !route.includes(to))
    if (open.length === 0) break
    route.push(open[random.below(open.length)] as number)
  }
  return route
}
