import { expect, type Page, test } from '@playwright/test'
import { expectNoSeriousFinding, expectReadableInTheDark } from './access.ts'
import { moveButtons, position, settle, setUpShortGame, unfoldMoves } from './player.ts'
import { inCiBut, openPage, PAGES, SITTINGS, sitDown } from './sittings.ts'

async function expectGoodOnBothPapers(page: Page, where: string): Promise<void> {
  await expectNoSeriousFinding(page, where)
  await expectReadableInTheDark(page, where)
}

test('no serious accessibility finding on any page, light and dark', { tag: '@ci' }, async ({ page }) => {
  await settle(page, { theme: 'light' })
  for (const path of PAGES) {
    await openPage(page, path)
    await expectGoodOnBothPapers(page, path)
  }
  await sitDown(page, 'west-riding', 0.1)
  await page.getByTestId('rules').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGoodOnBothPapers(page, 'rules drawer')
})

for (const game of SITTINGS) {
  test(`no serious accessibility finding at the table, light and dark: ${game}`, inCiBut(game, 'rising-sun'), async ({ page }) => {
    await settle(page, { theme: 'light' })
    await sitDown(page, game, 0.55)
    await unfoldMoves(page)
    await expectGoodOnBothPapers(page, 'table')
  })

  test(`no serious accessibility finding at the end, light and dark: ${game}`, { tag: '@ci' }, async ({ page }) => {
    await settle(page, { theme: 'light' })
    await sitDown(page, game, 1)
    await expectGoodOnBothPapers(page, 'end')
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('nothing is wider than the screen, targets are large enough, and a game can be played', { tag: '@ci' }, async ({ page }) => {
    await settle(page)
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    }
    await setUpShortGame(page, 'bots')
    await page.getByTestId('begin').tap()
    await unfoldMoves(page)
    const box = await moveButtons(page).first().boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    const before = await position(page)
    await moveButtons(page).first().tap()
    await expect.poll(() => position(page)).not.toBe(before)
  })
})

test('German is spoken throughout when chosen', async ({ page }) => {
  await settle(page, { locale: 'de' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eisenbahnspiele')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/new/west-riding?mode=hotseat')
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('prompt')).toContainText('Welche Aktie anbieten?')
})

test('the theme switch turns the paper over, and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const day = await paper()
  await page.getByRole('button', { name: 'Night: dark paper' }).click()
  expect(await paper()).not.toBe(day)
  await page.reload()
  expect(await paper()).not.toBe(day)
})
