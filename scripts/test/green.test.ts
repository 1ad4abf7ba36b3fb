/** A green run means that tests ran: the test script with the feet of its tools pulled away. */
import { expect, test } from 'vitest'
import { house } from './fixture.ts'

test('all is well: every stage counts, and the last line is the counts alone', async () => {
  const { code, last } = await house().test()
  expect([code, last]).toEqual([0, '8 passed, 0 failed'])
})

test('the client is built after the types and beside the fault suites, and no test of the browser begins before those are over', async () => {
  const pause = 'await new Promise((resolve) => setTimeout(resolve, 100))'
  const tools = {
    tsc: `${pause}; writeFileSync(root + '/typed', '')`,
    vite: `if (!existsSync(root + '/typed')) process.exit(1); writeFileSync(root + '/built', '')`,
    vitest: `for (let times = 0; times < 100 && !existsSync(root + '/built'); times++) ${pause}
      if (existsSync(root + '/built')) unitReport([{ file: held, name: 'adds', state: 'passed' }])
      for (let times = 0; times < 15; times++) ${pause}
      writeFileSync(root + '/over', '')`,
    playwright: `if (isList || existsSync(root + '/over')) browserReport([['is seen', isList ? 'skipped' : 'expected', ...(isList ? [] : ['passed'])]])`,
  }
  expect((await house(tools).test('types', 'faults', 'browser')).last).toBe('5 passed, 0 failed')
  expect((await house({ tsc: tools.tsc, vite: tools.vite }).test('types', 'browser')).last).toBe('4 passed, 0 failed')
})

const STAGES = { tsc: 'types', knip: 'unused', vitest: 'unit', vite: 'browser', playwright: 'browser' } as const
type Lie = readonly [what: string, tool: keyof typeof STAGES, body: string, said: RegExp]
const LIES: readonly Lie[] = [
  ['a tool that is killed', 'knip', `process.kill(process.pid, 'SIGKILL')`, /Failed: .*unused code/],
  ['types that do not compile', 'tsc', 'process.exit(2)', /Failed: .*types/],
  ['a web client that cannot be built', 'vite', 'process.exit(1)', /Failed: .*web build/],
  ['a reporter of vitest that writes nothing', 'vitest', '', /vitest\nIt wrote no report, so nothing is known to have run/],
  ['a report that was broken off', 'vitest', `writeFileSync(process.env.UNIT_REPORT, '{"tests":[{')`, /vitest\nIt wrote no report/],
  ['a file that is not in the report', 'vitest', 'unitReport([])', /engine\/sum\.test\.ts\nNo test of this file ran/],
  [
    'a test that never ended',
    'vitest',
    `unitReport([{ file: held, name: 'adds', state: 'passed' }, { file: held, name: 'waits', state: 'missing' }])`,
    /sum\.test\.ts › waits\nThis test did not come to its end/,
  ],
  [
    'an error outside of any test',
    'vitest',
    `unitReport([{ file: held, name: 'adds', state: 'passed' }], [{ name: 'outside of any test', message: 'left alone' }])`,
    /outside of any test\nleft alone/,
  ],
  [
    'vitest that fails though every test passed',
    'vitest',
    `unitReport([{ file: held, name: 'adds', state: 'passed' }]); process.exit(1)`,
    /Every test passed, and yet it left with 1/,
  ],
  ['a reporter of Playwright that writes nothing', 'playwright', '', /playwright\nIt wrote no report/],
  [
    'a reporter of Playwright that writes nothing at the end',
    'playwright',
    `if (isList) browserReport([['is seen', 'skipped']])`,
    /playwright\nIt wrote no report/,
  ],
  [
    'a port that is taken: no test ran',
    'playwright',
    `if (isList) browserReport([['is seen', 'skipped']]); else { browserReport([], [{ message: 'http://127.0.0.1:4177 is already used' }]); process.exit(1) }`,
    /is already used/,
  ],
  [
    'a browser that dies: the rest did not run',
    'playwright',
    `browserReport([['is seen', isList ? 'skipped' : 'expected', ...(isList ? [] : ['passed'])], ['is heard', 'skipped']]); process.exit(isList ? 0 : 1)`,
    /look\.spec\.ts › is heard\nThis test did not come to its end/,
  ],
  [
    'a test that was listed and is not in the report',
    'playwright',
    `browserReport([['is seen', 'expected', 'passed'], ...(isList ? [['is heard', 'skipped']] : [])])`,
    /is heard\nThis test was listed before/,
  ],
  [
    'a test that was broken off',
    'playwright',
    `browserReport([['is seen', 'skipped', ...(isList ? [] : ['interrupted'])]])`,
    /look\.spec\.ts\nNo test of this file ran/,
  ],
]
/** Each stage is lied to once in a run: a stage that fails does not stop the others, and most of what a small house takes is its start. */
function runsOf(lies: readonly Lie[]): Lie[][] {
  const told = (stage: string) => lies.filter(([, tool]) => STAGES[tool] === stage)
  const byStage = [...new Set(Object.values(STAGES))].map(told)
  const most = Math.max(...byStage.map(({ length }) => length))
  return Array.from({ length: most }, (_, n) => byStage.flatMap((ofStage) => ofStage.slice(n, n + 1)))
}

test.each(runsOf(LIES).map((lies) => [lies.map(([what]) => what).join('; '), lies] as const))('%s: each fails the run', async (_, lies) => {
  const tools = Object.fromEntries(lies.map(([, tool, body]) => [tool, body]))
  const { code, text, last } = await house(tools).test(...lies.map(([, tool]) => STAGES[tool]))
  for (const [, , , said] of lies) expect(text).toMatch(said)
  const [, failed] = /^\d+ passed, (\d+) failed$/.exec(last) ?? []
  expect(Number(failed)).toBeGreaterThanOrEqual(lies.length)
  expect(code).toBe(1)
})

test('what fails once is tried once more, named and counted on a line of its own', async () => {
  const unsteady = `
    const isAgain = existsSync(root + '/tried'); writeFileSync(root + '/tried', '')
    unitReport([{ file: held, name: 'adds', state: 'passed' }, { file: held, name: 'races', state: isAgain ? 'passed' : 'failed', message: 'too late' }])
    process.exit(isAgain ? 0 : 1)`
  const { code, text, last } = await house({ vitest: unsteady }).test('unit')
  expect(text).toContain('unsteady: engine/sum.test.ts › races\ntoo late')
  expect(text).toContain('\nUnsteady, passed when tried once more: 1 (engine/sum.test.ts › races)\n')
  expect([code, last]).toEqual([0, '2 passed, 0 failed'])
})

test('what fails twice has failed, and what is skipped is counted', async () => {
  const body = `unitReport(['passed', 'failed', 'skipped'].map((state) => ({ file: held, name: state, state, message: state }))); process.exit(1)`
  const { code, text, last } = await house({ vitest: body }).test('unit')
  expect(text).toContain('✗ engine/sum.test.ts › failed\nfailed')
  expect([code, last]).toEqual([1, '1 passed, 1 failed, 1 skipped'])
})

test('a second try that does not come to its end saves nothing', async () => {
  const body = `
    if (existsSync(root + '/tried')) process.exit(1)
    writeFileSync(root + '/tried', '')
    unitReport([{ file: held, name: 'races', state: 'failed' }])
    process.exit(1)`
  const { code, last } = await house({ vitest: body }).test('unit')
  expect([code, last]).toEqual([1, '0 passed, 2 failed'])
})

test('what is left to CI is no test that passed, and is said before the last line', async () => {
  const body = `unitReport(['passed', process.env.UNIT_LEAVES ? 'left' : 'passed'].map((state) => ({ file: held, name: state, state })))
    if (args.includes('--tagsFilter=!ci') !== (process.env.UNIT_LEAVES === 'ci')) process.exit(1)`
  const desk = await house({ vitest: body }).test('unit')
  expect(desk.text).toMatch(/\nLeft to CI \(CI=true npm test\): unit tests \(1\)\n/)
  expect([desk.code, desk.last]).toEqual([0, '1 passed, 0 failed'])
  for (const [ci, counts] of [
    ['true', '2 passed, 0 failed'],
    ['false', '1 passed, 0 failed'],
  ] as const)
    expect((await house({ vitest: body }, [], ci).test('unit')).last).toBe(counts)
})

test('unit tests run what was built just before, and the sources where that does not build', async () => {
  const vitest = `unitReport([{ file: held, name: process.env.UNIT_BUILT === 'true' ? 'built' : 'sources', state: 'failed' }]); process.exit(1)`
  expect((await house({ vitest }).test('unit')).text).toContain('sum.test.ts › built')
  expect((await house({ vitest, tsc: 'process.exit(2)' }).test('unit')).text).toContain('sum.test.ts › sources')
})

test('stages and options that are not there are refused with those that are', async () => {
  const small = house()
  expect((await small.test('units')).text).toContain('There is no stage “units”.')
  expect((await small.test('--changes')).text).toContain('There is no option “--changes”.')
})
