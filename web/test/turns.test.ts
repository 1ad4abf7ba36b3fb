/** The log of whole games, in every title: each line says something, each move stands in one line, and a bidding war is one. */
import { type AnyTable, fetchLater, type LogEntry, newAttention, type TableProps } from '@branchline/design'
import { type AnyGame, advance, type GameEvent, isRefusal, readRecord, speaker, startHistory } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { beforeAll, expect, test } from 'vitest'
import { turnsOf } from '../table/turns.ts'
import { recordOf } from './sittings.ts'

beforeAll(fetchLater)

async function loggedGame(id: string) {
  const title = TITLES.find((each) => each.id === id)
  const game = (await title?.rules()) as AnyGame
  const table = (await (title as { table?(): Promise<AnyTable> }).table?.()) as AnyTable
  const record = readRecord(JSON.stringify(recordOf(id)), () => game)
  if (isRefusal(record)) throw new Error(record.code)
  await table.prepare?.(record.options)
  const names = Array.from({ length: record.seats }, (_, seat) => `Name ${seat}`)
  const history = startHistory(game, record.options, record.seats, record.seed, record.deals)
  const entries = record.moves.map((move, place): LogEntry => {
    const events: GameEvent[] = []
    const seat = game.toAct(history.state) as number
    const accepted = advance(history, move, (event) => events.push(event))
    if (accepted.refused) throw new Error(`${place}: ${move}`)
    return { n: place + 1, seat, move, events }
  })
  const props = {
    game,
    view: history.state,
    options: record.options,
    viewer: 0,
    players: names.map((name, seat) => ({ seat, name, kind: 'person' })),
    locale: 'en',
    speaker: speaker(game, 'en', names),
    attention: newAttention(),
    moves: [],
    recap: null,
    choose: () => {},
    askWhy: () => {},
  } as unknown as TableProps
  return { entries, turns: turnsOf(table, entries, props, (move) => `[${move}]`) }
}

for (const { id } of TITLES)
  test(`${id}: no line is empty, and no move is told twice`, async () => {
    const { entries, turns } = await loggedGame(id)
    expect(turns.filter(({ step }) => step.act === '')).toEqual([])
    expect(turns.flatMap((turn) => turn.entries.map(({ n }) => n)).sort((a, b) => a - b)).toEqual(entries.map(({ n }) => n))
    expect(turns.map(({ step }) => step.from)).toEqual(turns.map(({ step }) => step.from).toSorted((a, b) => a - b))
    expect(turns.length).toBeLessThan(entries.length)
  })

test('west-riding: an auction is one line of all who bid, and a route one of all it was decided in', async () => {
  const { turns } = await loggedGame('west-riding')
  const auctions = turns.filter(({ entries }) => entries.some(({ move }) => move?.startsWith('offer')))
  expect(auctions.length).toBeGreaterThan(10)
  for (const { step, entries } of auctions) {
    expect(step.act).toMatch(/^(buys|Nobody wants)/)
    expect(entries[0]?.move).toMatch(/^offer/)
    expect(entries.slice(1).every(({ move }) => /^(bid|pass)/.test(move ?? ''))).toBe(true)
  }
  const built = turns.flatMap(({ step, entries }) => (step.act.startsWith('builds') ? [entries] : []))
  expect(built.some((entries) => entries.length > 1)).toBe(true)
  expect(built.flat().every(({ move }) => /^(build|via|cheapest)/.test(move ?? ''))).toBe(true)
})
