import { expect, test } from 'vitest'
import type { Leaders, Statistics } from '../protocol/index.ts'
import { changesOf, START } from '../ratings/elo.ts'
import { decisionsIn } from '../ratings/results.ts'
import type { Server } from '../server.ts'
import { Authenticator } from './authenticator.ts'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

const newcomer = (rank: number) => ({ rating: START, games: 0, rank })

test('two newcomers: what one wins the other loses; a draw between equals changes nothing', () => {
  expect(changesOf([newcomer(1), newcomer(2)])).toEqual([2_400, -2_400])
  expect(changesOf([newcomer(1), newcomer(1)])).toEqual([0, 0])
})

test('with more at the table a game weighs as much as with two, and each place counts', () => {
  const changes = changesOf([newcomer(1), newcomer(2), newcomer(3), newcomer(4)])
  expect(changes).toEqual([2_400, 800, -800, -2_400])
})

test('to beat somebody stronger brings more, and who has played long moves less', () => {
  const [weak] = changesOf([
    { rating: START, games: 50, rank: 1 },
    { rating: START + 40_000, games: 50, rank: 2 },
  ]) as [number]
  const [strong] = changesOf([
    { rating: START + 40_000, games: 50, rank: 1 },
    { rating: START, games: 50, rank: 2 },
  ]) as [number]
  expect([weak, strong]).toEqual([1_455, 145])
})

test('decisions that were taken back do not count for anybody', () => {
  const entry = (n: number, kind: 'move' | 'undo' | 'redo' | 'resign', seat: number, by: 'person' | 'bot') => ({ n, kind, seat, by })
  const decided = decisionsIn([
    entry(1, 'move', 0, 'person'),
    entry(2, 'move', 1, 'bot'),
    entry(1, 'undo', 1, 'person'),
    entry(2, 'move', 1, 'person'),
    entry(2, 'resign', 0, 'person'),
  ])
  expect([...decided]).toEqual([
    [0, { byBot: 0, byPerson: 1 }],
    [1, { byBot: 0, byPerson: 1 }],
  ])
})

/** The first always rests, and so has more coins; the second drops what it has. */
async function play(
  players: readonly Guest[],
  seats: readonly unknown[],
  options: { turns?: number; bots?: boolean } = {},
): Promise<string> {
  const [first] = players as [Guest]
  const { id } = await first.table({ seats, options: { turns: options.turns ?? 3 } })
  for (const other of players.slice(1)) await other.join(id)
  await first.start(id)
  for (;;) {
    const position = await first.position(id)
    if (position.over) return id
    const player = players[position.toAct as number]
    if (player === undefined) await first.position(id, `?since=${position.seq}&wait=5`)
    else await player.play(id, player === first ? 'rest' : (await player.position(id)).moves?.find((move) => move.startsWith('drop')))
  }
}

async function statistics(player: Guest, games: number): Promise<Statistics['kinds']> {
  let kinds: Statistics['kinds'] = []
  await until(async () => {
    kinds = ((await player.must('GET', '/api/me/statistics')) as Statistics).kinds
    return kinds.reduce((sum, kind) => sum + kind.games, 0) >= games
  })
  return kinds
}

const jobsLeft = async ({ context: { storage } }: Server) =>
  (await storage.db.selectFrom('jobs').selectAll().where('kind', '=', 'rate').execute()).length
const rated = (server: Server) => until(async () => (await jobsLeft(server)) === 0)

onBothDatabases((onBoth) => {
  onBoth('games among people: counted once for each, with rank, score and a curve that ends at the rating', async (place) => {
    const server = await house({ ...place })
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const id = await play([ada, ben], ['me', 'open'])
    // Games that end at the same moment are counted in any order; these come one after the other.
    await statistics(ada, 1)
    await play([ada, ben], ['me', 'open'])
    const [kind] = await statistics(ada, 2)
    expect(kind).toMatchObject({ game: 'parcels', seats: 2, pool: 'people', games: 2, wins: 2, meanRank: 1, isSettled: false })
    expect(kind!.curve.map(({ rank }) => rank)).toEqual([1, 1])
    expect(kind!.curve[0]).toMatchObject({ table: id, score: 5, rating: 1524 })
    expect(kind!.rating).toBe(kind!.curve[1]!.rating)
    expect(kind!.rating).toBeGreaterThan(1540)
    const [bens] = await statistics(ben, 2)
    expect(bens).toMatchObject({ wins: 0, meanRank: 2, rating: 3000 - kind!.rating })
    // A finished game stays finished: what was counted cannot be taken back.
    expect((await ada.post(`/api/tables/${id}/undo`, { id: 'u', at: 6, to: 0 })).status).toBe(409)
  })

  onBoth('with a bot at the table it is another rating, and the bot has one too', async (place) => {
    const server = await house({ ...place, publicUrl: 'https://games.example.org' })
    const ada = await guest(server.url, 'Ada')
    await play([ada], ['me', { bot: 'random' }])
    expect(await statistics(ada, 1)).toMatchObject([{ pool: 'bots', seats: 2, games: 1 }])
    const bots = await server.context.storage.db.selectFrom('ratings').selectAll().where('player', '=', 'bot:random').execute()
    expect(bots).toMatchObject([{ game: 'parcels', seats: 2, pool: 'bots', games: 1 }])
  })

  onBoth('a stand-in that decided more often takes the result; who resigned has lost, whoever played on', async (place) => {
    const server = await house({ ...place })
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const { id } = await ada.table({ seats: ['me', 'open'], options: { turns: 3 } })
    await ben.join(id)
    await ada.start(id)
    await ada.play(id, 'rest')
    await ben.play(id, 'rest')
    await ben.must('POST', `/api/tables/${id}/stand-in`, { seat: 1, bot: 'random' })
    for (let seq = 2; seq < 6; seq += 2) {
      await ada.play(id, 'rest')
      await ada.position(id, `?since=${seq + 1}&wait=25`)
    }
    expect(await statistics(ada, 1)).toMatchObject([{ pool: 'bots', games: 1 }])
    expect(await statistics(ben, 0)).toEqual([])

    const given = await ada.table({ seats: ['me', 'open'], options: { turns: 3 } })
    await ben.join(given.id)
    await ada.start(given.id)
    await ada.play(given.id, 'rest')
    await ben.play(given.id, 'rest')
    await ben.must('POST', `/api/tables/${given.id}/resign`, { id: 'r', at: 2 })
    expect(await statistics(ben, 1)).toMatchObject([{ pool: 'people', games: 1, wins: 0, meanRank: 2 }])
  })

  onBoth('a table given up before everybody decided, and one that began from a record, count for nobody', async (place) => {
    const server = await house({ ...place })
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const early = await ada.table({ seats: ['me', 'open'] })
    await ben.join(early.id)
    await ada.start(early.id)
    await ben.must('POST', `/api/tables/${early.id}/resign`, { id: 'r', at: 0 })
    const finished = await play([ada, ben], ['me', 'open'])
    await statistics(ada, 1)
    const record = await ada.must('GET', `/api/tables/${finished}/record`)
    const again = await ada.table({
      seats: ['me', 'open'],
      options: { turns: 3 },
      record: { ...record, moves: record.moves.slice(0, 4), finalHash: undefined },
    })
    await ben.join(again.id, { agree: true })
    await ada.start(again.id)
    await ada.play(again.id, 'rest')
    await ben.play(again.id, 'rest')
    await rated(server)
    expect(await statistics(ada, 1)).toMatchObject([{ games: 1 }])
  })

  onBoth('the job is carried out once: asked again it adds nothing', async (place) => {
    const server = await house({ ...place })
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const id = await play([ada, ben], ['me', 'open'])
    const [before] = await statistics(ada, 1)
    const { db, commit } = server.context.storage
    const { rateLater } = await import('../ratings/results.ts')
    await commit([rateLater(db, id, Date.now())])
    await rated(server)
    expect(await statistics(ada, 1)).toEqual([before])
    expect(await db.selectFrom('ratings').select('games').where('player', '=', ada.id).execute()).toEqual([{ games: 1 }])
  })

  onBoth(
    'leaders and profiles: accounts only, and only those who wish to be seen; a guest’s games count once they have one',
    async (place) => {
      const publicUrl = 'https://games.example.org'
      const server = await house({ ...place, publicUrl })
      const [ada, ben, phone] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben'), await guest(server.url, 'Phone')]
      for (let game = 0; game < 3; game++) await play([ada, ben], ['me', 'open'])
      for (let game = 0; game < 2; game++) await play([phone, ben], ['me', 'open'])
      await statistics(phone, 2)
      await statistics(ben, 5)
      const leaders = async () => ((await ben.must('GET', '/api/leaders?game=parcels&seats=2')) as Leaders).leaders
      expect(await leaders()).toEqual([])
      const eve = await guest(server.url, 'Eve')
      expect((await eve.get(`/api/people/${ada.id}`)).status).toBe(404)
      // Whoever played with them knows the name and the games, not the figures.
      const met = { name: 'Ada', isShown: false, ratings: [], style: null, shared: [{ game: 'parcels' }, {}, {}] }
      expect(await ben.must('GET', `/api/people/${ada.id}`)).toMatchObject(met)
      const key = new Authenticator(publicUrl)
      await key.registerFor(ada)
      await key.signIn(phone)
      const [kind] = await statistics(ada, 5)
      expect(await leaders()).toEqual([{ person: ada.id, name: 'Ada', bot: null, rating: kind!.rating, games: 5 }])
      expect(await eve.must('GET', `/api/people/${ada.id}`)).toMatchObject({
        name: 'Ada',
        shared: [],
        ratings: [{ game: 'parcels', games: 5, isSettled: true }],
      })
      await ada.must('PATCH', '/api/me/account', { isPublic: false })
      expect(await leaders()).toEqual([])
      expect((await eve.get(`/api/people/${ada.id}`)).status).toBe(404)
      expect(await ben.must('GET', `/api/people/${ada.id}`)).toMatchObject({ isShown: false, ratings: [], style: null })
      expect((await ada.get(`/api/people/${ada.id}`)).status).toBe(200)
    },
  )
})
