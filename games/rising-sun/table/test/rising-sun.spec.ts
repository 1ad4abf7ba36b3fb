import { AxeBuilder } from '@axe-core/playwright'
import { devices, expect, test } from '@playwright/test'
import { byClick, byKeyboard, byTap, open, play } from './player.ts'

const { userAgent: _, defaultBrowserType: __, ...phone } = devices['Pixel 7']

test('a whole game by clicks', async ({ page }) => {
  test.slow()
  await open(page, { map: 'italy', cards: 'rising-sun-beginner', seed: 'clicks' })
  await play(page, byClick, 900)
  await expect(page.getByTestId('end')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Final account' })).toBeVisible()
})

test('a whole game by keyboard alone', async ({ page }) => {
  test.slow()
  await open(page, { map: 'california', cards: 'tokyo-beginner', seed: 'keys' })
  await play(page, byKeyboard, 900)
  await expect(page.getByTestId('end')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } })
  test('a whole game by taps', async ({ page }) => {
    test.slow()
    await open(page, { map: 'chiba', cards: 'holiday-pass', seed: 'taps' })
    await play(page, byTap, 900)
    await expect(page.getByTestId('end')).toBeVisible()
  })

  test('nothing is wider than the screen, and a long press opens the large card', async ({ page }) => {
    await open(page, { map: 'osaka', cards: 'osaka-beginner', seats: 3 })
    await play(page, byTap, 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const card = page.locator('[data-row="hand"] [data-card]').first()
    await expect(card).toBeVisible({ timeout: 20_000 })
    await card.dispatchEvent('pointerdown', { pointerType: 'touch' })
    await expect(page.getByTestId('large-card')).toBeVisible()
    await card.dispatchEvent('pointerup', { pointerType: 'touch' })
    await expect(page.getByTestId('large-card')).toBeHidden()
  })
})

const BOARDS = [
  { map: 'tokyo', cards: 'tokyo-beginner', seats: 4 },
  { map: 'osaka', cards: 'osaka-beginner', seats: 3 },
  { map: 'nagoya', cards: 'reforming-and-tunneling', seats: 3 },
  { map: 'chiba', cards: 'holiday-pass', seats: 2 },
  { map: 'kyushu', cards: 'rising-sun-beginner', seats: 2 },
  { map: 'saitama', cards: 'rising-sun-experienced', seats: 2 },
  { map: 'texas', cards: 'base', seats: 2 },
  { map: 'italy', cards: 'rising-sun', seats: 2 },
  { map: 'california', cards: 'both', seats: 2 },
]

for (const { map, cards, seats } of BOARDS) {
  test(`the first turns on ${map} with ${cards}`, async ({ page }) => {
    await open(page, { map, cards, seats })
    await expect(page.locator(`[data-board="${map}"]`)).toBeVisible()
    await expect(page.locator('[data-row="supply"] [data-card]')).toHaveCount(16)
    expect(await play(page, byClick, 6)).toBe(6)
  })
}

test('price and worth stand on the board before the click, and a place that is not lit says why', async ({ page }) => {
  await open(page, { map: 'kyushu', cards: 'tokyo-beginner', seed: 'prices' })
  await page.locator('[data-hex="kumamoto"]').click()
  const tag = page.locator('[data-legal="rail"] [role="button"]').first()
  for (let decisions = 0; decisions < 60 && !(await tag.isVisible()); decisions++) {
    const green = page.locator('[data-row="hand"] [data-lit][data-card="lay-rails"]').first()
    if (await green.isVisible()) await green.click()
    else await play(page, byClick, 1)
  }
  expect(await tag.getAttribute('aria-label')).toMatch(/^Rail at .+ for \$\d.*VP/)
  await page.locator('[data-hex="kumamoto"]').click()
  await expect(page.getByTestId('prompt').getByRole('alert')).toContainText('You have a rail at Kumamoto already')
})

test('all trains in one press, and back again', async ({ page }) => {
  await open(page, { map: 'texas', cards: 'tokyo-beginner', seed: 'trains' })
  await page.locator('[data-legal="start"] [role="button"]').first().click()
  const trains = page.locator('[data-press="trains"]')
  await expect(trains).toBeVisible({ timeout: 20_000 })
  const worth = Number(/\+\$(\d+)/.exec((await trains.textContent()) ?? '')?.[1])
  const before = await page.locator('[data-row="hand"] [data-card]').count()
  await trains.click()
  await expect(page.getByTestId('money')).toHaveText(String(worth))
  await page.getByTestId('undo').click()
  await expect(page.locator('[data-row="hand"] [data-card]')).toHaveCount(before - worth + 1)
})

test('no serious accessibility finding at the table, in the dark theme', async ({ page }) => {
  await open(page, { map: 'kyushu', cards: 'rising-sun-experienced', theme: 'dark' })
  await play(page, byClick, 6)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)).toEqual([])
})

test('another player’s page shows no card of a hand', async ({ page }) => {
  await open(page, { map: 'saitama', cards: 'rising-sun-experienced', hotseat: true })
  await page.getByRole('button', { name: /^I am / }).click()
  await page.locator('[data-legal="start"] [role="button"]').first().click()
  await expect(page.getByTestId('curtain')).toBeVisible()
  expect(await page.locator('[data-card]').count()).toBe(0)
})
