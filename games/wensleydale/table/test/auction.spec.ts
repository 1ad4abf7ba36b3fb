/** The auction at the table: boxes are found, chosen, bid on and let go, by mouse, keys and touch. */
import { expect, test } from '@playwright/test'
import nurembergFour from '../../test/records/nuremberg-4.json' with { type: 'json' }
import wensleydaleFour from '../../test/records/wensleydale-4.json' with { type: 'json' }
import { bar, inBar, movesMade, sitDown, takeBack } from './player.ts'

test('digits are the bid as soon as a box is chosen', async ({ page }) => {
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'plan', hotseat: true })
  await page.locator('[data-box="2"][data-open="true"]').first().click()
  await page.keyboard.press('4')
  await expect(inBar(page, 'bid')).toHaveText('Bid 4')
  await page.keyboard.press('Enter')
  await expect(inBar(page, 'bid')).toHaveCount(0)
})

test('a box that was chosen is let go when a move is taken back, and stays so when it is made again', async ({ page }) => {
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'boxes', hotseat: true })
  const chosen = page.locator('[data-box][aria-pressed="true"]')
  await page.locator('[data-box="2"]').click()
  await inBar(page, 'bid').click()
  await page.locator('[data-box="1"]').click()
  await expect(chosen).toHaveCount(1)
  await takeBack(page)
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('y')
  await expect.poll(() => movesMade(page)).toBe('1')
  await expect(chosen).toHaveCount(0)
  await expect(bar(page)).toContainText('Choose a box')
})

test('boxes are told without sight, and a bid is chosen and made', async ({ page }) => {
  await sitDown(page, { game: 'nuremberg', seats: 2, seed: 'boxes', hotseat: true })
  await page.getByRole('button', { name: /^Box 1: White, Brown, Red, .* \(drawn\)\. No bid$/ }).click()
  await expect(bar(page)).toContainText('Bid on box 1?')
  await inBar(page, 'bid').click()
  await expect(page.getByRole('button', { name: /^Box 1: .* bids 3$/ })).toBeVisible()
})

test('trains and their prices are one press from the boxes, and no tab is cut, in the narrowest ledger and on the narrowest phone', async ({
  page,
}) => {
  for (const [locale, name] of [
    ['en', 'Trains'],
    ['de', 'Züge'],
    ['fr', 'Trains'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await sitDown(page, { game: 'nuremberg', seats: 4, seed: 'boxes', hotseat: true, locale })
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.locator('[data-train="3a"] [class*="trainPrice"] svg')).toHaveCount(3)
    const cut = () =>
      page.getByRole('tab').evaluateAll((tabs) => tabs.flatMap((tab) => (tab.scrollWidth > tab.clientWidth ? [tab.textContent] : [])))
    expect(await cut()).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.locator('nav[data-rail] button').nth(1).click()
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible()
    expect(await cut()).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('whoever is outbid finds the box in view, and a long press on a sign in it gives the name and chooses nothing', async ({ page }) => {
    await sitDown(page, { game: 'nuremberg', seats: 4, seed: nurembergFour.seed, moves: nurembergFour.moves.slice(0, 8), hotseat: true })
    await expect(bar(page)).toContainText('outbids you on box 8')
    await page.locator('nav[data-rail] button').nth(1).tap()
    const isSeen = (box: Element) => {
      const { left, bottom } = box.getBoundingClientRect()
      return box.contains(document.elementFromPoint(left + 20, bottom - 6))
    }
    await expect.poll(() => page.locator('[data-box="8"]').evaluate(isSeen)).toBe(true)
    const sign = page.locator('[data-box="3"] [data-sign]').first()
    const { x, y, width, height } = (await sign.boundingBox()) as DOMRect
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] })
    await expect(page.getByRole('tooltip')).toContainText('White (government): order of building')
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(bar(page)).toContainText('outbids you on box 8')
    await sign.tap()
    await expect(bar(page)).toContainText('Bid on box 3?')
  })

  test('what a box brings has its names in the bar, and a tap on one says what it is for', async ({ page }) => {
    await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'boxes', hotseat: true })
    await inBar(page, 'to-boxes').tap()
    await page.locator('[data-box="2"]').tap()
    const brown = bar(page).locator('[data-sign^="Brown"]')
    await expect(brown).toHaveText('Brown')
    await brown.tap()
    await expect(page.getByRole('tooltip')).toHaveText('Brown (trains): order of trains, and their hire')
    await bar(page)
      .getByRole('heading')
      .tap({ position: { x: 300, y: 5 } })
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })
})

test.describe('on a screen of 1366 by 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('no box grows when a bid lands in one, no row of trains when a price is paid with anything', async ({ page }) => {
    await sitDown(page, { game: 'wensleydale', seats: 4, seed: 'plan', hotseat: true })
    const heights = (what: string) =>
      page.locator(what).evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().height))])
    const before = await heights('[data-box]')
    expect(before).toHaveLength(1)
    await page.locator('[data-box="1"]').click()
    await inBar(page, 'bid').click()
    await expect(page.getByRole('button', { name: /^Box 1: .* bids 3$/ })).toBeVisible()
    expect(await heights('[data-box]')).toEqual(before)
    const first = wensleydaleFour.moves.findIndex((move) => move.startsWith('hire'))
    for (const locale of ['en', 'de', 'fr'] as const) {
      const moves = wensleydaleFour.moves.slice(0, first)
      await sitDown(page, { game: 'wensleydale', seats: 4, seed: wensleydaleFour.seed, moves, hotseat: true, locale })
      await expect(page.locator('[data-train][data-legal="true"]').first()).toBeVisible()
      expect(await heights('[data-train]')).toHaveLength(1)
    }
  })
})
