/**
 * `npm test`: installs what is missing and runs every check. A stage that fails does not stop the others; the last line gives
 * the counts. `npm test -- types lint` runs only the stages named.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, ensureNode, fail, ROOT, step, tool } from './ensure.mjs'

const cache = join(ROOT, '.cache')
const counts = { passed: 0, failed: 0, skipped: 0 }
const failures = []

const STAGES = {
  types: {
    title: 'Types: every source and every test',
    run: () => single('types', tool('tsc'), ['-b']) && single('types of tests', tool('tsc'), ['-p', 'tsconfig.check.json']),
  },
  lint: {
    title: 'Format, lint and import rules',
    run: () => single('format, lint, imports', tool('biome'), ['ci', '--error-on-warnings', '.']),
  },
  unused: { title: 'Unused files, exports and dependencies', run: () => single('unused code', tool('knip'), []) },
  unit: { title: 'Rules, engine, bots, server, command line: unit, property, conformance and integration tests', run: unit },
  browser: { title: 'The web client in a real browser', run: browser },
}

ensureNode()
ensureInstalled()
mkdirSync(cache, { recursive: true })
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in STAGES))
if (unknown.length > 0) fail(`There is no stage “${unknown[0]}”.`, `Stages: ${Object.keys(STAGES).join(', ')}.`)
for (const [name, stage] of Object.entries(STAGES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  step(stage.title)
  const began = Date.now()
  stage.run()
  console.log(`  ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

if (failures.length > 0) console.log(`\n✗ Failed: ${failures.join('; ')}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`)
process.exit(counts.failed > 0 ? 1 : 0)

/** A check that either holds or not: counts as one test. */
function single(name, command, args) {
  const good = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  count(name, good ? 1 : 0, good ? 0 : 1)
  return good
}

function count(name, passed, failed, skipped = 0) {
  counts.passed += passed
  counts.failed += failed
  counts.skipped += skipped
  if (failed > 0) failures.push(failed === 1 ? name : `${name} (${failed})`)
}

function unit() {
  const report = join(cache, 'vitest.json')
  rmSync(report, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = spawnSync(tool('vitest'), args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status
  if (!existsSync(report)) return count('tests did not run', 0, 1)
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that cannot be loaded has no tests to count, and still is a failure.
  const failed = numFailedTests > 0 ? numFailedTests : status === 0 ? 0 : Math.max(1, numFailedTestSuites)
  count('unit tests', numPassedTests, failed, numPendingTests)
}

function browser() {
  if (!existsSync(join(ROOT, 'web', 'playwright.config.ts'))) return
  const chromium = ensureBrowser()
  if (chromium === null) return count('no browser', 0, 1)
  if (!single('web build', tool('vite'), ['build', 'web', '--logLevel', 'warn'])) return
  const report = join(cache, 'playwright.json')
  rmSync(report, { force: true })
  spawnSync(tool('playwright'), ['test', '-c', 'web/playwright.config.ts', '--reporter=list,json'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  if (!existsSync(report)) return count('browser tests did not run', 0, 1)
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  count('browser tests', stats.expected + stats.flaky, stats.unexpected, stats.skipped)
}
