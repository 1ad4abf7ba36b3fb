/**
 * `npm test`: installs what is missing and runs every check. A stage that fails does not stop the others. The last lines name what failed, with
 * its messages, and give the counts. `npm test -- types lint` runs only the stages named; `npm test -- --changed` only the tests that the changes
 * since main touch.
 *
 * Green means that the tests ran: each stage proves that it came to its end with every test file on the disk (testing/proof.mjs), and an error
 * outside of any test fails. Whatever way the run ends, nothing of it goes on (testing/run.mjs).
 *
 * A desk is not CI: long campaigns (whole games by mouse, by keys, by finger; every board and set-up) are tagged `ci` and run where the environment says
 * `CI=true`. A line before the last counts what was left to it.
 *
 * Tests of servers, clocks and browsers can trip over the machine. One that fails is tried once more; if it passes then it is counted as passed and
 * named at the end as unsteady: a fault to be found, though not one that was just made.
 */
import { constants } from 'node:os'
import { ensureInstalled, ensureNode, fail, step, tool } from './ensure.mjs'
import { playwright } from './testing/browser.mjs'
import { touchedTests } from './testing/changed.mjs'
import { ensureBrowser } from './testing/chromium.mjs'
import { filesBelow, isBrowserTest, isFaultTest, isUnitTest } from './testing/holdings.mjs'
import { openRun } from './testing/run.mjs'
import { Tally } from './testing/tally.mjs'
import { vitest } from './testing/unit.mjs'

const STAGES = {
  types: {
    title: 'Types: every source and every test',
    run: async () => (await single('types', 'tsc', ['-b'])) && single('types of tests', 'tsc', ['-p', 'tsconfig.check.json']),
  },
  lint: {
    title: 'Format, lint and import rules',
    run: () => single('format, lint, imports', 'biome', ['ci', '--error-on-warnings', '.']),
  },
  // One thread of its own, while the formatter waits for the disk.
  unused: { title: 'Unused files, exports and dependencies', beside: 'lint', run: () => single('unused code', 'knip', []) },
  unit: {
    title: 'Rules, engine, bots, server, command line: unit, property, conformance and integration tests',
    run: () => stage('unit tests', isUnitTest, (held, files) => vitest(run, 'unit', held, files, isWhole)),
  },
  faults: {
    title: 'Servers killed, disks full, lines cut: the fault suites',
    run: () => stage('fault suites', isFaultTest, (held, files) => vitest(run, 'faults', held, files, isWhole)),
  },
  // The client is built and the specs are listed while the fault suites wait for servers to come back; tests run when those are over.
  browser: {
    title: 'The web client in a real browser',
    beside: 'faults',
    run: (before) => stage('browser tests', isBrowserTest, (held, files) => browser(held, files, before)),
  },
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const flags = process.argv.slice(2).filter((word) => word.startsWith('-'))
const unknown = wanted.find((name) => !(name in STAGES))
if (unknown !== undefined) fail(`There is no stage “${unknown}”.`, `Stages: ${Object.keys(STAGES).join(', ')}.`)
const strange = flags.find((flag) => flag !== '--changed')
if (strange !== undefined)
  fail(`There is no option “${strange}”.`, 'The only one is --changed: the tests that the changes since main touch.')

ensureNode()
ensureInstalled()
const tally = new Tally()
const run = await openRun()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void interrupted(signal))
const isWhole = !['', 'false'].includes(process.env.CI ?? '')
const minutes = Number(process.env.TEST_MINUTES || (isWhole ? 80 : 0))
if (minutes > 0) setTimeout(() => void overtime(), minutes * 60_000).unref()
const touched = flags.includes('--changed') ? touchedTests(filesBelow()) : null
let before = null
let last = null
for (const [name, { title, beside = name, run }] of Object.entries(STAGES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  if (beside !== last) await before
  last = name
  step(title)
  const began = Date.now()
  before = Promise.all([before, run(before)]).then(() => console.log(`  ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`))
}
await before
const isClean = await run.close()
if (!isClean)
  tally.add('left behind', { tests: [], troubles: [{ name: 'processes', message: 'Some that the tests had started could not be ended.' }] })
for (const line of tally.lines()) console.log(line)
process.exitCode = tally.isGood ? 0 : 1

async function single(name, command, args) {
  const { code } = await run.command(tool(command), args)
  return tally.single(name, code === 0)
}

/** `files` is null for all that the stage holds. */
async function stage(name, isOfStage, check) {
  const held = filesBelow().filter(isOfStage)
  const files = touched && held.filter((file) => touched.has(file))
  if (files === null || files.length > 0) return tally.add(name, await check(held, files))
  console.log('  No test of this stage is touched.')
  tally.isNothingToDo = true
}

async function browser(held, files, before) {
  const chromium = ensureBrowser()
  if (chromium === null) return { tests: [], troubles: [{ name: 'browser', message: 'There is none, so nothing ran.' }] }
  const built = single('web build', 'vite', ['build', 'web', '--logLevel', 'warn'])
  const ready = Promise.all([built, before]).then(([isBuilt]) => isBuilt)
  return playwright(run, chromium, held, files, isWhole, ready)
}

/** Where nobody sits before it, a run that does not end is a failure too, and ends. */
async function overtime() {
  await run.close()
  tally.add('time', { tests: [], troubles: [{ name: 'time', message: `The run was not over after ${minutes} minutes, and was ended.` }] })
  for (const line of tally.lines()) console.log(line)
  process.exit(1)
}

async function interrupted(signal) {
  console.error(`\nBroken off by ${signal}: ending what was started …`)
  await run.close()
  process.exit(128 + constants.signals[signal])
}
