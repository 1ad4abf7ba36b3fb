/**
 * How soon a table that was begun on this device is seen and can be used when nothing of it is stored any more, on a slow line and a slow processor:
 * 1.6 Mbit/s, 150 ms there and back, a quarter of the speed. `picture` is the table as it was last seen; from then on a tap is answered by a ring and
 * kept; it is done when the table is `usable`, and not sooner. `board` is the one that can be used. The yardsticks of the same run are the front page and
 * `anchor`, the least that a page with a board can be (anchor.ts): ratios are to that.
 * `YARDSTICK=http://…` opens another page in the same rounds, such as a bare board drawn by another library, until it has an element with `data-listens`.
 * The same for a table at the server that is opened by its link, and for the room in which its players wait; and where the service worker has kept all files, as for whoever has been here before. And how soon after “Begin” a table stands
 * that was set up on such a line: what it needs is fetched while one chooses. `REPS` says how often; medians are printed.
 */
import { TITLES } from '@branchline/games/catalogue'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { myTurn, position, settle } from '../test/player.ts'
import { serveAnchor } from './anchor.ts'

/** Anything else to compare with in the same run. */
const YARDSTICK = process.env.YARDSTICK
const REPS = Number(process.env.REPS ?? 5)
const PHONE = { width: 390, height: 844 }
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]
const seconds = (times: readonly number[]) =>
  `${(median(times) / 1000).toFixed(2)} s (${times.map((time) => (time / 1000).toFixed(2)).join(', ')})`

/** A page that has fetched nothing yet, with what is kept on the device. */
async function newcomer(browser: Browser, kept?: string): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: PHONE,
    ...(kept === undefined ? {} : { storageState: JSON.parse(kept) }),
  })
  return slowPage(context)
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

async function opened(browser: Browser, address: string, wanted: Wanted, kept?: string): Promise<Times> {
  const page = await newcomer(browser, kept)
  const times = await timesOf(page, address, wanted)
  await page.context().close()
  return times
}

/** Until the last of what is wanted has been drawn. */
async function timesOf(page: Page, address: string, wanted: Wanted): Promise<Times> {
  await page.addInitScript(note, wanted)
  // Whoever asks a page something from outside has a script of his own put into it, which on such a processor is a tenth of a second.
  const said = page.waitForEvent('console', (message) => message.text().startsWith(SAID))
  await page.goto(address, { waitUntil: 'commit' })
  return JSON.parse((await said).text().slice(SAID.length)) as Times
}

/** Milliseconds from “Begin” until the table says whose turn it is and what is to be done. */
async function begun(browser: Browser, address: string): Promise<number> {
  const page = await newcomer(browser)
  await settle(page)
  await page.goto(address)
  const begin = page.getByTestId('begin')
  await begin.waitFor()
  await page.waitForLoadState('networkidle')
  const time = await begin.evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        new MutationObserver((_changes, watch) => {
          if (document.querySelector('[data-testid="prompt"]') === null) return
          watch.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)))
        }).observe(document, { childList: true, subtree: true })
        button.click()
      }),
  )
  await page.context().close()
  return time
}

type Times = Readonly<Record<string, number>>
/** What is waited for, each until it is first drawn. */
type Wanted = Readonly<Record<string, string>>
const ANCHOR: Wanted = { anchor: '[data-listens]' }
const OTHER: Wanted = { yardstick: '[data-listens]' }
const FRONT: Wanted = { front: 'article' }
const ROOM: Wanted = { room: '[data-testid^="sit-"]' }
const TABLE: Wanted = { picture: '#early-image', board: '[data-testid="board"]', usable: '[data-testid="prompt"][data-mine]' }

const SAID = 'drawn: '

/** In the page, as early as can be: some of it is gone again before anybody could ask. When the last of it is drawn the page says so. */
function note(wanted: Readonly<Record<string, string>>): void {
  const times: Record<string, number> = {}
  const last = Object.keys(wanted).at(-1) ?? ''
  const look = () => {
    for (const [name, selector] of Object.entries(wanted)) {
      const found = document.querySelector(selector)
      if (name in times || found === null || (found instanceof HTMLImageElement && !found.complete)) continue
      times[name] = Number.POSITIVE_INFINITY
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          times[name] = performance.now()
          if (name === last) console.log(`drawn: ${JSON.stringify(times)}`)
        }),
      )
    }
  }
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-mine', 'data-listens'],
  })
  document.addEventListener('load', look, true)
}

function tell(what: string, rounds: readonly Times[], names: readonly string[]): void {
  const anchor = median(rounds.map((times) => times.anchor ?? 0))
  const told = names.map((name) => {
    const times = rounds.map((round) => round[name])
    return `${name} ${seconds(times)}${anchor > 0 && name !== 'anchor' ? ` = ${(median(times) / anchor).toFixed(1)}` : ''}`
  })
  console.log(`${what}: ${told.join(', ')}`)
  for (const times of rounds) for (const name of names) expect(times[name], name).toBeLessThan(60_000)
}

/** Sits down at a table and waits for the first turn of one's own: nobody is waited for when it is opened again. */
async function sitDown(page: Page, id: string): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.goto(`/new/${id}?mode=bots`)
  await page.getByTestId('begin').click()
  await myTurn(page).waitFor({ timeout: 60_000 })
}

async function untilKept(page: Page): Promise<void> {
  const drawnAt = () => page.evaluate(() => JSON.parse(localStorage.getItem('branchline.boards') ?? '[]')[0]?.n)
  await expect.poll(drawnAt).toBe(Number((await position(page)).split('/')[1]))
}

for (const { id } of TITLES) {
  test(`a table opened on a slow line: ${id}`, async ({ browser, page, baseURL }) => {
    test.setTimeout(REPS * 60_000)
    await settle(page)
    await sitDown(page, id)
    await untilKept(page)
    const kept = JSON.stringify(await page.context().storageState())
    const anchor = await serveAnchor()
    const rounds: Times[] = []
    for (let round = 0; round < REPS; round++)
      rounds.push({
        ...(await opened(browser, anchor.address, ANCHOR)),
        ...(YARDSTICK === undefined ? {} : await opened(browser, YARDSTICK, OTHER)),
        ...(await opened(browser, `${baseURL}/`, FRONT)),
        ...(await opened(browser, page.url(), TABLE, kept)),
      })
    anchor.close()
    tell(id, rounds, Object.keys({ ...ANCHOR, ...(YARDSTICK === undefined ? {} : OTHER), ...TABLE, ...FRONT }))
  })

  test(`a table come back to on a slow line: ${id}`, async ({ browser }) => {
    test.setTimeout(REPS * 60_000)
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    await settle(page)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await sitDown(page, id)
    const address = page.url()
    await page.close()
    const rounds: Times[] = []
    for (let round = 0; round < REPS; round++) {
      const again = await slowPage(context)
      await again.setViewportSize(PHONE)
      rounds.push(await timesOf(again, address, TABLE))
      await again.close()
    }
    tell(`${id}, kept by the service worker`, rounds, ['board', 'usable'])
    await context.close()
  })

  // A friend who is asked along, and whoever goes on with a game on another device: nothing of it is there.
  test(`a table at the server opened by its link on a slow line: ${id}`, async ({ browser, page, baseURL }) => {
    test.setTimeout(REPS * 60_000)
    await settle(page)
    await page.goto(`${baseURL}/new/${id}?mode=online`)
    await page.getByTestId('begin').click()
    await page.getByTestId('fill-and-start').waitFor()
    const rooms: Times[] = []
    for (let round = 0; round < REPS; round++) rooms.push(await opened(browser, page.url(), ROOM))
    await page.getByTestId('fill-and-start').click()
    await myTurn(page).waitFor({ timeout: 60_000 })
    const known = JSON.stringify({ cookies: await page.context().cookies(), origins: [] })
    const tables: Times[] = []
    for (let round = 0; round < REPS; round++) tables.push(await opened(browser, page.url(), { usable: TABLE.usable }, known))
    tell(`${id}, waiting`, rooms, ['room'])
    tell(`${id}, in the game`, tables, ['usable'])
  })

  test(`a table begun on a slow line: ${id}`, async ({ browser, baseURL }) => {
    test.setTimeout(REPS * 60_000)
    const times: number[] = []
    for (let round = 0; round < REPS; round++) times.push(await begun(browser, `${baseURL}/new/${id}?mode=bots`))
    console.log(`${id}: stands ${seconds(times)} after it was begun`)
    expect(Math.max(...times)).toBeLessThan(60_000)
  })
}
