/**
 * How soon a table that was begun on this device is seen and can be used when nothing of it is stored any more, on a slow line and a slow processor:
 * 1.6 Mbit/s, 150 ms there and back, a quarter of the speed. `picture` is the board as it was last seen. From `tappable` on a tap is answered by a ring and
 * kept; it is done when the table is `usable`, and not sooner. `board` is the one that can be used. The yardstick of the same run is the front page.
 * And how soon after “Begin” a table stands that was set up on such a line: what it needs is fetched while one chooses. `REPS` says how often; medians are
 * printed.
 */
import { TITLES } from '@branchline/games/catalogue'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { myTurn, position, settle } from '../test/player.ts'

const REPS = Number(process.env.REPS ?? 5)
const PHONE = { width: 390, height: 844 }
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]
const seconds = (times: readonly number[]) =>
  `${(median(times) / 1000).toFixed(2)} s (${times.map((time) => (time / 1000).toFixed(2)).join(', ')})`

/** A page that has fetched nothing yet, with what is kept on the device. */
async function slowPage(browser: Browser, kept?: string): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: PHONE,
    ...(kept === undefined ? {} : { storageState: JSON.parse(kept) }),
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

async function opened(browser: Browser, address: string, kept?: string): Promise<Readonly<Record<string, number>>> {
  const page = await slowPage(browser, kept)
  await page.addInitScript(note, kept === undefined ? FRONT : TABLE)
  await page.goto(address, { waitUntil: 'commit' })
  const times = await drawn(page, kept === undefined ? 'front' : 'usable')
  await page.context().close()
  return times
}

/** Milliseconds from “Begin” until the table says whose turn it is and what is to be done. */
async function begun(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser)
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

/** What is waited for, each until it is first drawn. */
const FRONT = { front: 'article' }
const TABLE = {
  picture: '#early svg',
  tappable: '#early [data-tap]',
  board: '[data-testid="board"]',
  usable: '[data-testid="prompt"][data-mine]',
}
type Drawn = keyof typeof TABLE | keyof typeof FRONT

/** In the page, as early as can be: some of it is gone again before anybody could ask. */
function note(wanted: Readonly<Record<string, string>>): void {
  const times: Record<string, number> = {}
  Object.assign(window, { times })
  const look = () => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (name in times || document.querySelector(selector) === null) continue
      times[name] = Number.POSITIVE_INFINITY
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          times[name] = performance.now()
        }),
      )
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-mine'] })
}

/** Milliseconds since the page was asked for until the last of these was drawn. */
async function drawn(page: Page, last: Drawn): Promise<Readonly<Record<string, number>>> {
  const handle = await page.waitForFunction((name) => {
    const { times } = window as unknown as { times?: Record<string, number> }
    return Number.isFinite(times?.[name]) ? times : undefined
  }, last)
  return (await handle.jsonValue()) as Readonly<Record<string, number>>
}

for (const { id } of TITLES) {
  test(`a table opened on a slow line: ${id}`, async ({ browser, page, baseURL }) => {
    test.setTimeout(REPS * 60_000)
    await settle(page)
    await page.setViewportSize(PHONE)
    await page.goto(`/new/${id}?mode=bots`)
    await page.getByTestId('begin').click()
    // Kept where it is one's own turn: nobody is waited for when it is opened again.
    await myTurn(page).waitFor({ timeout: 60_000 })
    const drawnAt = () => page.evaluate(() => JSON.parse(localStorage.getItem('branchline.boards') ?? '[]')[0]?.n)
    await expect.poll(drawnAt).toBe(Number((await position(page)).split('/')[1]))
    const kept = JSON.stringify(await page.context().storageState())
    const times: Record<Drawn, number[]> = { picture: [], tappable: [], board: [], usable: [], front: [] }
    const take = (found: Readonly<Record<string, number>>) => {
      for (const [name, time] of Object.entries(found)) times[name as Drawn].push(time)
    }
    for (let round = 0; round < REPS; round++) {
      take(await opened(browser, `${baseURL}/`))
      take(await opened(browser, page.url(), kept))
    }
    const told = (Object.keys(times) as Drawn[]).map((name) => `${name} ${seconds(times[name])}`)
    console.log(`${id}: ${told.join(', ')}`)
    for (const found of Object.values(times)) expect(found.length).toBe(REPS)
  })

  test(`a table begun on a slow line: ${id}`, async ({ browser, baseURL }) => {
    test.setTimeout(REPS * 60_000)
    const times: number[] = []
    for (let round = 0; round < REPS; round++) times.push(await begun(browser, `${baseURL}/new/${id}?mode=bots`))
    console.log(`${id}: stands ${seconds(times)} after it was begun`)
    expect(Math.max(...times)).toBeLessThan(60_000)
  })
}
