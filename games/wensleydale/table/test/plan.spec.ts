import { expect, type Locator, test } from '@playwright/test'
import nurembergFour from '../../test/records/nuremberg-4.json' with { type: 'json' }
import { decision, onBoard, sitDown } from './player.ts'

const NOBODY_BIDS = ['pass', 'pass', 'pass']

test('a plan is pinned by a click on a distant place and built by one press, link by link', async ({ page }) => {
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'plan', hotseat: true, moves: NOBODY_BIDS })
  await expect(onBoard(page, 'build').first()).toBeVisible()
  const distant = await page.evaluate(() => {
    const near = new Set(
      [...document.querySelectorAll('[data-testid="board"] [data-move]')].map((target) => target.getAttribute('data-move')?.split('~')[1]),
    )
    return [...document.querySelectorAll('[data-area]')]
      .map((area) => area.getAttribute('data-area') as string)
      .filter((id) => !near.has(id))
  })
  const press = decision(page).getByTestId('build-plan')
  await page.evaluate(async (ids) => {
    for (const id of ids) {
      document.querySelector(`[data-area="${id}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      if (document.querySelector('[data-testid="build-plan"]')) return
    }
  }, distant)
  const links = Number(/\d+/.exec((await press.textContent()) ?? '')?.[0])
  expect(links).toBeGreaterThan(1)
  await press.click()
  await expect(page.locator('[data-owner]')).toHaveCount(links)
})

test('a chain is drawn from a lit link over the board, and its whole account stands beside it', async ({ page }) => {
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'plan', hotseat: true, moves: NOBODY_BIDS })
  const start = page.locator('[data-testid="board"] [data-move="build settle~stainforth"]')
  await expect(start).toBeVisible()
  const middle = async (place: Locator) => {
    const box = await place.boundingBox()
    if (box === null) throw new Error('not on the screen')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  await page.mouse.move(...(await middle(start)))
  await page.mouse.down()
  for (const id of ['stainforth', 'horton', 'ribblehead'])
    await page.mouse.move(...(await middle(page.locator(`[data-area="${id}"]`))), { steps: 4 })
  await page.mouse.up()
  await page.mouse.move(2, 2)
  const plan = decision(page).getByTestId('plan')
  await expect(plan).toContainText('Plan: Settle – Stainforth – Horton-in-Ribblesdale – Ribblehead')
  // One lowland link and two in the valleys, and the fee at Settle.
  await expect(plan.locator('[data-cost="cubes"]')).toHaveAttribute('data-value', '5')
  await expect(plan.locator('[data-cost="red"]')).toHaveAttribute('data-value', '1')
  await expect(plan.locator('[data-plan="upkeep"]')).toHaveAttribute('data-value', '3')
  await expect(plan.locator('[data-takeover="red"]')).toHaveAttribute('data-value', '2')
  await page.keyboard.press('Escape')
  await expect(plan).not.toContainText('Ribblehead')
})

test('a chain is planned while the auction lasts, and is there to be built when its time comes', async ({ page }) => {
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'plan', hotseat: true })
  const board = page.getByTestId('board')
  await page.getByRole('tab', { name: 'Plan', exact: true }).click()
  await board.locator('[data-area="horton"]').click()
  const sketch = page.getByTestId('sketch')
  await expect(sketch).toContainText('Horton-in-Ribblesdale')
  await expect(sketch).toContainText('Nothing is built yet')
  await expect(board.locator('[data-move]')).toHaveCount(0)
  for (let passes = 0; passes < 3; passes++) await decision(page).getByTestId('pass').click()
  await decision(page).getByTestId('build-plan').click()
  await expect(page.locator('[data-owner]')).toHaveCount(2)
})

test('in German no English is left on the table', async ({ page }) => {
  for (const moves of [[], NOBODY_BIDS, [...NOBODY_BIDS, 'done', 'done', 'done']]) {
    await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'plan', hotseat: true, moves, locale: 'de' })
    await expect(decision(page)).toBeVisible()
    for (const tab of await page.locator('section').last().getByRole('tab').all()) {
      await tab.click()
      const words = await page.evaluate(() => {
        const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement
        // The places keep their names, The South among them.
        for (const drawing of copy.querySelectorAll('svg')) drawing.remove()
        return copy.textContent
      })
      expect(words).not.toMatch(/\b(the|and|you|your|with|of|from|cubes|order)\b/i)
    }
  }
})

test('a place that cannot be reached says why, with its clause', async ({ page }) => {
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'plan', hotseat: true, moves: NOBODY_BIDS })
  await onBoard(page, 'build').first().click()
  await page.locator('[data-area="pen-y-ghent"]').dispatchEvent('click')
  await expect(page.getByRole('alert').first()).toContainText('WD-8')
})

test('figures of the boxes are told without sight', async ({ page }) => {
  await sitDown(page, { game: 'nuremberg', seats: 2, seed: 'boxes', hotseat: true })
  await expect(page.getByRole('button', { name: /^Box 1: Government, Trains, Red, .* \(drawn\)\. no bid$/ })).toBeVisible()
})

test('what nobody contests is moved in one press, piece by piece, with the others moving in between', async ({ page }) => {
  await sitDown(page, { game: 'nuremberg', seats: 4, seed: nurembergFour.seed, moves: nurembergFour.moves.slice(0, 53), hotseat: true })
  const press = decision(page).getByTestId('move-safe')
  await expect(press).toHaveText('Move all 8 that nobody contests')
  await expect(onBoard(page, 'move')).toHaveCount(7)
  await press.click()
  // Dora's first piece is gone at once and shown where it lay; the next follows when her turn comes again.
  await expect(page.locator('[data-gone][data-by="3"]')).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: '7 pieces to follow' })).toBeVisible()
  // Bess, Ada and Carl have had enough: hers go one after another.
  for (let passes = 0; passes < 3; passes++) await decision(page).getByTestId('pass').click()
  await expect(page.locator('[data-gone][data-by="3"]')).toHaveCount(9)
})
