/** On a phone the bar takes its height from the board: between two taps the board must not move away under the finger. */
import { expect, type Page, test } from '@playwright/test'
import { settle, stillness } from './player.ts'
import { inCiButOne, recordOf, SITTINGS, sitDownAt } from './sittings.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Where the board's own corner lies on the screen, and how large a unit of it is. */
const whereBoardLies = (page: Page) =>
  page
    .locator('#board svg[role="group"] > g')
    .first()
    .evaluate((sheet: SVGGElement) => {
      const { a, e, f } = sheet.getScreenCTM() as DOMMatrix
      return [a * 1000, e, f]
    })
/** Less than anybody sees: a board between two pixels may be rounded this way or that. */
const expectThere = async (page: Page, [scale, left, top]: readonly number[]) => {
  const [now, x, y] = await whereBoardLies(page)
  expect(Math.max(Math.abs(now - scale), Math.abs(x - left), Math.abs(y - top))).toBeLessThan(0.5)
}
const boardHeight = async (page: Page) => Math.round((await page.locator('#board').boundingBox())?.height ?? 0)
const tallAs = async (page: Page, height: string) => {
  await page.locator('[data-bar]').evaluate((bar: HTMLElement, minHeight) => Object.assign(bar.style, { minHeight }), height)
  await stillness(page)
}

for (const game of SITTINGS)
  test(`the board of ${game} stays where it is when the bar grows over its foot`, inCiButOne(game), async ({ page }) => {
    await settle(page)
    const record = recordOf(game)
    await sitDownAt(page, record, Math.round(record.moves.length / 2))
    await stillness(page)
    // Moved by hand: nothing that is lit is sought any more.
    const board = await page.locator('#board').boundingBox()
    if (board === null) throw new Error('no board')
    await page.mouse.move(board.x + 200, board.y + 200)
    await page.mouse.down()
    await page.mouse.move(board.x + 190, board.y + 190, { steps: 4 })
    await page.mouse.up()
    await stillness(page)
    const [lay, high] = [await whereBoardLies(page), await boardHeight(page)]
    await tallAs(page, '26rem')
    expect(await boardHeight(page)).toBeLessThan(high - 50)
    await expectThere(page, lay)
    await tallAs(page, '')
    expect(await boardHeight(page)).toBe(high)
    await expectThere(page, lay)
  })

test('what is chosen and would lie under the bar comes into view', async ({ page }) => {
  await settle(page)
  const record = recordOf('west-riding')
  await sitDownAt(page, record, 0)
  await stillness(page)
  await tallAs(page, '10rem')
  const board = await page.locator('#board').boundingBox()
  const foot = (board?.y ?? 0) + (board?.height ?? 0)
  const places = page.locator('#board [data-move]')
  const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()))
  const seen = boxes
    .map((box, at) => ({ at, bottom: (box?.y ?? 0) + (box?.height ?? 0), middle: (box?.y ?? 0) + (box?.height ?? 0) / 2 }))
    .filter(({ bottom }) => bottom < foot - 24)
  const lowest = seen.reduce((low, one) => (one.bottom > low.bottom ? one : low))
  const { x, width } = boxes[lowest.at] ?? { x: 0, width: 0 }
  await page.mouse.click(x + width / 2, lowest.middle)
  const chosen = page.locator('#board [aria-pressed="true"][data-move]').first()
  await expect(chosen).toBeVisible()
  await tallAs(page, `${844 - lowest.bottom + 60}px`)
  await expect(async () => {
    const [place, now] = [await chosen.boundingBox(), await page.locator('#board').boundingBox()]
    expect((place?.y ?? 0) + (place?.height ?? 0) / 2).toBeLessThan((now?.y ?? 0) + (now?.height ?? 0))
  }).toPass({ timeout: 5_000 })
})
