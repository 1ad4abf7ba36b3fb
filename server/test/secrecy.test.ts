/**
 * The same game several times over, different only in what one player keeps to themselves: an order or none, this maximum or that one,
 * these triggers or those. Whatever anybody else hears or can read must be the same, letter by letter.
 */
import { type AnyGame, type Json, orderKinds } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { TITLES } from '../../games/catalogue.ts'
import type { GivenConfig } from '../config.ts'
import { differencesBetween, type Place, type Table, tableWithListeners } from './eavesdropper.ts'
import { ownPostgres } from './postgres.ts'
import { house } from './start.ts'

interface Secret {
  readonly kind: string
  readonly fields: { readonly [name: string]: Json }
  readonly until?: readonly string[]
}

/** Who plays what, by turns; what the second plays (1) is what each of the secrets answers, or their own hand where there is none. */
interface Scene {
  readonly moves: readonly string[]
  readonly secrets: { readonly [name: string]: Secret }
}

const box = (fields: Secret['fields'], until: Secret['until'] = []): Secret => ({ kind: 'bid', fields: { box: 1, ...fields }, until })
const lyr = (fields: Secret['fields'], until: Secret['until'] = []): Secret => ({ kind: 'bid', fields: { lot: 'lyr', ...fields }, until })

const INFLUENCE: { readonly [name: string]: Scene } = {
  'the auction stops below all maxima': {
    moves: ['0 bid 3 on box 1', '1 bid 4 on box 1', '2 pass', '0 pass', '1 pass'],
    secrets: {
      'up to 5': box({ most: 5 }),
      'up to 9, then another': box({ most: 9, outbid: 'next', nextBox: 3, nextMost: 7, purse: 2 }, ['cubes-below', 'named']),
    },
  },
  'the maximum is reached': {
    moves: ['0 bid 3 on box 1', '1 bid 4 on box 1', '2 pass', '0 bid 6 on box 1', '1 pass'],
    secrets: { 'up to 5': box({ most: 5 }), 'up to 6': box({ most: 6, purse: 1 }, ['cubes-below']) },
  },
}

const SCENES: { readonly [title: string]: { readonly [name: string]: Scene } } = {
  wensleydale: INFLUENCE,
  nuremberg: INFLUENCE,
  'west-riding': {
    'the auction stops below all maxima': {
      moves: ['0 offer lyr', '0 bid 5', '1 bid 6', '2 pass', '0 pass'],
      secrets: { 'up to 7': lyr({ most: 7 }), 'up to 20': lyr({ most: 20, outbid: 'ask', purse: 1 }, ['new-turn', 'track', 'money-below']) },
    },
    'the maximum is reached': {
      moves: ['0 offer lyr', '0 bid 5', '1 bid 6', '2 pass', '0 bid 7', '1 pass'],
      secrets: { 'up to 6': lyr({ most: 6 }), 'up to more than there is': lyr({ most: 20 }, ['track']) },
    },
  },
  'rising-sun': {
    'nothing to be done': {
      moves: ['0 start a2', '1 start a3', '2 start a4', '0 pass', '1 pass'],
      secrets: {
        'whatever happens': { kind: 'pass', fields: { waste: 0 } },
        'until something does': { kind: 'pass', fields: { waste: 0 }, until: ['pile', 'ending', 'named'] },
      },
    },
  },
}

const NOON = Date.parse('2026-06-01T12:00Z')
const GIVEN: GivenConfig = { logLevel: 'debug' }

async function opened(games: readonly AnyGame[], servers = 1, given: GivenConfig = {}): Promise<Place & { readonly log: string[] }> {
  const clock = { at: NOON }
  const log: string[] = []
  const parts = { games, now: () => clock.at, logTo: { write: (line: string) => void log.push(line) } }
  const all = []
  for (let n = 0; n < servers; n++) all.push(await house({ ...GIVEN, ...given }, parts))
  return { servers: all, clock, log }
}

/** The scene from beginning to end, and after: what everybody else has heard and read of it. */
async function played(place: Place, game: AnyGame, { moves }: Scene, secret: Secret | null, before?: (table: Table) => Promise<void>) {
  const table = await tableWithListeners(place, game)
  const { id, players, heard } = table
  const mine = players[1]!
  await before?.(table)
  if (secret !== null) await mine.must('POST', `/api/tables/${id}/orders`, { id: 'secret', ...secret })
  await table.quiet()
  await table.readAll()
  for (const [at, line] of moves.entries()) {
    const [turn, move] = [Number(line[0]), line.slice(2)]
    if (turn !== 1 || secret === null) await players[turn]!.play(id, move)
    await table.reached(at + 1)
  }
  await table.quiet()
  await table.readAll()
  const own = JSON.stringify([await mine.get(`/api/tables/${id}/orders`), await mine.get('/api/me/export')].map(({ body }) => body))
  for (const turn of [0, 2]) await players[turn]!.must('POST', `/api/tables/${id}/resign`, { id: 'resign', at: moves.length + turn / 2 })
  await mine.must('POST', '/api/me/erase', { erase: 'everything' })
  // The game is over, and its record can be read.
  await table.quiet()
  await table.readAll()
  return { heard, own }
}

const CASES = TITLES.flatMap(({ id }) => Object.entries(SCENES[id] ?? {}).map(([name, scene]) => ({ id, name, scene })))

test('every title has a scene here', () => {
  expect(Object.keys(SCENES).sort()).toEqual(TITLES.map(({ id }) => id).sort())
})

describe.each(CASES)('$id: $name', ({ id, scene }) => {
  test('played by an order or by hand, whatever the order says: nobody else can tell', async () => {
    const game = await TITLES.find((title) => title.id === id)!.load()
    const byHand = await played(await opened([game]), game, scene, null)
    for (const [name, secret] of Object.entries(scene.secrets)) {
      const byOrder = await played(await opened([game]), game, scene, secret)
      expect(differencesBetween(byHand.heard, byOrder.heard), name).toEqual([])
      // Its owner has it, in the panel and in the copy of their data.
      expect(byOrder.own).toContain(`"kind":"${secret.kind}"`)
    }
  })
})
