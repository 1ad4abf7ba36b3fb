/** Taps on the picture of a table: they are kept until it stands. */
import { expect, type Page, test } from '@playwright/test'
import { boards, openedByItself, PICTURE, seen, type Tap, WINDOWS, WITH_BUTTONS, WITH_PLACES } from './earlyPicture.ts'
import { myTurn, position, stillness } from './player.ts'

const CHOSEN = '#board [aria-pressed="true"]'
/** Taps the last thing of this kind, and returns its name. */
async function tapEarly(page: Page, kind: 'place' | 'button'): Promise<string> {
  await expect(page.locator(PICTURE)).toBeVisible()
  const [name, left, top, width, height] = (await boards(page))[0].taps.findLast(([of]) => of.startsWith(kind)) as Tap
  await page.mouse.click(left + width / 2, top + height / 2)
  await expect(page.locator('#early-ring')).toBeVisible()
  return name
}

test('a place that is tapped before the scripts have come is chosen when the table stands, and nothing is played by it', async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS.phone)
  await seen(page, WITH_PLACES)
  const before = await position(page)
  const letGo = await openedByItself(page)
  const name = await tapEarly(page, 'place')
  letGo()
  await expect(page.locator(CHOSEN)).toHaveCount(1)
  expect(name).toContain(await page.locator(CHOSEN).getAttribute('data-move'))
  expect(await position(page)).toBe(before)
})

test('a button of the bar that is tapped before the scripts have come is pressed when the table stands', async ({ page }) => {
  await page.setViewportSize(WINDOWS.phone)
  await seen(page, WITH_BUTTONS)
  const letGo = await openedByItself(page)
  await tapEarly(page, 'button')
  letGo()
  await expect(page.locator('[data-sheet]')).toBeVisible()
})

test('a tap on a picture of another position does nothing', async ({ page }) => {
  await page.setViewportSize(WINDOWS.phone)
  await seen(page, WITH_PLACES)
  const before = await position(page)
  const letGo = await openedByItself(page)
  await tapEarly(page, 'place')
  // As at a table that has gone on elsewhere.
  await page.evaluate(() => Object.assign((window as unknown as { earlyTap: { n: number } }).earlyTap, { n: 99 }))
  letGo()
  await myTurn(page).waitFor()
  await stillness(page)
  await expect(page.locator(CHOSEN)).toHaveCount(0)
  await expect(page.locator('#early')).toHaveCount(0)
  expect(await position(page)).toBe(before)
})
