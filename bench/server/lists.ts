/** What a page of each list costs, with few tables and with very many: it must not grow. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '@branchline/engine'
import { startServer } from '@branchline/server'

export interface ListCosts {
  readonly tables: number
  /** Milliseconds of processor time a page, by list; the median. */
  readonly lists: Readonly<Record<string, number>>
}

export interface ListsWanted {
  readonly game: AnyGame
  readonly tables: readonly number[]
  readonly rounds: number
  onRow?(row: string): void
}

const PAGE = 10

/** All tables are one person's, who also sits at each: for their own list the worst there can be. */
export async function measureLists({ game, tables, rounds, onRow = () => {} }: ListsWanted): Promise<ListCosts[]> {
  const costs: ListCosts[] = []
  for (const count of tables) {
    const data = mkdtempSync(join(tmpdir(), 'branchline-lists-'))
    const limits = { requestsPerMinute: 1e7, newPeoplePerMinute: 1e7 }
    const server = await startServer({ port: 0, data, logLevel: 'silent', ...limits }, { games: [game] })
    try {
      const cookie = await becomeSomebody(server.url)
      const ask = async (path: string) => {
        const answer = await fetch(`${server.url}/api/${path}`, { headers: { cookie } })
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        return (await answer.json()) as { next?: string | null; table?: { id: string } }
      }
      const id = await makeTable(server.url, cookie, game)
      fill(server.context.storage.file as { exec(sql: string): void }, id, count)
      const middle = await cursorInTheMiddle(ask, count)
      const lists: Record<string, string> = {
        public: `tables?limit=${PAGE}`,
        'public, open': `tables?limit=${PAGE}&status=open`,
        'public, one game': `tables?limit=${PAGE}&game=${game.id}`,
        'public, from the middle': `tables?limit=${PAGE}${middle}`,
        lobby: `lobby?limit=${PAGE}`,
        'lobby, one game, days': `lobby?limit=${PAGE}&game=${game.id}&pace=days`,
        'lobby, one language': `lobby?limit=${PAGE}&language=de`,
        around: 'around',
        mine: `me/tables?limit=${PAGE}`,
        'mine, from the middle': `me/tables?limit=${PAGE}${middle}`,
        'mine, put away too': `me/tables?limit=${PAGE}&archived=all${middle}`,
        statistics: 'me/statistics',
        leaders: `leaders?game=${game.id}&seats=2`,
      }
      const measured: Record<string, number> = {}
      for (const [name, path] of Object.entries(lists)) {
        for (let warm = 0; warm < 20; warm++) await ask(path)
        const took: number[] = []
        for (let round = 0; round < rounds; round++) {
          const before = process.cpuUsage()
          for (let asked = 0; asked < 10; asked++) await ask(path)
          const { user, system } = process.cpuUsage(before)
          took.push((user + system) / 10_000)
        }
        measured[name] = took.sort((a, b) => a - b)[rounds >> 1]
      }
      costs.push({ tables: count, lists: measured })
      const first = costs[0]?.lists ?? {}
      onRow(`${count} tables:`)
      for (const [name, cost] of Object.entries(measured))
        onRow(
          `   ${name.padEnd(26)} ${cost.toFixed(2).padStart(7)} ms of processor time, ${(cost / (first[name] ?? cost)).toFixed(2)} times that of ${costs[0]?.tables}`,
        )
    } finally {
      await server.close()
      rmSync(data, { recursive: true, force: true })
    }
  }
  return costs
}

async function becomeSomebody(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/me`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0]
}

async function makeTable(url: string, cookie: string, game: AnyGame): Promise<string> {
  const seats = ['me', ...Array.from({ length: game.seats.min - 1 }, () => 'open')]
  const body = JSON.stringify({ game: game.id, seats, visibility: 'public' })
  const answer = await fetch(`${url}/api/tables`, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body })
  return ((await answer.json()) as { table: { id: string } }).table.id
}

/** Copies of the one table and its seats, made one after the other in the past; a fifth of them open, the rest finished. */
function fill(file: { exec(sql: string): void }, id: string, count: number): void {
  const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count - 1})`
  const copy = (table: string, changed: Readonly<Record<string, string>>) =>
    `create temp table one as select * from ${table} where ${'id' in changed ? 'id' : 'table_id'} = '${id}';
     update one set ${'status' in changed ? "status = 'finished'" : 'seat = seat'};
     create temp table many as ${numbers} select numbers.n as number, one.* from numbers, one;
     update many set ${Object.entries(changed)
       .map(([column, value]) => `${column} = ${value}`)
       .join(', ')};
     alter table many drop column number; insert into ${table} select * from many; drop table many; drop table one`
  const key = "'t' || substr('00000000000' || number, -11)"
  file.exec('begin immediate')
  file.exec(
    copy('tables', { id: key, created_at: 'created_at - number * 1000', status: "case number % 5 when 0 then 'open' else 'finished' end" }),
  )
  file.exec(copy('seats', { table_id: key }))
  // As many games of theirs that are over, and as many others who are rated.
  file.exec(`insert into results (table_id, seat, person, game, seats, pool, rank, won, score, change, at)
    select id, 0, owner, game, 2, 'people', 1, 1, 100, 1, created_at from tables where id <> '${id}'`)
  file.exec(`insert into ratings (player, game, seats, pool, rating, games, changed_at)
    select 'p' || id, game, 2, 'people', 150000 + rowid % 1000, 9, created_at from (select *, row_number() over () as rowid from tables)`)
  file.exec('commit')
}

async function cursorInTheMiddle(ask: (path: string) => Promise<{ next?: string | null }>, count: number): Promise<string> {
  const { next } = await ask(`tables?limit=1`)
  const at = Number(/\d+/.exec(next ?? '')?.[0] ?? Date.now())
  return `&after=${at - (count >> 1) * 1000}-zzzzzzzzzzzz`
}
