import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Title } from '@branchline/engine'
import type { Server } from '@branchline/server'
import type { Command } from 'commander'
import { plainly, wholeNumber } from '../arguments.ts'
import type { HelpWords } from '../messages/help/index.ts'
import { printedWords } from '../messages/printed/index.ts'
import { EXIT, Problem } from '../problem.ts'
import { titleNamed, titles } from '../titles.ts'

interface Flags {
  with: readonly string[]
  port?: number
  host?: string
  data?: string
  database?: string
  config?: string
  without?: string
  check?: boolean
}

export function register(program: Command, { common: all, serve: t }: HelpWords): void {
  program
    .command('serve')
    .description(t.about)
    .option('--port <n>', t.port, wholeNumber(0, 65_535))
    .option('--host <address>', t.host)
    .option('--data <folder>', all.data)
    .option('--database <url>', all.database)
    .option('--config <file>', t.config)
    .option('--without <ids>', t.without)
    .option('--check', t.check)
    .action(async (flags: Flags) => {
      const { readConfig, startServer } = await import('@branchline/server')
      const read = readConfig({ file: flags.config, environment: process.env, given: given(flags) })
      if ('mistakes' in read) throw new Problem(() => read.mistakes.join('\n  '))
      const offered = titlesOffered(flags.without ?? process.env.BRANCHLINE_WITHOUT ?? '')
      const { serve: words } = await printedWords()
      if (flags.check) return console.log(words.right)
      const server = await open(() => startServer(read.config, { titles: offered }), read.config.port)
      // Scripts wait for this line: it is the same in every language.
      console.log(`Branchline is open at ${server.url}`)
      await untilTold()
      console.log(words.closing)
      await server.close()
    })
}

function given({ port, host, data, database, with: packs }: Flags): Record<string, unknown> {
  const web = fileURLToPath(new URL('../../../web/dist', import.meta.url))
  return { port, host, data, database, ...(packs.length > 0 ? { packs } : {}), ...(existsSync(web) ? { web } : {}) }
}

function titlesOffered(without: string): readonly Title[] {
  const ids = without
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  const off = ids.map(titleNamed)
  return titles().filter((title) => !off.includes(title))
}

async function open(start: () => Promise<Server>, port: number): Promise<Server> {
  try {
    return await start()
  } catch (error) {
    const fault = error as NodeJS.ErrnoException
    if (fault.code === 'EADDRINUSE') throw new Problem((t) => t.portTaken({ port: String(port) }), EXIT.wrong)
    if (fault.code === 'EACCES') throw new Problem((t) => t.portForbidden({ port: String(port) }), EXIT.wrong)
    throw new Problem((t) => t.cannotStart({ why: plainly(t, fault) }), EXIT.wrong)
  }
}

function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}
