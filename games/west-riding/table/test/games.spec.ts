/** Complete games of West Riding at its own table: by clicks, by keyboard, on a phone; three, four and five players, both affiliations. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

interface Plan {
  readonly players: 3 | 4 | 5
  readonly affiliation: 'historical' | 'random'
  readonly turns: number
  readonly seed: string
}

/** A game against bots that draw lots: set up at the form, seeded, so that it goes the same way each time. */
async function begin(page: Page, { players, affiliation, turns, seed }: Plan): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('branchline.settings', JSON.stringify({ pace: 'brisk', name: 'Ada' })))
  await page.goto('/new/west-riding?mode=bots')
  await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true })
  for (let seat = 2; seat <= players; seat++) await page.getByLabel(`Who sits in seat ${seat}`).selectOption('random')
  await page.getByLabel('Number of turns').fill(String(turns))
  if (affiliation === 'random') await page.getByRole('radio', { name: 'random, three each' }).check({ force: true })
  await page.getByLabel('Seed', { exact: true }).fill(seed)
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('board')).toBeVisible({ timeout: 60_000 })
}

/** Decides again and again, until the final account is there. */
async function playOn(page: Page, decide: (asked: string) => Promise<void>): Promise<number> {
  const end = page.getByTestId('end')
  const mine = page.getByTestId('prompt').and(page.locator('[data-mine]'))
  for (let decisions = 0; decisions < 150; decisions++) {
    await expect(end.or(mine).first()).toBeVisible({ timeout: 60_000 })
    if (await end.isVisible()) return decisions
    const before = await place(page)
    await decide((await mine.textContent()) ?? '')
    const intervals = [10, 20, 40, 80]
    await expect.poll(async () => (await end.isVisible()) || (await place(page)) !== before, { intervals }).toBe(true)
  }
  throw new Error('the game does not end')
}

async function place(page: Page): Promise<string> {
  return (
    (await page
      .locator('output')
      .first()
      .textContent({ timeout: 10_000 })
      .catch(() => '')) ?? ''
  )
}

const onBoard = (page: Page, move: string) => page.locator(`[data-testid="board"] [data-move^="${move}"]`).first()
const inPanel = (page: Page, choice: string) => page.locator(`[data-choice^="${choice}"]`).first()

test('three players, by clicks on the board and its panels', async ({ page }) => {
  await begin(page, { players: 3, affiliation: 'historical', turns: 2, seed: 'clicks' })
  let decided = 0
  await playOn(page, async () => {
    const wins = decided++ % 3 !== 2
    if (await onBoard(page, 'offer').isVisible()) await onBoard(page, 'offer').click()
    else if (await page.getByTestId('bid').isVisible())
      await inPanel(page, wins ? 'bid' : 'pass')
        .or(inPanel(page, 'pass'))
        .last()
        .click()
    else if (await onBoard(page, 'build to').isVisible()) {
      // A town that is not lit says why not, with the clause.
      await page.locator('[data-testid="board"] [role="img"][data-name]').first().click()
      await expect(page.getByTestId('prompt').getByRole('alert')).toContainText('WR-5.')
      await onBoard(page, 'build to').hover()
      await expect(page.locator('[data-testid="ghosts"] path').first()).toBeAttached()
      await expect(page.getByTestId('place-card')).toBeVisible()
      await onBoard(page, 'build to').click()
    } else if (await onBoard(page, 'build from').isVisible()) await onBoard(page, 'build from').click()
    else if (await inPanel(page, 'cheapest').isVisible()) await inPanel(page, 'cheapest').click()
    else if (await onBoard(page, 'via').isVisible()) await onBoard(page, 'via').click()
    else await inPanel(page, 'trade').or(inPanel(page, 'pass')).first().click()
  })
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(page.getByTestId('payoff')).toBeVisible()
  const totals = await page.getByTestId('payoff-total').locator('td').allTextContents()
  await page.getByRole('tab', { name: 'Shares' }).click()
  const cash = await page.getByTestId('cash').locator('td').allTextContents()
  expect(totals.slice(0, 3)).toEqual(cash.slice(0, 3))
  await page.getByRole('tab', { name: 'Dividends' }).click()
  await expect(page.getByRole('heading', { name: 'Dividends of turn 2' })).toBeVisible()
  await page.getByRole('button', { name: 'The turn before' }).click()
  await expect(page.getByRole('heading', { name: 'Dividends of turn 1' })).toBeVisible()
})

test('four players and random affiliation, by keyboard alone', async ({ page }) => {
  await begin(page, { players: 4, affiliation: 'random', turns: 1, seed: 'keys' })
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 200; presses++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
      await page.keyboard.press('Shift+Tab')
    }
    throw new Error(`no way to ${selector} by Shift+Tab`)
  }
  let [offers, bids] = [0, 0]
  await playOn(page, async () => {
    if (await onBoard(page, 'offer').isVisible()) {
      await tabTo('[data-testid="board"] [data-move^="offer"]')
      // Walks the board: to the first target, to York by its letter; Enter picks.
      await page.keyboard.press('Home')
      await page.keyboard.press('y')
      await page.keyboard.press('Enter')
      offers++
    } else if (await page.getByTestId('bid').isVisible()) {
      if ((await page.getByTestId('bid').locator('input').count()) === 0) {
        await tabTo('[data-choice="pass"]')
        return page.keyboard.press('Enter')
      }
      await tabTo('[data-testid="bid"] input')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press(bids++ % 2 === 0 ? 'Enter' : 'p')
    } else if (await onBoard(page, 'build').isVisible()) {
      await tabTo('[data-testid="board"] [data-move^="build"]')
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
    } else {
      // The way of a route, on the board or beside it, wherever the focus has followed; or a trade.
      await tabTo('[data-choice], [data-testid="board"] [data-move]')
      await page.keyboard.press('Enter')
    }
  })
  expect(offers).toBe(1)
})

test('five players on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await begin(page, { players: 5, affiliation: 'historical', turns: 1, seed: 'phone' })
  await playOn(page, async () => {
    if (await inPanel(page, 'offer').isVisible()) await inPanel(page, 'offer').tap()
    else if (await page.getByTestId('bid').isVisible()) await inPanel(page, 'quick').or(inPanel(page, 'pass')).first().tap()
    else await inPanel(page, 'build').or(inPanel(page, 'cheapest')).or(inPanel(page, 'via')).or(inPanel(page, 'pass')).first().tap()
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await context.close()
})

test('a hex says what it holds, and nothing stands in the way of a screen reader', async ({ page }) => {
  await begin(page, { players: 3, affiliation: 'historical', turns: 1, seed: 'why' })
  await expect(page.getByTestId('prompt').and(page.locator('[data-mine]'))).toBeVisible({ timeout: 60_000 })
  const york = page.locator('[data-testid="board"] [data-hex="york"]')
  await york.hover()
  await expect(page.getByTestId('place-card')).toContainText('Home city of the NER')
  await page.locator('[data-testid="board"] [data-hex="harrogate"]').hover()
  await expect(page.getByTestId('place-card')).toContainText('Large town')
  // In the page itself, and only what is wrong: a board has thousands of sound places, and gathering them takes longest.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([])
})
