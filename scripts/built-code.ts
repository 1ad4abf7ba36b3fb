/**
 * Rules, engine, bots and server as they are built for players, for tests: Node runs that code as it is, in three quarters of the time that it takes
 * where vitest stands between the modules. `npm test` builds it first and says so (testing/unit.mjs); whoever starts vitest by hand tests the sources.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vitest/config'

const ROOT = join(import.meta.dirname, '..')
/** What computes or serves. Titles, tables and lessons also import style sheets and texts, which Node cannot load. */
const RUNS = /^(engine|bots|server|tournaments|games(?=\/[^/]+\/(?:rules|bot)\/))\/(?!(?:.+\/)?(?:test|dist)\/)(.+)\.ts$/

export const BUILT_CODE = /\/(engine|bots|server|tournaments|games)\/dist\/.+\.js$/

export const builtCode: Plugin = {
  name: 'built-code',
  enforce: 'pre',
  async resolveId(name, importer) {
    const source = sourceOf(name)
    const found = await this.resolve(source ?? name, importer, { skipSelf: true })
    const [, folder, file] = RUNS.exec(relative(ROOT, found?.id ?? '')) ?? []
    return folder === undefined ? source : join(ROOT, folder, 'dist', `${file}.js`)
  },
}

/** Packages of ours by their names. Not by a condition, as where sources are tested: Node would heed it too, inside of what is built. */
function sourceOf(name: string): string | null {
  const [, folder, entry] = /^@branchline\/([^/]+)(?:\/(.+))?$/.exec(name) ?? []
  if (folder === undefined) return null
  const { exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
  const found = exports[entry === undefined ? '.' : `./${entry}`] ?? exports['./*']
  return join(ROOT, folder, (found.source ?? found).replace('*', entry))
}
