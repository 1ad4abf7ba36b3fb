/** What a page of each list costs, with few tables and people and with very many: it must not grow. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '@branchline/engine'
import { hostCodeAt, startServer } from '@branchline/server'
import { type FirstOfAll, fill } from './crowded.ts'

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
      const ask = async (path: string, body?: object) => {
        const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
        const answer = await fetch(`${server.url}/api/${path}`, { headers: { cookie, 'content-type': 'application/json' }, ...sent })
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
        return (await answer.json()) as Answer
      }
      const first = await firstOfAll(ask, game)
      await ask('host/claim', { code: await hostCodeAt({ data }) })
      fill(server.context.storage.file as { exec(sql: string): void }, first, count)
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
        'people, by name': 'host/people?name=Person%201',
        'a person': `people/${first.person}`,
        following: 'me/people',
        clubs: 'clubs',
        'a club': `clubs/${first.club}`,
        tournaments: `tournaments?limit=${PAGE}`,
        'tournaments, finished': `tournaments?limit=${PAGE}&status=finished`,
        'tournaments, mine': `me/tournaments?limit=${PAGE}`,
        'a tournament': `tournaments/${first.tournament}`,
        'game of the day': `daily?limit=${PAGE}`,
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
      const least = costs[0]?.lists ?? {}
      onRow(`${count} tables and people:`)
      for (const [name, cost] of Object.entries(measured))
        onRow(
          `   ${name.padEnd(26)} ${cost.toFixed(2).padStart(7)} ms of processor time, ${(cost / (least[name] ?? cost)).toFixed(2)} times that of ${costs[0]?.tables}`,
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

interface Answer {
  readonly next?: string | null
  readonly person?: { readonly id: string }
  readonly table?: { readonly id: string }
  readonly club?: { readonly id: string }
  readonly tournament?: { readonly id: string }
  readonly daily?: { readonly day: string }
}

type Ask = (path: string, body?: object) => Promise<Answer>

/** One of everything, by ordinary calls: the rest are copies. */
async function firstOfAll(ask: Ask, game: AnyGame): Promise<FirstOfAll> {
  const seats = ['me', ...Array.from({ length: game.seats.min - 1 }, () => 'open')]
  const { table } = await ask('tables', { game: game.id, seats, visibility: 'public' })
  const { club } = await ask('clubs', { name: 'Club' })
  const wish = { name: 'Cup', game: game.id, system: 'swiss', seats: game.seats.min, pace: { kind: 'days', days: 1 } }
  const { tournament } = await ask('tournaments', wish)
  await ask(`tournaments/${tournament?.id}/enter`, {})
  const { daily } = await ask('daily')
  await ask('daily/begin', { day: daily?.day })
  const { person } = await ask('me')
  const named = { person: person?.id, table: table?.id, club: club?.id, tournament: tournament?.id, day: daily?.day }
  if (Object.values(named).includes(undefined)) throw new Error('not everything could be made')
  return named as FirstOfAll
}

async function cursorInTheMiddle(ask: Ask, count: number): Promise<string> {
  const { next } = await ask(`tables?limit=1`)
  const at = Number(/\d+/.exec(next ?? '')?.[0] ?? Date.now())
  return `&after=${at - (count >> 1) * 1000}-zzzzzzzzzzzz`
}
