/** The game of the day, by two people: one plays it, one looks. */
import type { GameRecord } from '@branchline/engine'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { playedDay } from './day.ts'
import { moveButtons, settle, unfoldMoves } from './player.ts'

async function newcomer(browser: Browser, name: string, viewport = { width: 1366, height: 768 }): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce', viewport })).newPage()
  await settle(page, { name, pace: 'off' })
  return page
}

const kept = (page: Page): Promise<{ record: GameRecord }> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('branchline.table.day-')) as string
    return JSON.parse(localStorage.getItem(key) as string)
  })

test('one attempt, begun here, kept, handed in by itself, and beside everyone’s', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const [ada, grace] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace', { width: 390, height: 844 })])
  await ada.goto(`${baseURL}/`)
  await ada.getByRole('link', { name: 'The game of the day' }).click()
  await ada.getByRole('button', { name: 'Play today’s game' }).click()
  await expect(ada).toHaveURL(/\/play\/day-/)
  await unfoldMoves(ada)
  await moveButtons(ada).first().click()
  await expect(async () => expect((await kept(ada)).record.moves.length).toBeGreaterThan(0)).toPass()
  await unfoldMoves(ada)
  const stored = await kept(ada)
  // Left, and found again.
  await ada.goto(`${baseURL}/daily`)
  await expect(ada.getByText('Your attempt is under way.')).toBeVisible()
  // The rest of it is played without looking.
  const record = await playedDay(stored.record)
  await ada.evaluate(
    ([table, moves]) =>
      localStorage.setItem(`branchline.table.${table.id}`, JSON.stringify({ ...table, toAct: null, record: { ...table.record, moves } })),
    [stored as unknown as { id: string; record: object }, [...record.moves]] as const,
  )
  await ada.reload()
  await expect(ada.getByText(/^Your result: .* 1st of 1\./)).toBeVisible({ timeout: 30_000 })
  await expect(ada.getByRole('button', { name: 'Play today’s game' })).toBeHidden()
  await grace.goto(`${baseURL}/daily`)
  await expect(grace.getByRole('row', { name: /1\. Ada/ })).toBeVisible()
  expect(await grace.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await Promise.all([ada, grace].map((page) => page.context().close()))
})
