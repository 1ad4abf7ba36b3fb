/**
 * A stage is believed when it proves that it came to its end. A report lists tests `{file, name, state, message}`, where the state is passed, failed,
 * skipped, unsteady, left (to CI) or missing, and troubles `{name, message}`, which belong to no test. Whatever is missing becomes a trouble, and every trouble fails.
 */
import { existsSync, readFileSync } from 'node:fs'

/** The tag of tests that only CI runs: `{ tags: 'ci' }` of vitest, `{ tag: '@ci' }` of Playwright. */
export const LEFT_TO_CI = 'ci'

/**
 * `held`: the test files on the disk that must be in the report; `listed`: where the tool could tell before, its tests `{id, file, name}`;
 * `report`: null when none was written; `end`: how the tool ended.
 */
export function prove({ tool, held, listed = [], report, end }) {
  const ending = end.error ? `could not be started: ${end.error.message}` : `left with ${end.signal ?? end.code}`
  if (report === null)
    return { tests: [], troubles: [{ name: tool, message: `It wrote no report, so nothing is known to have run. It ${ending}.` }] }
  const troubles = [...report.troubles]
  const ran = report.tests.filter(({ state }) => state !== 'missing')
  const files = new Set(ran.map(({ file }) => file))
  for (const file of held) if (!files.has(file)) troubles.push({ name: file, message: 'No test of this file ran.' })
  for (const { file, name } of report.tests.filter(({ state }) => state === 'missing'))
    if (files.has(file)) troubles.push({ name: `${file} › ${name}`, message: 'This test did not come to its end.' })
  const known = new Set(report.tests.map(({ id }) => id))
  for (const { id, file, name } of listed)
    if (!known.has(id)) troubles.push({ name: `${file} › ${name}`, message: 'This test was listed before, and is not in the report.' })
  const isGood = troubles.length === 0 && ran.every(({ state }) => state !== 'failed')
  if (isGood && end.code !== 0) troubles.push({ name: tool, message: `Every test passed, and yet it ${ending}.` })
  return { tests: ran, troubles }
}

/** Null: there is none, or it was broken off in the middle. */
export function readReport(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  } catch {
    return null
  }
}

/**
 * Two reports of the same tests, the second one of the files that failed. What failed first and then passed is unsteady; what fails in the second,
 * or is not in it, has failed; troubles stay.
 */
export function again(first, second) {
  const later = new Map(keyed(second.tests))
  const tests = keyed(first.tests).map(([key, test]) => {
    const now = later.get(key)
    if (now?.state === 'failed') return now
    return test.state === 'failed' && now?.state === 'passed' ? { ...test, state: 'unsteady' } : test
  })
  const known = new Set(keyed(first.tests).map(([key]) => key))
  for (const [key, test] of later) if (!known.has(key) && test.state === 'failed') tests.push(test)
  return { tests, troubles: [...first.troubles, ...second.troubles] }
}

/** Names may occur twice in a file: the second is another test. */
function keyed(tests) {
  const seen = new Map()
  return tests.map((test) => {
    const name = `${test.file} › ${test.name}`
    seen.set(name, (seen.get(name) ?? 0) + 1)
    return [`${name} #${seen.get(name)}`, test]
  })
}
