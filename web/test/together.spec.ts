/** Where people meet, with names that try to break it: lobby, clubs, people, tournaments, waiting room, the host's page; and what one plays alone, day by day. */
import { LANGUAGE_NAMES, LOCALES } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import type { Daily } from '@branchline/server/protocol'
import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test'
import { walkedByTab } from './byTab.ts'
import { playedDay } from './day.ts'
import { look, NAMES } from './looked.ts'
import { settle } from './player.ts'
import { OwnServer } from './serve.ts'
import { openPage, SITTINGS } from './sittings.ts'

const FOR_TWO = TITLES.find(({ seats }) => seats.min === 2) as (typeof TITLES)[number]
const [WIDE] = NAMES
const TALE = `${NAMES.join(' · ')} ${'W'.repeat(120)}`

/** What everybody in the house did before we look at it. */
interface Scene {
  readonly server: OwnServer
  /** Whoever looks: a host, an owner, followed and invited. */
  readonly cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0]
  readonly paths: Readonly<Record<string, string>>
}

let scene: Scene

// The house is built once: one worker looks at it in all languages.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  scene = await build(await OwnServer.open({ BRANCHLINE_CLUBS: 'many', BRANCHLINE_REQUESTS_PER_MINUTE: '100000' }))
})
test.afterAll(() => scene.server.close())

for (const locale of LOCALES)
  test(`where people meet, ${LANGUAGE_NAMES[locale]}`, { tag: '@ci' }, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: scene.server.url, serviceWorkers: 'block', reducedMotion: 'reduce' })
    await context.addCookies(scene.cookies)
    const page = await context.newPage()
    await settle(page, { locale, name: WIDE })
    for (const [name, path] of Object.entries(scene.paths)) {
      await openPage(page, path)
      await page.waitForLoadState('networkidle')
      await look(page, `${locale} ${name}`)
    }
    await context.close()
  })

test('where people meet all can be come to by Tab, and is seen when it is', { tag: '@ci' }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: scene.server.url, serviceWorkers: 'block', reducedMotion: 'reduce' })
  await context.addCookies(scene.cookies)
  const page = await context.newPage()
  await settle(page, { name: WIDE })
  for (const [name, path] of Object.entries(scene.paths)) {
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    const { unreached, unseen, stops } = await walkedByTab(page)
    expect.soft(unreached, `${name}: never come to`).toEqual([])
    expect.soft(unseen, `${name}: come to, not seen`).toEqual([])
    expect.soft(stops, name).toBeGreaterThan(5)
  }
  await context.close()
})

async function build(server: OwnServer): Promise<Scene> {
  const people = await Promise.all(NAMES.map((name) => newcomer(server, name)))
  const [me, ...others] = people
  const ids = await Promise.all(people.map(async (who) => (await (await who.get('/api/me')).json()).person.id as string))
  const must = async (who: APIRequestContext, path: string, data: object = {}, method = 'POST') => {
    const answer = await who.fetch(`/api${path}`, { method, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  for (const who of people) await must(who, '/me/account', { isSeen: true }, 'PATCH')
  await must(me, '/host/claim', { code: server.hostLink().split('#')[1] })
  await must(me, '/host/announcement', { announcement: { text: TALE.slice(0, 200), until: Date.now() + 3_600_000 } }, 'PUT')
  for (const id of ids.slice(1, 3)) await must(me, `/me/people/${id}`, { mark: 'follow' }, 'PUT')
  await must(me, `/me/people/${ids[3]}`, { mark: 'mute' }, 'PUT')
  await must(others[0], '/reports', { id: 'r1', person: ids[3], reason: 'name', text: TALE })

  const { club } = await must(me, '/clubs', { name: 'W'.repeat(40), about: TALE })
  for (const who of others) await must(who, `/clubs/${club.id}/join`)
  await must(me, `/clubs/${club.id}/people`, { person: ids[1], role: 'organiser' })
  await must(me, `/clubs/${club.id}/dates`, { title: NAMES[1], at: Date.now() + 86_400_000 })
  for (const name of [NAMES[2], 'Q'.repeat(40)]) await must(others[2], '/clubs', { name, about: TALE })

  const open = (most: number) => Array.from({ length: most }, (_, seat) => (seat === 0 ? 'me' : 'open'))
  const tableOf = async (who: APIRequestContext, wish: object) => (await must(who, '/tables', wish)).table
  // One that waits, nearly full; one that runs; one that is over, of the club; one to which we are asked along.
  const most = Math.max(...TITLES.map(({ seats }) => seats.max))
  const big = TITLES.find(({ seats }) => seats.max === most) as (typeof TITLES)[number]
  const waiting = await tableOf(me, { game: big.id, seats: open(most), visibility: 'public' })
  for (const who of others.slice(0, most - 2)) await must(who, `/tables/${waiting.id}/join`)
  await must(others[0], `/tables/${waiting.id}/chat`, { id: 'c1', text: TALE })
  await tableOf(others[1], { game: SITTINGS[0], seats: open(4), visibility: 'public' })
  const running = await tableOf(me, { game: FOR_TWO.id, seats: open(2), visibility: 'public' })
  const over = await tableOf(me, { game: FOR_TWO.id, seats: open(2), club: club.id })
  for (const table of [running, over]) {
    await must(others[1], `/tables/${table.id}/join`, { invite: table.invite })
    await must(me, `/tables/${table.id}/start`)
  }
  await must(others[1], `/tables/${over.id}/resign`, { id: 'r1', at: 0 })
  const asked = await tableOf(others[1], { game: SITTINGS[0], seats: open(3), visibility: 'private' })
  await must(others[1], `/tables/${asked.id}/invite`, { person: ids[0] })

  const wish = { game: FOR_TWO.id, system: 'swiss', seats: 2, rounds: 2, pace: { kind: 'days', days: 1 } }
  const enter = async (name: string) => {
    const { tournament } = await must(me, '/tournaments', { ...wish, name })
    for (const who of people) await must(who, `/tournaments/${tournament.id}/enter`)
    return tournament.id as string
  }
  const [begun, coming] = [await enter('W'.repeat(40)), await enter(NAMES[1])]
  await must(me, `/tournaments/${begun}/begin`)

  const { daily } = (await (await me.get('/api/daily')).json()) as { daily: Daily }
  const deals = await Promise.all(people.map((who) => must(who, '/daily/begin', { day: daily.day })))
  const record = await playedDay({ ...deals[0].daily, moves: [] })
  for (const who of people) await must(who, '/daily/result', { day: daily.day, record })

  const book = await TITLES[0]?.puzzles?.()
  return {
    server,
    cookies: (await me.storageState()).cookies,
    paths: {
      home: '/',
      lobby: '/lobby',
      clubs: '/clubs',
      club: `/clubs/${club.id}`,
      person: `/people/${ids[1]}`,
      account: '/account',
      statistics: '/statistics',
      tournaments: '/tournaments',
      'new tournament': '/tournaments/new',
      'tournament to come': `/tournaments/${coming}`,
      'tournament under way': `/tournaments/${begun}`,
      host: '/host',
      'waiting room': `/t/${waiting.id}`,
      invited: `/t/${asked.id}`,
      table: `/t/${running.id}`,
      'table at its end': `/t/${over.id}`,
      day: '/daily',
      puzzles: `/puzzles/${SITTINGS[0]}`,
      puzzle: `/puzzles/${SITTINGS[0]}/${book?.puzzles[0].id}`,
    },
  }
}

async function newcomer({ url }: OwnServer, name: string): Promise<APIRequestContext> {
  const who = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  expect((await who.post('/api/me', { data: { name } })).ok(), name).toBe(true)
  return who
}
