import { randomUUID } from 'node:crypto'
import type { AnyGame } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { westRiding } from '../../games/west-riding/rules/index.ts'
import { giveOrder } from '../orders/orders.ts'
import type { OrdersAnswer } from '../protocol/index.ts'
import { atTable } from '../tables/load.ts'
import { Guest, guest, type LineOut } from './client.ts'
import { afterwards, house } from './start.ts'
import { GAMES, movesAt, opened, playing, settledAt } from './three-seats.ts'
import { pause, until } from './until.ts'

const NOON = Date.parse('2026-06-01T12:00Z')

const give = (who: Guest, id: string, kind: string, fields: Record<string, unknown> = {}, until: string[] = []): Promise<OrdersAnswer> =>
  who.must('POST', `/api/tables/${id}/orders`, { id: randomUUID(), kind, fields, until })
const ordersOf = (who: Guest, id: string): Promise<OrdersAnswer> => who.must('GET', `/api/tables/${id}/orders`)

describe('an order is carried out', () => {
  test('bids up to the maximum, by ordinary moves, before its owner is asked; then passes and is over', async () => {
    const server = await opened()
    const { id, seats, name } = await playing(server)
    const line = await seats[1]!.line()
    afterwards(() => line.close())
    expect((await give(seats[1]!, id, 'bid', { lot: 'lyr', most: 6 })).orders).toMatchObject([{ kind: 'bid', fields: { most: 6 } }])
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 5')
    await settledAt(seats[0]!, id, 3)
    expect(name((await seats[2]!.position(id)).toAct!)).toBe(2)
    await seats[2]!.play(id, 'pass')
    await seats[0]!.play(id, 'bid 7')
    // 6 is too little now: it passes, and the share is sold.
    await settledAt(seats[0]!, id, 6)
    expect(await movesAt(seats[0]!, id, name)).toEqual([
      '0 person offered',
      '0 person bid5',
      '1 person bid6',
      '2 person passed',
      '0 person bid7',
      '1 person passed',
    ])
    const { orders, log } = await ordersOf(seats[1]!, id)
    expect(orders).toEqual([])
    expect(log.map(({ what, text, seq }) => `${seq} ${what} ${text}`).sort()).toEqual(['3 fired bid 6', '6 ended done', '6 fired pass'])
    // Nobody was asked meanwhile.
    expect(line.heard.filter(({ type }) => type === 'turn')).toEqual([])
  })

  test('given when it is one’s turn it plays at once; calling it off ends it', async () => {
    // Time stands still: the job that is there for a server that died does not come round.
    const server = await house({}, { games: GAMES, now: () => NOON })
    const { id, seats } = await playing(server)
    await seats[0]!.play(id, 'offer lyr')
    await give(seats[0]!, id, 'pass')
    await settledAt(seats[0]!, id, 2)
    const [{ id: order } = { id: '' }] = (await ordersOf(seats[0]!, id)).orders
    const { orders, log } = await seats[0]!.must('POST', `/api/tables/${id}/orders/cancel`, { order })
    expect([orders, log[0]]).toMatchObject([[], { what: 'ended', text: 'called-off' }])
    // Somebody else's cannot be called off, nor seen.
    await give(seats[1]!, id, 'only-move')
    const [theirs] = (await ordersOf(seats[1]!, id)).orders
    await seats[0]!.must('POST', `/api/tables/${id}/orders/cancel`, { order: theirs!.id })
    expect((await ordersOf(seats[1]!, id)).orders).toHaveLength(1)
    expect(await ordersOf(seats[0]!, id)).toMatchObject({ orders: [] })
  })

  test('given in one’s turn to a server that dies with it: the job that was stored with it plays it', async () => {
    const clock = { at: NOON }
    const server = await house({}, { games: GAMES, now: () => clock.at })
    const { id, seats } = await playing(server)
    await seats[0]!.play(id, 'offer lyr')
    // Nothing follows from it here.
    const { toAct } = await seats[0]!.position(id)
    Object.assign(server.context, { isClosing: true })
    await atTable(server.context, id, (table) => giveOrder(server.context, table, toAct!, { id: 'o', kind: 'pass', fields: {}, until: [] }))
    Object.assign(server.context, { isClosing: false })
    expect((await seats[0]!.position(id)).seq).toBe(1)
    clock.at += 5_000
    server.context.jobs.look()
    await settledAt(seats[0]!, id, 2)
  })

  test('a trigger ends it, with its name in the owner’s log', async () => {
    const server = await opened()
    const { id, seats } = await playing(server)
    await seats[0]!.play(id, 'offer lyr')
    await give(seats[2]!, id, 'pass', {}, ['any-sale'])
    await seats[0]!.play(id, 'bid 5')
    await seats[1]!.play(id, 'pass')
    await settledAt(seats[0]!, id, 4)
    const { orders, log } = await ordersOf(seats[2]!, id)
    expect(orders).toEqual([])
    expect(log.map(({ what, text }) => `${what} ${text}`).sort()).toEqual(['ended any-sale', 'fired pass'])
  })

  test('the influence auction: up to the maximum, then the next box', async () => {
    const server = await opened()
    const { id, seats } = await playing(server, 'wensleydale')
    await give(seats[1]!, id, 'bid', { box: 1, most: 5, outbid: 'next', nextBox: 2, nextMost: 4 })
    await seats[0]!.play(id, 'bid 5 on box 1')
    await settledAt(seats[0]!, id, 2)
    expect((await ordersOf(seats[1]!, id)).log[0]).toMatchObject({ what: 'fired', text: 'bid 3 on box 2' })
  })

  test('WD-6.2 WD-6.7 as it is offered, an order for one box does not pass: with its bid standing its owner is asked about the second', async () => {
    const server = await opened()
    const { id, seats, name } = await playing(server, 'wensleydale')
    await give(seats[1]!, id, 'bid', { box: 1, most: 5 })
    await seats[0]!.play(id, 'bid 3 on box 3')
    await settledAt(seats[0]!, id, 2)
    await seats[2]!.play(id, 'pass')
    await seats[0]!.play(id, 'pass')
    await settledAt(seats[0]!, id, 4)
    expect(name((await seats[1]!.position(id)).toAct!)).toBe(1)
    await seats[1]!.play(id, 'bid 3 on box 2')
  })

  test('two boxes by two orders: the pass of one does not take the bid of the other', async () => {
    const server = await opened()
    const { id, seats } = await playing(server, 'wensleydale')
    await give(seats[1]!, id, 'bid', { box: 1, most: 5, leading: 'pass' })
    await give(seats[1]!, id, 'bid', { box: 2, most: 4 })
    await seats[0]!.play(id, 'bid 3 on box 3')
    await settledAt(seats[0]!, id, 2)
    await seats[2]!.play(id, 'pass')
    await seats[0]!.play(id, 'pass')
    await settledAt(seats[0]!, id, 5)
    const { log } = await ordersOf(seats[1]!, id)
    expect(
      log
        .filter(({ what }) => what === 'fired')
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['bid 3 on box 1', 'bid 3 on box 2'])
  })

  test('what cannot be ordered is refused, and there are ten orders at most', async () => {
    const server = await opened()
    const { id, seats } = await playing(server)
    const path = `/api/tables/${id}/orders`
    expect((await seats[1]!.post(path, { id: 'a', kind: 'bribe' })).status).toBe(400)
    expect((await seats[1]!.post(path, { id: 'a', kind: 'bid', fields: { most: -1 } })).status).toBe(400)
    expect((await seats[1]!.post(path, { id: 'a', kind: 'bid', until: ['rain'] })).status).toBe(400)
    for (let n = 0; n < 10; n++) await give(seats[1]!, id, 'bid', { lot: 'gnr' })
    expect((await seats[1]!.post(path, { id: 'b', kind: 'bid' })).status).toBe(429)
    // Sent again under the same id it is one order.
    for (let n = 0; n < 2; n++) await seats[2]!.must('POST', path, { id: 'same', kind: 'only-move' })
    expect((await ordersOf(seats[2]!, id)).orders).toHaveLength(1)
  })

  test('sent again after it is over it does not stand a second time', async () => {
    const server = await opened()
    const { id, seats } = await playing(server)
    const send = () => seats[1]!.must('POST', `/api/tables/${id}/orders`, { id: 'same', kind: 'only-move' })
    await send()
    await seats[1]!.must('POST', `/api/tables/${id}/orders/cancel`, { order: 'same' })
    expect(await send()).toMatchObject({ orders: [], log: [{ text: 'called-off' }] })
  })

  test('over the socket: given, listed, called off; the answer is for that socket alone', async () => {
    const server = await opened()
    const { id, seats } = await playing(server)
    const line = await seats[1]!.line()
    const second = await seats[1]!.line()
    const other = await seats[2]!.line()
    for (const one of [line, second, other]) await one.watch(id)
    afterwards(() => {
      for (const one of [line, second, other]) one.close()
    })
    const given = await line.ask({
      type: 'order',
      table: id,
      id: 'mine',
      kind: 'bid',
      fields: { lot: 'lyr', most: 6 },
      until: ['new-turn'],
    })
    expect(given).toMatchObject({ type: 'orders', orders: [{ id: 'mine', fields: { most: 6 }, until: ['new-turn'] }], log: [] })
    // Another person's order may have the same id: neither learns of the other.
    expect(await other.ask({ type: 'order', table: id, id: 'mine', kind: 'pass' })).toMatchObject({ orders: [{ kind: 'pass' }] })
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 5')
    await settledAt(seats[0]!, id, 4)
    expect(await line.ask({ type: 'orders', table: id })).toMatchObject({
      orders: [{ id: 'mine' }],
      log: [{ what: 'fired', text: 'bid 6' }],
    })
    expect(await other.ask({ type: 'orders', table: id })).toMatchObject({ orders: [{ kind: 'pass' }], log: [{ text: 'pass' }] })
    expect(await line.ask({ type: 'cancel-order', table: id, order: 'mine' })).toMatchObject({
      orders: [],
      log: [{ what: 'ended', text: 'called-off' }, { what: 'fired' }],
    })
    expect((await ordersOf(seats[2]!, id)).orders).toHaveLength(1)
    expect(await line.ask({ type: 'order', table: id, kind: 'bribe' })).toMatchObject({ type: 'refused', problem: { code: 'bad-message' } })
    // The other device is told to look; it is not sent what it did not ask for.
    expect(second.heard.filter(({ type }) => type === 'orders')).toEqual(Array(3).fill({ type: 'orders', table: id }))
  })

  test('after a restart it is known, and the turn that was waiting is played', async () => {
    const server = await opened()
    const { id, seats } = await playing(server)
    await give(seats[1]!, id, 'pass')
    server.context.live.clear()
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 5')
    await settledAt(seats[0]!, id, 3)
  })
})

test('an order that fails is over, and nobody else is the worse or the wiser for it', async () => {
  const fragile = {
    ...westRiding,
    orders: {
      ...westRiding.orders,
      isTriggered: (): boolean => {
        throw new Error('most 7391')
      },
    },
  }
  const logged: string[] = []
  const server = await house(
    { logLevel: 'debug' },
    { games: [fragile as AnyGame], logTo: { write: (line: string) => void logged.push(line) } },
  )
  const { id, seats } = await playing(server)
  await give(seats[1]!, id, 'bid', { lot: 'lyr', most: 6 })
  await seats[0]!.play(id, 'offer lyr')
  expect((await seats[0]!.must('GET', `/api/tables/${id}`)).table).toMatchObject({ seq: 1, fault: null })
  expect((await ordersOf(seats[1]!, id)).log).toMatchObject([{ what: 'ended', text: 'refused' }])
  expect(logged.filter((line) => line.includes('most 7391'))).toEqual([])
})

describe('an order that does not answer', () => {
  /** West Riding with orders to bid that say this instead. */
  const saying = (answer: unknown) =>
    ({
      ...westRiding,
      orders: {
        ...westRiding.orders,
        answer: (_: unknown, __: number, { kind }: { kind: string }) => (kind === 'bid' ? answer : { move: 'pass' }),
      },
    }) as unknown as AnyGame

  for (const [what, answer] of [
    ['has nothing more to say', { over: 'outbid' }],
    ['plays what the rules refuse', { move: 'bid 1' }],
    ['plays what is no move', { move: 'dance' }],
  ] as const) {
    test(`${what}: its owner is told, on every device, that it is over and that it is their turn`, async () => {
      const server = await house({}, { games: [saying(answer)] })
      const { id, seats } = await playing(server)
      const elsewhere = await seats[1]!.line()
      const watching = await seats[1]!.line()
      await watching.watch(id)
      afterwards(() => {
        for (const line of [elsewhere, watching]) line.close()
      })
      await give(seats[1]!, id, 'bid')
      await seats[0]!.play(id, 'offer lyr')
      await seats[0]!.play(id, 'bid 5')
      await elsewhere.until(() => elsewhere.heard.some(({ type }) => type === 'turn'))
      await watching.until(() => watching.heard.filter(({ type }) => type === 'orders').length === 2)
      const { orders, log } = await ordersOf(seats[1]!, id)
      expect([orders, log]).toMatchObject([[], [{ what: 'ended', text: 'over' in answer ? 'outbid' : 'refused' }]])
      expect((await seats[1]!.position(id)).seq).toBe(2)
    })
  }

  test('leaves the turn to the next order, and then nobody is asked', async () => {
    const server = await house({}, { games: [saying({ move: 'bid 1' })], now: () => NOON })
    const { id, seats } = await playing(server)
    const line = await seats[1]!.line()
    afterwards(() => line.close())
    await give(seats[1]!, id, 'bid')
    await give(seats[1]!, id, 'pass')
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 5')
    // At once: time stands still, and the job that is there for a server that died does not come round.
    await until(async () => (await seats[0]!.position(id)).seq === 3)
    expect(line.heard.filter(({ type }) => type === 'turn')).toEqual([])
    expect((await ordersOf(seats[1]!, id)).log.map(({ what, text }) => `${what} ${text}`).sort()).toEqual(['ended refused', 'fired pass'])
  })
})

describe('taking back', () => {
  test('an order whose move is taken back is spent: it does not play again by itself', async () => {
    const server = await opened()
    const { id, seats, name } = await playing(server, 'west-riding', { undo: 'consent' })
    await give(seats[1]!, id, 'bid', { lot: 'lyr', most: 7 })
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 5')
    await settledAt(seats[0]!, id, 3)
    await seats[0]!.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 3, to: 1 })
    await seats[1]!.must('POST', `/api/tables/${id}/consent`, { request: 'u', agree: true })
    await seats[0]!.play(id, 'bid 6')
    await pause(100)
    expect(await seats[0]!.position(id)).toMatchObject({ n: 2 })
    expect(name((await seats[0]!.position(id)).toAct!)).toBe(1)
    const { orders, log } = await ordersOf(seats[1]!, id)
    expect([orders, log[0]]).toMatchObject([[], { what: 'ended', text: 'taken-back' }])
  })

  test('while a wish to take back waits for an answer no order plays; one that was not touched by it stands', async () => {
    const server = await opened()
    const { id, seats, name } = await playing(server)
    await give(seats[2]!, id, 'pass')
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 5')
    await seats[0]!.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 2, to: 1 })
    expect((await seats[0]!.position(id)).n).toBe(1)
    await seats[0]!.play(id, 'bid 6')
    await seats[1]!.play(id, 'pass')
    await settledAt(seats[0]!, id, 6)
    expect(await movesAt(seats[0]!, id, name)).toContain('2 person passed')
  })

  test('an order whose ground was taken back is over, and its owner is told', async () => {
    const server = await opened()
    const { id, seats } = await playing(server)
    const line = await seats[2]!.line()
    await line.watch(id)
    afterwards(() => line.close())
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 5')
    await give(seats[2]!, id, 'pass')
    await seats[0]!.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 2, to: 1 })
    await line.until(() => line.heard.filter(({ type }) => type === 'orders').length === 2)
    expect(await ordersOf(seats[2]!, id)).toMatchObject({ orders: [], log: [{ what: 'ended', text: 'taken-back' }] })
  })

  test('while the others are asked whether something may be taken back orders wait, and go on when they said no', async () => {
    const server = await opened()
    const { id, seats } = await playing(server, 'west-riding', { undo: 'consent' })
    await seats[0]!.play(id, 'offer lyr')
    await seats[0]!.play(id, 'bid 5')
    await seats[1]!.play(id, 'pass')
    await seats[0]!.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 3, to: 1 })
    await give(seats[2]!, id, 'pass')
    await pause(200)
    expect((await seats[0]!.position(id)).seq).toBe(3)
    await seats[1]!.must('POST', `/api/tables/${id}/consent`, { request: 'u', agree: false })
    await until(async () => (await seats[0]!.position(id)).seq > 3)
    expect((await ordersOf(seats[2]!, id)).log).toMatchObject([{ what: 'fired', text: 'pass' }])
  })
})

test('the secrecy of a maximum: nothing that anybody else hears or can read, and no line of the log, has it before or after', async () => {
  const MOST = 7391
  const logged: string[] = []
  const server = await opened(logged)
  const heard: { whose: string; text: string }[] = []
  const { id, seats } = await playing(server, 'west-riding', { pace: { kind: 'days', days: 1 } })
  const spectator = await guest(server.url, 'Spectator')
  const nobody = new Guest(server.url)
  const others = { spectator, nobody, first: seats[0]!, third: seats[2]! }
  const lines: LineOut[] = []
  for (const [whose, one] of Object.entries(others)) {
    const line = await one.line()
    line.socket.on('message', (data) => heard.push({ whose, text: String(data) }))
    await line.watch(id)
    lines.push(line)
  }
  const mine = await seats[1]!.line()
  await mine.watch(id)
  afterwards(() => {
    for (const line of [mine, ...lines]) line.close()
  })
  const readAll = async () => {
    for (const [whose, one] of Object.entries(others))
      for (const path of [
        `/api/tables/${id}`,
        `/api/tables/${id}/position`,
        `/api/tables/${id}/log`,
        `/api/tables/${id}/chat`,
        `/api/tables/${id}/orders`,
        `/api/tables/${id}/report`,
        `/api/tables/${id}/record`,
        '/api/tables',
        '/api/me/tables',
        '/api/me/export',
        '/api/games',
        '/metrics',
      ]) {
        const reply = await one.get(path)
        heard.push({ whose: `${whose} ${path}`, text: JSON.stringify(reply.body) + JSON.stringify([...reply.headers]) })
      }
  }
  // All have seen each other come: nothing else is on its way to anybody.
  for (const line of lines) await line.until(() => line.tables.get(id)?.seats.every(({ present }) => present) === true)
  const before = heard.length
  await give(seats[1]!, id, 'bid', { lot: 'lyr', most: MOST, purse: 0 }, ['new-turn', 'named'])
  await mine.until(() => mine.heard.some(({ type }) => type === 'orders'))
  await pause(50)
  // Giving it is no news to anybody else.
  expect(heard.slice(before)).toEqual([])
  await readAll()
  await seats[0]!.play(id, 'offer lyr')
  await seats[0]!.play(id, 'bid 5')
  await settledAt(seats[0]!, id, 3)
  await readAll()
  await seats[2]!.play(id, 'pass')
  await seats[0]!.play(id, 'pass')
  await mine.ask({ type: 'order', table: id, id: 'again', kind: 'bid', fields: { lot: 'gnr', most: MOST } })
  await readAll()
  expect(heard.length).toBeGreaterThan(100)
  expect(
    heard.filter(({ text }) => /(?<![\d.])7391(?!\d)/.test(text) || /"type":"orders"|"order-/.test(text)).map(({ whose }) => whose),
  ).toEqual([])
  expect(logged.filter((line) => /(?<!\d)7391(?!\d)/.test(line))).toEqual([])
  // Who asks for orders gets their own: none here, or a refusal.
  for (const line of lines) {
    const answer = await line.ask({ type: 'orders', table: id })
    expect(answer.type === 'refused' ? [] : answer).toMatchObject(answer.type === 'refused' ? [] : { orders: [], log: [] })
  }
  // Its owner reads it in full, in the panel and in the copy of their data.
  expect(JSON.stringify(await ordersOf(seats[1]!, id))).toContain(String(MOST))
  expect(JSON.stringify(await seats[1]!.must('GET', '/api/me/export'))).toContain(String(MOST))
})
