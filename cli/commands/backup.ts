import { setTimeout } from 'node:timers/promises'
import type { Verified } from '@branchline/server'
import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { houseAt, type PlaceFlags, server, trying, withPlace } from '../house.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { type PrintedWords, printedWords } from '../messages/printed/index.ts'
import { EXIT, Problem } from '../problem.ts'

interface BackupFlags extends PlaceFlags {
  into?: string
  keep: number
  every?: number
  verify?: boolean
}

const AN_HOUR = 3_600_000
const TRIES_AGAIN_AFTER = 600_000

export function register(program: Command, { common: all, backup: t, restore: back }: HelpWords): void {
  withPlace(program.command('backup').description(t.about), all)
    .argument('[file]', t.file)
    .option('--verify', t.verify)
    .option('--into <folder>', t.into)
    .option('--keep <n>', t.keep, wholeNumber(1, 100_000), 14)
    .option('--every <hours>', t.every, wholeNumber(1, 24 * 366))
    .action(async (file: string | undefined, flags: BackupFlags) => {
      if ((file === undefined) === (flags.into === undefined)) throw new Problem((t) => t.fileOrFolder)
      if (flags.into !== undefined) return backups(flags.into, flags)
      const { backup, verifyBackup } = await server()
      const config = await houseAt(flags)
      const verified = await trying(() => (flags.verify ? verifyBackup(file as string) : backup(config, file as string)))
      const { backup: words } = await printedWords()
      const path = file as string
      console.log(flags.verify ? `${path}: ${inWords(verified, words)}` : words.written({ rows: verified.rows, file: path }))
    })

  withPlace(program.command('restore').description(back.about), all)
    .argument('<file>', back.file)
    .action(async (file: string, flags: PlaceFlags) => {
      const { restore } = await server()
      const config = await houseAt(flags)
      const verified = await trying(() => restore(config, file))
      const { backup: words } = await printedWords()
      if (!verified.isSure) console.error(words.warning({ what: words.unsure }))
      console.log(words.read({ rows: verified.rows, file }))
    })
}

function inWords({ rows, form, step, isSure }: Verified, t: PrintedWords['backup']): string {
  return isSure ? t.whole({ rows, form, step: String(step) }) : t.readable({ rows, unsure: t.unsure })
}

async function backups(folder: string, flags: BackupFlags): Promise<void> {
  const { backupInto } = await server()
  const config = await houseAt(flags)
  const { backup: t } = await printedWords()
  for (let pause = 0; ; await setTimeout(pause)) {
    pause = (flags.every ?? 0) * AN_HOUR
    // One that fails must not end those that are to come.
    try {
      const { file, rows, removed } = await backupInto(config, folder, flags.keep)
      console.log(t.checked({ rows, file, removed: removed.length }))
    } catch (error) {
      if (flags.every === undefined) throw new Problem(() => (error as Error).message, EXIT.wrong)
      console.error(t.failed({ why: (error as Error).message }))
      pause = TRIES_AGAIN_AFTER
    }
    if (flags.every === undefined) return
  }
}
