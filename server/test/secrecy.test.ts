/**
 * The same game several times over, different only in what one player keeps to themselves: an order or none, this maximum or that one,
 * these triggers or those. Whatever anybody else hears or can read must be the same, letter by letter.
 */
import { type AnyGame, type Json, type OrderKind, orderKinds } from '@branchline/engine'
import { expect, test } from 'vitest'
import { TITLES } from '../../games/catalogue.ts'
import { SCENES, type Scene, type Secret } from '../../games/test/secret-orders.ts'
import type { GivenConfig } from '../config.ts'
import { differencesBetween, type Place, tableWithListeners } from './eavesdropper.ts'
import { ownPostgres } from './postgres.ts'
import { house } from './start.ts'

const NOON = Date.parse('2026-06-01T12:00Z')
const GIVEN: GivenConfig = { logLevel: 'debug', localWebhooks: true, publicUrl: 'https://play.example.org' }
const SECOND = 1_000
const MINUTE = 60 * SECOND

interface Opened extends Place {
  readonly log: readonly string[]
}

async function opened(games: readonly AnyGame[], servers = 1, given: GivenConfig = {}): Promise<Opened> {
  const clock = { at: NOON }
  const log: string[] = []
  // The same cards each time: nothing else may differ.
  const parts = { games, seedFrom: () => 'the same for all', now: () => clock.at, logTo: { write: (line: string) => void log.push(line) } }
  const all = []
  for (let n = 0; n < servers; n++) all.push(await house({ ...GIVEN, ...given }, parts))
  return { servers: all, clock, log }
}

/** What the house wrote down, without where and when it was. */
const logged = ({ log }: Opened) => log.map((line) => ({ ...JSON.parse(line), time: 0, url: '' }))

/** The scene from beginning to end, and after: what everybody else has heard and read of it. */
async function played(place: Place, game: AnyGame, { moves }: Scene, secret: Secret | null, others: readonly Secret[] = []) {
  const table = await tableWithListeners(place, game)
  const { id, players, heard } = table
  const mine = players[1]!
  const orders = `/api/tables/${id}/orders`
  for (const [n, other] of others.entries()) {
    await mine.must('POST', orders, { id: `other-${n}`, ...other })
    await mine.must('POST', `${orders}/cancel`, { order: `other-${n}` })
  }
  if (secret !== null) await mine.must('POST', orders, { id: 'secret', ...secret })
  await table.quiet()
  await table.readAll()
  for (const [at, line] of moves.entries()) {
    const [turn, move] = [Number(line[0]), line.slice(line.indexOf(' ') + 1)]
    // An order answers in the moment it is asked.
    if (turn !== 1) place.clock.at += SECOND
    if (turn !== 1 || secret === null || line[1] === '!') await players[turn]!.play(id, move)
    await table.reached(at + 1)
  }
  await table.after(8 * 60 * MINUTE)
  await table.quiet()
  await table.readTable()
  const own = JSON.stringify([await mine.must('GET', orders), await mine.must('GET', '/api/me/export')])
  // Among several servers what follows closely is told at once or bit by bit, as it happens: there the scene ends here.
  if (place.servers.length > 1) return { heard, own }
  for (const [more, turn] of [2, 0].entries())
    await players[turn]!.must('POST', `/api/tables/${id}/resign`, { id: 'resign', at: moves.length + more })
  await table.after(2 * MINUTE)
  await mine.must('POST', '/api/me/erase', { erase: 'everything' })
  // The game is over, and its record can be read.
  await table.quiet()
  await table.readAll()
  return { heard, own }
}

/** All that can be ordered in a title: every kind, each of its choices made otherwise, with all triggers and without. */
function everyOrder(game: AnyGame): Secret[] {
  return Object.entries(orderKinds(game)).flatMap(([kind, { fields, triggers }]) => {
    const otherwise = Object.entries(fields).map(([name, field]) => ({ [name]: otherThanUsual(field) }))
    return [{ kind, fields: {}, until: triggers }, ...[{}, ...otherwise].map((chosen) => ({ kind, fields: chosen }))]
  })
}

type Field = OrderKind['fields'][string]

function otherThanUsual(field: Field): Json {
  if (field.kind === 'choice') return field.values.findLast((value: string) => value !== field.default)!
  if (field.kind === 'number') return field.default === field.max ? field.min : field.max
  return !field.default
}

const CASES = TITLES.flatMap(({ id }) => Object.entries(SCENES[id] ?? {}).map(([name, scene]) => ({ id, name, scene })))

test('every title with orders of its own has a scene', async () => {
  for (const { id, rules } of TITLES) if ((await rules()).orders !== undefined) expect(Object.keys(SCENES), id).toContain(id)
})

for (const [place, { id, name, scene }] of CASES.entries()) {
  // Of each title the first at a desk, unless another title has shown the like before it; all of them in CI.
  const isFirst = [id, name].every((same) => CASES.findIndex((one) => one.id === same || one.name === same) === place)
  test(`${id}: ${name}, played by an order or by hand, whatever the order says: nobody else can tell`, {
    tags: isFirst ? [] : 'ci',
  }, async () => {
    const game = await TITLES.find((title) => title.id === id)!.rules()
    const first = await opened([game])
    const byHand = await played(first, game, scene, null)
    expect(byHand.heard.get('letters /0')?.[0]).toMatch(/"reason":"digest".*"happened":\["/)
    expect(byHand.heard.get('letters /1')?.at(-1)).toMatch(/"reason":"finished"/)
    const others = everyOrder(game)
    expect(others.length).toBeGreaterThan(5)
    for (const [name, secret] of Object.entries(scene.secrets)) {
      const another = await opened([game])
      const byOrder = await played(another, game, scene, secret, others.splice(0))
      expect(differencesBetween(byHand.heard, byOrder.heard), name).toEqual([])
      expect(logged(another)).toEqual(logged(first))
      // Its owner has it, in the panel and in the copy of their data.
      expect(byOrder.own.split('"secret"').length).toBeGreaterThan(2)
    }
  })
}

const { onPostgres } = ownPostgres()

onPostgres('at two servers: nobody else can tell, on whichever of their devices', async (postgres) => {
  const { id, scene } = CASES[0]!
  const game = await TITLES.find((title) => title.id === id)!.rules()
  const two = () => opened([game], 2, { database: postgres.freshDatabase() })
  const byHand = await played(await two(), game, scene, null)
  const byOrder = await played(await two(), game, scene, Object.values(scene.secrets)[0]!, everyOrder(game))
  expect(differencesBetween(byHand.heard, byOrder.heard)).toEqual([])
})
