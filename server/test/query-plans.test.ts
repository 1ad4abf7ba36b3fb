/** Every list walks along an index: nothing is read to the end, nothing is sorted. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../storage/migrations/index.ts'
import { openPatiently } from '../storage/postgres.ts'
import { seeFilesThrough } from '../storage/sqlite.ts'
import type { PeopleContext } from '../tables/context.ts'
import { ownKeys, publicKeys } from '../tables/lists.ts'
import { guest } from './client.ts'
import { ownPostgres } from './postgres.ts'
import { afterwards, house } from './start.ts'

/** What grows without end. Devices, passkeys and the like of one person, and their orders at one table, are few and may be sorted. */
const LONG =
  /\b(tables|own_tables|lobby|moves|chat|notes|results|result_sums|ratings|faults|people|members|tournaments|tournament_entrants|tournament_tables|daily_attempts|daily_scores|clubs|club_people|club_ratings|club_dates)\b/

test('sqlite: what every list and every log asks for is found by an index, and comes in its order', async () => {
  const asked = new Set<string>()
  seeFilesThrough((file) => ({
    exec: (text) => file.exec(text),
    close: () => file.close(),
    prepare(text) {
      asked.add(text)
      return file.prepare(text)
    },
  }))
  afterwards(() => {
    seeFilesThrough((opened) => opened)
  })
  const server = await house()
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const { id } = await ada.table({ seats: ['me', 'open'], visibility: 'public', options: { turns: 3 } })
  await ben.join(id)
  await ada.start(id)
  while (!(await ada.position(id)).over) await ((await ada.position(id)).toAct === 0 ? ada : ben).play(id)
  asked.clear()
  const cursor = `after=1700000000000-${id}`
  const lists = [
    '',
    'status=open',
    'status=running',
    'status=finished',
    'game=parcels',
    'game=parcels&status=open',
    cursor,
    `status=open&game=parcels&${cursor}`,
  ]
  for (const query of lists) await ada.must('GET', `/api/tables?${query}`)
  for (const query of ['', 'game=parcels', 'language=de', `game=parcels&pace=none&${cursor}`]) await ada.must('GET', `/api/lobby?${query}`)
  await ada.must('GET', '/api/around')
  for (const query of ['', 'archived=yes', 'archived=all', cursor, `after=r1700000000000-${id}`, `archived=all&${cursor}`])
    await ada.must('GET', `/api/me/tables?${query}`)
  for (const path of [
    'me/next',
    'me/statistics',
    'leaders?game=parcels&seats=2',
    `tables/${id}/log`,
    `tables/${id}/log?since=1`,
    `tables/${id}/chat`,
    `tables/${id}/chat?since=1`,
    `tables/${id}/notes`,
    `tables/${id}/orders`,
    'me/account',
    'me/notices',
  ])
    await ada.call('GET', `/api/${path}`)
  for (const query of ['', 'status=finished', 'game=parcels', cursor, `game=parcels&${cursor}`])
    await ada.must('GET', `/api/tournaments?${query}`)
  for (const query of ['', cursor]) await ada.must('GET', `/api/me/tournaments?${query}`)
  await ada.call('GET', `/api/tournaments/${id}`)
  for (const query of ['', `?after=500-${ada.id}`]) await ada.must('GET', `/api/daily${query}`)
  const { club } = await ada.must('POST', '/api/clubs', { name: 'Club' })
  await ada.table({ seats: ['me', 'open'], club: club.id })
  for (const path of ['clubs', `clubs/${club.id}`, `clubs/${club.id}/ladder?game=parcels`, 'me/people', `people/${ben.id}`])
    await ada.must('GET', `/api/${path}`)
  await server.context.storage.db.insertInto('hosts').values({ person: ada.id, since: 1 }).execute()
  await ada.must('GET', '/api/host/people?name=Be')
  await ada.call('GET', `/api/people/${ada.id}`)
  await ada.call('GET', `/api/tables/${id}/report`)
  await ada.must('POST', `/api/tables/${id}/chat`, { id: 'c', text: 'said' })
  const reads = [...asked].filter((text) => /^\s*select/i.test(text) && LONG.test(text))
  expect(reads.length).toBeGreaterThan(15)
  const file = server.context.storage.file!
  // Two walks no longer than a page, and a page made of both: sorting these few is nothing, the walks are what counts.
  const walks = reads.flatMap((text) =>
    text.includes('union all')
      ? [...text.matchAll(/\((select [^()]*(?:\([^()]*\)[^()]*)*limit \?)\) as "part"/g)].map(([, walk]) => walk as string)
      : [text],
  )
  expect(walks.length).toBeGreaterThan(reads.length)
  // However many follow somebody: who blocks them is found without reading those.
  const ofSomebody = [...asked].filter((text) => /^select .*from "person_marks".*"other_person" = \?/.test(text))
  expect(ofSomebody.length).toBeGreaterThan(0)
  for (const text of ofSomebody) {
    const plan = (file.prepare(`explain query plan ${text}`).all() as { detail: string }[]).map(({ detail }) => detail)
    expect(
      plan.filter((detail) => detail.includes('other_person=?') && !detail.includes('mark=?')),
      text,
    ).toEqual([])
    expect(
      plan.filter((detail) => detail.startsWith('SCAN')),
      text,
    ).toEqual([])
  }
  const complaints = walks.flatMap((text) => {
    const plan = file.prepare(`explain query plan ${text}`).all() as { detail: string }[]
    const bad = plan.filter(
      ({ detail }) => (/^SCAN (?!CONSTANT)/.test(detail) && LONG.test(detail)) || /TEMP B-TREE FOR (ORDER|DISTINCT)/.test(detail),
    )
    // The seats of the tables of one page, and whom one person marked: few, and sorted so that they come in their order. Whether there is any club: one row.
    const isShort = /from "(seats|person_marks)"|^select "id" from "clubs" limit \?$/.test(text)
    return (isShort ? [] : bad).map(({ detail }) => `${detail}: ${text}`)
  })
  expect(complaints).toEqual([])
})

const { onPostgres } = ownPostgres()
onPostgres('postgres: pages of tables are walks along an index, with many rows there', async (postgres) => {
  // With all the time it takes: the machine may be busy.
  const db = openPatiently(postgres.freshDatabase())
  afterwards(() => db.destroy())
  await migrate(db, 'postgres')
  await sql`insert into tables (id, game, rules_version, options, seed, visibility, invite, owner, status, undo, hints, absent_after, seq, n, created_at, changed_at)
    select 't' || n, case n % 4 when 0 then 'parcels' else 'other' end, 1, '{}', 's', 'public', 'i', 'p' || n % 7, case n % 3 when 0 then 'open' when 1 then 'running' else 'finished' end,
      'consent', 'on', 0, 0, 0, n, n from generate_series(1, 5000) as n`.execute(db)
  await sql`analyze`.execute(db)
  const place = { storage: { db } } as unknown as PeopleContext
  const after = { at: 2_500, id: 't9' }
  const queries = [
    ...(['open', 'running', 'finished', undefined] as const).flatMap((status) =>
      [undefined, 'parcels'].flatMap((game) => [null, after].map((from) => publicKeys(place, { game, status, limit: 10 }, from))),
    ),
    ...(['no', 'yes', 'all'] as const).flatMap((archived) =>
      [null, after].map((from) => ownKeys(place, { person: 'p3', archived, stage: 1, limit: 10 }, from)),
    ),
  ]
  for (const query of queries) {
    const { sql: text, parameters } = query.compile()
    const literal = text.replace(/\$(\d+)/g, (_, n) =>
      typeof parameters[n - 1] === 'number' ? String(parameters[n - 1]) : `'${parameters[n - 1]}'`,
    )
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${literal}`).execute(db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan, literal).toMatch(/Index (Only )?Scan/)
    expect(plan, literal).not.toMatch(/Seq Scan/)
    // Only two pages that become one are sorted, or the end of a page that the index has in no order.
    for (const [, rows] of plan.matchAll(/\bSort .*rows=(\d+)/g)) expect(Number(rows), `${literal}\n${plan}`).toBeLessThanOrEqual(22)
  }
})
