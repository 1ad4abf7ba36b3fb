import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Command, Option } from 'commander'
import { wholeNumber } from '../arguments.ts'
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

export function register(program: Command): void {
  program
    .command('faults')
    .description('set people and faults on servers of its own, keep whole histories and check them (docs in server/FAULTS.md)')
    .option('--servers <n>', 'how many servers share the database', wholeNumber(1, 3), 1)
    .addOption(new Option('--database <kind>', 'sqlite for one server, postgres for any number').choices(['sqlite', 'postgres']))
    .option('--game <id>', 'the game that is played')
    .option('--tables <n>', 'tables under way at a time', wholeNumber(1, 200), 8)
    .option('--seconds <n>', 'how long things go wrong', wholeNumber(1, 86_400), 60)
    .option('--seed <text>', 'for what is left to chance', 'faults')
    .option('--faults <kinds>', 'only these, with commas between')
    .option('--keep <file>', 'write the history to a file')
    .option('--check <file>', 'only check a history that was kept')
    .option('--json', 'as JSON')
    .action(async (flags: Flags) => {
      const { complaintsOf, faultsFor, runCampaign } = await loadCampaigns()
      if (flags.check !== undefined) return report(complaintsOf(readHistory(flags.check)), { checked: flags.check }, flags.json === true)
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
      report(complaints, figures, flags.json === true)
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

function report(complaints: readonly string[], figures: object, asJson: boolean): void {
  if (asJson) console.log(JSON.stringify({ ...figures, complaints }))
  else {
    for (const [name, value] of Object.entries(figures))
      console.log(`${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    for (const complaint of complaints) console.log(`✗ ${complaint}`)
    console.log(
      complaints.length === 0
        ? 'Every acknowledged entry is there once, in one order that all agree on; nothing seen is gone.'
        : `${complaints.length} complaints.`,
    )
  }
  if (complaints.length > 0) process.exitCode = EXIT.wrong
}
