import { aheadOfScripts } from './build/aheadOfScripts.ts'
import { CHUNKS } from './build/chunks.ts'
import { compiledWords } from './build/compiledWords.ts'
import { compressed } from './build/compressed.ts'
import { lighterMaps } from './build/lighterMaps.ts'
import { offlineShell } from './build/offlineShell.ts'
import { onlyParts, withoutReferee } from './build/onlyParts.ts'

/** Where `npm start` listens: the server's own default, or what its variable says. */
const SERVER = { target: `http://127.0.0.1:${process.env.BRANCHLINE_PORT ?? 2010}`, ws: true }

/** Sources of the other packages are bundled directly; the server serves what lands in dist/. */
export default {
  root: import.meta.dirname,
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  plugins: [
    compiledWords(),
    lighterMaps(),
    onlyParts({ without: ['insight'] }),
    withoutReferee(),
    aheadOfScripts(),
    offlineShell(),
    compressed(),
  ],
  worker: {
    format: 'es' as const,
    plugins: () => [
      compiledWords(),
      lighterMaps({ isDrawn: false }),
      onlyParts({ without: ['table', 'poster', 'rulebook', 'rulebooks', 'fiveMinutes', 'lessons', 'words'] }),
      withoutReferee(),
    ],
  },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // All of these browsers know how to fetch a module ahead.
    modulePreload: { polyfill: false },
    manifest: true,
    // Packages of icons say where a server ends and a browser begins: here all is browser.
    rolldownOptions: { checks: { moduleLevelDirective: false }, output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    // As objects, so that the server sees the host that the browser names: it takes nothing from pages of another.
    proxy: { '/api': SERVER, '/ws': SERVER },
  },
  preview: { host: '127.0.0.1' },
}
