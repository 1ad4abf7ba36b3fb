/** Lessons at the table: one by mouse, one by keys, one by finger on a phone in German. */
import { expect, type Page, test } from '@playwright/test'

const strip = (page: Page) => page.getByTestId('lesson')
const atStep = (page: Page, id: string) => expect(strip(page)).toHaveAttribute('data-step', id)
const on = (page: Page) => page.getByTestId('lesson-on')

test('by mouse: what is pointed at is ringed, a wrong move is answered and taken back, the lesson is done', { tag: '@ci' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/learn/wensleydale')
  await page.locator('[data-lesson="wd-1-load"]').getByRole('link', { name: 'Start' }).click()
  await atStep(page, 'why')
  await expect(page.locator('#board [data-target="place:embsay"]')).toBeVisible()
  await on(page).click()
  await on(page).click()
  await atStep(page, 'take')
  await page.getByTestId('pass').click()
  await expect(strip(page)).toContainText('1 to 9')
  await page.getByTestId('recap-skip').click()
  await on(page).click()
  await expect(strip(page)).toContainText('Choose a piece')
  // Left in the middle, it goes on at the decision.
  await page.locator('[data-rail] a').first().click()
  await page.getByRole('link', { name: 'Go on at step 3' }).click()
  await atStep(page, 'take')
  await page.getByRole('button', { name: 'Move all 4' }).click()
  await atStep(page, 'profit')
  await page.getByTestId('recap-skip').click()
  await on(page).click()
  await expect(strip(page)).toContainText('12 to 9 and 9: you win')
  await on(page).click()
  await page.locator('#board [data-target="place:embsay"]').click()
  await expect(strip(page)).toContainText('Cheese brings £1')
  await page.locator('#board [data-target="place:rombalds-moor"]').click()
  await expect(strip(page)).toContainText('Stone brings £2')
  await on(page).click()
  await atStep(page, 'end')
  await page.getByRole('button', { name: 'All lessons' }).click()
  await expect(page.locator('[data-lesson="wd-1-load"]')).toHaveAttribute('data-is', 'done')
  await page.goto('/settings')
  await page.getByTestId('forget-lessons').click()
  await page.goto('/learn/wensleydale')
  await expect(page.locator('[data-lesson="wd-1-load"]')).not.toHaveAttribute('data-is', 'done')
})

test('by keys alone: Enter goes on, A hints, Backspace goes back', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/learn/wensleydale/wd-4-build')
  await atStep(page, 'why')
  await page.keyboard.press('Enter')
  await atStep(page, 'horton')
  await page.keyboard.press('Backspace')
  await atStep(page, 'why')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await atStep(page, 'build')
  await page.keyboard.press('a')
  await expect(page.locator('#board [data-target="place:settle"]')).toBeVisible()
  for (const [at, move] of ['build settle~stainforth', 'build stainforth~horton'].entries()) {
    await page.keyboard.press('/')
    await page.locator('#command-line').fill(move)
    await page.keyboard.press('Enter')
    await expect(page.locator('#command-line')).toHaveValue('')
    await expect(page.locator(`[data-at="${at + 1}/${at + 1}"]`).first()).toBeAttached()
  }
  await atStep(page, 'upkeep')
})

test('by what a screen reader reads out: words that are told when they change, buttons and places by their names', async ({ page }) => {
  const told = page.getByRole('region', { name: /lesson/i }).getByRole('status')
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')
  await page.goto('/learn/wensleydale/wd-1-load')
  await expect(told).toHaveText(/\w+.*\./)
  const first = await told.innerText()
  await press('Go on')
  await expect(told).not.toHaveText(first)
  await press('Go on')
  await atStep(page, 'take')
  await press('Move all 4')
  await atStep(page, 'profit')
  await page.getByTestId('recap-skip').press('Enter')
  await press('Go on')
  await expect(told).toContainText('you win')
  await press('Go on')
  await press(/^Rombalds Moor/)
  await expect(told).toContainText('Stone brings £2')
})

test('whoever types the next move before the last one is drawn around the board is understood', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/learn/wensleydale/wd-4-build')
  await atStep(page, 'why')
  await on(page).click()
  await on(page).click()
  await atStep(page, 'build')
  await page.keyboard.press('/')
  await expect(page.locator('#command-line')).toBeFocused()
  await page.locator('#command-line').evaluate(async (field: HTMLInputElement) => {
    for (const move of ['build settle~stainforth', 'build stainforth~horton']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, move)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      field.form?.requestSubmit()
      await Promise.resolve()
    }
  })
  await atStep(page, 'upkeep')
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' })

  test('on a phone in German: what the words are about is in view, and nothing scrolls', async ({ page }) => {
    await page.goto('/learn/wensleydale/wd-7-last')
    await atStep(page, 'why')
    await expect(page.locator('#board [data-target="place:horton"]')).toBeInViewport()
    await on(page).tap()
    await atStep(page, 'load')
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
    const board = await page.locator('#board').boundingBox()
    expect((board?.height ?? 0) / 844).toBeGreaterThan(0.4)
    const cheese = page.locator('#board [data-move="move cheese stainforth"]')
    await cheese.tap()
    await cheese.tap()
    const passenger = page.locator('#board [data-move="move red horton"]')
    await passenger.tap()
    await passenger.tap()
    await atStep(page, 'account')
  })
})

test('on a phone what is lit does not lie over each other, and no figure over a piece', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn/wensleydale/wd-1-load?anew')
  await atStep(page, 'why')
  await on(page).click()
  await on(page).click()
  await atStep(page, 'take')
  await expect(page.locator('[data-earns]')).toHaveCount(4)
  const faults = await page.evaluate(() => {
    const boxes = (what: string) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())
    const [rings, discs, pieces] = [boxes('[data-lit-ring]'), boxes('[data-earns]'), boxes('[data-walk]:has(+ [data-earns])')]
    const areApart = (one: DOMRect, other: DOMRect) =>
      one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
    const middle = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2]
    const isClear = (disc: DOMRect, piece: DOMRect) => {
      const [[x, y], [toX, toY]] = [middle(disc), middle(piece)]
      return Math.hypot(x - toX, y - toY) > disc.width / 2 + piece.width / 4
    }
    return {
      rings: rings.filter((one, at) => rings.slice(at + 1).some((other) => !areApart(one, other))).length,
      discs: discs.filter((disc) => pieces.some((piece) => !isClear(disc, piece))).length,
      seen: [rings.length, discs.length, pieces.length],
    }
  })
  // Two of the four pieces stand side by side in Bolton Abbey.
  expect(faults).toEqual({ rings: 0, discs: 0, seen: [3, 4, 4] })
})
