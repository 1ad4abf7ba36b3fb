/** The end of a game: told before it is given away, and why one is before the other with equal points. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { settle } from './player.ts'
import { type Recorded, recordNamed, sitDownAt } from './sittings.ts'

/** The last move of a recorded game, made by its words. */
async function makeLastMove(page: Page, name: string): Promise<void> {
  const record = recordNamed(name)
  await sitDownAt(page, record, record.moves.length - 1)
  await page.keyboard.press('/')
  await expect(page.locator('#command-line')).toBeFocused()
  await page.keyboard.type(record.moves.at(-1) ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('end')).toBeVisible()
}

test.describe('before one’s eyes', () => {
  test.use({ viewport: { width: 1366, height: 768 }, reducedMotion: 'no-preference' })

  test('the Big Payoff is told in its steps before anybody has won, and names the Presidents', async ({ page }) => {
    await settle(page, { confirm: false })
    await makeLastMove(page, 'three-players')
    const [winner, presidents] = [page.getByTestId('winner'), page.getByTestId('ending').getByTestId('presidents')]
    const charts = page.getByTestId('end').getByRole('heading', { name: 'Where the money came from' })
    await expect(page.getByTestId('ending').getByTestId('payoff')).toBeVisible()
    await expect(winner).not.toContainText('wins')
    await expect(charts).toBeHidden()
    await expect(page.getByRole('table', { name: 'Final account' })).not.toContainText(/\d/)
    // At no moment is the winner named while the payoff is still being told.
    const first = await page.waitForFunction(() => {
      const [named, told] = ['winner', 'presidents'].map((id) => document.querySelector(`[data-testid="end"] [data-testid="${id}"]`))
      return named?.textContent?.includes('wins') ? (told === null ? 'spoilt' : 'told') : null
    })
    expect(await first.jsonValue()).toBe('told')
    await expect(winner).toContainText('wins')
    await expect(charts).toBeVisible()
    await expect(page.getByRole('table', { name: 'Final account' }).getByRole('row', { name: 'Cash' })).toContainText(/£\d/)
    // Whatever is drawn of it is money, too.
    const inBars = await page.getByTestId('end').locator('figure text').allTextContents()
    const amounts = inBars.filter((text) => /\d/.test(text))
    expect(amounts.length).toBeGreaterThan(2)
    expect(amounts.filter((amount) => !/^−?£\d+$/.test(amount))).toEqual([])
    await expect(page.getByTestId('end').getByRole('slider').locator('svg > title')).toHaveText(/: \w+ £\d+, \w+ £\d+/)
    // Both accounts show everybody in the same place.
    const heads = (table: Locator) => table.locator('thead svg text').allTextContents()
    const last = await heads(page.getByRole('table', { name: 'Final account' }))
    expect(last).toHaveLength(3)
    expect(last).toEqual(await heads(page.getByTestId('ending').getByTestId('payoff')))
    await expect(presidents).toContainText('LMSR')
    await expect(presidents).toContainText(/LNER: \w+ is President/)
  })

  test('a final sheet that is not told in steps waits until the places are shown', { tag: '@ci' }, async ({ page }) => {
    await settle(page, { confirm: false })
    await makeLastMove(page, 'wensleydale-3')
    await expect(page.getByTestId('winner')).not.toContainText('wins')
    await expect(page.getByRole('heading', { name: 'Collections' })).toBeHidden()
    await page.getByTestId('show-all').click()
    await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible()
  })
})

test('with equal points the end says why one is before the other', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  const [broken, shared] = [recordNamed('end-by-rails'), recordNamed('end-by-piles')]
  await sitDownAt(page, broken, broken.moves.length)
  await expect(page.getByTestId('level')).toHaveText('Ada is before Grace with equal VP: 16 rails on the board against 10.')
  await sitDownAt(page, shared, shared.moves.length)
  await expect(page.getByTestId('winner')).toHaveText('Ada and Grace share the victory')
  await expect(page.getByTestId('level')).toHaveCount(0)
})

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1366, 768],
] as const)
  test(`the final account is whole, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await settle(page, { locale: 'de' })
    // Of all titles the one with most kinds of points, and the one with most players.
    for (const name of ['nuremberg-4', 'five-players']) {
      const record = recordNamed(name)
      await sitDownAt(page, record, record.moves.length)
      const beyond = await page
        .getByRole('table', { name: 'Schlussabrechnung' })
        .evaluate(({ parentElement, scrollWidth }) => scrollWidth - (parentElement?.clientWidth ?? 0))
      expect.soft(beyond, name).toBeLessThanOrEqual(0)
    }
  })

/** Nobody can pay for the Hull & Barnsley, whoever offers it: every pass is made by itself, the last one ends the game. */
const POOR: Recorded = {
  game: 'west-riding',
  rulesVersion: 2,
  seats: 3,
  options: { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: true, cash: 'open', turns: 1 },
  seed: 'end-57',
  moves: [1, 2, 3].flatMap(() => ['offer hull-barnsley', 'pass', 'pass', 'pass']),
}

test('what was told during the game does not lie over its end', async ({ page }) => {
  await settle(page, { forced: true })
  await sitDownAt(page, POOR, POOR.moves.length - 2)
  await expect(page.getByTestId('told')).toBeVisible()
  await expect(page.getByTestId('end')).toBeVisible()
  await expect(page.getByTestId('told')).toHaveCount(0)
})
