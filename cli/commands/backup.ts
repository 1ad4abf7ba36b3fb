import { backup, readConfig, restore } from '@branchline/server'
import type { Command } from 'commander'
import { EXIT, Problem } from '../problem.ts'

interface Flags {
  data?: string
  database?: string
}

export function register(program: Command): void {
  const place = (command: Command) =>
    command.option('--data <folder>', 'where the SQLite file is kept (data)').option('--database <url>', 'PostgreSQL instead of SQLite')

  place(program.command('backup').description('copy everything a server keeps, while it runs'))
    .argument('<file>', 'ending in .sqlite: a copy of the SQLite file; otherwise the portable form, one row a line')
    .action(async (file: string, flags: Flags) => {
      const { rows } = await trying(() => backup(configFor(flags), file))
      console.log(`${rows} rows written to ${file}`)
    })

  place(program.command('restore').description('read a portable backup into an empty database'))
    .argument('<file>', 'a backup in the portable form')
    .action(async (file: string, flags: Flags) => {
      const { rows } = await trying(() => restore(configFor(flags), file))
      console.log(`${rows} rows read from ${file}`)
    })
}

function configFor(flags: Flags) {
  const read = readConfig({ environment: process.env, given: { data: flags.data, database: flags.database } })
  if ('mistakes' in read) throw new Problem(read.mistakes.join('\n  '))
  return read.config
}

async function trying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new Problem((error as Error).message, EXIT.wrong)
  }
}
