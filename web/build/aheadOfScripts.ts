/**
 * Tells public/early.js which files a page is made of, so that the browser asks for all of them at once, and puts it into the page: fetched by
 * itself it would come a round trip later. The parts of a title are read from the loaders in its own file: whoever adds a game adds nothing here.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { builtFolder } from './builtFiles.ts'
import { isTitleFile, type Property, propertiesIn } from './titleFiles.ts'

/** By the first word of an address, with a stroke where a title follows and then one of its own things; or what comes of it once more is known. */
const PAGES: Readonly<Record<string, string>> = {
  '': 'web/home/HomePage.tsx',
  play: 'web/play/LocalTablePage.tsx',
  t: 'web/online/OnlineTablePage.tsx',
  't/room': 'web/online/WaitingRoom.tsx',
  't/table': 'web/online/FollowedTable.tsx',
  new: 'web/setup/SetUpPage.tsx',
  replay: 'web/replay/ReplayPage.tsx',
  'learn/': 'web/learn/LessonPage.tsx',
  'puzzles/': 'web/puzzles/PuzzlePage.tsx',
}
const LANGUAGES = ['en', 'de', 'fr']
/** What every table of a title needs before its first decision; in this order, so that rules are worked out while the rest is on its way. */
const PARTS = ['rules', 'table', 'words']
/** What is needed to say what is played, before there is a table. */
const RULES = ['rules', 'words']
/** What some pages need of a title besides, and the folder of what else they say. */
const MORE: Readonly<Record<string, { readonly parts: readonly string[]; readonly words: string }>> = {
  'learn/': { parts: ['lessons'], words: 'web/learn/language' },
  'puzzles/': { parts: ['puzzles'], words: 'web/puzzles/language' },
  't/room': { parts: [], words: 'web/account/language' },
}
/**
 * Chromium reads it on a script's first line: all of its functions are compiled while it comes in, beside the page's own thread. Else each is compiled
 * there when it is first called, which was a fifth of that thread's work until a table stood.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

interface Chunk {
  readonly type: string
  readonly fileName: string
  code?: string
  readonly isEntry?: boolean
  readonly moduleIds?: readonly string[]
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}
type Bundle = Readonly<Record<string, Chunk>>

interface Context {
  parse(code: string): unknown
  resolve(source: string, importer: string): Promise<{ readonly id: string } | null>
}

export interface Ahead {
  readonly files: readonly string[]
  /** What English, German and French are written with. */
  readonly letters: readonly number[]
  readonly pages: Readonly<Record<string, readonly number[]>>
  readonly languages: Readonly<Record<string, readonly number[]>>
  readonly titles: Readonly<Record<string, readonly number[]>>
  /** Of each title what a waiting room needs. */
  readonly rules: Readonly<Record<string, readonly number[]>>
  /** What else a page needs of a title, or of a language: by `learn/TITLE` and `learn/en`. */
  readonly more: Readonly<Record<string, readonly number[]>>
}

export function aheadOfScripts() {
  const built = builtFolder()
  /** By title and part, the files that its loader asks for. */
  const titles = new Map<string, ReadonlyMap<string, readonly string[]>>()
  let ahead: Ahead | undefined
  return {
    name: 'branchline-ahead-of-scripts',
    apply: 'build' as const,
    enforce: 'post' as const,
    configResolved: built.configResolved,
    async transform(this: Context, code: string, id: string) {
      if (!isTitleFile(id)) return null
      const properties = propertiesIn(this.parse(code))
      const name = nameIn(properties)
      if (name === undefined) return null
      const filesOf = async (part: string) => {
        const sources = properties.filter(({ key }) => key.name === part).flatMap(importsIn)
        const found = await Promise.all(sources.map((source) => this.resolve(source, id)))
        return [part, found.flatMap((module) => (module === null ? [] : [module.id]))] as const
      }
      titles.set(name, new Map(await Promise.all([...PARTS, ...Object.values(MORE).flatMap(({ parts }) => parts)].map(filesOf))))
      return null
    },
    generateBundle: {
      // The bundler itself still writes first lines.
      order: 'post' as const,
      handler(_options: unknown, bundle: Bundle) {
        ahead = aheadOf(bundle, titles)
        const files = [...begunWith(bundle), ...ahead.files.map((file) => `assets/${file}`)]
        for (const chunk of files.map((file) => bundle[file])) if (chunk?.type === 'chunk') chunk.code = COMPILE_AT_ONCE + chunk.code
      },
    },
    // Before the folder is compressed and listed.
    writeBundle() {
      const [page, script] = ['index.html', 'early.js'].map((name) => join(built.folder(), name))
      writeFileSync(page, within(readFileSync(page, 'utf8'), readFileSync(script, 'utf8'), ahead))
      rmSync(script)
    },
  }
}

/** The page with its early script inside. The server lets exactly this script run, by its hash: see server/http/inline-scripts.ts. */
function within(page: string, script: string, ahead: Ahead | undefined): string {
  // Nothing in a script may look like its end.
  const files = JSON.stringify(ahead).replaceAll('<', '\\u003c')
  // In a block its names are its own, and may be as short as can be.
  const { code, errors } = minifySync('early.js', `{${script}}`)
  if (errors.length > 0) throw new Error(`early.js: ${errors[0].message}`)
  const whole = page.replace('<script src="/early.js"></script>', () => `<script>${code.replace('__AHEAD__', () => files)}</script>`)
  if (whole === page) throw new Error('index.html has no place for early.js')
  return whole
}

function aheadOf(bundle: Bundle, titles: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>): Ahead {
  // Files are built and titles read in whatever order they get ready: sorted, so that the same sources make the same script.
  const chunks = Object.values(bundle)
    .filter(({ type }) => type === 'chunk')
    .sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
  const files: string[] = []
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const begun = begunWith(bundle)
  const numbers = (isWanted: (module: string) => boolean) => {
    const wanted = chunks.filter(({ moduleIds = [] }) => moduleIds.some(isWanted))
    const needed = new Set(wanted.flatMap(({ fileName }) => [...withImports(bundle, fileName)]))
    return [...needed].filter((file) => !begun.has(file)).map((file) => numberOf(file.replace('assets/', '')))
  }
  const letters = Object.values(bundle)
    .map(({ fileName }) => fileName)
    .filter((file) => file.endsWith('.woff2') && !file.includes('-ext-'))
    .sort()
  const language = (name: string) =>
    numbers((module) => [name, `pages.${name}`, 'games'].some((words) => module.endsWith(`/web/language/${words}.ts`)))
  const ofTitle = (id: string, parts: readonly string[]) => {
    const modules = parts.flatMap((part) => titles.get(id)?.get(part) ?? [])
    return [...new Set(modules.flatMap((wanted) => numbers((module) => module.split('?')[0] === wanted)))]
  }
  const known = [...titles.keys()].sort()
  return {
    letters: letters.map((file) => numberOf(file.replace('assets/', ''))),
    pages: Object.fromEntries(Object.entries(PAGES).map(([address, file]) => [address, numbers((module) => module.endsWith(`/${file}`))])),
    languages: Object.fromEntries(LANGUAGES.map((name) => [name, language(name)])),
    titles: Object.fromEntries(known.map((id) => [id, ofTitle(id, PARTS)])),
    rules: Object.fromEntries(known.map((id) => [id, ofTitle(id, RULES)])),
    more: Object.fromEntries(
      Object.entries(MORE).flatMap(([page, { parts, words }]) => [
        ...known.map((id) => [`${page}${id}`, ofTitle(id, parts)]),
        ...LANGUAGES.map((name) => [`${page}${name}`, numbers((module) => module.endsWith(`/${words}/${name}.ts`))]),
      ]),
    ),
    files,
  }
}

/** What the page itself names. */
function begunWith(bundle: Bundle): ReadonlySet<string> {
  const entries = Object.values(bundle).filter(({ isEntry }) => isEntry)
  return new Set(entries.flatMap(({ fileName }) => [...withImports(bundle, fileName)]))
}

/** A file, all that it imports, and their styles. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const { imports = [], viteMetadata } = bundle[file] ?? {}
  for (const style of viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of imports) withImports(bundle, name, found)
  return found
}

function nameIn(properties: readonly Property[]): string | undefined {
  const { value } = properties.find(({ key }) => key.name === 'id') ?? {}
  return (value as { readonly value?: string } | undefined)?.value
}

/** What a loader asks for. */
function importsIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return []
  if (Array.isArray(tree)) return tree.flatMap(importsIn)
  const { type, source } = tree as { readonly type?: string; readonly source?: { readonly value?: string } }
  if (type === 'ImportExpression') return source?.value === undefined ? [] : [source.value]
  return Object.values(tree).flatMap(importsIn)
}
