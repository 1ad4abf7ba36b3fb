/** Servers for tests: on any free port, with the toy game, in memory or in a folder that goes away. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import type { GivenConfig } from '../config.ts'
import { type Server, type ServerParts, startServer } from '../server.ts'
import { bundled } from './bundle.ts'

const open: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** Undone after the test. */
export function afterwards(act: () => Promise<void> | void): void {
  open.push(act)
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-test-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const QUIET: GivenConfig = {
  port: 0,
  data: ':memory:',
  logLevel: 'silent',
  requestsPerMinute: 1_000_000,
  newPeoplePerMinute: 1_000_000,
  messagesPerSecond: 100_000,
  burst: 100_000,
}

export async function house(given: GivenConfig = {}, parts: ServerParts = {}): Promise<Server> {
  const bots = parts.bots ?? {
    levels: ['random', 'stuck', 'sleepy', 'broken', 'cheat'],
    usual: 'random',
    worker: await bundled('bot-worker'),
  }
  const server = await startServer({ ...QUIET, ...given }, { games: [parcels], ...parts, bots })
  afterwards(() => server.close())
  return server
}
