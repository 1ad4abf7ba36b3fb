#!/usr/bin/env node
/**
 * Do the tests notice a fault? Changes one line of a source file at random, runs the unit tests that the import graph leads to it from, puts the
 * line back, and says what slipped through.
 *
 *   node scripts/mutate.mjs [--count 20] [--seed TEXT] [--minutes 10] [--dir FOLDER] [--tests FILE…] FOLDER…
 *
 * FOLDERs hold the sources that are changed (engine, games/GAME/rules, server/time …); `--dir` keeps to the tests below that folder,
 * `--tests` to some files, named one by one. The files must not have changes of your own: they are written, and written back also after Ctrl+C.
 *
 * Noticed is what a test has failed of, or a test file has not loaded of. A run that broke for another reason says nothing: it is “unknown”.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tool } from './ensure.mjs'
import { touchedBy } from './testing/changed.mjs'
import { filesBelow, isUnitTest } from './testing/holdings.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: new Date().toISOString() },
    minutes: { type: 'string', default: '10' },
    dir: { type: 'string' },
    tests: { type: 'string', multiple: true },
  },
})

/** What a slip of the pen does. Each says of a line what becomes of it, or nothing where it does not apply. */
const SLIPS = [
  exchange(/ === /, ' !== '),
  exchange(/ !== /, ' === '),
  exchange(/ < /, ' <= '),
  exchange(/ <= /, ' < '),
  exchange(/ > /, ' >= '),
  exchange(/ >= /, ' > '),
  exchange(/ && /, ' || '),
  exchange(/ \|\| /, ' && '),
  exchange(/ \+ /, ' - '),
  exchange(/ - /, ' + '),
  exchange(/ (\+|-)= /, (sign) => (sign.includes('+') ? ' -= ' : ' += ')),
  exchange(/\btrue\b/, 'false'),
  exchange(/\bfalse\b/, 'true'),
  exchange(/\b\d+\b(?!')/, (number) => String(Number(number) + 1)),
  exchange(/\bif \((?=\S)/, 'if (!'),
  exchange(/\.some\(/, '.every('),
  exchange(/\.every\(/, '.some('),
  exchange(/Math\.min\b/, 'Math.max'),
  exchange(/Math\.max\b/, 'Math.min'),
  // A statement that is left out.
  (line) =>
    /^\s*(?!return|const|let|import|export|if|for|else|case|throw|\/|\*)[\w.[\]]+(\(.*\)| [-+|&?]*= .*[^{[(,])$/.test(line) ? '' : null,
]

function exchange(what, by) {
  return (line) => (what.test(line) ? line.replace(what, by) : null)
}

const random = randomFrom(values.seed)
const changed = spawnSync('git', ['status', '--porcelain', '--', ...positionals], { encoding: 'utf8' }).stdout
if (positionals.length === 0 || changed !== '') {
  console.error(changed === '' ? 'Which folders? See the head of this file.' : `These have changes of your own:\n${changed}`)
  process.exit(64)
}
const files = spawnSync('git', ['ls-files', '--', ...positionals], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\/test\/|\.test\.|\.spec\.|\.d\.ts$|\/v1\//.test(file))
const places = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      /^\s*(\/\/|\/?\*|import |export (type|interface)|.*\b(log|Error|Denial)\()/.test(line)
        ? []
        : SLIPS.flatMap((slip) => {
            const to = slip(line)
            return to === null ? [] : [{ file, at, from: line, to }]
          }),
    ),
)

console.log(`${files.length} files, ${places.length} slips to choose from, seed “${values.seed}”`)
const folder = mkdtempSync(join(tmpdir(), 'branchline-mutate-'))
let restore = () => {}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    console.error(`Broken off by ${signal}.`)
    process.exit(130)
  })
process.on('exit', () => {
  restore()
  rmSync(folder, { recursive: true, force: true })
})
if ((await failuresOf(['scripts/test/names.test.ts'])) !== 0) {
  console.error('The tests do not run here, so they can notice nothing: try “npx vitest run scripts/test/names.test.ts”.')
  process.exit(70)
}

const held = filesBelow()
const slipped = []
let noticed = 0
for (let n = 0; n < Number(values.count) && places.length > 0; n++) {
  const [{ file, at, from, to }] = places.splice(Math.floor(random() * places.length), 1)
  const whole = readFileSync(file, 'utf8')
  restore = () => writeFileSync(file, whole)
  writeFileSync(file, whole.split('\n').with(at, to).join('\n'))
  const began = performance.now()
  const failures = await failuresOf(testsOf(file))
  restore()
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const what = `${file}:${at + 1}  ${from.trim()}  →  ${to.trim() || '(left out)'}`
  if (failures === 0) slipped.push(what)
  else if (failures !== null) noticed++
  console.log(`${failures === 0 ? 'SLIPPED' : failures === null ? 'unknown' : 'noticed'} ${seconds} s  ${what}`)
}
console.log(`${noticed} of ${noticed + slipped.length} noticed`)
for (const one of slipped) console.log(`  ${one}`)

function testsOf(file) {
  if (values.tests !== undefined) return values.tests
  return [...touchedBy([file], held)].filter((test) => isUnitTest(test) && test.startsWith(values.dir ?? ''))
}

/** How many tests and test files failed; null for a run that did not come to its end (a loop without one, a busy machine, vitest itself). */
async function failuresOf(tests) {
  if (tests.length === 0) return 0
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const flags = ['--project', 'unit', '--bail', '1', '--reporter=json', `--outputFile=${report}`]
  const run = spawn(tool('vitest'), ['run', ...flags, ...tests], { stdio: 'ignore', timeout: Number(values.minutes) * 60_000 })
  const [status] = await once(run, 'close')
  if (status === null) return null
  try {
    const { numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
    return numFailedTests + numFailedTestSuites || (status === 0 ? 0 : null)
  } catch {
    return null
  }
}

/** Numbers in [0, 1) that follow from the text. */
function randomFrom(text) {
  let count = 0
  return () => createHash('sha256').update(`${text} ${count++}`).digest().readUInt32BE() / 2 ** 32
}
