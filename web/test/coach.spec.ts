/** The coach at the table: what could be done and why, quiet when told, asked by a key; never where other people play. */
import { expect, test } from '@playwright/test'
import { playToTheEnd, settle, setUpShortGame, unfoldMoves } from './player.ts'

test('a first game has the coach beside one; what it names can be looked at', async ({ page }) => {
  await page.goto('/learn/wensleydale')
  await page.getByTestId('first-game').click()
  const coach = page.getByTestId('coach')
  const choices = page.getByTestId('coach-choice')
  await expect(choices.nth(1)).toBeVisible({ timeout: 20_000 })
  await choices.nth(1).click()
  await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(coach.getByRole('status')).toContainText(/\d/)
  await page.getByTestId('coach-quiet').click()
  await expect(choices).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(choices.first()).toBeVisible()
  await page.getByTestId('coach-switch').click()
  await expect(coach).toHaveCount(0)
})

test('where several people play on one device there is no coach', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/new/west-riding?mode=hotseat')
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await expect(page.getByTestId('coach-switch')).toHaveCount(0)
})

test('on a phone a slip stands above what the coach says, not on it', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn/wensleydale')
  await page.getByTestId('first-game').click()
  const coach = page.getByTestId('coach')
  await expect(coach).toBeVisible({ timeout: 20_000 })
  await unfoldMoves(page)
  await page.locator('#command-line').fill('bid 12 on box 9')
  await page.keyboard.press('Enter')
  const slip = page.locator('[data-slip]').first()
  await expect(slip).toBeVisible()
  const apart = async () => {
    const [above, below] = await Promise.all([slip.boundingBox(), coach.boundingBox()])
    return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
  }
  await expect.poll(apart).toBeGreaterThanOrEqual(-1)
})

test('after a game with the coach, the moments that moved most can be looked at', { tag: '@ci' }, async ({ page }) => {
  await settle(page, { coach: true })
  await setUpShortGame(page, 'bots')
  await page.getByTestId('begin').click()
  await playToTheEnd(page)
  const moments = page.getByTestId('moments').getByRole('listitem')
  await expect(moments.first()).toBeVisible({ timeout: 60_000 })
  await moments.first().getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByTestId('moments')).toHaveCount(0)
})
