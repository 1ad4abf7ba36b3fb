import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_VERSION, type Title } from '@branchline/engine'
import { describe, expect, it, onTestFinished } from 'vitest'
import { admitPacks } from '../admit.ts'
import { buildPack, testing } from '../build.ts'
import { admits } from '../manifest.ts'
import { bare, copyOfExample } from './made.ts'

type Changes = Parameters<typeof copyOfExample>[0]

async function built(changes?: Changes): Promise<string> {
  const { folder, remove } = copyOfExample(changes)
  onTestFinished(remove)
  await buildPack(folder)
  return folder
}

const manifest = (change: (data: Record<string, unknown>) => unknown) => (text: string) =>
  JSON.stringify(change(JSON.parse(text) as Record<string, unknown>))

describe('a pack', () => {
  it('is built for programs, and admitted', async () => {
    const [pack] = await admitPacks([await built()], [])
    expect(pack).toMatchObject({ version: '1.0.0', title: { id: 'slip-coach', name: 'Slip Coach' } })
    expect(await pack?.title.rulebook()).toMatch(/^# Slip Coach/)
    expect((await pack?.title.insight?.())?.doubt).toBeGreaterThan(0)
    expect((await pack?.title.words?.())?.de).toMatchObject({ catch: 'fange auf' })
  })

  it('carries neither React nor the design: a page lends it its own', async () => {
    const folder = await built()
    const title = readFileSync(join(folder, 'dist', 'title.js'), 'utf8')
    const table = /["'`]\.\/(table-[^"'`]+\.js)["'`]/.exec(title)?.[1] as string
    const text = readFileSync(join(folder, 'dist', table), 'utf8')
    expect(text).toContain('branchline.lent')
    expect(text.length).toBeLessThan(6000)
  })

  it('needs no bot, no table and no poster', async () => {
    const [pack] = await admitPacks([await built(bare('bare-coach'))], [])
    expect(pack?.title).toMatchObject({ id: 'bare-coach' })
    for (const part of ['insight', 'table', 'poster', 'words'] as const) expect(pack?.title[part]).toBeUndefined()
  })
})

it('is tested outside the repository by our tools alone: every name it may import is known to its types', () => {
  const { folder, remove } = copyOfExample()
  onTestFinished(remove)
  const types = testing(folder).find(({ what }) => what === 'types')!
  const { stdout, status } = spawnSync(types.command, types.args, { cwd: types.cwd, encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

describe('is refused with a sentence', () => {
  const refusedWhenBuilt: readonly (readonly [string, Changes, RegExp])[] = [
    ['its title is missing', { 'title.ts': (text) => text.replace('export const title', 'export const other') }, /its title is missing/],
    ['it has no blurb in English', { 'title.ts': (text) => text.replace(/^ {4}en: .*\n/m, '') }, /no blurb in “en”/],
    ['its id is none', { 'title.ts': (text) => text.replace("id: 'slip-coach'", "id: 'Slip Coach'") }, /no id of small letters/],
    [
      'title and rules are of two games',
      { 'title.ts': (text) => text.replace("id: 'slip-coach'", "id: 'other'") },
      /its title is “other”, its rules are of “slip-coach”/,
    ],
    ['title and rules differ in players', { 'title.ts': (text) => text.replace('max: 4', 'max: 5') }, /differ about the number of players/],
    [
      'it leaks',
      { 'rules/view.ts': (text) => text.replace('  seen.shed.fill(HIDDEN)\n', '') },
      /does not keep the laws of a game \(\w+\): .+/,
    ],
    [
      'title and rules are called otherwise',
      { 'title.ts': (text) => text.replace("name: 'Slip Coach'", "name: 'Slip Train'") },
      /its title is called “Slip Train”, and its rules “Slip Coach”/,
    ],
    [
      'its rulebook has no clauses',
      { 'RULES.md': () => '# Slip Coach\n' },
      /\(clauses\): .* cites SC-[\d.]+, which is no clause of the rulebook/,
    ],
    [
      'it cites what its rulebook does not say',
      { 'rules/turn.ts': (text) => text.replaceAll("'SC-3.3'", "'SC-9.9'") },
      /\(clauses\): event\.slipped cites SC-9\.9, which is no clause of the rulebook/,
    ],
    [
      'what its bots know cannot be loaded',
      { 'bot/index.ts': (text) => `${text}\nthrow new Error('half a bot')\n` },
      /is damaged: insight: it cannot be used \(half a bot\)/,
    ],
    [
      'its bots appraise too little',
      { 'bot/index.ts': (text) => text.replace('moves.map((move) => worth(state, move)),', '[],') },
      /is damaged: insight: appraise says 0 figures for \d+ moves/,
    ],
    ['a word of its notation is none', { 'words.ts': (text) => text.replace("'fange auf'", '7 as never') }, /“catch” has no word in de/],
    [
      'its rules cannot be loaded',
      { 'rules/index.ts': (text) => `${text}\nthrow new Error('half a file')\n` },
      /its rules cannot be loaded \(half a file\)/,
    ],
  ]
  /** Each is built first, which takes more than a second: at a desk one of the title, one of the rules, one of the bots. */
  const atADesk = ['its title is missing', 'it leaks', 'what its bots know cannot be loaded']
  for (const [what, changes, sentence] of refusedWhenBuilt)
    it(`when ${what}`, { tags: atADesk.includes(what) ? [] : 'ci' }, async () => {
      await expect(admitPacks([await built(changes)], [])).rejects.toThrow(sentence)
    })

  const refusedUnbuilt: readonly (readonly [string, Changes, RegExp])[] = [
    [
      'it is written for another engine',
      { 'package.json': manifest((data) => ({ ...data, branchline: { title: 'title.ts', engine: '^9.0.0' } })) },
      /written for the engine \^9\.0\.0, and this is/,
    ],
    ['it says nothing of Branchline', { 'package.json': manifest(({ branchline: _, ...data }) => data) }, /no field “branchline”/],
    ['it says too little', { 'package.json': manifest((data) => ({ ...data, branchline: {} })) }, /should say “title”/],
    ['its package.json is torn', { 'package.json': (text) => text.slice(0, 40) }, /is damaged: its package\.json cannot be read/],
    ['it is not built', {}, /is not built yet: “branchline pack build .+” builds it/],
  ]
  it.each(refusedUnbuilt)('when %s', async (_, changes, sentence) => {
    const { folder, remove } = copyOfExample(changes)
    onTestFinished(remove)
    await expect(admitPacks([folder], [])).rejects.toThrow(sentence)
  })

  it('when there is none', async () => {
    await expect(admitPacks(['./no-such-pack'], [])).rejects.toThrow(/there is no pack “\.\/no-such-pack”/)
    await expect(admitPacks(['no-such-package'], [])).rejects.toThrow(/no package that is installed here/)
  })

  it('when its id is taken, by a title of ours or by another pack', async () => {
    const folder = await built()
    const ours = { id: 'slip-coach', name: 'The other one' } as Title
    await expect(admitPacks([folder], [ours])).rejects.toThrow(/brings the id “slip-coach”, which The other one has already/)
    await expect(admitPacks([folder, folder], [])).rejects.toThrow(/which Slip Coach has already/)
  })

  it('when a built file is damaged or gone', async () => {
    const folder = await built()
    const entry = join(folder, 'dist', 'title.js')
    writeFileSync(entry, `${readFileSync(entry, 'utf8')}\n}{`)
    await expect(admitPacks([folder], [])).rejects.toThrow(/is damaged: /)
    rmSync(entry)
    expect(existsSync(entry)).toBe(false)
    await expect(admitPacks([folder], [])).rejects.toThrow(/is not built yet/)
  })

  it.each([
    ['node:fs', 'fs', /“node:fs” is imported by .*index\.ts: browsers do not have it/],
    [
      '@branchline/server',
      'server',
      /“@branchline\/server” is imported by .*: packs import .*@branchline\/engine\/lessons.* and nothing else of ours/,
    ],
  ])('when it imports %s', async (module, name, sentence) => {
    const { folder, remove } = copyOfExample({ 'rules/index.ts': (text) => `import * as ${name} from '${module}'\nvoid ${name}\n${text}` })
    onTestFinished(remove)
    await expect(buildPack(folder)).rejects.toThrow(sentence)
  })

  it('when it cannot be built', async () => {
    const { folder, remove } = copyOfExample({ 'rules/turn.ts': (text) => text.replace('./state.ts', './gone.ts') })
    onTestFinished(remove)
    await expect(buildPack(folder)).rejects.toThrow(/cannot be built: [\s\S]*gone/)
  })
})

it.each([
  ['^0.1.0', '0.1.0', true],
  ['^0.1.0', '0.1.9', true],
  ['^0.1.2', '0.1.1', false],
  ['^0.1.0', '0.2.0', false],
  ['^1.2.0', '1.9.4', true],
  ['^1.2.0', '2.0.0', false],
  ['~1.2.3', '1.2.9', true],
  ['~1.2.3', '1.3.0', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['anything', '1.2.3', false],
])('%s admits %s: %s', (range, version, is) => expect(admits(range, version)).toBe(is))

it('the engine says its own version', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'engine', 'package.json'), 'utf8')) as {
    version: string
  }
  expect(ENGINE_VERSION).toBe(version)
})
