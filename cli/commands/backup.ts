import { setTimeout } from 'node:timers/promises'
import type { Verified } from '@branchline/server'
import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { houseAt, type PlaceFlags, server, trying, withPlace } from '../house.ts'
import { EXIT, Problem } from '../problem.ts'

interface BackupFlags extends PlaceFlags {
  into?: string
  keep: number
  every?: number
  verify?: boolean
}

const AN_HOUR = 3_600_000
const TRIES_AGAIN_AFTER = 600_000

export function register(program: Command): void {
  withPlace(
    program.command('backup').description('copy everything a server keeps, while it runs; every copy is read again before it counts'),
  )
    .argument('[file]', 'ending in .sqlite: a copy of the SQLite file; otherwise the portable form, one row a line')
    .option('--verify', 'only look whether this backup is whole')
    .option('--into <folder>', 'a new file in this folder, named by the moment')
    .option('--keep <n>', 'with --into: how many such files are kept (14)', wholeNumber(1, 100_000), 14)
    .option('--every <hours>', 'with --into: go on, and make one so often', wholeNumber(1, 24 * 366))
    .action(async (file: string | undefined, flags: BackupFlags) => {
      if ((file === undefined) === (flags.into === undefined)) throw new Problem((t) => t.fileOrFolder)
      if (flags.into !== undefined) return backups(flags.into, flags)
      const { backup, verifyBackup } = await server()
      const config = await houseAt(flags)
      const verified = await trying(() => (flags.verify ? verifyBackup(file as string) : backup(config, file as string)))
      console.log(flags.verify ? `${file}: ${inWords(verified)}` : `${verified.rows} rows written to ${file}`)
    })

  withPlace(program.command('restore').description('read a backup into an empty house, all of it or nothing'))
    .argument('<file>', 'a backup in either form')
    .action(async (file: string, flags: PlaceFlags) => {
      const { restore } = await server()
      const config = await houseAt(flags)
      const verified = await trying(() => restore(config, file))
      if (!verified.isSure) console.error(`Warning: ${UNSURE}`)
      console.log(`${verified.rows} rows read from ${file}`)
    })
}

const UNSURE = 'this backup was made by an older version, without counts and checksum: nobody can tell whether it is whole.'

function inWords({ rows, form, step, isSure }: Verified): string {
  if (!isSure) return `${rows} rows can be read. ${UNSURE}`
  return `whole, ${rows} rows, ${form === 'sqlite' ? 'a copy of a SQLite file' : 'in the portable form'}, schema ${step}`
}

async function backups(folder: string, flags: BackupFlags): Promise<void> {
  const { backupInto } = await server()
  const config = await houseAt(flags)
  for (let pause = 0; ; await setTimeout(pause)) {
    pause = (flags.every ?? 0) * AN_HOUR
    // One that fails must not end those that are to come.
    try {
      const { file, rows, removed } = await backupInto(config, folder, flags.keep)
      console.log(`${rows} rows written to ${file}, read again and found whole; ${removed.length} older removed`)
    } catch (error) {
      if (flags.every === undefined) throw new Problem(() => (error as Error).message, EXIT.wrong)
      console.error(`No backup this time: ${(error as Error).message}`)
      pause = TRIES_AGAIN_AFTER
    }
    if (flags.every === undefined) return
  }
}
