/** Requests that are odd, or come again late: each is answered for itself, whatever the database. */
import type { AnyGame } from '@branchline/engine'
import { expect } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import type { ServerParts } from '../server.ts'
import type { StoragePlace } from '../storage/storage.ts'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'

async function playing(place: StoragePlace, people: number, parts: ServerParts = {}) {
  const server = await house(place, parts)
  const guests = await Promise.all(Array.from({ length: people }, (_, seat) => guest(server.url, `Guest ${seat}`)))
  const { id } = await guests[0]!.table({ seats: guests.map(() => 'open'), undo: 'consent', options: { turns: 9 } })
  for (const [seat, one] of guests.entries()) await one.join(id, { seat })
  await guests[0]!.start(id)
  return { server, id, guests }
}

onBothDatabases((onBoth) => {
  onBoth('a move with what cannot be stored in it is refused and changes nothing, even where the rules would fail on it', async (place) => {
    const fragile: AnyGame = {
      ...parcels,
      parse(state, text) {
        if (text.startsWith('fail')) throw new Error('a fault in the notation')
        return parcels.parse(state, text)
      },
    }
    const { id, guests } = await playing(place, 2, { games: [fragile] })
    const [ada] = guests as [Guest, Guest]
    const line = await ada.line()
    await line.watch(id)
    const before = await ada.must('GET', `/api/tables/${id}`)
    for (const move of ['re\0st', 'rest\0', 'fail \0', 'fail \ud83d', '\udc00', 'rest \ud83d']) {
      const refused = {
        problem: { code: 'bad-message', message: expect.stringContaining('“move” has to be without the sign of number zero') },
      }
      expect(await ada.post(`/api/tables/${id}/moves`, { id: 'm', at: 0, move })).toMatchObject({ status: 400, body: refused })
      expect(await line.ask({ type: 'move', table: id, id: 'm', at: 0, move })).toMatchObject({ type: 'refused', id: 'm', ...refused })
    }
    expect(await ada.must('GET', `/api/tables/${id}`)).toMatchObject({ table: { ...before.table, seats: expect.anything() } })
    expect(await line.ask({ type: 'move', table: id, id: 'm', at: 0, move: 'rest' })).toMatchObject({ type: 'accepted', seq: 1 })
    line.close()
  })

  onBoth('people who use the same ids get each their own answers, also late, also after a restart', async (place) => {
    const { server, id, guests } = await playing(place, 3)
    const [ada, ben, cyd] = guests as [Guest, Guest, Guest]
    const ask = (who: Guest, what: string, body: object) => who.must('POST', `/api/tables/${id}/${what}`, body)
    const play = (who: Guest, at: number) => ask(who, 'moves', { id: 'same', at, move: 'rest' })
    for (const [at, who] of guests.entries()) expect(await play(who, at)).toEqual({ seq: at + 1, n: at + 1 })
    const undo = (who: Guest) => ask(who, 'undo', { id: 'back', at: 3, to: 0 })
    const wish = async (who: Guest) => (await who.must('GET', `/api/tables/${id}`)).table.request

    expect(await undo(ada)).toEqual({ seq: 3, n: 3 })
    expect(await wish(ben)).toMatchObject({ request: 'back', seat: 0, waiting: [1, 2] })
    await ask(ben, 'consent', { request: 'back', agree: true })
    await ask(cyd, 'consent', { request: 'back', agree: false })
    expect(await wish(ada)).toBeNull()
    // Cyd's own wish under the same id is a wish of its own, and what Ben said to Ada's does not count for it.
    expect(await undo(cyd)).toEqual({ seq: 3, n: 3 })
    const cyds = await wish(ada)
    expect(cyds).toMatchObject({ seat: 2, waiting: [0, 1] })
    await ask(ben, 'consent', { request: 'back', agree: true })
    // Ada's, sent again, is answered as the first time and asks nobody.
    expect(await undo(ada)).toEqual({ seq: 3, n: 3 })
    expect(await wish(ada)).toEqual(cyds)

    await server.close()
    const again = await house(place)
    const [a, b, c] = guests.map((who) => who.at(again)) as [Guest, Guest, Guest]
    for (const [at, who] of [a, b, c].entries()) expect(await play(who, at)).toEqual({ seq: at + 1, n: at + 1 })
    await ask(b, 'consent', { request: 'back', agree: true })
    expect([await undo(a), await undo(c)]).toEqual([
      { seq: 3, n: 3 },
      { seq: 3, n: 3 },
    ])
    expect(await wish(a)).toEqual(cyds)
    for (const who of [a, b]) await ask(who, 'consent', { request: cyds.request, agree: true })
    expect(await a.position(id)).toMatchObject({ seq: 4, n: 0 })
    expect(await undo(c)).toEqual({ seq: 3, n: 3 })
    expect(await play(b, 1)).toEqual({ seq: 2, n: 2 })
  })
})
