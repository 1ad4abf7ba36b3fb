/** The same with the real tools, in CI: what they report when their feet are pulled away is what the script reads. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { house } from './fixture.ts'

const inCi = (name: string, body: () => Promise<void>) => test(name, { tags: 'ci' }, body)

const CONFIG = `export default { test: { tags: [{ name: 'ci' }], projects: [{ test: { name: 'unit', include: ['engine/*.test.ts'], exclude: ['**/*faults*'] } }] } }`

inCi(
  'vitest: a file that does not load, an error that no test waits for, a forgotten “only”, a file without a test, one that is left out',
  async () => {
    const small = house({}, ['vitest'])
    small.write('vitest.config.ts', CONFIG)
    small.write('engine/sum.test.ts', `import { test } from 'vitest'\ntest('adds', () => {})\ntest('subtracts', () => {})`)
    small.write('engine/unloaded.test.ts', `import './nowhere.ts'`)
    small.write(
      'engine/alone.test.ts',
      `import { test } from 'vitest'\ntest('goes', () => { setTimeout(() => { throw new Error('left alone') }) })`,
    )
    small.write('engine/only.test.ts', `import { test } from 'vitest'\ntest.only('this', () => {})\ntest('that', () => {})`)
    small.write('engine/empty.test.ts', '')
    small.write('elsewhere/forgotten.test.ts', `import { test } from 'vitest'\ntest('is forgotten', () => {})`)
    const { code, text, last } = await small.test('unit')
    expect(text).toMatch(/✗ engine\/unloaded\.test\.ts\n.*nowhere/)
    expect(text).toMatch(/✗ outside of any test\nError: left alone/)
    expect(text).toMatch(/✗ engine\/only\.test\.ts/)
    expect(text).toMatch(/✗ engine\/empty\.test\.ts/)
    expect(text).toMatch(/✗ elsewhere\/forgotten\.test\.ts\nNo test of this file ran/)
    expect(last).toMatch(/^\d+ passed, [5-9] failed(, \d+ skipped)?$/)
    expect(code).toBe(1)
  },
)

inCi('vitest: what passes is counted', async () => {
  const small = house({}, ['vitest'])
  small.write('vitest.config.ts', CONFIG)
  small.write('engine/sum.test.ts', `import { test } from 'vitest'\ntest('adds', () => {})\ntest.skip('subtracts', () => {})`)
  const { code, last } = await small.test('unit')
  expect([code, last]).toEqual([0, '1 passed, 0 failed, 1 skipped'])
})

const SPEC = `import { test } from '@playwright/test'\ntest('is seen', () => {})\ntest('is heard', () => {})`
const config = (more = '') => `export default { testDir: '..', testMatch: ['web/*.spec.ts'], workers: 1, retries: 1, ${more} }`

inCi('Playwright: what passes is counted', async () => {
  const small = house({}, ['@playwright/test'])
  small.write('web/playwright.config.ts', config())
  small.write('web/look.spec.ts', SPEC)
  const { code, last } = await small.test('browser')
  expect([code, last]).toEqual([0, '3 passed, 0 failed'])
})

inCi('Playwright: a spec that does not load', async () => {
  const small = house({}, ['@playwright/test'])
  small.write('web/playwright.config.ts', config())
  small.write('web/look.spec.ts', SPEC)
  small.write('web/unloaded.spec.ts', `import './nowhere.ts'`)
  const { code, text, last } = await small.test('browser')
  expect(text).toMatch(/✗ outside of any test\n.*nowhere.*unloaded\.spec\.ts/)
  expect([code, last]).toEqual([1, '1 passed, 1 failed'])
})

inCi('Playwright: a server whose port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const small = house({}, ['@playwright/test'])
  const webServer = `webServer: { command: 'sleep 60', port: ${port}, reuseExistingServer: false }`
  small.write('web/playwright.config.ts', config(webServer))
  small.write('web/look.spec.ts', SPEC)
  const { code, text, last } = await small.test('browser')
  taken.close()
  expect(text).toMatch(/is already used/)
  expect(text).toMatch(/✗ web\/look\.spec\.ts\nNo test of this file ran/)
  expect(last).toMatch(/^1 passed, [1-9]\d* failed$/)
  expect(code).toBe(1)
})

inCi('Playwright: a browser that dies', async () => {
  const small = house({}, ['@playwright/test'])
  small.write('web/playwright.config.ts', config(`use: { launchOptions: { executablePath: '/bin/false' } }`))
  small.write(
    'web/look.spec.ts',
    `import { test } from '@playwright/test'\ntest('is seen', ({ page }) => page.goto('/'))\ntest('is heard', () => {})`,
  )
  const { code, text, last } = await small.test('browser')
  expect(text).toMatch(/✗ web\/look\.spec\.ts › is seen/)
  expect([code, last]).toEqual([1, '2 passed, 1 failed'])
})

const LONG = `import { describe, test } from 'vitest'
test('adds', () => {})
describe('every board', { tags: 'ci' }, () => { test('one', () => {}); test('two', () => {}) })`
const LONG_SPECS = {
  'web/look.spec.ts': `import { test } from '@playwright/test'\ntest('is seen', () => {})\ntest('a city @city', () => {})\ntest('a whole game', { tag: '@ci' }, () => {})`,
  'web/campaign.spec.ts': `import { test } from '@playwright/test'\ntest('every game', { tag: '@ci' }, () => {})`,
}

inCi('what is tagged is left to CI at a desk, and said; CI runs it', async () => {
  for (const [ci, line, counts] of [
    ['', /^Left to CI \(CI=true npm test\): unit tests \(2\), browser tests \(2\)$/m, '4 passed, 0 failed'],
    ['true', null, '8 passed, 0 failed'],
  ] as const) {
    const small = house({}, ['vitest', '@playwright/test'], ci)
    small.write('vitest.config.ts', CONFIG)
    small.write('engine/sum.test.ts', LONG)
    small.write('web/playwright.config.ts', config())
    for (const [path, text] of Object.entries(LONG_SPECS)) small.write(path, text)
    const { code, text, last } = await small.test('unit', 'browser')
    expect([code, last], text).toEqual([0, counts])
    if (line) expect(text).toMatch(line)
    else expect(text).not.toContain('Left to CI')
  }
})

inCi('where only campaigns are touched nothing runs at a desk, and it is said', async () => {
  const small = house({}, ['@playwright/test'])
  small.write('web/playwright.config.ts', config())
  small.write('web/look.spec.ts', LONG_SPECS['web/campaign.spec.ts'])
  const { code, text, last } = await small.test('browser')
  expect(text).toMatch(/^Left to CI .*: browser tests \(1\)$/m)
  expect([code, last], text).toEqual([0, '1 passed, 0 failed'])
})

inCi('a tag hides no file that is missing', async () => {
  const small = house({}, ['vitest'])
  small.write('vitest.config.ts', CONFIG)
  small.write('engine/sum.test.ts', LONG)
  small.write('elsewhere/forgotten.test.ts', LONG)
  const { code, text } = await small.test('unit')
  expect(text).toMatch(/✗ elsewhere\/forgotten\.test\.ts\nNo test of this file ran/)
  expect(code).toBe(1)
})
