/** A player at the page: what a person does, by pointer or by keyboard, whatever the game. */
import { type Browser, expect, type Page } from '@playwright/test'

/** Settings before the first page: no pause after bots, no move made by itself, a name, and what the test asks for. */
export async function settle(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.addInitScript(
    (given) => {
      if (localStorage.getItem('branchline.settings') === null) localStorage.setItem('branchline.settings', JSON.stringify(given))
    },
    { pace: 'brisk', name: 'Ada', forced: false, recap: 'off', ...settings },
  )
}

/** One turn of West Riding: a whole game, in some thirty decisions. */
export async function setUpShortGame(page: Page, mode: 'bots' | 'hotseat' | 'online'): Promise<void> {
  await page.goto(`/new/west-riding?mode=${mode}`)
  await page.getByLabel('Turns').fill('1')
  if (mode === 'bots') for (const seat of [2, 3]) await page.getByLabel(`Who sits in seat ${seat}`).selectOption('random')
}

/** It is for this page to decide. */
export const myTurn = (page: Page) => page.locator('[data-testid="prompt"][data-mine]')

/** Opens the sheet with all moves, when there is something to decide. */
export async function unfoldMoves(page: Page, timeout = 30_000): Promise<void> {
  await expect(myTurn(page)).toBeVisible({ timeout })
  if (await page.locator('#command-line').isVisible()) return
  await page
    .locator('[data-rail]')
    .getByRole('button', { name: /^(All moves|Moves|Alle Spielzüge|Spielzüge)$/ })
    .click({ timeout })
  await expect(page.getByTestId('moves')).toBeVisible({ timeout })
}

/** What stands in the sheet "More": chat, orders, notes, and what belongs to the table as a whole. */
export async function openFromMore(page: Page, name: string | RegExp): Promise<void> {
  await page.getByTestId('more').click()
  await page.locator('[data-sheet]').getByRole('button', { name }).click()
}

export const moveButtons = (page: Page) => page.locator('[data-testid="moves"] button[data-move]')

/** Bots answer within some hundredths of a second: whoever looks again after half of one plays half as fast. */
export const BRISKLY = { intervals: [10, 20, 40, 80] }

/** Clicks moves until the final account is there; prefers the last of the list, which ends things. */
export async function playToTheEnd(page: Page, most = 150): Promise<number> {
  let played = 0
  const end = page.getByTestId('end')
  while (played < most) {
    await expect(end.or(myTurn(page)).first()).toBeVisible({ timeout: 60_000 })
    if (await end.isVisible()) return played
    // Whoever has no choice is passed for, and the turn that was seen may be over.
    const isTurn = await unfoldMoves(page, 5000).then(
      () => true,
      () => false,
    )
    if (!isTurn) continue
    const before = await position(page)
    await moveButtons(page).last().click()
    await expect.poll(async () => (await end.isVisible()) || (await position(page)) !== before, BRISKLY).toBe(true)
    played++
  }
  throw new Error(`not over after ${most} moves`)
}

/** Where the history stands, all around the board: "12/12". */
export async function position(page: Page): Promise<string> {
  return (
    (await page
      .getByTestId('prompt')
      .getAttribute('data-at', { timeout: 10_000 })
      .catch(() => '')) ?? ''
  )
}

/** A window of another size: until all regions have found their places, however busy the machine is. */
export async function stillness(page: Page): Promise<void> {
  const places = () =>
    page.evaluate(() => {
      const parts = document.querySelectorAll(
        'main, #board, [data-testid="board"] > svg > g, #strip, [data-testid="prompt"], #sheets, nav[data-rail]',
      )
      return JSON.stringify([innerWidth, ...[...parts].map((part) => part.getBoundingClientRect())])
    })
  let before = ''
  for (let now = await places(), still = 0; still < 3; now = await places()) {
    still = now === before ? still + 1 : 0
    before = now
    await page.waitForTimeout(100)
  }
}

type Window = readonly [width: number, height: number]

/** In one window after the other, each time when all has found its place. */
export async function inWindows(page: Page, windows: readonly Window[], look: (...window: Window) => Promise<void>): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await stillness(page)
    await look(width, height)
  }
}

/** For `test.afterEach`, where a test opens windows of its own: Playwright leaves them open, and they would go on hearing their tables beside the next tests. */
export async function closeWindows({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}
