import { readdirSync, readFileSync } from 'node:fs'
import { advance, type GameEvent, hashOf, isRefusal, readRecord, startHistory } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { nuremberg, wensleydale } from '../rules/index.ts'

const folder = new URL('./records/', import.meta.url)
const games = new Map([wensleydale, nuremberg].map((game) => [game.id, game as unknown as typeof nuremberg]))
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const seen = new Set<string>()

/** Every record to its end; what happened on the way is remembered for the last test. */
function replay(file: string) {
  const record = readRecord(readFileSync(new URL(file, folder), 'utf8'), (id) => games.get(id))
  if (isRefusal(record)) throw new Error(`${file}: ${record.code}`)
  const game = games.get(record.game) as typeof nuremberg
  const history = startHistory(game, record.options as never, record.seats, record.seed)
  const emit = (event: GameEvent) => seen.add(event.type === 'piece-removed' ? `${event.type} ${event.clause?.slice(3)}` : event.type)
  for (const move of record.moves) if (advance(history, move, emit).refused) throw new Error(`${file}: ${move} is refused`)
  return { record, game, state: history.state }
}

describe('recorded games', () => {
  test.each(files)('%s replays to its end and its hash', (file) => {
    const { record, game, state } = replay(file)
    expect(game.toAct(state)).toBeNull()
    expect(hashOf(state)).toBe(record.finalHash)
    expect(game.referee(state)).toEqual([])
  })
  test('there is one for each title, board and player count', () => {
    const kinds = new Set(
      files.map((file) => {
        const { game, seats, options } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
        return `${game} ${options.map ?? 'wensleydale'} ${seats}`
      }),
    )
    const wanted = ['wensleydale wensleydale 3', 'wensleydale wensleydale 4']
    for (const seats of [2, 3, 4]) wanted.push(`nuremberg nuremberg ${seats}`, `nuremberg wensleydale ${seats}`)
    expect([...kinds].toSorted()).toEqual(wanted.toSorted())
  })
  test('together they show every sort of event but the rarest', () => {
    for (const file of files) replay(file)
    const known = wensleydale.messages.keys().flatMap((key) => (key.startsWith('event.') ? [key.slice(6)] : []))
    const removals = ['11.8', '11.9', '11.10'].map((number) => `piece-removed ${number}`)
    const expected = [...known.filter((type) => type !== 'piece-removed'), ...removals]
    expect(expected.filter((type) => !seen.has(type))).toEqual([])
  })
})
