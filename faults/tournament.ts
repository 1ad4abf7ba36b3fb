/**
 * kill -9 around the drawing of rounds. A field plays a tournament to its end while the server is killed again and again just after the last move of a
 * round, when results are noted, the next round is drawn and its tables begun. In the end every round was drawn once, everybody had one place in each,
 * nobody has a table that the tournament does not know, and all tables are decided.
 */
import { randomInt } from 'node:crypto'
import type { GivenConfig } from '@branchline/server'
import { call, newPerson } from './http.ts'
import { type ServerProcess, startProcess } from './process.ts'

export interface TournamentCampaign {
  readonly script: URL
  readonly given: GivenConfig
  readonly game: string
  readonly options?: Record<string, unknown>
  readonly system: 'league' | 'swiss' | 'knockout'
  readonly seats: number
  readonly people: number
  readonly rounds: number
  /** Kills in each round. */
  readonly kills: number
}

export interface TournamentResult {
  readonly rounds: number
  readonly tables: number
  readonly kills: number
  readonly complaints: readonly string[]
}

interface Shown {
  readonly status: string
  readonly drawn: number
  readonly entrants: readonly { readonly id: string }[]
  readonly round: readonly {
    readonly tables: readonly {
      readonly table: string
      readonly status: string
      readonly seats: readonly string[]
      readonly places: unknown
    }[]
    readonly byes: readonly string[]
  }[]
}
interface Position {
  readonly seq: number
  readonly over: boolean
  readonly moves?: readonly string[]
}

export async function tournamentCampaign(campaign: TournamentCampaign): Promise<TournamentResult> {
  const { game, options, system, seats, rounds } = campaign
  let server: ServerProcess = await startProcess(campaign.script, campaign.given)
  let kills = 0
  const killSoon = async () => {
    await pause(randomInt(0, 120))
    await server.kill()
    kills++
    server = await startProcess(campaign.script, campaign.given)
  }
  try {
    const tokens: string[] = []
    for (let at = 1; at <= campaign.people; at++) tokens.push(await newPerson(server.url, `Player ${at}`))
    const wish = { name: 'Campaign', game, options, system, seats, rounds, pace: { kind: 'days', days: 3 } }
    const { tournament } = await call<{ tournament: { id: string } }>(server.url, '/api/tournaments', tokens[0], wish)
    const at = `/api/tournaments/${tournament.id}`
    for (const token of tokens) await call(server.url, `${at}/enter`, token, undefined, 'POST')
    await call(server.url, `${at}/begin`, tokens[0], undefined, 'POST')
    const shown = async () => (await call<{ tournament: Shown }>(server.url, at, tokens[0])).tournament
    let reached = 0
    for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
      const { status, drawn, round } = await shown()
      if (status === 'finished') break
      if (drawn > reached) {
        reached = drawn
        for (let n = 0; n < campaign.kills; n++) await killSoon()
      }
      const running = round.flatMap(({ tables }) => tables).filter((table) => table.status === 'running')
      for (const { table } of running) await playOut(server.url, tokens, table)
      if (running.length > 0) for (let n = 0; n < campaign.kills; n++) await killSoon()
      else await pause(50)
    }
    const last = await shown()
    return { rounds: last.drawn, tables: last.round.flatMap(({ tables }) => tables).length, kills, complaints: await check(last, tokens) }
  } finally {
    await server.kill()
  }

  async function check({ status, drawn, round, entrants }: Shown, tokens: readonly string[]): Promise<string[]> {
    const complaints: string[] = []
    if (status !== 'finished') complaints.push(`it has not come to its end: ${status}, round ${drawn}`)
    if (round.length !== drawn) complaints.push(`${drawn} rounds were drawn, ${round.length} are there`)
    const known = new Set<string>()
    for (const [at, { tables, byes }] of round.entries()) {
      const ids = [...tables.flatMap(({ seats: ids }) => ids), ...byes]
      if (new Set(ids).size !== ids.length) complaints.push(`round ${at + 1} has somebody twice`)
      if (system !== 'knockout' && ids.length !== entrants.length)
        complaints.push(`round ${at + 1} has ${ids.length} of ${entrants.length}`)
      for (const { table, places } of tables) {
        if (known.has(table)) complaints.push(`${table} is there twice`)
        known.add(table)
        if (places === null) complaints.push(`${table} has no result`)
      }
    }
    for (const token of tokens) {
      const { tables } = await call<{ tables: { id: string }[] }>(server.url, '/api/me/tables?archived=all&limit=500', token)
      for (const { id } of tables) if (!known.has(id)) complaints.push(`${id} is a table that no round knows`)
    }
    return complaints
  }
}

/** Whoever is to act plays any legal move, until the table is over. */
async function playOut(url: string, tokens: readonly string[], table: string): Promise<void> {
  const seated: string[] = []
  for (const token of tokens) {
    const { you } = (await call<{ table: { you: { seat: number | null } } }>(url, `/api/tables/${table}`, token)).table
    if (you.seat !== null) seated[you.seat] = token
  }
  for (;;) {
    const positions = await Promise.all(seated.map((token) => call<{ position: Position }>(url, `/api/tables/${table}/position`, token)))
    const mover = positions.findIndex(({ position }) => (position.moves?.length ?? 0) > 0)
    if (positions[0].position.over || mover < 0) return
    const { seq, moves = [] } = positions[mover].position
    await call(url, `/api/tables/${table}/moves`, seated[mover], { id: `m${seq}`, at: seq, move: moves[randomInt(moves.length)] })
  }
}

const PATIENCE = 120_000
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))
