import { AxeBuilder } from '@axe-core/playwright'
import { devices, expect, test } from '@playwright/test'
import california from '../../test/records/map-california.json' with { type: 'json' }
import chiba from '../../test/records/map-chiba.json' with { type: 'json' }
import italy from '../../test/records/map-italy.json' with { type: 'json' }
import kyushu from '../../test/records/map-kyushu.json' with { type: 'json' }
import nagoya from '../../test/records/map-nagoya.json' with { type: 'json' }
import osaka from '../../test/records/map-osaka.json' with { type: 'json' }
import saitama from '../../test/records/map-saitama.json' with { type: 'json' }
import texas from '../../test/records/map-texas.json' with { type: 'json' }
import tokyo from '../../test/records/map-tokyo.json' with { type: 'json' }
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
    await expect(card).toBeVisible({ timeout: 60_000 })
    await card.dispatchEvent('pointerdown', { pointerType: 'touch' })
    await expect(page.getByTestId('large-card')).toBeVisible()
    await card.dispatchEvent('pointerup', { pointerType: 'touch' })
    await expect(page.getByTestId('large-card')).toBeHidden()
  })
})

/** Every board and every recommended set-up: recorded games, taken up shortly before their end. */
const RECORDS = [tokyo, osaka, nagoya, chiba, kyushu, saitama, texas, italy, california]
for (const { options, seats, seed, moves } of RECORDS) {
  const { map, cards } = options
  test(`the last turns on ${map} with ${cards}, ${seats} players`, async ({ page }) => {
    await open(page, { map, cards, seats, seed, options, moves: moves.slice(0, -25) })
    await expect(page.locator(`[data-board="${map}"]`)).toBeVisible()
    await expect(page.locator('[data-row="supply"] [data-card]')).toHaveCount(16)
    await play(page, byClick, 200)
    await expect(page.getByTestId('end')).toBeVisible()
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
  await expect(trains).toBeVisible({ timeout: 60_000 })
  const worth = Number(/\+\$(\d+)/.exec((await trains.textContent()) ?? '')?.[1])
  const before = await page.locator('[data-row="hand"] [data-card]').count()
  await trains.click()
  await expect(page.getByTestId('money')).toHaveText(String(worth))
  await page.getByTestId('undo').click()
  await expect(page.locator('[data-row="hand"] [data-card]')).toHaveCount(before - worth + 1)
})

for (const theme of ['light', 'dark'])
  test(`no serious accessibility finding at the table, in the ${theme} theme`, async ({ page }) => {
    await open(page, { map: 'kyushu', cards: 'rising-sun-experienced', theme })
    await play(page, byClick, 6)
    // In the page itself, and only what is wrong: a board has thousands of sound places, and gathering them takes longest.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
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
