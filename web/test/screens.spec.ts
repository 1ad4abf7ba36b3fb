import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { moveButtons, playToTheEnd, position, settle, setUpShortGame, unfoldMoves } from './player.ts'

const PAGES = [
  '/',
  '/new/rising-sun?mode=bots',
  '/new/west-riding?mode=online',
  '/rules/wensleydale',
  '/replay',
  '/settings',
  '/design',
] as const

/** What the drawings show is also said in words beside them; what is hidden from readers needs no scan. */
async function expectNoSeriousFinding(page: Page): Promise<void> {
  const scan = new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('svg [aria-hidden="true"]')
    .exclude('svg[role="img"] > *')
  const { violations } = await scan.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)).toEqual([])
}

for (const theme of ['light', 'dark'] as const) {
  for (const path of PAGES) {
    test(`no serious accessibility finding on ${path}, ${theme}`, async ({ page }) => {
      await settle(page, { theme })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSeriousFinding(page)
    })
  }

  test(`no serious accessibility finding at the table and in its rules, ${theme}`, async ({ page }) => {
    await settle(page, { theme })
    await page.goto('/new/west-riding?mode=hotseat')
    await page.getByTestId('begin').click()
    await unfoldMoves(page)
    await expectNoSeriousFinding(page)
    await page.getByTestId('rules').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSeriousFinding(page)
  })
}

test('no serious accessibility finding on the final account', async ({ page }) => {
  await settle(page)
  await setUpShortGame(page, 'bots')
  await page.getByTestId('begin').click()
  await playToTheEnd(page)
  await expectNoSeriousFinding(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('nothing is wider than the screen, targets are large enough, and a game can be played', async ({ page }) => {
    await settle(page)
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    }
    await setUpShortGame(page, 'bots')
    await page.getByTestId('begin').tap()
    await expect(page.getByTestId('moves')).toBeVisible()
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
  await expect(page.getByTestId('prompt')).toContainText('Biete')
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
