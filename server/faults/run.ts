/**
 * The long campaign: `npx tsc -b server && node server/dist/faults/run.js [rounds] [game] [postgres://…]`.
 * Kills a server under load again and again, then fills its disk (as root, on Linux). FAULTS.md has the results.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@branchline/games'
import { fillDisk } from './full-disk.ts'
import { killCampaign } from './kill.ts'

const [rounds = '50', id = GAMES[0]?.id, database] = process.argv.slice(2)
const game = GAMES.find((one) => one.id === id)
if (game === undefined) throw new Error(`there is no game “${id}”`)
const script = new URL('./child-main.js', import.meta.url)
const data = mkdtempSync(join(tmpdir(), 'branchline-faults-'))
try {
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
  if (database === undefined) console.log(JSON.stringify(await onSmallDisk(game.id, game.seats.min)))
} finally {
  rmSync(data, { recursive: true, force: true })
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
