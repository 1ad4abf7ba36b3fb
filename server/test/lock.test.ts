/** A second server on one SQLite file is refused, and told by whom. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { backup } from '../storage/backup.ts'
import { openStorage, SQLITE_FILE } from '../storage/storage.ts'
import { bundled } from './bundle.ts'
import { guest } from './client.ts'
import { afterwards, house, temporaryFolder } from './start.ts'

/** A server in a process of its own, until it is open. */
async function serverProcess(data: string) {
  const env = { ...process.env, BRANCHLINE_CHILD: JSON.stringify({ data }), BRANCHLINE_TEST_BOTS: String(await bundled('bot-worker')) }
  const child = spawn(process.execPath, [fileURLToPath(await bundled('child'))], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  afterwards(() => void child.kill('SIGKILL'))
  let told = ''
  child.stderr.on('data', (chunk) => {
    told += chunk
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  return { child, ended, told: () => told }
}

test('a second server is refused with the name of the first; a kill of the first frees the file at once', { tags: 'ci' }, async () => {
  const data = temporaryFolder()
  const first = await serverProcess(data)
  const second = await serverProcess(data)
  expect(second.child.exitCode).not.toBe(0)
  expect(second.told()).toContain(`it is in use: process ${first.child.pid} on ${hostname()}, since 20`)
  expect(first.child.exitCode).toBeNull()
  first.child.kill('SIGKILL')
  await first.ended
  // What the dead one wrote is still there, and holds nobody up.
  expect(existsSync(join(data, `${SQLITE_FILE}-lock-holder`))).toBe(true)
  const third = await serverProcess(data)
  expect(third.told()).toBe('')
  expect(third.child.exitCode).toBeNull()
})

test('by another way to the same file it is the same file; by its name alone a dead process is no holder', async () => {
  const root = temporaryFolder()
  const [real, linked, beside] = [join(root, 'real'), join(root, 'linked'), join(root, 'beside')]
  const storage = await openStorage({ data: real })
  symlinkSync(real, linked)
  mkdirSync(beside)
  symlinkSync(join(real, SQLITE_FILE), join(beside, SQLITE_FILE))
  for (const data of [real, linked, beside, `${real}/../real`])
    await expect(openStorage({ data }), data).rejects.toThrow(`process ${process.pid} on`)
  await storage.close()
  expect(existsSync(join(real, `${SQLITE_FILE}-lock-holder`))).toBe(false)
  // As a container leaves it that was killed as process 1, and comes again as process 1.
  writeFileSync(
    join(real, `${SQLITE_FILE}-lock-holder`),
    JSON.stringify({ pid: process.pid, host: hostname(), since: '2026-01-01T00:00:00Z' }),
  )
  await (await openStorage({ data: beside })).close()
})

test('a house that could not be opened, or was closed, is free again; a backup needs no lock', async () => {
  const data = temporaryFolder()
  const server = await house({ data })
  const ada = await guest(server.url, 'Ada')
  await ada.table({ seats: ['me', 'open'] })
  await expect(house({ data })).rejects.toThrow('One SQLite file is for one server')
  for (const name of ['copy.sqlite', 'copy.jsonl']) expect((await backup({ data }, join(data, name))).rows).toBeGreaterThan(2)
  await expect(openStorage({ data })).rejects.toThrow('in use')
  await server.close()
  const again = await openStorage({ data })
  again.file!.exec("insert into kysely_migration values ('9999-tomorrow', '2030-01-01')")
  await again.close()
  for (const _ of [1, 2]) await expect(openStorage({ data })).rejects.toThrow('newer version')
})
