/** `branchline verify`: what it says, and the exit codes scripts can trust. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  advance,
  commitmentOf,
  defaultOptions,
  type GameRecord,
  hashOf,
  houseShare,
  legalTexts,
  recordOf,
  SHUFFLE,
  sealOf,
  seedFrom,
  startHistory,
} from '@branchline/engine'
import { gameById } from '@branchline/games'
import { afterAll, expect, it, vi } from 'vitest'
import { branchline } from './terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'branchline-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TABLE = 'AbCdEfGh1234'
const SECRET = '0f'.repeat(32)
const SHARE = 'a1'.repeat(32)

function dealt(isByDevice = true): GameRecord {
  const game = gameById('rising-sun')!
  const shares = [isByDevice ? { by: 'device' as const, share: SHARE } : houseShare(TABLE, SECRET, 0), houseShare(TABLE, SECRET, 1)]
  const parts = { table: TABLE, commitment: commitmentOf(TABLE, SECRET), secret: SECRET, at: 0, shares }
  const history = startHistory(game, defaultOptions(game.options), 2, seedFrom(parts))
  while (history.steps.length < 30) advance(history, legalTexts(game, history.state)[0]!)
  const record = {
    ...recordOf(history, ['Ada', 'driver']),
    finalHash: hashOf(history.state),
    shuffle: { method: SHUFFLE, ...parts },
  } as const
  return { ...record, seal: sealOf(record) }
}

function verify(record: unknown, ...more: string[]) {
  const path = join(folder, 'record.json')
  writeFileSync(path, typeof record === 'string' ? record : JSON.stringify(record))
  return branchline('verify', path, ...more)
}

it('proves a game that was dealt openly, and says what it cannot prove', async () => {
  const { out, exit } = await verify(dealt(), '--commitment', commitmentOf(TABLE, SECRET), '--share', `1=${SHARE}`)
  expect(exit).toBe(0)
  expect(out).toContain('Shares of their own gave: Ada.')
  expect(out).toContain('No share of their own gave: driver.')
  expect(out).toContain('It knows them while it deals.')
  expect(out).toContain('The share your device gave for Ada is in the deal')
  expect(out).toContain('nobody chose these cards')
})

it('does not say that nobody chose the cards where the house alone dealt', async () => {
  for (const [locale, never, rather] of [
    ['en', /nobody chose/i, 'did not choose that secret is not proved'],
    ['de', /niemand hat/i, 'nicht ausgesucht hat, ist nicht bewiesen'],
  ] as const) {
    vi.stubEnv('BRANCHLINE_LANG', locale)
    const { out, exit } = await verify(dealt(false))
    vi.unstubAllEnvs()
    expect(exit).toBe(0)
    expect(out).not.toMatch(never)
    expect(out.trim().split('\n').at(-1)).toContain(rather)
  }
})

it('says of an old record that there is nothing to check but the moves', async () => {
  const { shuffle: _, seal: __, ...old } = dealt()
  const { out, exit } = await verify(old)
  expect([exit, out]).toEqual([0, expect.stringContaining('nothing to check but the moves')])
})

it('finds a lie, names it, and exits with 1', async () => {
  const { out, exit } = await verify({ ...dealt(), seed: 'of my choice' })
  expect(exit).toBe(1)
  expect(out).toMatch(/✗ The game was not dealt from the secret/)
  expect((await verify(dealt(), '--commitment', '00'.repeat(32))).out).toContain('the house changed its secret')
  const other = JSON.parse((await verify({ ...dealt(), names: ['Eve', 'driver'] }, '--json')).out)
  expect(other.sound).toBe(false)
  expect(other.lines[0]).toMatchObject({ is: 'wrong', code: 'wrong-seal' })
})

it('tells what is no record from a call that is wrong', async () => {
  for (const text of ['{', JSON.stringify(dealt()).replace(SECRET, 'x')]) {
    const { err, exit } = await verify(text)
    expect([exit, err]).toEqual([1, expect.stringContaining('is not a record')])
  }
  expect((await branchline('verify', join(folder, 'nothing.json'))).exit).toBe(2)
  expect((await verify(dealt(), '--share', 'Ada')).exit).toBe(2)
})
