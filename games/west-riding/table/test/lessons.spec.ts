/** A lesson's question on a phone in German: whoever learns is “Du”, not the first of three players. */
import { expect, type Page, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' })

const atStep = (page: Page, id: string) => expect(page.getByTestId('lesson')).toHaveAttribute('data-step', id)

test('who is President? The buttons say Du and Dinsdale', async ({ page }) => {
  await page.goto('/learn/west-riding/wr-4-president')
  await atStep(page, 'why')
  await page.getByTestId('lesson-on').tap()
  await atStep(page, 'offer')
  await page.keyboard.press('/')
  for (const [move, next] of [
    ['offer gnr', 'bid'],
    ['bid 6', 'build'],
    ['build to goole', 'build'],
    ['cheapest', 'sum'],
  ]) {
    await page.locator('#command-line').fill(move)
    await page.locator('#command-line').press('Enter')
    await expect(page.locator('#command-line')).toHaveValue('')
    await atStep(page, next)
  }
  await page.getByTestId('lesson-on').tap()
  await atStep(page, 'tie')
  await expect(page.getByTestId('prompt').locator('[data-target^="seat:"]')).toHaveText(['Du', 'Dinsdale'])
  await page.getByTestId('prompt').getByRole('button', { name: 'Du', exact: true }).tap()
  await expect(page.getByTestId('lesson-on')).toBeVisible()
})

test('told to build to a town, one can read its name; the prices of the ways lie on nothing else', async ({ page }) => {
  await page.goto('/learn/west-riding/wr-2-worth')
  await atStep(page, 'why')
  await page.getByTestId('lesson-on').tap()
  await atStep(page, 'offer')
  await page.getByTestId('recap-skip').tap()
  await page.getByTestId('lesson-on').tap()
  await atStep(page, 'early')
  await page.keyboard.press('/')
  await page.locator('#command-line').fill('bid 18')
  await page.locator('#command-line').press('Enter')
  await atStep(page, 'build')
  await page.keyboard.press('Escape')
  const board = page.locator('#board')
  for (const town of ['Wakefield', 'Castleford']) await expect(board.getByText(town, { exact: true })).toBeInViewport()
  await board.locator('[data-move="build to wakefield"]').tap()
  const prices = board.locator('[data-way] rect, [data-route] circle')
  await expect(board.locator('[data-way]').first()).toBeVisible()
  const boxes = await Promise.all((await prices.all()).map(async (price) => price.boundingBox()))
  expect(boxes.length).toBeGreaterThan(3)
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) expect(one !== null && other !== null && areApart(one, other)).toBe(true)
  })
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const areApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y
