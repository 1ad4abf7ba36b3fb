/**
 * What the pages for people say of the house is true, as far as a machine can tell: paths and links lead somewhere, commands can be called as they
 * stand there, variables and names are known to the sources, and what is counted is as many.
 */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { TITLES } from '@branchline/games/catalogue'
import { CONFIG_NAMES, readConfig, variableOf } from '@branchline/server'
import { describe, expect, it } from 'vitest'
import { faultsOf, isFlagOf } from './commands.ts'
import { commandsOf, type Document, documentOf, PATHS, type Said, WORDS } from './documents.ts'
import { importsOf, isTest, ROOT, sourcesOf, textOf } from './sources.ts'

const PAGES = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'))
const DOCUMENTS = ['CONTRIBUTING.md', 'README.md', ...PAGES.map((name) => `docs/${name}`)].map(documentOf)
const CONTRIBUTING = DOCUMENTS[0] as Document

const read = readConfig({})
const usual = 'config' in read ? read.config : ({} as never)
const capital = (word = '') => word.slice(0, 1).toUpperCase() + word.slice(1)

const all = (list: readonly Said[], isUntrue: (text: string) => boolean) =>
  list.filter(({ text }) => isUntrue(text)).map(({ text, at }) => `${at}: ${text}`)

describe.each(DOCUMENTS.map((document) => [document.file, document] as const))('%s', (file, document) => {
  it('its links lead somewhere', () => {
    const targets = document.prose.flatMap(({ text, at }) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => ({ text: target as string, at })),
    )
    expect(all(targets, (target) => !isReached(file, target))).toEqual([])
  })

  it('its paths are there', () => {
    expect(all(pathsOf(document), (path) => !isThere(path))).toEqual([])
  })

  it('its commands can be called', () => {
    const faults = commandsOf(document).flatMap(({ text, at }) => faultsOf(text).map((fault) => `${at}: ${text}: ${fault}`))
    expect(faults).toEqual([])
  })

  it('its flags are flags of some command', () => {
    // `--wait` is Docker's.
    const flags = document.code.filter(({ text }) => /^--[a-z]/.test(text) && text !== '--wait')
    expect(all(flags, (text) => !isFlagOf(text.split(/[ =]/)[0] as string))).toEqual([])
  })

  it('its names and variables are known to the sources', () => {
    expect(all(namesOf(document), (name) => !isKnown(name))).toEqual([])
  })
})

function isReached(file: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return true
  const [path, anchor] = target.split('#') as [string, string?]
  const reached = path === '' ? file : normalize(join(dirname(file), path))
  return existsSync(join(ROOT, reached)) && (anchor === undefined || documentOf(reached).headings.includes(anchor))
}

const TOP = [...new Set(PATHS.map((path) => path.split('/')[0]).filter((name) => !name?.includes('.')))].join('|')

function pathsOf({ code, prose }: Document): Said[] {
  // What is built is there or not, and a media type only looks like a path.
  const isNone = (text: string) => /(^|\/)dist\/|^application\//.test(text)
  const named = code.filter(
    ({ text }) => /^[\w.*<>…-]+(\/[\w.*<>…-]+)*\/?$/.test(text) && /\w\/|\.(tsx?|mjs|json|md|py)$/.test(text) && !isNone(text),
  )
  const told = prose.flatMap(({ text, at }) =>
    [...text.matchAll(new RegExp(`(?<![\\w/(.@-])(?:${TOP})/[\\w./*-]*\\w`, 'g'))].map(([path]) => ({ text: path, at })),
  )
  return [...named, ...told]
}

/** From the root, or from a folder that the sentence speaks of. `es` is the language that somebody will add. */
function isThere(path: string): boolean {
  const shape = path
    .replace(/\/$/, '')
    .replace(/(^|[./-])es(?=\.)/, '$1de')
    .replace(/[.+]/g, '\\$&')
    .replace(/\*|…|<\w+>/g, '[^/]+')
  const known = new RegExp(`(^|/)${shape}$`)
  return PATHS.some((each) => known.test(each))
}

const SETTINGS: ReadonlySet<string> = new Set(CONFIG_NAMES.map(variableOf))

/** Any setting may stand in a file, which a variable with `_FILE` behind it names. `LISTEN` is SQL. */
function isKnown(name: string): boolean {
  const setting = name.replace(/_FILE$/, '')
  return WORDS.has(setting) || SETTINGS.has(setting) || name === 'LISTEN'
}

/** `costOf(link)`, `LANGUAGE_NAMES`, `TEST_MINUTES=20`. */
function namesOf({ code, blocks }: Document): Said[] {
  const names = code.flatMap(({ text, at }) =>
    (/^([a-z]+[A-Z]\w*|[A-Z][A-Z_]{3,})(\(.*\)|=.*)?$/.exec(text)?.slice(1, 2) ?? []).map((name) => ({ text: name, at })),
  )
  const variables = [...code, ...blocks].flatMap(({ text, at }) =>
    [...text.matchAll(/(?<![\w$])[A-Z]+(?:_[A-Z]+)+(?!\w)|(?<![\w$])[A-Z]{2,}(?==\S)/g)].map(([name]) => ({ text: name, at })),
  )
  return [...names, ...variables]
}

describe('what is counted is as many', () => {
  const page = (file: string) => textOf(file).replaceAll(/\s+/g, ' ')
  const WORDS_OF_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

  it('CONTRIBUTING: minutes, the port, and how often a line is changed', () => {
    const text = page('CONTRIBUTING.md')
    expect(text).toContain('eighty minutes (`TEST_MINUTES`)')
    expect(textOf('scripts/test.mjs')).toContain('isWhole ? 80 : 0')
    expect(text).toContain(`\`BRANCHLINE_PORT\` if not on ${usual.port}`)
    expect(text).toMatch(/mutate\.mjs --count 20 .*?, twenty times/)
  })

  it('CONTRIBUTING: its tags are those of the runners', () => {
    expect(textOf('vitest.config.ts')).toContain("tags: [{ name: 'ci'")
    expect(textOf('scripts/testing/proof.mjs')).toMatch(/LEFT_TO_CI = 'ci'/)
    const tests = PATHS.filter((path) => /\.(test|spec)\.tsx?$/.test(path)).map(textOf)
    for (const tag of ["{ tags: 'ci' }", "{ tag: '@ci' }"]) {
      expect(CONTRIBUTING.code.map(({ text }) => text)).toContain(tag)
      expect(tests.some((text) => text.includes(tag))).toBe(true)
    }
  })

  it('CONTRIBUTING: the drawing of imports has every import between packages, from left to right', () => {
    const lines = CONTRIBUTING.blocks.map(({ text }) =>
      text.split('←').map((column) => column.split(',').map((name) => name.trim().split('/')[0])),
    )
    const isDrawn = (imported: string, importer: string) =>
      lines.some((columns) => {
        const from = columns.findIndex((names) => names.includes(imported))
        return from >= 0 && columns.findLastIndex((names) => names.includes(importer)) > from
      })
    const packages = (JSON.parse(textOf('package.json')) as { workspaces: readonly string[] }).workspaces
    const edges = packages.flatMap((importer) => {
      const files = sourcesOf(importer).filter((file) => !isTest(file))
      const found = files.flatMap(importsOf).map(({ specifier }) => /^@branchline\/(\w+)/.exec(specifier)?.[1])
      return [...new Set(found)]
        .filter((imported) => imported !== undefined && imported !== importer)
        .map((imported) => [imported as string, importer] as const)
    })
    expect(edges.length).toBeGreaterThan(25)
    expect(edges.filter(([imported, importer]) => !isDrawn(imported, importer))).toEqual([])
  })

  it('CONTRIBUTING: whoever adds a language is told of every folder with messages', () => {
    const folders = PATHS.filter((path) => /\/de\.ts$/.test(path) && !/^examples\/|\/test\//.test(path)).map((path) => dirname(path))
    expect(folders.length).toBeGreaterThan(30)
    // Of a folder within one that was named only its own name is said; of those of games what lies in the game.
    const told = CONTRIBUTING.code.map(({ text }) => text.replace(/^games\/\*\/|\/es\.ts$/g, ''))
    const nameOf = (folder: string) =>
      folder
        .replace(/^games\/[^/]+\/|^\w+\/messages\/(?=denials|problems|printed)/, '')
        .replace(/(glossary|lessons\/messages)\/nuremberg/, '$1')
    expect(folders.filter((folder) => !told.includes(nameOf(folder)))).toEqual([])
  })

  it('README: the folders, the titles and their seats', () => {
    const folders = [...textOf('README.md').matchAll(/^(\w+)\/ /gm)].map(([, name]) => name as string)
    const there = [...new Set(PATHS.filter((path) => path.includes('/')).map((path) => path.split('/')[0] as string))]
    expect(folders.sort()).toEqual(there.filter((name) => !['deploy', 'scripts'].includes(name)).sort())
    expect(page('README.md')).toContain(`${capital(WORDS_OF_NUMBERS[TITLES.length])} titles`)
    for (const { name, seats } of TITLES) expect(page('README.md')).toContain(`| **${name}** | ${seats.min}–${seats.max} |`)
  })

  it('README: lessons, puzzles, boards, and the oldest Node', () => {
    const files = (folder: string) => PATHS.filter((path) => new RegExp(`^games/[^/]+/${folder}/[^/]+\\.json$`).test(path))
    expect([files('lessons').length, page('README.md').includes('Twenty-seven of two to four minutes')]).toEqual([27, true])
    const puzzles = files('puzzles').map((file) => (JSON.parse(textOf(file)) as { puzzles: unknown[] }).puzzles.length)
    expect(puzzles.length).toBe(TITLES.length)
    expect(page('README.md')).toContain(`Some sixty a title (${puzzles.reduce((sum, count) => sum + count)} in all)`)
    const boards = PATHS.filter((path) => /^games\/rising-sun\/maps\/\w+\.json$/.test(path)).length
    expect(page('README.md')).toContain(`deck building on ${WORDS_OF_NUMBERS[boards]} boards`)
    const [, node] = /"node": ">=([\d.]+)"/.exec(textOf('package.json')) as unknown as [string, string]
    for (const file of ['README.md', 'docs/hosting.md', 'docs/adding-a-game.md']) expect(page(file)).toContain(`Node ${node} or newer`)
  })

  it('docs/hosting.md: what is set unless somebody sets it', () => {
    const rows = [...textOf('docs/hosting.md').matchAll(/^\| ((?:`\w+`(?:, )?)+) \| [^|]* \| ([^|]*) \|/gm)]
    const told = rows.flatMap(([, names = '', values = '']) =>
      (names.match(/\w+/g) ?? []).map((name, index) => [name, values.split(', ')[index]?.replaceAll('`', '') ?? ''] as const),
    )
    const counted = told.filter(([name]) => ['number', 'boolean'].includes(typeof usual[name as 'port']))
    expect(counted.length).toBeGreaterThan(10)
    expect(counted.filter(([name, value]) => value !== 'by cores' && value !== String(usual[name as 'port']))).toEqual([])
  })
})
