/** Words of the glossary explain themselves where they stand: by pointer, by key and by finger, and each explanation leads to the glossary. */
import { expect, type Page, test } from '@playwright/test'
import { settle } from './player.ts'
import { sitDown } from './sittings.ts'

const DESK = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }

const term = (page: Page) => page.getByTestId('prompt').locator('[data-term]').first()

test.beforeEach(({ page }) => settle(page))

test('under the pointer a word says what it is, the pointer reaches the explanation, and it leads to the glossary', async ({ page }) => {
  await page.setViewportSize(DESK)
  await sitDown(page, 'wensleydale', 0.3)
  await term(page).hover()
  const tip = page.getByRole('tooltip')
  await expect(tip).toContainText((await term(page).getAttribute('aria-description')) as string)
  await expectOnScreen(page)
  await tip.getByRole('button', { name: 'In the glossary' }).click()
  await expect(tip).toBeHidden()
  const entry = page.getByRole('dialog').locator(`#term-${await term(page).getAttribute('data-term')}`)
  await expect(entry).toBeInViewport()
  await expect(entry).toHaveAttribute('aria-current', 'true')
})

test('by keyboard: in focus it explains, Escape shuts that, Enter leads to the glossary, and back to the word', { tag: '@ci' }, async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await sitDown(page, 'wensleydale', 0.3)
  await expect(term(page)).toBeVisible()
  await page.locator('#question').focus()
  for (let n = 0; n < 6 && !(await term(page).evaluate((word) => word === document.activeElement)); n++) await page.keyboard.press('Tab')
  await expect(term(page)).toBeFocused()
  const tip = page.getByRole('tooltip')
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator(`#term-${await term(page).getAttribute('data-term')}`)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(term(page)).toBeFocused()
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('a long press explains and stays, a touch elsewhere shuts it', { tag: '@ci' }, async ({ page }) => {
    await sitDown(page, 'wensleydale', 0.3)
    const { x, y, width, height } = (await term(page).boundingBox()) as { x: number; y: number; width: number; height: number }
    const touch = await page.context().newCDPSession(page)
    const at = { x: x + width / 2, y: y + height / 2 }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    const tip = page.getByRole('tooltip')
    await expect(tip).toBeVisible()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(tip.getByRole('button', { name: 'In the glossary' })).toBeVisible()
    await expectOnScreen(page)
    await page.touchscreen.tap(195, 200)
    await expect(tip).toBeHidden()
    await term(page).tap()
    await tip.getByRole('button').tap()
    await expect(page.getByRole('dialog').locator(`#term-${await term(page).getAttribute('data-term')}`)).toBeInViewport()
  })
})

test('a word of the glossary has an address of its own', async ({ page }) => {
  await page.goto('/rules/west-riding#term-share')
  await expect(page.locator('#term-share')).toBeInViewport()
  await expect(page.locator('#term-share')).toHaveAttribute('aria-current', 'true')
})

async function expectOnScreen(page: Page): Promise<void> {
  const box = (await page.getByRole('tooltip').boundingBox()) as { x: number; y: number; width: number; height: number }
  const { width, height } = page.viewportSize() as { width: number; height: number }
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/glossary-${width}.png` })
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
}
