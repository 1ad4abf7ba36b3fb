/**
 * The long campaign: `npx tsc -b faults && node faults/dist/run.js [rounds] [game] [postgres | postgres://…]`.
 * Kills a server under load again and again, sends it hostile bytes for a minute, then fills its disk (as root, on Linux). `postgres` instead
 * of an address starts a PostgreSQL for it. `run.js several [rounds] [game]` has two servers on a PostgreSQL of their own and ends one of
 * them again and again. FAULTS.md has the results.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '@branchline/engine'
import { GAMES } from '@branchline/games'
import { fillDisk } from './full-disk.ts'
import { beHostile } from './hostile.ts'
import { killCampaign } from './kill.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { severalCampaign } from './several.ts'

const given = process.argv.slice(2)
const isSeveral = given[0] === 'several'
const [rounds = '50', id = GAMES[0]?.id, database] = isSeveral ? given.slice(1) : given
const game = GAMES.find((one) => one.id === id)
if (game === undefined) throw new Error(`there is no game “${id}”`)
const script = new URL('./child-main.js', import.meta.url)
const data = mkdtempSync(join(tmpdir(), 'branchline-faults-'))
try {
  if (isSeveral) await endOneOfTwo(game.id, game.seats.min)
  else if (database === 'postgres') await withPostgres((postgres) => endTheOnlyOne(game, postgres.freshDatabase()))
  else await endTheOnlyOne(game, database)
} finally {
  rmSync(data, { recursive: true, force: true })
}

async function endTheOnlyOne(game: AnyGame, database: string | undefined): Promise<void> {
  const result = await killCampaign({
    script,
    given: database === undefined ? { data } : { database },
    game: game.id,
    seats: game.seats.min,
    tables: 20,
    rounds: Number(rounds),
    milliseconds: 1200,
    onRound: ({ round, acknowledged, unanswered, complaints }) =>
      console.log(
        `round ${round}: ${acknowledged} acknowledged so far, ${unanswered} unanswered at the kill, ${complaints.length} complaints`,
      ),
  })
  console.log(JSON.stringify(result))
  if (result.complaints.length > 0) process.exitCode = 1
  const hostility = await beHostile({ script, data, game: game.id, seats: game.seats.min, seconds: 60 })
  console.log(JSON.stringify(hostility))
  if (hostility.complaints.length > 0) process.exitCode = 1
  if (database === undefined) console.log(JSON.stringify(await onSmallDisk(game.id, game.seats.min)))
}

function endOneOfTwo(game: string, seats: number): Promise<void> {
  return withPostgres(async (postgres) => {
    for (const how of ['kill', 'stop'] as const) {
      const result = await severalCampaign({
        script,
        database: postgres.freshDatabase(),
        game,
        seats,
        bots: [],
        tables: 20,
        rounds: Number(rounds),
        milliseconds: 1200,
        how,
        onRound: ({ round, acknowledged, complaints }) =>
          console.log(`${how} ${round}: ${acknowledged} acknowledged so far, ${complaints.length} complaints`),
      })
      console.log(how, JSON.stringify(result))
      if (result.complaints.length > 0) process.exitCode = 1
    }
  })
}

async function withPostgres(run: (postgres: Postgres) => Promise<void>): Promise<void> {
  const postgres = await startPostgres()
  if (typeof postgres === 'string') throw new Error(postgres)
  try {
    await run(postgres)
  } finally {
    postgres.stop()
  }
}

/** A disk of six megabytes, real as far as SQLite can tell. */
async function onSmallDisk(game: string, seats: number): Promise<unknown> {
  const disk = mkdtempSync(join(tmpdir(), 'branchline-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]).status !== 0) {
    rmSync(disk, { recursive: true, force: true })
    return { disk: 'left out: no disk could be mounted (that takes root)' }
  }
  try {
    const result = await fillDisk({ script, data: disk, game, seats })
    if (result.complaints.length > 0) process.exitCode = 1
    return result
  } finally {
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  }
}
