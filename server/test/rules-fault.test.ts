import { type AnyGame, advance, type GameRecord, openRecord } from '@branchline/engine'
import { expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { guest } from './client.ts'
import { house } from './start.ts'

/** Parcels with a fault: the second parcel anybody drops breaks the rules half-way through the move, or in the view after it. */
function faulty(where: 'play' | 'view' | 'moves'): AnyGame {
  const isBroken = (state: { dropped: number[] }) => state.dropped.length >= 2
  return {
    ...parcels,
    id: 'parcels',
    play(state, move, emit) {
      parcels.play(state, move, emit)
      if (where === 'play' && isBroken(state)) throw new Error('a fault in the rules')
    },
    view(state, viewer) {
      if (where === 'view' && isBroken(state)) throw new Error('a fault in the view')
      return parcels.view(state, viewer)
    },
    moves(state) {
      if (where === 'moves' && isBroken(state)) throw new Error('a fault in the moves')
      return parcels.moves(state)
    },
  }
}

async function brokenTable(where: 'play' | 'view' | 'moves') {
  const server = await house({}, { games: [faulty(where)] })
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await ben.join(id)
  await ada.start(id)
  const [a, b] = [await ada.line(), await ben.line()]
  await a.watch(id)
  await b.watch(id)
  await a.until(() => a.positions.has(id))
  const dropFor = (line: typeof a) => line.positions.get(id)!.moves!.find((move) => move.startsWith('drop'))!
  await a.play(id, dropFor(a))
  await b.until(() => b.positions.get(id)?.seq === 1)
  const failing = dropFor(b)
  const answer = await b.ask({ type: 'move', table: id, at: 1, move: failing })
  return { server, ada, ben, a, b, id, answer, failing }
}

for (const where of ['play', 'view', 'moves'] as const) {
  test(`a fault in ${where} is contained: last good position kept, other moves possible, other tables untouched`, async () => {
    const { ada, ben, b, id, answer } = await brokenTable(where)
    expect(answer).toMatchObject({ type: 'refused', problem: { code: 'rules-fault', report: expect.stringMatching(/^\w{12}$/) } })
    await b.until(() => b.tables.get(id)?.fault != null)
    expect(await ben.position(id)).toEqual(b.positions.get(id))
    await b.play(id, 'rest')
    await b.until(() => b.tables.get(id)?.fault === null)
    expect(await ben.position(id)).toEqual(b.positions.get(id))
    const other = await ada.table({ seats: ['me', 'open'] })
    expect(other.status).toBe('open')
  })
}

test('the report replays as a test; its seed stays here until the table is closed', async () => {
  const { ada, ben, id, answer, failing } = await brokenTable('play')
  const report = await ben.must('GET', `/api/tables/${id}/report`)
  expect(report).toMatchObject({
    report: answer.type === 'refused' && answer.problem.report,
    failing,
    message: 'a fault in the rules',
    record: { seed: null },
  })
  // Nor does a report show what another seat played while that is a secret.
  expect(report.record.moves).toEqual([null])
  expect((await ada.must('GET', `/api/tables/${id}/report`)).failing).toBeNull()
  expect((await ben.post(`/api/tables/${id}/close`)).status).toBe(403)
  await ada.must('POST', `/api/tables/${id}/close`)
  const full = await ben.must('GET', `/api/tables/${id}/report`)
  const { history, bad } = openRecord(faulty('play'), full.record as GameRecord)
  expect(bad).toBeUndefined()
  expect(() => advance(history, full.failing)).toThrow('a fault in the rules')
  expect(full.test).toContain(`report ${full.report}`)
})

test('a stored game that the rules of today refuse can be seen and closed, not played', async () => {
  const { temporaryFolder } = await import('./start.ts')
  const data = temporaryFolder()
  const first = await house({ data })
  const ada = await guest(first.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', { bot: 'random' }] })
  await ada.start(id)
  await ada.play(id, 'rest')
  await ada.position(id, '?since=1&wait=25')
  await first.close()
  const strict: AnyGame = { ...parcels, moves: (state) => parcels.moves(state).filter(({ type }) => type !== 'rest') }
  const second = await house({ data }, { games: [strict] })
  const again = await guest(second.url)
  again.cookie = ada.cookie
  const position = await again.position(id)
  expect(position.n).toBe(0)
  expect((await again.post(`/api/tables/${id}/moves`, { id: 'x', at: position.seq, move: 'draw' })).body.problem.code).toBe('rules-fault')
  expect((await again.must('POST', `/api/tables/${id}/close`)).table.status).toBe('closed')
})
