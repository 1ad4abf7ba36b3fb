import { expect, test } from '@playwright/test'
import { decision, onBoard, sitDown } from './player.ts'

test.setTimeout(120_000)

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
