import { devices, expect, type Page, test } from '@playwright/test'
import { expectNoSeriousFinding, expectReadableInTheDark } from '../../../../web/test/access.ts'
import california from '../../test/records/map-california.json' with { type: 'json' }
import chiba from '../../test/records/map-chiba.json' with { type: 'json' }
import italy from '../../test/records/map-italy.json' with { type: 'json' }
import kyushu from '../../test/records/map-kyushu.json' with { type: 'json' }
import nagoya from '../../test/records/map-nagoya.json' with { type: 'json' }
import osaka from '../../test/records/map-osaka.json' with { type: 'json' }
import saitama from '../../test/records/map-saitama.json' with { type: 'json' }
import texas from '../../test/records/map-texas.json' with { type: 'json' }
import tokyo from '../../test/records/map-tokyo.json' with { type: 'json' }
import { byClick, byKeyboard, byTap, type Hand, open, play } from './player.ts'

const { userAgent: _, defaultBrowserType: __, ...phone } = devices['Pixel 7']

test('a whole game by clicks', async ({ page }) => {
  test.slow()
  await open(page, { map: 'italy', cards: 'rising-sun-beginner', seed: 'clicks' })
  await play(page, byClick, 900)
  await expect(page.getByTestId('end')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Final account' })).toBeVisible()
})

/** The first turns of a new game and the last of a recorded one: in between the same is done again and again, and clicks have done all of it. */
async function playBothEnds(
  page: Page,
  hand: Hand,
  { options, seats, seed, moves }: typeof california,
  from: Parameters<typeof open>[1],
): Promise<void> {
  await open(page, from)
  expect(await play(page, hand, 40)).toBe(40)
  const { map, cards } = options
  await open(page, { map, cards, seats, seed, options, moves: moves.slice(0, -25) })
  await play(page, hand, 200)
  await expect(page.getByTestId('end')).toBeVisible()
}

test('the first and the last turns of a game by keyboard alone', async ({ page }) => {
  await playBothEnds(page, byKeyboard, california, { map: 'california', cards: 'tokyo-beginner', seed: 'keys' })
})

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } })
  test('the first and the last turns of a game by taps', async ({ page }) => {
    await playBothEnds(page, byTap, chiba, { map: 'chiba', cards: 'holiday-pass', seed: 'taps' })
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
    await open(page, { map, cards, seats, seed, options, moves: moves.slice(0, -12) })
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

test('no serious accessibility finding at the table, light and dark', async ({ page }) => {
  await open(page, { map: 'kyushu', cards: 'rising-sun-experienced' })
  await play(page, byClick, 6)
  await expectNoSeriousFinding(page, 'table')
  await expectReadableInTheDark(page, 'table')
})

test('another player’s page shows no card of a hand', async ({ page }) => {
  await open(page, { map: 'saitama', cards: 'rising-sun-experienced', hotseat: true })
  await page.getByRole('button', { name: /^I am / }).click()
  await page.locator('[data-legal="start"] [role="button"]').first().click()
  await expect(page.getByTestId('curtain')).toBeVisible()
  expect(await page.locator('[data-card]').count()).toBe(0)
})
