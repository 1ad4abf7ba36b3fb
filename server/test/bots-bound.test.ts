/** How many bots may play for one person where nobody sits. */
import { expect } from 'vitest'
import { onBothDatabases } from './both.ts'
import { guest } from './client.ts'
import { house } from './start.ts'

const BOTS = [{ bot: 'stuck' }, { bot: 'stuck' }]

onBothDatabases((onBoth) => {
  onBoth('tables of bots only are begun up to the bound; tables with people, and other people’s, are not counted', async (place) => {
    const server = await house({ ...place, botSeatsPerPerson: 4 })
    const [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')]
    const start = async (who: typeof ann, seats: readonly unknown[]) => {
      const { id } = await who.table({ seats })
      return { id, status: (await who.call('POST', `/api/tables/${id}/start`)).status }
    }
    expect((await start(ann, ['me', { bot: 'stuck' }])).status).toBe(200)
    expect((await start(ann, BOTS)).status).toBe(200)
    expect((await start(ann, BOTS)).status).toBe(200)
    const { id, status } = await start(ann, BOTS)
    expect(status).toBe(429)
    expect((await ann.must('GET', `/api/tables/${id}`)).table.status).toBe('open')
    expect((await start(bob, BOTS)).status).toBe(200)
    expect((await start(ann, ['me', { bot: 'stuck' }])).status).toBe(200)
  })

  onBoth('to sit down and let a bot play for oneself is no way round it, at another server neither', async (place) => {
    const server = await house({ ...place, botSeatsPerPerson: 3 })
    const other = place.database === undefined ? server : await house({ ...place, botSeatsPerPerson: 3 })
    const ann = await guest(server.url, 'Ann')
    const sit = async (at: typeof server) => {
      const { id } = await ann.at(at).table({ seats: ['me', { bot: 'stuck' }] })
      await ann.at(at).start(id)
      return (await ann.at(at).call('POST', `/api/tables/${id}/stand-in`, { seat: 0, bot: 'stuck' })).status
    }
    expect([await sit(server), await sit(other)]).toEqual([200, 429])
  })
})
