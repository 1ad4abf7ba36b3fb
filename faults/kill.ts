/**
 * kill -9 at random moments under load. After each: no acknowledged move is missing or doubled, every table loads, and what
 * was sent but not answered is carried out exactly once when it is sent again.
 */
import { randomInt } from 'node:crypto'
import type { GivenConfig } from '@branchline/server'
import { call, newPerson, openTable } from './http.ts'
import { Player } from './player.ts'
import { type ServerProcess, startProcess } from './process.ts'

export interface KillCampaign {
  readonly script: URL
  readonly given: GivenConfig
  readonly game: string
  readonly seats: number
  readonly tables: number
  readonly rounds: number
  readonly options?: Record<string, unknown>
  /** The load lasts from a tenth of this to all of it before the kill. */
  readonly milliseconds: number
  onRound?(round: KillRound): void
}

export interface KillRound {
  readonly round: number
  readonly acknowledged: number
  readonly unanswered: number
  readonly complaints: readonly string[]
}

export interface KillResult {
  readonly rounds: number
  readonly acknowledged: number
  readonly unanswered: number
  readonly complaints: readonly string[]
}

export async function killCampaign(campaign: KillCampaign): Promise<KillResult> {
  let server: ServerProcess = await startProcess(campaign.script, campaign.given)
  const players: Player[] = []
  const tables: string[] = []
  const complaints: string[] = []
  let unansweredInAll = 0
  try {
    for (let seat = 0; seat < campaign.seats; seat++) players.push(new Player(await newPerson(server.url, `Player ${seat + 1}`)))
    for (let round = 1; round <= campaign.rounds; round++) {
      const running = tables.filter((table) => !players.some((player) => player.finished.has(table)))
      for (let missing = campaign.tables - running.length; missing > 0; missing--) tables.push(await newTable())
      const before = countOf(players)
      await Promise.all(players.map((player) => player.connect(server.url, tables)))
      // However slow the machine is, there is load before the kill.
      await waitUntil(() => countOf(players) > before)
      await pause(randomInt(campaign.milliseconds / 10, campaign.milliseconds))
      await server.kill()
      await Promise.all(players.map((player) => player.disconnect()))
      const unanswered = players.reduce((sum, player) => sum + player.pending.size, 0)
      unansweredInAll += unanswered

      server = await startProcess(campaign.script, campaign.given)
      const found = await compareBooks(server.url, players, tables)
      complaints.push(...found.map((complaint) => `round ${round}: ${complaint}`))
      campaign.onRound?.({ round, acknowledged: countOf(players), unanswered, complaints: found })
    }
  } finally {
    await server.kill()
  }
  return { rounds: campaign.rounds, acknowledged: countOf(players), unanswered: unansweredInAll, complaints }

  function newTable(): Promise<string> {
    return openTable(
      server.url,
      campaign.game,
      players.map(({ token }) => token),
      campaign.options,
    )
  }
}

/** Sends again what was not answered, then compares every log with the books. */
export async function compareBooks(url: string, players: readonly Player[], tables: readonly string[]): Promise<string[]> {
  for (const player of players) player.isPlaying = false
  await Promise.all(players.map((player) => player.connect(url, [])))
  await waitUntil(() => players.every((player) => player.pending.size === 0))
  const complaints = players.flatMap((player) => [
    ...player.problems.splice(0),
    ...[...player.pending.keys()].map((table) => `no answer to a move sent again at ${table}`),
  ])
  for (const table of tables) complaints.push(...(await compare(url, players, table)))
  for (const player of players) {
    await player.disconnect()
    player.isPlaying = true
  }
  return complaints
}

async function compare(url: string, players: readonly Player[], table: string): Promise<string[]> {
  const complaints: string[] = []
  let length = 0
  let booked = 0
  let byPeople = 0
  for (const player of players) {
    const { entries } = await call<{ entries: { seq: number; n: number; by: string; move: string | null }[] }>(
      url,
      `/api/tables/${table}/log`,
      player.token,
    )
    length = entries.length
    byPeople = entries.filter(({ by }) => by === 'person').length
    entries.forEach(({ seq, n }, index) => {
      if (seq !== index + 1 || n !== index + 1) complaints.push(`${table}: entry ${index + 1} is numbered ${seq}, after ${n} moves`)
    })
    for (const [seq, move] of player.acknowledged.get(table) ?? []) {
      booked++
      if (entries[seq - 1]?.move !== move)
        complaints.push(`${table}: acknowledged “${move}” as entry ${seq}, found “${entries[seq - 1]?.move}”`)
    }
  }
  if (booked !== byPeople) complaints.push(`${table}: ${booked} acknowledged, ${byPeople} stored`)
  const { position } = await call<{ position: { n: number; seq: number } }>(url, `/api/tables/${table}/position`, players[0]?.token)
  if (position.seq !== length || position.n !== length)
    complaints.push(`${table}: the position is at ${position.seq}, the log at ${length}`)
  return complaints
}

export const countOf = (players: readonly Player[]) =>
  players.reduce((sum, player) => sum + [...player.acknowledged.values()].reduce((all, entries) => all + entries.size, 0), 0)

/** Or until it is clear that it never will be: what is missing then is found by whoever compares. */
async function waitUntil(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + PATIENCE; !isSo() && performance.now() < end; ) await pause(5)
}

const PATIENCE = 60_000
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))
