/** Which code tests run where it was built before. */
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { BUILT_CODE, builtCode } from '../built-code.ts'

const ROOT = join(import.meta.dirname, '../..')

async function resolved(name: string): Promise<string | null> {
  const resolve = async (id: string) => ({ id })
  const resolveId = builtCode.resolveId as unknown as (this: unknown, name: string, importer: string) => Promise<string | null>
  const found = await resolveId.call({ resolve }, name.startsWith('@') ? name : join(ROOT, name), 'some.test.ts')
  return found && relative(ROOT, found)
}

test.each([
  ['@branchline/engine', 'engine/dist/index.js'],
  ['@branchline/engine/kit', 'engine/dist/kit/index.js'],
  ['engine/table.ts', 'engine/dist/table.js'],
  ['bots/v1/index.ts', 'bots/dist/v1/index.js'],
  ['games/a-title/rules/pay.ts', 'games/dist/a-title/rules/pay.js'],
  ['games/a-title/bot/v1/index.ts', 'games/dist/a-title/bot/v1/index.js'],
  ['@branchline/server/protocol', 'server/dist/protocol/index.js'],
  ['server/storage/sqlite.ts', 'server/dist/storage/sqlite.js'],
  ['tournaments/swiss.ts', 'tournaments/dist/swiss.js'],
])('%s computes or serves: it is run as built, by Node itself', async (name, built) => {
  expect(await resolved(name)).toBe(built)
  expect(join(ROOT, built)).toMatch(BUILT_CODE)
})

test.each([
  ['@branchline/games/catalogue', 'games/catalogue.ts'],
  ['@branchline/faults/postgres', 'faults/postgres.ts'],
  ['@branchline/design/printed.module.css', 'design/table/printed.module.css'],
])('%s is taken from its source', async (name, source) => {
  expect(await resolved(name)).toBe(source)
})

test.each([
  'engine/test/toys.ts',
  'games/a-title/test/state.ts',
  'games/a-title/title.ts',
  'games/a-title/table/index.tsx',
  'bots/test/seen.ts',
  'server/test/start.ts',
])('%s is left to vitest', async (name) => {
  expect(await resolved(name)).toBeNull()
})
