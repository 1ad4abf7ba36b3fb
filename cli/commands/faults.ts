import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Command, Option } from 'commander'
import { wholeNumber } from '../arguments.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { printedWords } from '../messages/printed/index.ts'
import { EXIT, Problem } from '../problem.ts'
import { titleOrAny } from '../titles.ts'

interface Flags {
  servers: number
  database?: 'sqlite' | 'postgres'
  game?: string
  tables: number
  seconds: number
  seed: string
  faults?: string
  keep?: string
  check?: string
  json?: boolean
}

const PROGRAM = fileURLToPath(new URL('../../bin/branchline.js', import.meta.url))

export function register(program: Command, { common: all, faults: t }: HelpWords): void {
  program
    .command('faults')
    .description(t.about)
    .option('--servers <n>', t.servers, wholeNumber(1, 3), 1)
    .addOption(new Option('--database <kind>', t.database).choices(['sqlite', 'postgres']))
    .option('--game <id>', t.game)
    .option('--tables <n>', t.tables, wholeNumber(1, 200), 8)
    .option('--seconds <n>', t.seconds, wholeNumber(1, 86_400), 60)
    .option('--seed <text>', t.seed, 'faults')
    .option('--faults <kinds>', t.faults)
    .option('--keep <file>', t.keep)
    .option('--check <file>', t.check)
    .option('--json', all.json)
    .action(async (flags: Flags) => {
      const { complaintsOf, faultsFor, runCampaign } = await loadCampaigns()
      if (flags.check !== undefined)
        return await report(complaintsOf(readHistory(flags.check)), { checked: flags.check }, flags.json === true)
      const database = flags.database ?? (flags.servers === 1 ? 'sqlite' : 'postgres')
      if (database === 'sqlite' && flags.servers > 1) throw new Problem((t) => t.serversNeed)
      const kinds = flags.faults?.split(',').map((kind) => kind.trim())
      const possible = faultsFor(database)
      const unknown = kinds?.find((kind) => !possible.includes(kind))
      if (unknown !== undefined) throw new Problem((t) => t.noSuchFault({ fault: unknown, database, faults: possible }))
      const { servers, tables, seconds, seed } = flags
      const { history, complaints, ...figures } = await runCampaign({
        program: PROGRAM,
        servers,
        database,
        game: titleOrAny(flags.game).id,
        tables,
        seconds,
        seed,
        ...(kinds === undefined ? {} : { faults: kinds }),
        ...(flags.json ? {} : { told: (line: string) => console.log(line) }),
      })
      if (flags.keep !== undefined) writeFileSync(flags.keep, JSON.stringify(history))
      await report(complaints, figures, flags.json === true)
    })
}

/** Campaigns are not part of what ships. */
async function loadCampaigns() {
  try {
    return await import('@branchline/faults')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Problem((t) => t.noCampaigns)
  }
}

function readHistory(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Problem((t) => t.noHistory({ file, why: (error as Error).message }))
  }
}

async function report(complaints: readonly string[], figures: object, asJson: boolean): Promise<void> {
  if (asJson) console.log(JSON.stringify({ ...figures, complaints }))
  else {
    for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${plain(value)}`)
    for (const complaint of complaints) console.log(`✗ ${complaint}`)
    const { faults: t } = await printedWords()
    console.log(complaints.length === 0 ? t.fine : t.complaints({ n: complaints.length }))
  }
  if (complaints.length > 0) process.exitCode = EXIT.wrong
}

const plain = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value)
