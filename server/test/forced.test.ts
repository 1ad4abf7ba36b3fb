import { describe, expect, test } from 'vitest'
import { putAway } from '../tables/load.ts'
import { afterwards } from './start.ts'
import { movesAt, opened, playing, settledAt } from './three-seats.ts'
import { pause } from './until.ts'

describe('a decision without a choice', () => {
  test('is made by the house, and nobody is called for it; everybody reads why', async () => {
    const server = await opened()
    const { id, seats, name } = await playing(server)
    const line = await seats[1]!.line()
    afterwards(() => line.close())
    await seats[0]!.play(id, 'offer lyr')
    // All that anybody has: nobody can pay 8.
    await seats[0]!.play(id, 'bid 7')
    await settledAt(seats[0]!, id, 4)
    expect((await movesAt(seats[0]!, id, name)).slice(2)).toEqual(['1 person passed', '2 person passed'])
    const { entries } = await seats[2]!.must('GET', `/api/tables/${id}/log`)
    expect(entries.slice(2).map(({ events }: { events: object[] }) => events[0])).toMatchObject([{ missed: 8 }, { missed: 8 }])
    expect(name((await seats[0]!.position(id)).toAct!)).toBe(0)
    expect(line.heard.filter(({ type }) => type === 'turn')).toEqual([])
  })

  test('is left to its owner where hidden cash would be told by its speed', async () => {
    const server = await opened()
    const { id, seats } = await playing(server, 'west-riding', { options: { cash: 'hidden' } })
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 7')
    await pause(150)
    expect(await seats[0]!.position(id)).toMatchObject({ seq: 2 })
    await seats[1]!.play(id, 'pass')
    const { entries } = await seats[2]!.must('GET', `/api/tables/${id}/log`)
    expect(entries.at(-1).events[0]).toMatchObject({ type: 'passed', missed: 0 })
  })

  test('asks nobody when the decision before it is taken back, also after the table was put away; played again it is made again', async () => {
    const server = await opened()
    const { id, seats } = await playing(server, 'west-riding', { undo: 'consent' })
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 7')
    await settledAt(seats[0]!, id, 4)
    expect((await seats[0]!.position(id)).undo).toMatchObject({ free: 0 })
    expect((await seats[1]!.position(id)).undo).toMatchObject({ free: 4 })
    await putAway(server.context, server.context.live.get(id)!)
    expect((await seats[0]!.position(id)).undo).toMatchObject({ free: 0 })
    expect(await seats[0]!.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 4 })).toEqual({ seq: 5, n: 1 })
    expect((await seats[1]!.must('GET', `/api/tables/${id}`)).table).toMatchObject({ request: null, n: 1 })
    await seats[0]!.must('POST', `/api/tables/${id}/redo`, { id: 'r', at: 5 })
    await settledAt(seats[0]!, id, 8)
    expect(await seats[0]!.position(id)).toMatchObject({ n: 4 })
  })

  test('is not made again at once when it was taken back', async () => {
    const server = await opened()
    const { id, seats } = await playing(server, 'west-riding', { undo: 'consent' })
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 7')
    await settledAt(seats[0]!, id, 4)
    await seats[1]!.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 4, to: 2 })
    await seats[2]!.must('POST', `/api/tables/${id}/consent`, { request: 'u', agree: true })
    await pause(150)
    expect(await seats[1]!.position(id)).toMatchObject({ n: 2 })
  })
})
