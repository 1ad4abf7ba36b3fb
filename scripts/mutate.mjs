#!/usr/bin/env node
/**
 * Do the tests notice a fault? Changes one line of a source file at random, runs the unit tests of a desk that the import graph leads to it from, the
 * nearest first, and the types, puts the line back, and says what slipped through.
 *
 *   node scripts/mutate.mjs [--count 20] [--seed TEXT] [--from 0] [--minutes 10] [--json FILE] [--list] [--most N] [--dir FOLDER] [--tests FILE…] FOLDER…
 *
 * FOLDERs hold the sources that are changed (engine, games/GAME/rules, server/time …). The same seed, folders and sources give the same slips:
 * `--list` only names them, `--from` goes on in the middle, `--json` adds a line to a file for each one as it is done. `--dir` keeps to the tests below a
 * folder, `--tests` to some files, named one by one, `--most` to so many, the nearest. The files must not have changes of your own: they are written, and written back also after Ctrl+C.
 *
 * Noticed is what a test has failed of, or a test file has not loaded of, where that file passes without the slip. A run that broke for another
 * reason says nothing: it is “unknown”.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, tool } from './ensure.mjs'
import { touchedBy } from './testing/changed.mjs'
import { distancesTo, importGraph } from './testing/graph.mjs'
import { filesBelow, isUnitTest } from './testing/holdings.mjs'
import { LEFT_TO_CI } from './testing/proof.mjs'
import { isMutable, slipsIn } from './testing/slips.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: new Date().toISOString() },
    from: { type: 'string', default: '0' },
    minutes: { type: 'string', default: '10' },
    json: { type: 'string' },
    list: { type: 'boolean', default: false },
    most: { type: 'string', default: 'Infinity' },
    dir: { type: 'string' },
    tests: { type: 'string', multiple: true },
  },
})
/** So many test files are run first: most faults show there, and the rest need not be waited for. */
const NEAREST = 6

const changed = spawnSync('git', ['status', '--porcelain', '--', ...positionals], { encoding: 'utf8' }).stdout
if (positionals.length === 0 || changed !== '') {
  console.error(changed === '' ? 'Which folders? See the head of this file.' : `These have changes of your own:\n${changed}`)
  process.exit(64)
}
const files = spawnSync('git', ['ls-files', '--', ...positionals], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter(isMutable)
const places = files.flatMap((file) => slipsIn(file, readFileSync(file, 'utf8')))
console.log(`${files.length} files, ${places.length} slips to choose from, seed “${values.seed}”`)
const chosen = draw(places, Number(values.count), values.seed).slice(Number(values.from))
if (values.list) {
  for (const slip of chosen) console.log(told(slip))
  process.exit(0)
}

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
if ((await runOf(['scripts/test/names.test.ts'])) !== 'passed') {
  console.error('The tests do not run here, so they can notice nothing: try “npx vitest run scripts/test/names.test.ts”.')
  process.exit(70)
}

const held = filesBelow()
const graph = importGraph(held)
/** Test files that pass without a slip, or do not: each is asked once, when it is the first to notice one. */
const isSound = new Map()
const slipped = []
let noticed = 0
for (const slip of chosen) {
  const began = performance.now()
  const result = await resultOf(slip)
  const seconds = Math.round((performance.now() - began) / 1000)
  if (result.state === 'SLIPPED') slipped.push(slip)
  if (result.state === 'noticed') noticed++
  if (values.json) appendFileSync(values.json, `${JSON.stringify({ ...slip, ...result, seconds })}\n`)
  console.log(`${result.state} ${seconds} s  ${told(slip)}${result.by ? `  by ${result.by}` : ''}`)
}
const mistyped = await seenByTypes(slipped)
for (const slip of mistyped) {
  if (values.json) appendFileSync(values.json, `${JSON.stringify({ ...slip, state: 'noticed', by: 'types' })}\n`)
  console.log(`noticed by the types after all: ${told(slip)}`)
}
console.log(`${noticed + mistyped.length} of ${noticed + slipped.length} noticed`)
for (const slip of slipped) if (!mistyped.includes(slip)) console.log(`  ${told(slip)}`)

async function resultOf({ file, at, to }) {
  const tests = testsOf(file)
  const whole = readFileSync(file, 'utf8')
  for (const some of [tests.slice(0, NEAREST), tests.slice(NEAREST)]) {
    restore = () => writeFileSync(file, whole)
    writeFileSync(file, whole.split('\n').with(at, to).join('\n'))
    const end = await runOf(some)
    restore()
    if (end === 'unknown') return { state: 'unknown' }
    if (end === 'passed') continue
    if (!isSound.has(end.file)) isSound.set(end.file, (await runOf([end.file])) === 'passed')
    return isSound.get(end.file) ? { state: 'noticed', by: `${end.file} › ${end.name}` } : { state: 'unknown' }
  }
  return { state: 'SLIPPED', tests: tests.length }
}

/** The types are a stage of `npm test` too. They are asked once, for all that slipped by: what is wrong with a file is noticed there. */
async function seenByTypes(slips) {
  if (slips.length === 0) return []
  const whole = new Map(slips.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  restore = () => {
    for (const [file, text] of whole) writeFileSync(file, text)
  }
  for (const { file, at, to } of slips) writeFileSync(file, readFileSync(file, 'utf8').split('\n').with(at, to).join('\n'))
  const { stdout } = spawnSync(tool('tsc'), ['-p', 'tsconfig.check.json', '--pretty', 'false'], { encoding: 'utf8' })
  restore()
  const wrong = [...stdout.matchAll(/^(\S+)\((\d+),/gm)].map(([, file, line]) => ({ file, at: Number(line) - 1 }))
  return slips.filter((slip) => {
    const others = slips.filter(({ file }) => file === slip.file)
    const distance = (error, { at }) => Math.abs(error.at - at)
    return wrong.some((error) => error.file === slip.file && others.every((other) => distance(error, slip) <= distance(error, other)))
  })
}

/** Those of the same package or game first, and of them those of the same name, the nearest by imports before others. */
function testsOf(file) {
  if (values.tests !== undefined) return values.tests
  const distance = distancesTo(graph, file)
  const [home] = /^(games\/)?[^/]+\//.exec(file)
  const isAtHome = (test) => test.startsWith(home) || (home.startsWith('games/') && test.startsWith('games/test/'))
  const words = new Set(file.split(/[^a-z]+/))
  const isNamesake = (test) => words.has(/([a-z]+)[^/]*$/.exec(test)[1])
  const far = (test) => (distance.get(test) ?? 100) + (isAtHome(test) ? (isNamesake(test) ? 0 : 100) : 200)
  return [...touchedBy([file], held)]
    .filter((test) => isUnitTest(test) && test.startsWith(values.dir ?? ''))
    .sort((a, b) => far(a) - far(b))
    .slice(0, Number(values.most))
}

/** “passed”, the first test that failed, or “unknown” for a run that did not come to its end (a loop without one, a busy machine, vitest itself). */
async function runOf(tests) {
  if (tests.length === 0) return 'passed'
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const flags = ['--project', 'unit', `--tagsFilter=!${LEFT_TO_CI}`, '--bail', '1', '--reporter=json', `--outputFile=${report}`]
  const run = spawn(tool('vitest'), ['run', ...flags, ...tests], { stdio: 'ignore', timeout: Number(values.minutes) * 60_000 })
  const [status] = await once(run, 'close')
  if (status === null) return 'unknown'
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const bad = testResults.find((result) => result.assertionResults.some(isFailure))
    const unloaded = testResults.find((result) => result.status === 'failed' && result.assertionResults.length === 0)
    if (bad) return { file: relative(ROOT, bad.name), name: bad.assertionResults.find(isFailure).fullName }
    if (unloaded) return { file: relative(ROOT, unloaded.name), name: 'does not load' }
    return status === 0 ? 'passed' : 'unknown'
  } catch {
    return 'unknown'
  }
}

function isFailure({ status }) {
  return status === 'failed'
}

function told({ file, at, from, to }) {
  return `${file}:${at + 1}  ${from.trim()}  →  ${to.trim() || '(left out)'}`
}

/** So many of a list, as they follow from the seed. */
function draw(list, count, seed) {
  const left = [...list]
  const random = (n) => createHash('sha256').update(`${seed} ${n}`).digest().readUInt32BE() / 2 ** 32
  return Array.from({ length: Math.min(count, left.length) }, (_, n) => left.splice(Math.floor(random(n) * left.length), 1)[0])
}
