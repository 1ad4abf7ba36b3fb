/** Where a house keeps its things: the flags of every command that reads or writes them. */
import type { Config } from '@branchline/server'
import type { Command } from 'commander'
import type { HelpWords } from './messages/help/index.ts'
import { EXIT, Problem } from './problem.ts'

/** Loaded when something is to be done there, not for the list of commands. */
export const server = () => import('@branchline/server')

export interface PlaceFlags {
  readonly data?: string
  readonly database?: string
}

export function withPlace(command: Command, { data, database }: HelpWords['common']): Command {
  return command.option('--data <folder>', data).option('--database <url>', database)
}

export async function houseAt(flags: PlaceFlags): Promise<Config> {
  const { readConfig } = await server()
  const read = readConfig({ environment: process.env, given: { data: flags.data, database: flags.database } })
  if ('mistakes' in read) throw new Problem(() => read.mistakes.join('\n  '))
  return read.config
}

/** What a house refuses is a sentence for whoever called. */
export async function trying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new Problem(() => (error as Error).message, EXIT.wrong)
  }
}
