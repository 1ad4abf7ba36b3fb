/** Signing in where one has played as a guest. */
import { expect } from 'vitest'
import type { Table } from '../protocol/index.ts'
import type { StoragePlace } from '../storage/storage.ts'
import { Authenticator } from './authenticator.ts'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'

const publicUrl = 'https://games.example.org'

/** Ada has an account; on her phone she is a guest so far. */
async function people(place: StoragePlace) {
  const server = await house({ ...place, publicUrl })
  const key = new Authenticator(publicUrl)
  const [ada, phone, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Phone'), await guest(server.url, 'Ben')]
  await key.registerFor(ada)
  return { server, key, ada, phone, ben }
}

const tablesOf = async (device: Guest) => (await device.must('GET', '/api/me/tables?archived=all')).tables as Table[]

onBothDatabases((onBoth) => {
  onBoth('seats, owned tables, chat, notes and memberships go over, and the game goes on from the new device', async (place) => {
    const { server, key, ada, phone, ben } = await people(place)
    const { id } = await phone.table({ seats: ['me', 'open'], visibility: 'private' })
    const { invite } = (await phone.must('GET', `/api/tables/${id}`)).table
    await ben.join(id, { invite })
    await phone.start(id)
    await phone.must('POST', `/api/tables/${id}/chat`, { id: 'c', text: 'good luck' })
    await phone.must('PUT', `/api/tables/${id}/notes`, { text: 'from the train' })
    const watched = await ben.table({ seats: ['me', 'open'], visibility: 'private' })
    await phone.must('GET', `/api/tables/${watched.id}?invite=${watched.invite}`)
    const open = await phone.table({ seats: ['open', 'me'] })
    const bensLine = await ben.line()
    await bensLine.watch(id)

    expect((await key.signIn(phone)).body.person.id).toBe(ada.id)
    expect((await tablesOf(ada)).map((table) => table.id).sort()).toEqual([id, watched.id, open.id].sort())
    const table = (await ada.must('GET', `/api/tables/${id}`)).table as Table
    expect(table).toMatchObject({ owner: ada.id, ownerName: 'Ada', you: { seat: 0, owner: true, yourTurn: true } })
    await bensLine.until(() => bensLine.tables.get(id)?.seats[0]?.name === 'Ada')
    expect((await ada.must('GET', `/api/tables/${id}/notes`)).text).toBe('from the train')
    expect((await ben.must('GET', `/api/tables/${id}/chat`)).lines).toMatchObject([{ name: 'Ada', text: 'good luck' }])
    await ada.play(id, 'rest')
    await ben.play(id, 'rest')
    await phone.play(id, 'rest')
    expect(await server.context.people.find(phone.id)).toBeNull()
  })

  onBoth('where both sit the guest’s seat stays the guest’s: free before the start, a bot’s while it runs', async (place) => {
    const { key, ada, phone, ben } = await people(place)
    const open = await ada.table({ seats: ['me', 'open'] })
    await phone.join(open.id)
    const running = await ben.table({ seats: ['me', 'open', 'open'] })
    await ada.join(running.id)
    await phone.join(running.id)
    await ben.start(running.id)
    await phone.must('PUT', `/api/tables/${running.id}/notes`, { text: 'the guest’s own' })
    await key.signIn(phone)
    expect((await ada.must('GET', `/api/tables/${open.id}`)).table.seats[1]).toMatchObject({ kind: 'open', person: null })
    const { seats } = (await ada.must('GET', `/api/tables/${running.id}`)).table as Table
    expect(seats[1]).toMatchObject({ person: ada.id, standIn: null })
    expect(seats[2]).toMatchObject({ person: phone.id, name: 'Phone', standIn: 'random' })
    await ben.play(running.id, 'rest')
    await ada.play(running.id, 'rest')
    // The bot plays the third seat: the table does not wait for a guest who is no more.
    expect((await ben.position(running.id, '?since=2&wait=25')).toAct).toBe(0)
    expect((await ada.must('GET', `/api/tables/${running.id}/notes`)).text).toBe('')
    // What is still the guest's belongs to the account's own copy, and goes with it.
    expect(JSON.stringify(await ada.must('GET', '/api/me/export'))).toContain('the guest’s own')
    await ada.must('POST', '/api/me/erase', { erase: 'everything' })
    expect(((await ben.must('GET', `/api/tables/${running.id}`)).table as Table).seats.map(({ kind }) => kind)).toEqual([
      'person',
      'bot',
      'bot',
    ])
  })

  onBoth('a club that the guest owned goes over, also where the account belonged to it already', async (place) => {
    const { key, ada, phone, ben } = await people(place)
    const { club } = await phone.must('POST', '/api/clubs', { name: 'Club' })
    for (const one of [ada, ben]) await one.must('POST', `/api/clubs/${club.id}/join`)
    await key.signIn(phone)
    expect((await ben.must('GET', `/api/clubs/${club.id}`)).people).toMatchObject([
      { person: ada.id, role: 'owner' },
      { person: ben.id, role: 'member' },
    ])
  })

  onBoth('without the wish nothing goes over; nor does one account into another; nor do sessions', async (place) => {
    const { server, key, ada, phone } = await people(place)
    await phone.table({ seats: ['me', 'open'] })
    const { token } = await phone.must('POST', '/api/me/tokens')
    const guestCookie = phone.cookie
    await key.signIn(phone, false)
    expect(await tablesOf(ada)).toEqual([])
    expect((await server.context.people.find(phone.id))?.name).toBe('Phone')
    // Back as the guest, by the token that was made before.
    phone.cookie = undefined
    const as = (authorization: string) => phone.call('GET', '/api/me', undefined, { authorization })
    expect((await as(`Bearer ${token}`)).body.person.name).toBe('Phone')

    const other = await guest(server.url, 'Other')
    await new Authenticator(publicUrl).registerFor(other)
    await other.table({ seats: ['me', 'open'] })
    await key.signIn(other)
    expect(await tablesOf(ada)).toEqual([])

    const third = await guest(server.url, 'Third')
    const held = (await third.must('POST', '/api/me/tokens')).token
    await key.signIn(third)
    expect((await as(`Bearer ${held}`)).body.person).toBeNull()
    expect(guestCookie).not.toBe(phone.cookie)
  })

  onBoth('notes at the same table stand one below the other', async (place) => {
    const { key, ada, phone, ben } = await people(place)
    const { id } = await ben.table({ seats: ['me', 'open'] })
    await ada.must('PUT', `/api/tables/${id}/notes`, { text: 'first' })
    await phone.must('PUT', `/api/tables/${id}/notes`, { text: 'second' })
    await key.signIn(phone)
    expect((await ada.must('GET', `/api/tables/${id}/notes`)).text).toBe('first\n\nsecond')
  })
})
