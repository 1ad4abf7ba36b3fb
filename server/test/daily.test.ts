/** The game of the day: one attempt, played again by the house. */
import { dailyMove, plainInsight } from '@branchline/bots'
import { advance, type GameRecord, recordOf, startHistory } from '@branchline/engine'
import { expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import type { Daily } from '../protocol/index.ts'
import { Guest, guest } from './client.ts'
import { house } from './start.ts'

const NOON = Date.parse('2026-11-16T12:00:00Z')
const known = { game: parcels, insight: plainInsight(parcels) }

const begin = async (who: Guest, day = '2026-11-16'): Promise<Daily> => (await who.must('POST', '/api/daily/begin', { day })).daily
const handIn = (who: Guest, record: unknown, day = '2026-11-16') => who.post('/api/daily/result', { day, record })
const shown = async (who: Guest, query = ''): Promise<Daily> => (await who.must('GET', `/api/daily${query}`)).daily

/** Plays the deal to its end: the first legal move, or the one that is chosen, and the opponents as they are. */
function played({ options, seats, seed }: Daily, choose: (moves: readonly string[]) => string = ([first]) => first): GameRecord {
  const history = startHistory(parcels, options as never, seats, seed as string)
  for (;;) {
    const { state } = history
    const seat = parcels.toAct(state)
    if (seat === null) return recordOf(history)
    const move =
      seat === 0
        ? choose(parcels.moves(state).map((one) => parcels.print(state, one)))
        : dailyMove(known, seed as string, history.steps.length, parcels.view(state, seat), seat)
    advance(history, move)
  }
}

test('everybody has the same start, and their result beside everyone’s', async () => {
  let now = NOON
  const server = await house({}, { now: () => now })
  const [ada, ben, eve] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben'), await guest(server.url, 'Eve')]
  expect(await shown(new Guest(server.url))).toMatchObject({ day: '2026-11-16', isToday: true, game: 'parcels', seed: null, you: null })
  const [mine, his] = [await begin(ada), await begin(ben)]
  expect(mine.seed).toBe(his.seed)
  expect(await shown(eve)).toMatchObject({ seed: null, you: { state: 'new' }, begun: 2, done: 0 })
  const best = played(mine)
  expect((await handIn(ada, best)).body.daily).toMatchObject({ you: { state: 'done', result: { name: 'Ada' } }, done: 1, begun: 2 })
  await handIn(
    ben,
    played(his, (moves) => moves.at(-1) as string),
  )
  const { results } = await shown(eve)
  expect(results.map(({ name }) => name).sort()).toEqual(['Ada', 'Ben'])
  expect(results[0].score).toBeGreaterThanOrEqual(results[1].score)
  // Page by page it is the same list.
  const first = await shown(eve, '?limit=1')
  const second = await shown(eve, `?limit=1&after=${first.next}`)
  expect([...first.results, ...second.results]).toEqual(results)
  expect(second.next).toBe(null)
  // The next day is another, and yesterday's can be looked at, its deal too.
  now += 36 * 3_600_000
  expect((await shown(eve)).you).toMatchObject({ state: 'new' })
  expect(await shown(eve, '?day=2026-11-16')).toMatchObject({ isToday: false, seed: mine.seed, results: [{}, {}] })
  expect((await eve.post('/api/daily/begin', { day: '2026-11-16' })).body.problem.message).toMatch(/over/)
  expect((await eve.get('/api/daily?day=2020-01-01')).status).toBe(404)
})

test('how many began, ended and have which score is kept, and is what counting finds, also after somebody is erased', async () => {
  const server = await house({}, { now: () => NOON })
  const { db } = server.context.storage
  const counted = async () => {
    const rows = await db.selectFrom('daily_attempts').select('score').execute()
    const scores = rows.flatMap(({ score }) => (score === null ? [] : score))
    const by = [...new Set(scores)].sort((a, b) => a - b)
    return {
      counts: [{ day: '2026-11-16', begun: rows.length, done: scores.length }],
      scores: by.map((score) => ({ day: '2026-11-16', score, attempts: scores.filter((one) => one === score).length })),
    }
  }
  const kept = async () => ({
    counts: await db.selectFrom('daily_counts').selectAll().execute(),
    scores: await db.selectFrom('daily_scores').selectAll().orderBy('score').execute(),
  })
  const people = await Promise.all(['Ada', 'Ben', 'Cy', 'Dot'].map((name) => guest(server.url, name)))
  const deals = await Promise.all(people.map((who) => begin(who)))
  expect(await kept()).toEqual(await counted())
  for (const who of people.slice(0, 2)) await handIn(who, played(deals[0]))
  await handIn(
    people[2],
    played(deals[2], (moves) => moves.at(-1) as string),
  )
  expect(await kept()).toEqual(await counted())
  expect((await shown(people[3])).results.map(({ rank }) => rank)).toHaveLength(3)
  await people[0].must('POST', '/api/me/erase', { erase: 'everything' })
  expect(await kept()).toEqual(await counted())
  expect(await shown(people[3])).toMatchObject({ begun: 3, done: 2 })
})

test('a cheater is refused with a sentence: altered, of another deal, of another’s moves, unfinished, a second time, too late', async () => {
  let now = NOON
  const server = await house({}, { now: () => now })
  const [ada, eve] = [await guest(server.url, 'Ada'), await guest(server.url, 'Eve')]
  const mine = await begin(ada)
  const record = played(mine)
  const refused = async (what: unknown, sentence: RegExp) => {
    const { status, body } = await handIn(ada, what)
    expect([status >= 400, body.problem?.message]).toEqual([true, expect.stringMatching(sentence)])
    expect((await shown(ada)).you?.state).toBe('begun')
  }
  // Whoever has not begun has no attempt.
  expect((await handIn(eve, record)).body.problem.message).toMatch(/Begin/)
  await refused({ ...record, seed: 'mine' }, /deal/)
  await refused({ ...record, options: { ...record.options, turns: 12 } }, /deal/)
  await refused({ ...record, moves: record.moves.slice(0, -1) }, /end/)
  await refused({ ...record, moves: [...record.moves, 'rest'] }, /not possible/)
  await refused({ ...record, moves: ['fly', ...record.moves.slice(1)] }, /not possible/)
  await refused('nonsense', /./)
  // The opponents play as they play: another move of theirs, legal though it is, is not theirs.
  const theirs = startHistory(parcels, mine.options as never, mine.seats, mine.seed as string)
  let other: string[] | null = null
  for (const move of record.moves) {
    const seat = parcels.toAct(theirs.state)
    const choices = parcels.moves(theirs.state).map((one) => parcels.print(theirs.state, one))
    const wrong = choices.find((one) => one !== move)
    if (seat !== 0 && wrong !== undefined) {
      other = [...theirs.steps.map((step) => step.move), wrong]
      break
    }
    advance(theirs, move)
  }
  expect(other).not.toBe(null)
  await refused({ ...record, moves: other }, /not what the opponent plays/)
  // To begin again is the same attempt, and after the result there is none.
  expect((await begin(ada)).seed).toBe(mine.seed)
  expect((await handIn(ada, record)).status).toBe(200)
  expect((await handIn(ada, record)).status).toBe(200)
  expect(
    (
      await handIn(
        ada,
        played(mine, (moves) => moves.at(-1) as string),
      )
    ).body.problem.message,
  ).toMatch(/one attempt/)
  expect((await shown(ada)).done).toBe(1)
  // Who began and came back too late has had the attempt.
  await begin(eve)
  now += 25 * 3_600_000
  expect((await handIn(eve, played(mine))).body.problem.message).toMatch(/over/)
  expect(await shown(eve, '?day=2026-11-16')).toMatchObject({ begun: 2, done: 1, you: { state: 'begun' } })
})
