/** A slip says one thing once: it leaves with the next choice, and with its table; so does what is played back. */
import { expect, type Page, test } from '@playwright/test'
import { sitDown as sitDownCoached } from './coachedTable.ts'
import { settle, unfoldMoves } from './player.ts'
import { recordOf, sitDown } from './sittings.ts'

async function refused(page: Page) {
  await unfoldMoves(page)
  await page.locator('#command-line').fill('bid 99 on box 1')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-slip]')).toHaveCount(1)
}

test('what was refused is no longer said once something else is chosen, nor at another table', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'wensleydale', 0)
  await refused(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-box][data-lit]').first().click()
  await expect(page.locator('[data-slip]')).toHaveCount(0)
  await refused(page)
  await page.locator('[data-rail] a').first().click()
  await page.goBack()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await expect(page.locator('[data-slip]')).toHaveCount(0)
})

test('the board comes nearer by keys wherever on the table one is', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'wensleydale', 0)
  const drawing = page.locator('[data-testid="board"] svg[role="group"] > g').first()
  const place = () => drawing.getAttribute('transform')
  await expect.poll(place).not.toBeNull()
  const before = await place()
  await page.getByTestId('more').focus()
  await page.keyboard.press('+')
  await expect.poll(place).not.toBe(before)
  await page.keyboard.press('0')
  await expect.poll(place).toBe(before)
})

test('whoever drags the board about still reads why something was refused; a click there is the next thing done', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'wensleydale', 0)
  await refused(page)
  await page.keyboard.press('Escape')
  const board = await page.locator('#board').boundingBox()
  if (board === null) throw new Error('no board')
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 40, { steps: 6 })
  await page.mouse.up()
  await expect(page.locator('[data-slip]')).toHaveCount(1)
  await page.mouse.click(x, y)
  await expect(page.locator('[data-slip]')).toHaveCount(0)
})

test('what is being played back at one table is not played at the next', async ({ page }) => {
  await settle(page, { recap: 'offer', pace: 'slow' })
  await sitDown(page, 'west-riding', 0.5)
  await page.getByRole('tab', { name: 'Since your turn' }).click()
  await page.getByRole('button', { name: 'Play on the board' }).click()
  await expect(page.getByTestId('recap-skip')).toBeVisible()
  await page.locator('[data-rail] a').first().click()
  await page.getByRole('article').filter({ hasText: 'West Riding' }).getByRole('button', { name: 'Play now', exact: true }).click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await expect(page.getByTestId('recap-skip')).toHaveCount(0)
})

for (const beside of ['alone', 'with the coach beside one'] as const)
  test(`on a phone held across a slip is read whole: ${beside}`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    if (beside === 'alone') {
      await settle(page)
      await sitDown(page, 'wensleydale', 0)
    } else {
      await sitDownCoached(page, { ...recordOf('wensleydale'), moves: [] } as never, 0)
      await expect(page.getByTestId('coach')).toBeVisible()
    }
    await refused(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-sheet]')).toHaveCount(0)
    const hidden = await page.locator('[data-slip]').evaluate((slip) => {
      const { left, top, right, bottom } = slip.getBoundingClientRect()
      const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => ({ x, y })))
      return corners.filter(({ x, y }) => !slip.contains(document.elementFromPoint(x, y)))
    })
    expect(hidden).toEqual([])
  })
