/** The log from an entry on: the same as the end of the whole, and for the price of what follows. */
import { type AnyGame, advance, hashOf } from '@branchline/engine'
import { expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import type { LogEntry } from '../tables/live.ts'
import { historyAfter, replay } from '../tables/replay.ts'

let plays = 0
const counted = {
  ...parcels,
  play: (...given: Parameters<typeof parcels.play>) => {
    plays++
    return parcels.play(...given)
  },
} as unknown as AnyGame
const start = { game: counted, options: { ...defaultsOf(), turns: 300 }, seats: 2, seed: 's', deals: [] }

function defaultsOf(): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parcels.options).map(([name, option]) => [name, (option as { default?: unknown }).default]))
}

/** A game of many moves, with some taken back, some of these played again, and others replaced. */
function longLog(): LogEntry[] {
  const log: LogEntry[] = []
  const { history } = replay(start, [])
  const add = (kind: LogEntry['kind'], move: string, n: number) =>
    log.push({ seq: log.length + 1, n, kind, seat: 0, by: 'person', move, requestId: String(log.length), barrier: false, at: 0 })
  for (let round = 0; counted.toAct(history.state) !== null && history.steps.length < 400; round++) {
    const moves = counted.moves(history.state)
    const move = counted.print(history.state, moves[round % moves.length])
    advance(history, move)
    add('move', move, history.steps.length)
    if (round % 40 !== 39) continue
    const back = history.steps.length - 3
    const taken = history.steps.slice(back).map((step) => step.move)
    add('undo', '', back)
    history.steps.length = 0
    Object.assign(history, replay(start, log).history)
    if (round % 80 === 79) {
      add('redo', taken[0] as string, back + 1)
      Object.assign(history, replay(start, log).history)
    }
  }
  return log
}

test('after every entry it is the game that carrying all of them out leads to', () => {
  const log = longLog()
  expect(log.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(3)
  expect(log.filter(({ kind }) => kind === 'redo').length).toBeGreaterThan(1)
  const { history: now, bad } = replay(start, log)
  expect(bad).toBeUndefined()
  for (let since = 0; since <= log.length; since++) {
    const whole = replay(start, log.slice(0, since)).history
    const quick = historyAfter(now, log, since)
    expect(hashOf(quick.state), String(since)).toBe(hashOf(whole.state))
    expect(quick.steps.map(({ move }) => move)).toEqual(whole.steps.map(({ move }) => move))
    expect(quick.undone).toEqual(whole.undone)
  }
})

test('the end of a long game is found without playing it from its beginning; from a kept position once, and then no more', () => {
  const log = longLog()
  const { history: now } = replay(start, log)
  plays = 0
  historyAfter(now, log, log.length - 5)
  expect(plays).toBeLessThan(64)
  const woken = { ...now, snapshots: new Map([[0, replay(start, []).history.state]]) }
  historyAfter(woken, log, log.length - 5)
  plays = 0
  historyAfter(woken, log, log.length - 5)
  expect(plays).toBeLessThan(64)
})
