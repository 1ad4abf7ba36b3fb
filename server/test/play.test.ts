import { legalTexts } from '@branchline/engine'
import { expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { FromServer } from '../protocol/index.ts'
import { Guest, guest, LineOut } from './client.ts'
import { house } from './start.ts'

async function tableForTwo(more: Record<string, unknown> = {}) {
  const server = await house()
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'], ...more })
  await ben.join(id)
  await ada.start(id)
  const [a, b] = [await ada.line(), await ben.line()]
  await a.watch(id)
  await b.watch(id)
  return { server, ada, ben, a, b, id }
}

test('a whole game over the socket: every view kept by changes is the view the server shows', async () => {
  const { ada, ben, a, b, id } = await tableForTwo()
  const spectator = await LineOut.open(ada.url)
  await spectator.watch(id)
  for (let turn = 0; turn < 16; turn++) {
    const mover = turn % 2 === 0 ? a : b
    await mover.until(() => mover.positions.get(id)?.seq === turn)
    const { moves } = mover.positions.get(id)!
    await mover.play(id, moves![(turn * 7) % moves!.length])
    for (const [line, who] of [
      [a, ada],
      [b, ben],
      [spectator, new Guest(ada.url)],
    ] as const) {
      await line.until(() => line.positions.get(id)?.seq === turn + 1)
      expect(line.positions.get(id)).toEqual(await who.position(id))
    }
  }
  expect(a.positions.get(id)).toMatchObject({ over: true, toAct: null, n: 16 })
  await a.until(() => a.tables.get(id)?.status === 'finished')
  expect(a.tables.get(id)?.result?.how).toBe('played')
  // Steps are written by hand: they are messages of the protocol all the same, with nothing left out and nothing added.
  for (const line of [a, b, spectator]) for (const message of line.heard) expect(FromServer.parse(message)).toEqual(message)
  for (const line of [a, b, spectator]) line.close()
})

test('nothing secret crosses the wire: hands, decks, the seed, other seats’ drawn parcels and move texts', async () => {
  const { a, b, id, server } = await tableForTwo()
  await a.play(id, 'draw')
  await b.until(() => b.positions.get(id)?.seq === 1)
  const [step] = b.steps
  expect(step!.entry.move).toBeNull()
  expect(step!.events.map(({ type }) => type)).toEqual(['drew'])
  expect(a.steps[0]!.events.map(({ type }) => type)).toEqual(['drew', 'saw'])
  const view = b.positions.get(id)!.view as { hands: number[][]; deck: number[]; chance: unknown }
  expect([...view.hands[0]!, ...view.deck].every((weight) => weight === -1)).toBe(true)
  expect(view.chance).toBeNull()
  const { seed } = server.context.live.get(id)!.row
  expect(JSON.stringify([...a.heard, ...b.heard])).not.toContain(seed)
})

test('the seat to act gets its legal moves, others none; a watcher may do without', async () => {
  const { server, ada, a, b, id } = await tableForTwo()
  const { state } = server.context.live.get(id)!.play!.history
  expect(a.positions.get(id)!.moves).toEqual(legalTexts(parcels, state))
  expect(b.positions.get(id)!.moves).toBeUndefined()
  const bare = await ada.line()
  await bare.watch(id, { moves: false })
  await bare.until(() => bare.positions.has(id))
  expect(bare.positions.get(id)!.moves).toBeUndefined()
})

test('a stale move is refused with the newer position, a repeated one answered as the first', async () => {
  const { a, b, id } = await tableForTwo()
  const first = await a.ask({ type: 'move', table: id, id: 'one', at: 0, move: 'rest' })
  expect(first).toMatchObject({ type: 'accepted', seq: 1, n: 1 })
  expect(await a.ask({ type: 'move', table: id, id: 'one', at: 0, move: 'rest' })).toEqual(first)
  const stale = await a.ask({ type: 'move', table: id, id: 'two', at: 0, move: 'rest' })
  expect(stale).toMatchObject({ type: 'refused', problem: { code: 'stale' }, position: { seq: 1, viewer: 0 } })
  expect(await b.ask({ type: 'move', table: id, id: 'one', at: 0, move: 'rest' })).toMatchObject({ problem: { code: 'stale' } })
  await b.until(() => b.positions.get(id)?.seq === 1)
  await b.play(id, 'rest')
  expect(await a.ask({ type: 'move', table: id, id: 'one', at: 0, move: 'rest' })).toEqual(first)
})

test('the rules refuse with clause and words, and nothing changes', async () => {
  const { a, id } = await tableForTwo()
  expect(await a.ask({ type: 'move', table: id, at: 0, move: 'load 9' })).toMatchObject({
    type: 'refused',
    problem: { code: 'refused', message: 'You hold no parcel of 9.', refusal: { clause: 'PA-2', code: 'not-in-hand', weight: 9 } },
  })
  expect(await a.ask({ type: 'move', table: id, at: 0, move: 'fly away' })).toMatchObject({ problem: { refusal: { code: 'unreadable' } } })
  expect((await a.play(id, 'rest')).seq).toBe(1)
})

test('whose turn it is not is told so', async () => {
  const { b, id } = await tableForTwo()
  expect(await b.ask({ type: 'move', table: id, at: 0, move: 'rest' })).toMatchObject({ problem: { code: 'not-your-turn' } })
})

test('after a broken line: the steps that were missed, from the one that is known', async () => {
  const { ben, a, b, id } = await tableForTwo()
  const known = b.positions.get(id)!
  b.close()
  await a.play(id, 'draw')
  await ben.play(id, 'rest')
  await a.until(() => a.positions.get(id)?.seq === 2)
  await a.play(id, 'rest')
  const again = await ben.line()
  again.positions.set(id, known)
  await again.watch(id, { since: known.seq })
  await again.until(() => again.positions.get(id)?.seq === 3)
  expect(again.steps.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(again.positions.get(id)).toEqual(await ben.position(id))
  expect(again.heard.some(({ type }) => type === 'position')).toBe(false)
})

test('after a broken line with an undo in between: a whole position', async () => {
  const { ben, a, b, id } = await tableForTwo()
  b.close()
  await a.play(id, 'rest')
  await a.ask({ type: 'undo', table: id, at: 1 })
  const again = await ben.line()
  await again.watch(id, { since: 0 })
  await again.until(() => again.positions.get(id)?.seq === 2)
  expect(again.positions.get(id)).toMatchObject({ n: 0 })
})

test('every socket of a person hears that a table waits for them', async () => {
  const { ben, a, id } = await tableForTwo()
  const phone = await ben.line()
  await a.play(id, 'rest')
  await phone.until(() => phone.heard.some((one) => one.type === 'turn' && one.table === id))
})

test('two tables at once over one socket keep apart', async () => {
  const { ada, ben, a, id } = await tableForTwo()
  const other = await ada.table({ seats: ['me', 'open'], options: { turns: 3 } })
  await ben.join(other.id)
  await ada.start(other.id)
  await a.watch(other.id)
  await a.until(() => a.positions.has(other.id))
  await a.play(other.id, 'rest')
  expect(a.positions.get(id)!.seq).toBe(0)
  expect(a.positions.get(other.id)!.seq).toBe(1)
})
