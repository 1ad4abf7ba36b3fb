/** `npm test -- --changed`: what the changes since main touch, by imports; in doubt more. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type House, house } from './fixture.ts'

/** Stand-ins that say which files they were given. */
const VITEST = `writeFileSync(root + '/given', args.filter((word) => /\\.test\\.ts$/.test(word)).join(' '))
unitReport(args.filter((word) => /\\.test\\.ts$/.test(word)).map((file) => ({ file, name: 'adds', state: 'passed' })))`
const PLAYWRIGHT = `const files = args.filter((word) => /\\.spec\\.ts$/.test(word))
writeFileSync(root + '/seen', files.join(' '))
writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify({ errors: [], suites: files.map((file) => ({ title: file, file,
  specs: [{ id: file, file, title: 'is seen', tests: [{ status: 'expected', results: [{ status: 'passed' }] }] }] })) }))`

function settled(): House & { git(...args: string[]): void } {
  const small = house({ vitest: VITEST, playwright: PLAYWRIGHT })
  const write = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) small.write(path, text)
  }
  write({
    '.gitignore': 'node_modules\ntmp\ngiven\nseen\nnotes\n',
    'engine/package.json': '{"name":"@x/engine","exports":{".":{"source":"./index.ts"}}}',
    'engine/index.ts': `export * from './sum.ts'`,
    'engine/sum.ts': 'export const sum = 1',
    'engine/loose.json': '{}',
    'engine/sum.test.ts': `import './sum.ts'`,
    'games/dales/package.json': '{"name":"@x/dales","exports":{"./rules":{"source":"./rules.ts"}}}',
    'games/dales/rules.ts': `import { sum } from '@x/engine'`,
    'games/dales/rules.test.ts': `import './rules.ts'`,
    'games/dales/table/look.spec.ts': '',
    'games/sun/package.json': '{"name":"@x/sun","exports":{"./rules":{"source":"./rules.ts"}}}',
    'games/sun/rules.ts': '',
    'games/sun/rules.test.ts': `import './rules.ts'`,
    'games/sun/table/look.spec.ts': '',
    'web/package.json': '{"name":"@x/web"}',
    'web/main.tsx': `import '@x/dales/rules'\nimport '@x/sun/rules'`,
    'docs/hosting.md': 'port',
    'docs/story.md': 'once',
    'games/sun/words.test.ts': `read('docs/hosting.md')`,
  })
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
      cwd: small.folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
  }
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'a house')
  git('checkout', '-q', '-b', 'work')
  return { ...small, git }
}

async function touched(small: House): Promise<{ units: string[]; specs: string[]; last: string }> {
  small.write('given', '')
  small.write('seen', '')
  const { last, code, text } = await small.test('unit', 'browser', '--changed')
  expect(code, text).toBe(0)
  const words = (name: string) => readFileSync(join(small.folder, name), 'utf8').split(' ').filter(Boolean)
  return { units: words('given'), specs: words('seen'), last }
}

test('nothing changed: nothing runs, and that is said', async () => {
  const small = settled()
  const { text, last, code } = await small.test('unit', '--changed')
  expect(text).toContain('No test of this stage is touched.')
  expect([code, last]).toEqual([0, '0 passed, 0 failed'])
})

test('a rule of one game touches its tests, its specs and those of the whole, committed or not', async () => {
  const small = settled()
  small.write('games/sun/rules.ts', 'export const sun = 1')
  const expected = {
    units: ['games/sun/rules.test.ts'],
    specs: ['games/sun/table/look.spec.ts', 'web/look.spec.ts'],
    last: '4 passed, 0 failed',
  }
  expect(await touched(small)).toEqual(expected)
  small.git('commit', '-q', '-am', 'another sun')
  expect(await touched(small)).toEqual(expected)
})

test('what others import through a package touches them too, however far', async () => {
  const small = settled()
  small.write('engine/sum.ts', 'export const sum = 2')
  const { units, specs } = await touched(small)
  expect(units).toEqual(['engine/sum.test.ts', 'games/dales/rules.test.ts'])
  expect(specs).toEqual(['games/dales/table/look.spec.ts', 'web/look.spec.ts'])
})

test('a file that nobody imports touches its package and those that use it; a tool touches all; words those that name them', async () => {
  const small = settled()
  small.write('engine/loose.json', '[]')
  expect((await touched(small)).units).toEqual(['engine/sum.test.ts', 'games/dales/rules.test.ts'])
  small.git('checkout', '-q', '.')
  small.write('docs/story.md', 'twice')
  small.write('docs/hosting.md', 'ports')
  expect(await touched(small)).toMatchObject({ units: ['games/sun/words.test.ts'], specs: [] })
  small.write('vitest.config.ts', '')
  expect((await touched(small)).units).toHaveLength(4)
})
