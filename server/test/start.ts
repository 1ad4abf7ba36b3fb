/** Servers for tests: on any free port, with the toy game, in memory or in a folder that goes away. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import type { GivenConfig } from '../config.ts'
import { type Server, type ServerParts, startServer } from '../server.ts'
import { bundled } from './bundle.ts'
import { withItsTables } from './tables-made.ts'

/**
 * Undone after the test, the last first. The test itself is told: a hook of this file would be one of the first file alone that imports it,
 * for all files of a thread share what they import, and the servers of the others would go on to the end.
 */
export function afterwards(act: () => Promise<void> | void): void {
  onTestFinished(() => act())
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
  chatPerMinute: 100_000,
  tableChatPerMinute: 100_000,
  watchDelay: 0,
}

export async function house(given: GivenConfig = {}, parts: ServerParts = {}): Promise<Server> {
  const server = await openHouse(given, parts)
  afterwards(() => server.close())
  return server
}

/** For several tests: whoever opens it closes it. */
export async function openHouse(given: GivenConfig = {}, parts: ServerParts = {}): Promise<Server> {
  const bots = parts.bots ?? {
    levels: ['random', 'stuck', 'sleepy', 'broken', 'cheat'],
    usual: 'random',
    worker: await bundled('bot-worker'),
  }
  const config = { ...QUIET, ...given }
  const start = () => startServer(config, { games: [parcels], ...parts, bots })
  return config.data === ':memory:' && config.database === undefined ? await withItsTables(start) : await start()
}
