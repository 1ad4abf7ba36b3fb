import { beforeEach, expect, it, vi } from 'vitest'
import { characterToPlay, chooseLevel, levelToPlay, nextLevel, noteEnd, rememberBots } from '../play/ladder.ts'
import type { Occupant } from '../store/localTables.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
beforeEach(() => kept.clear())

const table = (...levels: string[]): Occupant[] => [
  { kind: 'person', name: 'Ada' },
  ...levels.map((level) => ({ kind: 'bot' as const, level, name: level })),
]
const won = [1, 2].map((rank, seat) => ({ seat, rank, score: 0, parts: [] }))
const lost = [2, 1].map((rank, seat) => ({ seat, rank, score: 0, parts: [] }))

it('begins with the driver and remembers what was chosen', () => {
  expect(levelToPlay()).toBe('driver')
  chooseLevel('trainee')
  expect(levelToPlay()).toBe('trainee')
  chooseLevel('random')
  expect(levelToPlay()).toBe('trainee')
})

it('suggests the next level after three games won in a row, each counted once', () => {
  noteEnd('a', table('driver'), won)
  noteEnd('a', table('driver'), won)
  noteEnd('b', table('driver'), won)
  expect(nextLevel()).toBeNull()
  noteEnd('c', table('driver'), won)
  expect(nextLevel()).toBe('inspector')
  chooseLevel('inspector')
  expect(nextLevel()).toBeNull()
})

it('begins again after a defeat, and leaves games with others or other levels out', () => {
  for (const id of ['a', 'b']) noteEnd(id, table('driver', 'driver'), won)
  noteEnd('c', table('apprentice', 'driver'), won)
  noteEnd('d', [...table('driver'), { kind: 'person', name: 'Bea' }], won)
  expect(nextLevel()).toBeNull()
  noteEnd('e', table('driver'), lost)
  for (const id of ['f', 'g']) noteEnd(id, table('driver'), won)
  expect(nextLevel()).toBeNull()
})

it('has nothing above the strongest, and survives what it cannot read', () => {
  chooseLevel('inspector')
  for (const id of ['a', 'b', 'c']) noteEnd(id, table('inspector'), won)
  expect(nextLevel()).toBeNull()
  kept.set('branchline.ladder', '{"level":7}')
  expect(levelToPlay()).toBe('driver')
})

it('remembers the character beside the level, for titles that offer it', () => {
  const raiders = table('driver', 'driver').map((one) => (one.kind === 'bot' ? { ...one, character: 'raider' as const } : one))
  expect(characterToPlay(['raider', 'cautious'])).toBeUndefined()
  rememberBots(raiders, ['raider', 'cautious'])
  expect(characterToPlay(['raider', 'cautious'])).toBe('raider')
  expect(characterToPlay(['builder'])).toBeUndefined()
  // Where there was no choice nothing was chosen.
  rememberBots(table('inspector'), [])
  rememberBots(table('trainee'), ['raider'])
  expect([levelToPlay(), characterToPlay(['raider'])]).toEqual(['trainee', 'raider'])
  chooseLevel('driver')
  rememberBots(table('driver'), ['raider'])
  expect(characterToPlay(['raider'])).toBeUndefined()
})
