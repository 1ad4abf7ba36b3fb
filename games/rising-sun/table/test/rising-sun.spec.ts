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
import { byClick, byKeyboard, byTap, open, play, playUntil } from './player.ts'

const { userAgent: _, defaultBrowserType: __, ...phone } = devices['Pixel 7']

test('a whole game by clicks', { tag: '@ci' }, async ({ page }) => {
  test.slow()
  await open(page, { map: 'italy', cards: 'rising-sun-beginner', seed: 'clicks' })
  await play(page, byClick, 1500)
  await expect(page.getByTestId('end')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Final account' })).toBeVisible()
})

/** A recorded game, so many moves before its end. */
const taken = ({ options, seats, seed, moves }: typeof california, before: number) => ({
  map: options.map,
  cards: options.cards,
  seats,
  seed,
  options,
  moves: moves.slice(0, -before),
})

test('the first and the last turns of a game by keyboard alone', { tag: '@ci' }, async ({ page }) => {
  test.slow()
  await open(page, { map: 'california', cards: 'tokyo-beginner', seed: 'keys' })
  expect(await play(page, byKeyboard, 40)).toBe(40)
  await open(page, taken(california, 25))
  await play(page, byKeyboard, 300)
  await expect(page.getByTestId('end')).toBeVisible()
})

test('D leads to the first card that can be played, and Tab from there by the other cards to the buttons', async ({ page }) => {
  await open(page, taken(california, 25))
  const lit = page.locator('[data-testid="prompt"] [data-row="hand"] [data-lit]')
  await expect(lit.first()).toBeVisible()
  await page.keyboard.press('d')
  await expect(lit.first()).toBeFocused()
  const end = page.locator('[data-press="end"]')
  for (let stops = 0; stops < 8 && !(await end.evaluate((button) => button === document.activeElement)); stops++)
    await page.keyboard.press('Tab')
  await expect(end).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } })

  test('with money left the end of the turn is not what is proposed, and a button leads to the supply', async ({ page }) => {
    await page.goto('/learn/rising-sun/rs-1-rails')
    await page.getByTestId('lesson-on').tap()
    await page.locator('[data-press="trains"]').tap()
    const end = page.locator('[data-press="end"]')
    await expect(end).toContainText('$5')
    await expect(end).not.toHaveAttribute('data-bar-button', 'primary')
    await page.locator('[data-press="supply"]').tap()
    await expect(page.getByRole('dialog').locator('[data-pile], [data-card]').first()).toBeInViewport()
  })

  test('a supply that lies over the board gives way when a card asks for a place on it', { tag: '@ci' }, async ({ page }) => {
    await open(page, { map: 'chiba', cards: 'rising-sun-beginner', seed: 'taps' })
    const station = page.locator('[data-testid="prompt"] [data-row="hand"] [data-lit][data-card="station-expansion"]')
    await playUntil(page, byTap, '[data-testid="prompt"] [data-row="hand"] [data-lit][data-card="station-expansion"]')
    await page.getByRole('button', { name: 'Supply', exact: true }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await station.first().tap()
    await page.locator('[data-press="chosen"]').first().tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('[data-legal] [role="button"]').first()).toBeVisible()
  })

  test('a whole game by taps, and the page never scrolls', { tag: '@ci' }, async ({ page }) => {
    test.slow()
    await open(page, { map: 'chiba', cards: 'rising-sun-beginner', seed: 'taps' })
    await play(page, byTap, 1500)
    await expect(page.getByTestId('end')).toBeVisible()
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
  })

  test('nothing is wider than the screen, and a long press opens the large card', async ({ page }) => {
    await open(page, { map: 'osaka', cards: 'osaka-beginner', seats: 3 })
    await play(page, byTap, 2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const card = page.locator('[data-row="hand"] [data-card]').first()
    await expect(card).toBeVisible({ timeout: 60_000 })
    // A rival who moves meanwhile may take the card away from under the finger.
    await expect(async () => {
      await card.dispatchEvent('pointerdown', { pointerType: 'touch' })
      await expect(page.getByTestId('large-card')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await card.dispatchEvent('pointerup', { pointerType: 'touch' })
    await expect(page.getByTestId('large-card')).toBeHidden()
  })

  test('a row of piles peeks out above the hand: first what can be paid, and a tap on one asks', { tag: '@ci' }, async ({ page }) => {
    await open(page, taken(osaka, 200))
    await playUntil(page, byTap, '[data-press="end"]')
    const piles = page.locator('[data-testid="prompt"] [data-row="supply"] [data-card]')
    const lit = await piles.evaluateAll((all) => all.map((pile) => pile.hasAttribute('data-lit')))
    expect(lit.length).toBe(15)
    expect(lit).toEqual([...lit].sort((one, other) => Number(other) - Number(one)))
  })
})

test.describe('at 360', () => {
  test.use({ ...phone, viewport: { width: 360, height: 740 } })
  test('the trays and their names lie inside the screen', { tag: '@ci' }, async ({ page }) => {
    await open(page, taken(chiba, 60))
    await page.getByRole('button', { name: 'Supply', exact: true }).click()
    for (const tab of await page.getByRole('tab').all()) {
      const box = await tab.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 360, await tab.innerText()).toBe(true)
    }
    await page.getByRole('tab', { name: 'Routes' }).click()
    await expect(page.locator('[data-row="routes"]')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

/** Every board and every recommended set-up: recorded games, taken up shortly before their end. */
const RECORDS = [tokyo, osaka, nagoya, chiba, kyushu, saitama, texas, italy, california]
for (const record of RECORDS) {
  const { map, cards } = record.options
  // The shortest at a desk.
  test(`the last turns on ${map} with ${cards}, ${record.seats} players`, { tag: record === chiba ? [] : '@ci' }, async ({ page }) => {
    await open(page, taken(record, 12))
    await expect(page.locator(`[data-board="${map}"]`)).toBeVisible()
    await expect(page.locator('[data-row="supply"] [data-card]')).toHaveCount(16)
    await play(page, byClick, 400)
    await expect(page.getByTestId('end')).toBeVisible()
  })
}

test('whose turn it is stands in small capitals above the question, whichever style sheet came last', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/new/rising-sun?mode=bots')
  await page.getByTestId('begin').click()
  const words = page.locator('[data-testid="prompt"][data-mine]').getByText('Your turn', { exact: true })
  await expect(words).toBeVisible({ timeout: 60_000 })
  const look = await words.evaluate((one) => [one, one.parentElement as Element].map((each) => getComputedStyle(each).borderTopWidth))
  expect(look).toEqual(['0px', '0px'])
})

test('price and worth stand on the board before the click, the first click asks, and a place that is not lit says why', async ({
  page,
}) => {
  await open(page, { map: 'kyushu', cards: 'tokyo-beginner', seed: 'prices' })
  await page.locator('[data-hex="kumamoto"]').click()
  await expect(page.getByTestId('prompt')).toContainText('Begin at Kumamoto?')
  await page.locator('[data-hex="kumamoto"]').click()
  const tag = page.locator('[data-legal="rail"] [role="button"]').first()
  for (let steps = 0; steps < 80 && !(await tag.isVisible()); steps++) {
    const green = page.locator('[data-row="hand"] [data-lit][data-card="lay-rails"]').first()
    if (await green.isVisible()) {
      await green.click()
      await page.locator('[data-press="chosen"]').first().click()
    } else await play(page, byClick, 1)
  }
  expect(await tag.getAttribute('aria-label')).toMatch(/^Rail at .+ for \$\d.*VP/)
  await tag.click()
  await expect(page.getByTestId('prompt')).toContainText(/Lay a rail in .+\?.*Price/)
  await page.locator('[data-hex="kumamoto"]').click()
  await expect(page.getByRole('alert')).toContainText('You have a rail at Kumamoto already')
  await expect(page.getByTestId('prompt')).toContainText('Lay it')
  // A field bears no name of its own, and the board shows no coordinates.
  await page.locator('[data-hex="b5"]').dispatchEvent('click')
  await expect(page.getByRole('alert')).toContainText('No rail of yours is adjacent to the field beside Shimonoseki')
})

test('of two copies of a card the one that was pressed is lifted', async ({ page }) => {
  await open(page, taken(saitama, saitama.moves.length - 90))
  const copies = page.locator('[data-row="hand"] [data-lit][data-card="lay-rails"]')
  await expect(copies).toHaveCount(2)
  for (const place of [1, 0]) {
    await copies.nth(place).click()
    await expect(copies.nth(place)).toHaveAttribute('aria-pressed', 'true')
    await expect(copies.nth(1 - place)).toHaveAttribute('aria-pressed', 'false')
  }
  await expect(page.getByTestId('prompt')).toContainText('Play Lay Rails?')
})

const cardsInHand = (page: Page) => page.locator('[data-row="hand"] [data-card]').count()

test('all trains in one press, and one take-back returns them all', async ({ page }) => {
  await open(page, { map: 'texas', cards: 'tokyo-beginner', seed: 'trains' })
  await playUntil(page, byClick, '[data-press="trains"]')
  const trains = page.locator('[data-press="trains"]')
  const worth = Number(/\+\$(\d+)/.exec((await trains.textContent()) ?? '')?.[1])
  expect(worth).toBeGreaterThan(1)
  const before = await cardsInHand(page)
  await trains.click()
  await expect(page.getByTestId('money')).toHaveText(`$${worth}`)
  await page.getByTestId('undo').click()
  await expect(page.getByTestId('money')).toHaveText('$0')
  expect(await cardsInHand(page)).toBe(before)
})

test('trains and purchase in one press: the button says both, one take-back undoes both, and once more does both', { tag: '@ci' }, async ({
  page,
}) => {
  await open(page, { map: 'texas', cards: 'tokyo-beginner', seed: 'trains' })
  await playUntil(page, byClick, '[data-press="trains"]')
  const before = await cardsInHand(page)
  const card = await page.locator('[data-row="supply"] [data-lit]').first().getAttribute('data-card')
  const pile = page.locator(`[data-row="supply"] [data-card="${card}"]`)
  const left = () => pile.innerText()
  const there = await left()
  await pile.click()
  const buy = page.locator('[data-press="chosen"]')
  await expect(buy).toHaveText(/^Play (one train|both|\d trains),? (and )?buy$/)
  await buy.click()
  await expect.poll(left).not.toBe(there)
  await page.getByTestId('undo').click()
  await expect.poll(left).toBe(there)
  await expect(page.getByTestId('money')).toHaveText('$0')
  expect(await cardsInHand(page)).toBe(before)
  await page.getByTestId('redo').click()
  await expect.poll(left).not.toBe(there)
})

test('a train is played on the first click', { tag: '@ci' }, async ({ page }) => {
  await open(page, { map: 'texas', cards: 'tokyo-beginner', seed: 'trains' })
  await playUntil(page, byClick, '[data-press="trains"]')
  const before = await cardsInHand(page)
  await page.locator('[data-row="hand"] [data-card="normal-train"]').first().click()
  await expect(page.getByTestId('money')).toHaveText('$1')
  expect(await cardsInHand(page)).toBe(before - 1)
})

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1024, 768],
] as const)
  test(`hand, board and the whole supply are in view together at ${width} × ${height}`, { tag: width === 1366 ? [] : '@ci' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, taken(tokyo, 200))
    await playUntil(page, byClick, '[data-press="end"]')
    for (const selector of ['[data-row="supply"] [data-card]', '[data-row="hand"] [data-card]', '[data-bar-button]']) {
      const boxes = await page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      expect(boxes.length).toBeGreaterThan(0)
      for (const box of boxes) expect(box.top >= 0 && box.bottom <= height && box.left >= 0 && box.right <= width, selector).toBe(true)
    }
  })

test('where the supply is higher than its place the wheel scrolls it', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await open(page, taken(tokyo, 200))
  await expect(page.locator('[data-row="supply"]')).toBeVisible()
  const last = page.locator('[data-row="supply"] [data-card]').last()
  const before = (await last.boundingBox())?.y ?? 0
  expect(before).toBeGreaterThan(500)
  await page.locator('[data-row="supply"] [data-card]').first().hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(async () => (await last.boundingBox())?.y ?? 0).toBeLessThan(before - 40)
})

test('whatever comes to hand or leaves it, Waste too, moves no button', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, taken(tokyo, 300))
  const seen = new Map<boolean, number>()
  for (let turns = 0; turns < 60 && seen.size < 2; turns++) {
    await playUntil(page, byClick, '[data-press="end"]')
    const hasWaste = (await page.locator('[data-row="hand"] [data-card="waste"]').count()) > 0
    const box = await page.locator('[data-press="end"]').boundingBox()
    seen.set(hasWaste, Math.round((box?.y ?? 0) + (box?.height ?? 0)))
    await play(page, byClick, 3)
  }
  expect([...seen.keys()].sort()).toEqual([false, true])
  expect(seen.get(true)).toBe(seen.get(false))
})

test('no serious accessibility finding at the table, light and dark', { tag: '@ci' }, async ({ page }) => {
  await open(page, { map: 'kyushu', cards: 'rising-sun-experienced' })
  await play(page, byClick, 6)
  await expectNoSeriousFinding(page, 'table')
  await expectReadableInTheDark(page, 'table')
})

test('another player’s page shows no card of a hand', async ({ page }) => {
  await open(page, { map: 'saitama', cards: 'rising-sun-experienced', hotseat: true })
  await page.getByRole('button', { name: /^I am / }).click()
  const place = page.locator('[data-legal="start"] [role="button"]').first()
  await place.click()
  await page.locator('[data-press="chosen"]').click()
  await expect(page.getByTestId('curtain')).toBeVisible()
  expect(await page.locator('[data-card]').count()).toBe(0)
})
