/**
 * How soon a table that was begun on this device is seen and can be used when nothing of it is stored any more, on a slow line and a slow processor:
 * 1.6 Mbit/s, 150 ms there and back, a quarter of the speed. `picture` is the board as it was last seen, `board` the one that can be used. The
 * yardstick of the same run is the front page. `REPS` says how often; medians are printed.
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
async function opened(browser: Browser, address: string, kept: string | undefined, look: (page: Page) => Promise<void>): Promise<void> {
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
  await page.goto(address, { waitUntil: 'commit' })
  await look(page)
  await context.close()
}

/** Milliseconds since the page was asked for, once that is there and a frame was drawn. */
const since = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector(wanted) === null ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.now()))
        look()
      }),
    selector,
  )

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
    const [home, picture, visible, usable]: [number[], number[], number[], number[]] = [[], [], [], []]
    for (let round = 0; round < REPS; round++) {
      await opened(browser, `${baseURL}/`, undefined, async (front) => void home.push(await since(front, 'article')))
      await opened(browser, page.url(), kept, async (table) => {
        picture.push(await since(table, '#early svg'))
        visible.push(await since(table, '[data-testid="board"]'))
        usable.push(await since(table, '[data-testid="prompt"][data-mine]'))
      })
    }
    console.log(
      `${id}: picture ${seconds(picture)}, board ${seconds(visible)}, usable ${seconds(usable)}; front page of the same run ${seconds(home)}`,
    )
    expect(visible.length).toBe(REPS)
  })
}
