/** The end of a turn at the table: dividends are seen before the next offer is asked for, and stand in nobody's way. */
import { expect, type Page, test } from '@playwright/test'
import { settle } from '../../../../web/test/player.ts'
import { keptTable, recordNamed, sitDownAt, storeTable } from '../../../../web/test/sittings.ts'
import { bar, choice, onBoard } from './player.ts'

/** The pass after which the second turn is over: dividends are paid and the third begins. */
const LAST_OF_TURN = 51

test('dividends stand in the bar before the next offer, until one goes on, and in the list of what happened', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await settle(page, { pace: 'slow' })
  await sitDownAt(page, recordNamed('four-players'), LAST_OF_TURN)
  await choice(page, 'pass').click()
  await expect(bar(page)).toContainText('Dividends of turn 2')
  await expect(bar(page)).toContainText('Grace£')
  await expect(page.locator('[data-flight="token"]').first()).toBeAttached()
  await page.getByTestId('go-on').click()
  await expect(bar(page)).toContainText('Offer which share?')
  await page.getByRole('tab', { name: 'Since your turn' }).click()
  await expect(page.getByTestId('since')).toContainText('Dividends of turn 2')
})

test('whoever wants to read the dividends lets them stand, until they go on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await settle(page, { pace: 'steady' })
  await sitDownAt(page, recordNamed('four-players'), LAST_OF_TURN)
  await choice(page, 'pass').click()
  await page.getByTestId('let-stand').click()
  // Longer than they are shown otherwise: a line, and one for each of four.
  await page.waitForTimeout(6000)
  await expect(bar(page)).toContainText('Dividends of turn 2')
  await page.getByTestId('go-on').click()
  await expect(bar(page)).toContainText('Offer which share?')
})

test('whoever is fast goes on with a click on the next decision', async ({ page }) => {
  await settle(page, { pace: 'slow' })
  await sitDownAt(page, recordNamed('four-players'), LAST_OF_TURN)
  await choice(page, 'pass').click()
  await expect(page.getByTestId('go-on')).toBeVisible()
  await page.locator('[data-testid="stock"] [data-move^="offer"]').first().click()
  await expect(bar(page)).toContainText('Starts at')
})

test('at once nothing is held up', async ({ page }) => {
  await settle(page, { pace: 'brisk' })
  await sitDownAt(page, recordNamed('four-players'), LAST_OF_TURN)
  await choice(page, 'pass').click()
  await expect(onBoard(page, 'offer').or(page.locator('[data-testid="stock"] [data-move^="offer"]')).first()).toBeVisible()
  // An interlude would stand there for three seconds.
  await expect(bar(page)).toContainText('Offer which share?', { timeout: 2000 })
})

/** One seat of a recorded game, after so many moves; in the others sit bots. */
async function sitDownAmongBots(page: Page, name: string, moves: number, own: number): Promise<void> {
  const record = recordNamed(name)
  const occupants = Array.from({ length: record.seats }, (_, seat) =>
    seat === own ? ({ kind: 'person', name: 'Ada' } as const) : ({ kind: 'bot', level: 'random', name: `Bot ${seat}` } as const),
  )
  const table = keptTable('amongBots', { ...record, moves: record.moves.slice(0, moves) }, occupants)
  await storeTable(page, table)
  await page.goto(`/play/${table.id}`)
}

/** Ada passes, a bot that can only pass too ends the turn, and Ada is asked for the next offer. */
const LAST_BUT_ONE = 77

test('whoever skipped the bots reads the dividends all the same, before the next offer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await settle(page, { pace: 'slow' })
  await sitDownAmongBots(page, 'five-players', LAST_BUT_ONE, 3)
  await choice(page, 'pass').click()
  await page.getByTestId('fast-forward').click()
  await expect(bar(page)).toContainText('Dividends of turn 2')
  await page.getByTestId('go-on').click()
  await expect(bar(page)).toContainText('Offer which share?')
})

/** Ada can bid more than anybody else has: whatever the bots would like, they pass, and she builds. */
const OUTBIDS = 42

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('shares that were open in an auction give way when the winner is asked where to build', async ({ page }) => {
    await settle(page, { pace: 'brisk' })
    await sitDownAmongBots(page, 'all-railways-finished', OUTBIDS, 0)
    await expect(choice(page, 'bid')).toBeVisible()
    await bar(page).getByRole('button', { name: '£10', exact: true }).tap()
    await page.getByRole('button', { name: 'Shares', exact: true }).tap()
    const sheet = page.locator('[data-sheet]')
    await expect(sheet).toBeVisible()
    await choice(page, 'bid').tap()
    await expect(bar(page)).toContainText('Where', { timeout: 9_000 })
    await expect(sheet).toHaveCount(0)
    await expect(onBoard(page, 'build to').first()).toBeVisible()
  })
})
