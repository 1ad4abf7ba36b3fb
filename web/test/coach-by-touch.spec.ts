/** The coach under a finger, on a phone: what is tapped is chosen for good, and the board keeps its room. */
import { expect, type Page, test } from '@playwright/test'
import { momentOf, sitDownAt } from './coachedTable.ts'
import { position } from './player.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const choices = (page: Page) => page.getByTestId('coach-choice')

async function asked(page: Page) {
  const ask = page.getByTestId('coach-ask')
  await expect(ask.or(choices(page).first())).toBeVisible()
  if (await ask.isVisible()) await ask.tap()
  await expect(choices(page).first()).toBeVisible()
}

for (const [phase, named, primary] of [
  ['build', /^(From|To) /, /^Build \d+ links?$/],
  ['takeover', /^Handing over/, /^Hand over/],
] as const)
  test(`what the coach says is done by a tap on it and one on the red button: ${phase}`, { tag: '@ci' }, async ({ page }) => {
    const moment = await momentOf(
      'wensleydale',
      ({
        advice: {
          candidates,
          phase: { name },
        },
      }) => {
        return name === phase && candidates.slice(0, 2).every(({ lead }) => named.test(lead))
      },
    )
    await sitDownAt(page, moment)
    await asked(page)
    const before = await position(page)
    const choice = choices(page).filter({ hasText: named }).first()
    await choice.tap()
    const button = page.getByTestId('prompt').getByRole('button', { name: primary })
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await button.tap()
    await expect.poll(() => position(page)).not.toBe(before)
  })

/** What is seen of the board above the coach, as a share of the screen. */
const seenOfBoard = (page: Page) =>
  page.evaluate(() => {
    const [board, coach] = ['#board', '[data-testid="coach"]'].map((part) => document.querySelector(part)?.getBoundingClientRect())
    return ((coach?.top ?? 0) - (board?.top ?? 0)) / innerHeight
  })

test('beside the coach a low phone keeps a third of its height and more for the board', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/learn/rising-sun')
  await page.getByTestId('first-game').tap()
  await asked(page)
  expect(await seenOfBoard(page)).toBeGreaterThanOrEqual(0.35)
  await choices(page).first().tap()
  const begin = page.locator('[data-press="chosen"]')
  await expect(begin).toBeVisible()
  await expect.poll(() => seenOfBoard(page)).toBeGreaterThanOrEqual(0.35)
  const chosen = page.locator('#board [data-move][aria-pressed="true"]')
  const isInView = async () => {
    const [place, board, coach] = await Promise.all(
      [chosen, page.locator('#board'), page.getByTestId('coach')].map((part) => part.boundingBox()),
    )
    if (!place || !board || !coach) return false
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    return x > 0 && x < 360 && y > board.y && y < coach.y
  }
  await expect.poll(isInView).toBe(true)
  await begin.tap()
  await asked(page)
  expect(await seenOfBoard(page)).toBeGreaterThanOrEqual(0.35)
})

test('a coach with nothing to say is one line high', async ({ page }) => {
  const moment = await momentOf('wensleydale', ({ advice: { candidates } }) => candidates.length > 1)
  await sitDownAt(page, moment)
  await asked(page)
  await page.getByTestId('coach-quiet').tap()
  const height = async () => (await page.getByTestId('coach').boundingBox())?.height
  await expect.poll(height).toBeLessThanOrEqual(56)
})

test('on a phone held across all that the coach says can be reached, and nothing of it lies on the question', { tag: '@ci' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/learn/rising-sun')
  await page.getByTestId('first-game').tap()
  await asked(page)
  await choices(page).first().tap()
  const begin = page.locator('[data-press="chosen"]')
  await begin.scrollIntoViewIfNeeded()
  await page.locator('[data-foot]').evaluate((foot) => foot.scrollTo(0, foot.scrollHeight))
  const apart = await page.evaluate(() => {
    const [coach, bar] = ['[data-testid="coach"]', '#question'].map((part) => document.querySelector(part)?.getBoundingClientRect())
    return (bar?.top ?? 0) - (coach?.bottom ?? 0)
  })
  expect(apart).toBeGreaterThanOrEqual(-1)
  await expect(begin).toBeInViewport()
})
