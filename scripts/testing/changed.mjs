/**
 * `--changed`: the tests that the changes since main touch, by the import graph. In doubt a test is touched: what no test reaches by imports (a
 * record that is read, a script that is started) touches every test of its package and of the packages that use it, and a change of the tools
 * touches all.
 */
import { spawnSync } from 'node:child_process'
import { fail, ROOT } from '../ensure.mjs'
import { importGraph, packageOf, reached } from './graph.mjs'
import { isBrowserTest, isFaultTest, isUnitTest } from './holdings.mjs'

/** Words for people: they touch the tests that name them, and no other. */
const WORDS = /^(LICENSE|[A-Z]+\.md|docs\/)/
/** Where the whole house is set up. */
const TOUCHES_ALL = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json|scripts\/[^/]+\.mjs|scripts\/testing\/|\.npmrc)/

export function touchedTests(files) {
  const changes = changedFiles()
  console.log(`  ${changes.length} ${changes.length === 1 ? 'file has' : 'files have'} changed since ${base()}.`)
  return touchedBy(changes, files)
}

/** The test files among `files` that the changed ones touch. */
export function touchedBy(changes, files) {
  const tests = files.filter((file) => isUnitTest(file) || isFaultTest(file) || isBrowserTest(file))
  if (changes.some((file) => TOUCHES_ALL.test(file))) return new Set(tests)
  const known = new Set(files)
  const graph = importGraph(files)
  const product = files.filter((file) => /^(web\/main\.tsx|cli\/main\.ts|cli\/commands\/serve\.ts)$/.test(file))
  const reach = new Map(tests.map((test) => [test, isBrowserTest(test) ? reachOfSpec(graph, product, test) : reached(graph, [test])]))
  const isReached = new Set([...reach.values()].flatMap((found) => [...found]))
  const strange = changes.filter((file) => !isReached.has(file) && !WORDS.test(file)).map((file) => packageOf(file, known))
  const using = usersOf(graph, known)
  return new Set(
    tests.filter((test) => {
      const found = reach.get(test)
      const home = packageOf(test, known)
      return changes.some((file) => found.has(file)) || strange.some((name) => name === '' || name === home || using.get(home)?.has(name))
    }),
  )
}

/** A spec sees the whole product; that of a game all but the other games. */
function reachOfSpec(graph, product, spec) {
  const [, game] = /^games\/([^/]+)\//.exec(spec) ?? []
  const isOpen = (file) =>
    game === undefined || !/^games\/[^/]+\//.test(file) || file.startsWith(`games/${game}/`) || /^games\/test\//.test(file)
  return reached(graph, [spec, ...product], isOpen)
}

/** For each package those that it imports, directly or through others. */
function usersOf(graph, known) {
  const direct = new Map()
  for (const [file, named] of graph) {
    const home = packageOf(file, known)
    const used = direct.get(home) ?? new Set()
    for (const other of named) used.add(packageOf(other, known))
    direct.set(home, used)
  }
  return new Map([...direct.keys()].map((home) => [home, reached(new Map([...direct].map(([name, used]) => [name, [...used]])), [home])]))
}

function changedFiles() {
  const since = git('diff', '--name-only', '-z', base())
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...since.split('\0'), ...fresh.split('\0')].filter(Boolean))]
}

/** Where this branch left main; on main itself, the last commit. */
function base() {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: ROOT, encoding: 'utf8' })
    if (status === 0) return stdout.trim().slice(0, 12)
  }
  return 'HEAD'
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) fail('What has changed could not be found out: git did not answer.', stderr?.trim())
  return stdout
}
