/** Every language at every width, with names that try to break it: no page is wider than its screen, no text is cut, nothing lies on anything else. */
import { LANGUAGE_NAMES, LOCALES, loadLanguages, unnamed } from '@branchline/engine'
import { expect, test } from '@playwright/test'
import { look, NAMES } from './looked.ts'
import { settle } from './player.ts'
import { openPage, PAGES, recordOf, SITTINGS, sitDown, sitDownAt } from './sittings.ts'

/** What opens over the table, by its key: all moves, the position in words, the key of signs, the players. */
const SHEETS = ['m', 'w', 'k', 'p'] as const
const HOUSE = [...PAGES.filter((path) => path !== '/design'), ...SITTINGS.slice(1).map((game) => `/rules/${game}`)]

for (const locale of LOCALES)
  test.describe(LANGUAGE_NAMES[locale], () => {
    test.beforeEach(({ page }) => settle(page, { locale, name: NAMES[0] }))

    test('pages, lessons and the waiting room', { tag: '@ci' }, async ({ page }) => {
      for (const path of [...HOUSE, ...SITTINGS.map((game) => `/learn/${game}`)]) {
        await openPage(page, path)
        await look(page, `${locale} ${path}`)
      }
      await openPage(page, `/new/${SITTINGS[0]}?mode=online`)
      await page.getByTestId('begin').click()
      await expect(page.getByTestId('start')).toBeVisible()
      await look(page, `${locale} waiting room`)
    })

    for (const game of SITTINGS)
      test(`the table of ${game}`, { tag: '@ci' }, async ({ page }) => {
        const record = recordOf(game)
        await sitDownAt(page, record, Math.round(record.moves.length * 0.3), NAMES)
        await look(page, `${locale} ${game} early`, [390, 1024])
        await sitDownAt(page, record, Math.round(record.moves.length * 0.8), NAMES)
        await look(page, `${locale} ${game} late`)
        for (const key of SHEETS) {
          await page.keyboard.press(key)
          await look(page, `${locale} ${game} sheet ${key}`, [360])
          await page.keyboard.press('Escape')
        }
        await sitDownAt(page, record, record.moves.length, NAMES)
        await look(page, `${locale} ${game} end`)
      })
  })

test('whoever has no name is called the same in question and strip, in every language', { tag: '@ci' }, async ({ page }) => {
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
