/**
 * What stands once and where everybody looks for it. Each was in several places, or under a name that only whoever wrote it knew: a newcomer finds one way to
 * do such a thing, and has no reason to make a second.
 */
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, isTest, sourcesOf, textOf } from './sources.ts'

/** What is shipped in these folders, without comments. */
function shipped(...folders: readonly string[]): { readonly file: string; readonly text: string }[] {
  const files = folders.flatMap((folder) => sourcesOf(folder)).filter((file) => !isTest(file))
  return files.map((file) => ({ file, text: textOf(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }))
}

/** All that is drawn: the client, its parts, and the tables of the games. What is built for measuring or for building is not. */
const SCREEN = shipped('web', 'design', 'games').filter(
  ({ file }) => !/^games\/[^/]+\/(rules|bot|balance|lessons|puzzles)\//.test(file) && !/^web\/(bench|build)\//.test(file),
)

/** Where something is done, by the files that do it. */
const doing = (what: RegExp, sources = SCREEN) => sources.filter(({ text }) => what.test(text)).map(({ file }) => file)

describe('the server', () => {
  const files = sourcesOf('server').filter((file) => !isTest(file))

  it('is looked at', () => expect(files.length).toBeGreaterThan(150))

  it('what every server has bears its usual name', () => {
    const usual = [
      ...['config.ts', 'connections.ts', 'context.ts', 'index.ts', 'metrics.ts', 'server.ts', 'time/heartbeat.ts', 'bus/presence.ts'],
      ...['http/app.ts', 'http/authentication.ts', 'http/errors.ts', 'http/long-poll.ts', 'http/security.ts', 'jobs/jobs.ts'],
      ...['socket/connection.ts', 'socket/keep-alive.ts', 'socket/send-buffer.ts', 'storage/storage.ts', 'storage/backup.ts'],
      ...['identity/sessions.ts', 'notices/delivery.ts', 'notices/mail.ts', 'notices/push.ts', 'notices/webhooks.ts', 'tables/chat.ts'],
    ]
    expect(usual.filter((name) => !files.includes(`server/${name}`))).toEqual([])
  })

  it('and what it was called before is not said again, in no file and for no type', () => {
    const before = /^(figures|kept|letter|line|news|outlet|post|pulse|safety|talk|talk-limits|who|wish)$/
    expect(files.filter((file) => before.test(file.replace(/^.*\/(.*)\.ts$/, '$1')))).toEqual([])
    expect(doing(/\b(interface|type|class) (House|Pulse|Outlet|Figures|Letter)\b/, shipped('server'))).toEqual([])
  })

  it('notices need few files, and each of them somebody', () => {
    const notices = files.filter((file) => file.startsWith('server/notices/'))
    expect(notices.length).toBeLessThanOrEqual(14)
    const wanted = new Set(files.flatMap((file) => importsOf(file).map(({ specifier }) => join(dirname(file), specifier))))
    expect(notices.filter((file) => !wanted.has(file))).toEqual([])
  })
})

describe('the client', () => {
  it('asks the server in one place, and hears it in one', () => {
    // A list of packs and the page's own styles are files of the host, no question to the server; the service worker passes on what others ask.
    const passing = ['web/titles/packs.ts', 'web/table/stylesFor.ts', 'web/offline/worker.js']
    expect(doing(/\bfetch\(/).filter((file) => !passing.includes(file))).toEqual(['web/http/client.ts'])
    expect(doing(/\bnew (WebSocket|EventSource|XMLHttpRequest)\b/)).toEqual(['web/http/socket.ts'])
  })

  it('keeps things on the device in one place', () => {
    expect(doing(/\b(localStorage|sessionStorage|indexedDB)\b/)).toEqual(['web/store/localStore.ts'])
  })

  it('knows its titles in one folder', () => {
    const asking = sourcesOf('web')
      .filter((file) => !isTest(file) && !/^web\/(bench|build)\//.test(file))
      .filter((file) => importsOf(file).some(({ specifier }) => specifier.startsWith('@branchline/games/catalogue')))
    expect(asking.filter((file) => !file.startsWith('web/titles/'))).toEqual([])
    expect(asking).not.toEqual([])
  })

  it('the front page is a page: nobody needs it but whoever opens it', () => {
    const guests = sourcesOf('web')
      .filter((file) => !isTest(file) && !file.startsWith('web/home/'))
      .filter((file) => importsOf(file).some(({ specifier }) => join(dirname(file), specifier).startsWith('web/home/')))
    expect(guests).toEqual(['web/shell/App.tsx'])
  })
})

describe('the kit for tables', () => {
  it('a move becomes text by the rules alone: nothing else says of a text that it is one', () => {
    expect(doing(/\bas (unknown as )?(readonly )?MoveText\b/)).toEqual(['design/table/notation.ts'])
  })

  it.each(['games/rising-sun', 'games/wensleydale', 'games/west-riding'])('%s means its moves as values of its rules', (game) => {
    const [moves] = shipped(`${game}/table`).filter(({ file }) => file === `${game}/table/moves.ts`)
    expect(moves?.text).toMatch(/export const inNotation = printerOf<State, Move>\(print\)/)
    const built = doing(/\b(choose|askWhy|pick|inNotation)\((\w+, )?[`'"]/, shipped(`${game}/table`))
    expect(built).toEqual([])
  })

  it('hexes are measured in one place', () => {
    expect(doing(/Math\.sqrt\(3\)|\b0\.866|\b1\.732|Math\.PI \/ [36]\b/)).toEqual(['design/table/hexes.ts'])
  })

  it('the focus is kept in one way, and every table uses it', () => {
    expect(doing(/document\.activeElement [!=]== document\.body/)).toEqual(['design/table/keptFocus.ts'])
    expect(doing(/\buseKeptFocus\(/)).toEqual(['web/table/TableFrame.tsx', 'design/table/keptFocus.ts'])
    // The parts it is kept in stand around every game's drawing: no table says so of its own.
    expect(doing(/\sdata-keeps-focus="/)).toEqual(['web/table/ActionBar.tsx', 'web/table/LiveBoard.tsx', 'web/table/Trays.tsx'])
  })

  it('what changes by itself is kept by one library, and nobody keeps a list of listeners', () => {
    expect(doing(/\bnew Set<\(\) => void>|\blisteners\.(add|delete)\(|\bnew EventTarget\b/)).toEqual([])
    const libraries = [...new Set(SCREEN.flatMap(({ file }) => importsOf(file)).map(({ specifier }) => specifier))]
    expect(libraries.filter((name) => /redux|mobx|jotai|valtio|recoil|signals|rxjs|nanostores/.test(name))).toEqual([])
    expect(libraries).toContain('zustand')
  })
})

describe('styles', () => {
  /** Of all pages: those of one that was left stay. */
  const FOLDERS = ['design', 'web', 'games']
  const sheets = FOLDERS.flatMap((folder) => sourcesOf(folder, /\.css$/))

  it('are looked at', () => expect(sheets.length).toBeGreaterThan(40))

  /**
   * A browser that meets `:has()` without a name before it asks it of every element, and whenever a piece comes to the board it styles all of the page
   * anew: 1,200 elements at a table instead of a hundred.
   */
  it('ask what an element holds of such as have a name', () => {
    const unnamed = sheets.flatMap((file) => askingOfAll(textOf(file)).map((selector) => `${file}: ${selector}`))
    expect(unnamed).toEqual([])
  })

  it('which is seen', () => {
    expect(askingOfAll('.bar :has(> .lead) { } div:has(b) > .x { } .bar > :not(:has(i)) {}')).toEqual([':has', 'div:has', ':not(:has'])
    expect(askingOfAll('.bar:has(> .lead) { } [data-bar]:has(b), tr[data-x]:has(.y:hover) { } .x { &:has(b) { } }')).toEqual([])
  })
})

/** The beginnings of compound selectors that hold a `:has()` and name no class, attribute or id before it. */
function askingOfAll(styles: string): string[] {
  const selectors = styles.replace(/\/\*[\s\S]*?\*\//g, '')
  const compounds = selectors.matchAll(/(?<=^|[\s>+~,{}])[^\s>+~,{}]*?:has(?=\()/g)
  return [...compounds].map(([compound]) => compound).filter((compound) => !/[.#&[]/.test(compound.replace(/:not\([^)]*\)/g, '')))
}
