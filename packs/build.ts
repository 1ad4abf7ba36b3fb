/**
 * One build of a pack for programs and browsers alike: modules that load each other by relative addresses. The engine is built in, as it
 * is pure; what must be there once on a page (React, the design) is the page's own copy.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, relative } from 'node:path'
import { HOST, LENDER, LENT, OURS } from './host.ts'
import { BUILT, type Manifest, PackProblem, readManifest, sourceOf } from './manifest.ts'

export async function buildPack(place: string, from = process.cwd()): Promise<Manifest> {
  const manifest = readManifest(place, from)
  const { folder } = manifest
  if (!existsSync(sourceOf(manifest))) throw new PackProblem(`“${place}” is damaged: there is no “${manifest.title}” in it.`)
  writeTypes(folder)
  const { build } = await vite()
  try {
    await build({
      configFile: false,
      root: folder,
      base: './',
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [confined(), lent(), withStyles()],
      resolve: { alias: aliases(), conditions: ['source', 'module', 'browser', 'production'] },
      oxc: { jsx: { runtime: 'automatic', development: false } },
      build: {
        outDir: BUILT,
        emptyOutDir: true,
        // As a library: its loaders are called by programs as well, and look for no page.
        lib: { entry: sourceOf(manifest), formats: ['es'] },
        cssCodeSplit: true,
        assetsInlineLimit: 0,
        target: ['chrome123', 'firefox121', 'safari17.5'],
        rolldownOptions: {
          output: { entryFileNames: 'title.js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' },
        },
      },
    })
  } catch (error) {
    throw new PackProblem(`“${place}” cannot be built: ${(error as Error).message}`)
  }
  writeFileSync(join(folder, BUILT, 'package.json'), '{ "type": "module" }\n')
  return manifest
}

/** What a browser does not have, and what packs have no business with, is refused by its name and not found missing by a player. */
function confined() {
  return {
    name: 'branchline-confined',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      const where = `“${source}” is imported by ${importer ?? 'the title'}`
      if (isBuiltin(source)) throw new Error(`${where}: browsers do not have it, and rules and bots are pure.`)
      if (source.startsWith('@branchline/') && OURS[source] === undefined && !importer?.startsWith(HOST))
        throw new Error(`${where}: packs import ${Object.keys(OURS).sort().join(', ')} and nothing else of ours.`)
      return null
    },
  }
}

/** What is lent is not built in: a module in its place looks for it on the page, when the first thing is drawn. */
function lent() {
  return {
    name: 'branchline-lent',
    enforce: 'pre' as const,
    resolveId: (source: string) => (LENT.has(source) ? `\0lent:${source}` : null),
    load: (id: string) =>
      id.startsWith('\0lent:') ? `module.exports = globalThis[Symbol.for('${LENDER}')]['${id.slice('\0lent:'.length)}']` : null,
  }
}

interface Chunk {
  readonly type: string
  code: string
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** Whatever is drawn brings its styles: the module that needs them hangs them into the page before it goes on. */
function withStyles() {
  return {
    name: 'branchline-styles',
    enforce: 'post' as const,
    generateBundle(_: unknown, bundle: Record<string, unknown>) {
      for (const chunk of Object.values(bundle) as Chunk[])
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) chunk.code = `${hung(sheet)}\n${chunk.code}`
    },
  }
}

const hung = (sheet: string) => `await new Promise((hung) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = new URL(${JSON.stringify(`./${sheet}`)}, import.meta.url).href
  link.onload = link.onerror = hung
  document.head.append(link)
})`

function aliases() {
  return Object.entries(OURS)
    .filter(([name]) => !LENT.has(name))
    .map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }))
}

async function vite(): Promise<typeof import('vite')> {
  try {
    return await import('vite')
  } catch {
    throw new PackProblem('packs are built with Vite, which is not installed here: run “npm ci” in the sources of Branchline.')
  }
}

/** For editors and the type check of the pack: where our types are. The pack's tsconfig.json extends it. */
export function writeTypes(folder: string): void {
  mkdirSync(join(folder, '.branchline'), { recursive: true })
  const here = join(folder, '.branchline')
  const at = (file: string) => relative(here, file).replaceAll('\\', '/')
  const config = {
    extends: at(join(HOST, 'tsconfig.base.json')),
    compilerOptions: {
      composite: false,
      declaration: false,
      noEmit: true,
      module: 'ESNext',
      moduleResolution: 'Bundler',
      customConditions: ['source'],
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
      paths: {
        ...Object.fromEntries(Object.entries(OURS).map(([name, file]) => [name, [at(file)]])),
        react: [at(join(HOST, 'node_modules', '@types', 'react'))],
        'react/*': [at(join(HOST, 'node_modules', '@types', 'react', '*'))],
        vitest: [at(join(HOST, 'node_modules', 'vitest'))],
      },
    },
    files: [at(join(HOST, 'design', 'modules.d.ts'))],
  }
  writeFileSync(join(here, 'tsconfig.json'), `${JSON.stringify(config, null, 2)}\n`)
}

export interface Check {
  readonly what: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
}

/** The checks of a pack, run by our own tools: its tests, and its types. */
export function testing(place: string, from = process.cwd()): Check[] {
  const { folder } = readManifest(place, from)
  writeTypes(folder)
  const tool = (name: string) => join(HOST, 'node_modules', '.bin', name)
  const config = join(folder, '.branchline', 'vitest.config.mjs')
  writeFileSync(config, testConfig(folder))
  return [
    { what: 'test', command: tool('vitest'), args: ['run', '--config', config], cwd: folder },
    { what: 'types', command: tool('tsc'), args: ['-p', folder], cwd: folder },
  ]
}

/** Here nothing is shared: a test has no page. */
function testConfig(folder: string): string {
  const react = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react', 'vitest'].map((name) => [name, join(HOST, 'node_modules', name)])
  const alias = [...Object.entries(OURS), ...react].map(
    ([name, replacement]) => `{ find: /^${name?.replaceAll('/', '\\/')}$/, replacement: ${JSON.stringify(replacement)} }`,
  )
  return `export default {
  root: ${JSON.stringify(folder)},
  resolve: { conditions: ['source'], alias: [${alias.join(', ')}] },
  server: { fs: { strict: false } },
  test: { include: ['**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**', '**/dist/**'], testTimeout: 300_000 },
}
`
}
