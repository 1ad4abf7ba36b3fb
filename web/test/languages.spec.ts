/** What is the same in every language. */
import { LOCALES, loadLanguages, unnamed } from '@branchline/engine'
import { expect, test } from '@playwright/test'
import { settle } from './player.ts'
import { SITTINGS, sitDown } from './sittings.ts'

test('whoever has no name is called the same in question and strip, in every language', async ({ page }) => {
  await loadLanguages()
  await settle(page, { name: '' })
  const players = [0, 1, 2]
  for (const locale of LOCALES) {
    await page.goto('/settings')
    await page.evaluate((wanted) => localStorage.setItem('branchline.settings', JSON.stringify({ name: '', locale: wanted })), locale)
    await sitDown(page, SITTINGS[0], 0.3, ['', '', '', '', ''])
    for (const seat of players) await expect(page.locator('#strip')).toContainText(unnamed(locale, seat))
    await expect(page.getByTestId('prompt')).toContainText(new RegExp([...players, 3].map((seat) => unnamed(locale, seat)).join('|'), 'i'))
  }
})
