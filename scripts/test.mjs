/**
 * `npm test`: installs what is missing and runs every check. A stage that fails does not stop the others. The last lines name
 * what failed, with its messages, and give the counts. `npm test -- types lint` runs only the stages named.
 *
 * Tests of servers, clocks and browsers can trip over the machine. One that fails is tried once more; if it passes then it is
 * counted as passed and named at the end as unsteady: a fault to be found, though not one that was just made.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, ensureNode, fail, ROOT, step, tool } from './ensure.mjs'

const cache = join(ROOT, '.cache')
const counts = { passed: 0, failed: 0, skipped: 0 }
const failures = []
/** Messages of single tests, told once more at the end: nobody scrolls through two thousand lines. */
const details = []
const UNSTEADY = 'unsteady:'
const BROKEN_OFF = {
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ name: 'unit tests', message: 'The run did not come to its end.' }],
  files: [],
}

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

for (const { verdict, name, message } of details) console.log(`\n${verdict} ${name}\n${shortened(message)}`)
if (failures.length > 0) console.log(`\n✗ Failed: ${failures.join('; ')}`)
const unsteady = details.filter(({ verdict }) => verdict === UNSTEADY).length
const others = `${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}${unsteady > 0 ? `, ${unsteady} unsteady` : ''}`
console.log(`\n${counts.passed} passed, ${counts.failed} failed${others}`)
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
  const first = vitest([]) ?? BROKEN_OFF
  if (first.failures.length === 0) return count('unit tests', first.passed, 0, first.skipped)
  step('Once more: what failed')
  // Without a file to blame, all of them.
  const again = vitest(first.files) ?? first
  const isStill = new Set(again.failures.map(({ name }) => name))
  const unsteady = first.failures.filter(({ name }) => !isStill.has(name))
  tell(UNSTEADY, unsteady)
  tell('✗', again.failures)
  const whole = first.files.length === 0 ? again : first
  const all = whole.passed + whole.failed
  count('unit tests', all - again.failures.length, again.failures.length, whole.skipped)
}

/** Null: it did not come to its end. */
function vitest(files) {
  const report = join(cache, 'vitest.json')
  rmSync(report, { force: true })
  spawnSync(tool('vitest'), ['run', '--reporter=default', '--reporter=./scripts/unit-report.mjs', ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, UNIT_REPORT: report },
  })
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
}

/** Without the paths through the test runner. */
function shortened(message) {
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !line.includes('node_modules'))
  return lines.slice(0, 24).join('\n')
}

function tell(verdict, found) {
  details.push(...found.map(({ name, message }) => ({ verdict, name, message })))
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
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
  tell(UNSTEADY, specsOf(suites, 'flaky'))
  tell('✗', specsOf(suites, 'unexpected'))
  count('browser tests', stats.expected + stats.flaky, stats.unexpected, stats.skipped)
}

function specsOf(suites, status) {
  return suites.flatMap(({ file, specs = [], suites = [] }) => [
    ...specsOf(suites, status),
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => ({
          name: `${file} › ${title}`,
          message: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n'),
        })),
    ),
  ])
}
