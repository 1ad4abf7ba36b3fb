/** A slip says one thing once: it leaves with the next choice, and with its table. */
import { expect, type Page, test } from '@playwright/test'
import { settle, unfoldMoves } from './player.ts'
import { sitDown } from './sittings.ts'

async function refused(page: Page) {
  await unfoldMoves(page)
  await page.locator('#command-line').fill('bid 99 on box 1')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-slip]')).toHaveCount(1)
}

test('what was refused is no longer said once something else is chosen, nor at another table', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'wensleydale', 0)
  await refused(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-box][data-lit]').first().click()
  await expect(page.locator('[data-slip]')).toHaveCount(0)
  await refused(page)
  await page.locator('[data-rail] a').first().click()
  await page.goBack()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await expect(page.locator('[data-slip]')).toHaveCount(0)
})

test('the board comes nearer by keys wherever on the table one is', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'wensleydale', 0)
  const drawing = page.locator('[data-testid="board"] svg[role="group"] > g').first()
  const place = () => drawing.getAttribute('transform')
  await expect.poll(place).not.toBeNull()
  const before = await place()
  await page.getByTestId('more').focus()
  await page.keyboard.press('+')
  await expect.poll(place).not.toBe(before)
  await page.keyboard.press('0')
  await expect.poll(place).toBe(before)
})
