/**
 * Two servers on one database under load; one of them is killed, or stopped as for a rolling restart. Its people go on at the other, and
 * back again when it has come up. Then: no acknowledged move is missing or doubled, and every game is played to its end, bots included.
 */
import { randomInt } from 'node:crypto'
import { newPerson, openTable } from './http.ts'
import { compareBooks, countOf } from './kill.ts'
import { Player } from './player.ts'
import { type ServerProcess, startProcess } from './process.ts'

export interface SeveralCampaign {
  readonly script: URL
  readonly database: string
  readonly game: string
  readonly seats: number
  /** Levels of the bots that sit beside the people. */
  readonly bots: readonly string[]
  readonly tables: number
  readonly rounds: number
  readonly options?: Record<string, unknown>
  /** The load lasts from a tenth of this to all of it before one server ends, and as long again after it. */
  readonly milliseconds: number
  readonly how: 'kill' | 'stop'
  onRound?(round: SeveralRound): void
}

export interface SeveralRound {
  readonly round: number
  readonly acknowledged: number
  readonly complaints: readonly string[]
}

export interface SeveralResult {
  readonly rounds: number
  readonly acknowledged: number
  readonly tables: number
  readonly finished: number
  readonly complaints: readonly string[]
}

const TO_THE_END = 120_000

export async function severalCampaign(campaign: SeveralCampaign): Promise<SeveralResult> {
  const start = () => startProcess(campaign.script, { database: campaign.database })
  const servers: [ServerProcess, ServerProcess] = [await start(), await start()]
  const players: Player[] = []
  const tables: string[] = []
  const complaints: string[] = []
  const at = (server: number) => servers[server]
  const isFinished = (table: string) => players.some((player) => player.finished.has(table))
  try {
    for (let seat = 0; seat < campaign.seats; seat++) players.push(new Player(await newPerson(at(seat % 2).url, `Player ${seat + 1}`)))
    for (let round = 1; round <= campaign.rounds; round++) {
      for (let missing = campaign.tables - tables.filter((table) => !isFinished(table)).length; missing > 0; missing--)
        tables.push(await newTable(round % 2))
      await Promise.all(players.map((player, index) => player.connect(at(index % 2).url, tables)))
      await pause(randomInt(campaign.milliseconds / 10, campaign.milliseconds))
      const ending = round % 2
      const homeless = players.filter((_, index) => index % 2 === ending)
      await (campaign.how === 'kill' ? at(ending).kill() : at(ending).stop())
      await move(homeless, 1 - ending)
      await pause(randomInt(campaign.milliseconds / 10, campaign.milliseconds))
      servers[ending] = await start()
      await move(homeless, ending)
      if (round === campaign.rounds) await playToTheEnd()
      await Promise.all(players.map((player) => player.disconnect()))
      const found = await compareBooks(at(ending).url, players, tables)
      complaints.push(...found.map((complaint) => `round ${round}: ${complaint}`))
      campaign.onRound?.({ round, acknowledged: countOf(players), complaints: found })
    }
  } finally {
    for (const server of servers) await server.kill()
  }
  return {
    rounds: campaign.rounds,
    acknowledged: countOf(players),
    tables: tables.length,
    finished: tables.filter(isFinished).length,
    complaints,
  }

  function newTable(server: number): Promise<string> {
    const tokens = players.map(({ token }) => token)
    return openTable(at(server).url, campaign.game, tokens, campaign.options, campaign.bots)
  }

  async function move(some: readonly Player[], to: number): Promise<void> {
    await Promise.all(
      some.map(async (player) => {
        await player.disconnect()
        await player.connect(at(to).url, tables)
      }),
    )
  }

  async function playToTheEnd(): Promise<void> {
    const deadline = Date.now() + TO_THE_END
    while (tables.some((table) => !isFinished(table)) && Date.now() < deadline) await pause(20)
    for (const table of tables) if (!isFinished(table)) complaints.push(`${table} did not come to its end`)
  }
}

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))
