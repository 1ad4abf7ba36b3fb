/** Complete games of West Riding at its own table: by mouse, by keys, by touch; three, four and five players, both affiliations. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { settle } from '../../../../web/test/player.ts'
import { recordNamed, sitDownAt } from '../../../../web/test/sittings.ts'
import { bar, begin, choice, onBoard, place, playOn } from './player.ts'

test('three players, by mouse: point at the board or the tray, decide in the bar', { tag: '@ci' }, async ({ page }) => {
  await begin(page, { players: 3, turns: 2, seed: 'clicks' })
  let [decided, routes, undone] = [0, 0, false]
  await playOn(page, async (phase) => {
    decided++
    if (phase === 'offer') {
      // Every second time from the row of the shares; the first click only chooses.
      const before = await place(page)
      if (decided % 2 === 0)
        await page.locator('[data-testid="stock"] [data-move="offer hull-barnsley"], [data-testid="stock"] [data-move]').first().click()
      else await onBoard(page, 'offer').first().click()
      await expect(bar(page)).toContainText('Starts at')
      expect(await place(page)).toBe(before)
      await choice(page, 'offer').click()
    } else if (phase === 'bid') {
      await expect(bar(page)).toContainText('You keep')
      // Whoever never gets a share never builds.
      await choice(page, routes > 0 && decided % 3 === 2 ? 'pass' : 'bid').click()
    } else if (phase === 'build') {
      const before = await place(page)
      if (await onBoard(page, 'build to').first().isVisible()) {
        // A town that is not lit says why not.
        await page.locator('[data-testid="board"] [role="img"][data-name]').first().click()
        await expect(page.getByRole('alert').first()).toBeVisible()
        await onBoard(page, 'build to').first().click()
        expect(await place(page)).toBe(before)
      }
      await expect(page.locator('[data-testid="plan"] [data-route]')).toHaveCount(1)
      await expect(bar(page)).toContainText('Treasury after')
      await choice(page, 'build').click()
      routes++
      if (!undone) {
        // However many moves the route took, one take-back undoes it.
        undone = true
        await expect.poll(() => place(page)).not.toBe(before)
        if (await page.getByTestId('undo').isEnabled()) {
          await page.getByTestId('undo').click()
          await expect.poll(() => place(page)).toBe(before)
          if (await onBoard(page, 'build to').first().isVisible()) await onBoard(page, 'build to').first().click()
          await choice(page, 'build').click()
        }
      }
    } else await choice(page, 'trade').click()
  })
  expect(routes).toBeGreaterThan(0)
  // The tray beside the board has the same sheet.
  const ending = page.getByTestId('ending')
  await expect(ending.getByTestId('payoff')).toBeVisible()
  const cells = await ending
    .getByTestId('payoff')
    // What pairs became and groupings are worth is no money of anybody's.
    .locator('tr:not([data-step="exchange"], [data-step="valuation"])')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number((cell.textContent ?? '').replace(/\D/g, '')))),
    )
  const sums = cells.filter((row) => row.length > 0)
  const [totals, parts] = [sums.at(-1) ?? [], sums.slice(0, -1)]
  expect(totals.map((_, seat) => parts.reduce((sum, row) => sum + (row[seat] ?? 0), 0))).toEqual(totals)
  await expect(ending.getByTestId('presidents')).toContainText('LMSR')
})

test('four players and random affiliation, by keys alone', { tag: '@ci' }, async ({ page }) => {
  await begin(page, { players: 4, affiliation: 'random', turns: 1, seed: 'keys' })
  let [offers, bids] = [0, 0]
  await playOn(page, async (phase) => {
    if (phase === 'offer' || (phase === 'build' && (await onBoard(page, 'build').first().isVisible()))) {
      await page.keyboard.press(']')
      await page.keyboard.press(' ')
      await expect(bar(page).locator('[data-choice="offer"], [data-choice="build"]')).toBeVisible()
      await page.keyboard.press('Enter')
      if (phase === 'offer') offers++
    } else if (phase === 'bid') {
      if (bids++ % 2 === 0) {
        // Digits are the sum, here far beyond one's money: the most there is, said before it is bid.
        await page.keyboard.type('99')
        await page.keyboard.press('Enter')
        await page.keyboard.press('Enter')
      } else {
        await choice(page, 'pass').focus()
        await page.keyboard.press('Enter')
      }
    } else if (phase === 'build') {
      await choice(page, 'build').focus()
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('1')
  })
  expect(offers).toBe(1)
})

test('a bid is typed, stepped and bid by Enter', async ({ page }) => {
  await begin(page, { players: 3, turns: 1, seed: 'typing' })
  let typed = 0
  await playOn(page, async (phase) => {
    if (phase === 'offer') {
      await onBoard(page, 'offer').first().click()
      await onBoard(page, 'offer').first().click()
    } else if (phase === 'bid') {
      const field = bar(page).getByRole('textbox', { name: 'Your bid in pounds' })
      const least = Number(await field.inputValue())
      await field.click()
      await field.fill('999')
      await expect(choice(page, 'bid')).not.toHaveText(`Bid £999`)
      await field.fill(String(least))
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      await expect(choice(page, 'bid')).toHaveText(`Bid £${least}`)
      await page.keyboard.press('Enter')
      typed++
    } else if (phase === 'build') {
      // The second click on the town builds all of the plan.
      const town = onBoard(page, 'build to').first()
      if (await town.isVisible()) {
        await town.click()
        await town.click()
      } else await choice(page, 'build').click()
    } else await choice(page, 'pass').click()
  })
  expect(typed).toBeGreaterThan(0)
})

test('digits are a bid at once, whatever has the focus: nine and Enter bid nine', async ({ page }) => {
  await settle(page, { confirm: false })
  const record = recordNamed('four-players')
  const at = record.moves.findIndex((move, place) => place > 226 && move.startsWith('offer') && record.moves[place + 1].startsWith('bid'))
  await sitDownAt(page, record, at + 1)
  await expect(choice(page, 'bid')).toBeVisible()
  await page.keyboard.press('9')
  await expect(choice(page, 'bid')).toHaveText('Bid £9')
  await page.keyboard.press('Enter')
  await expect(choice(page, 'bid')).toHaveText('Bid £10')
  await page.keyboard.type('14')
  await page.keyboard.press('Enter')
  await expect(choice(page, 'bid')).toHaveText('Bid £15')
})

test('five players on a phone, by touch, without zooming the page', { tag: '@ci' }, async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await begin(page, { players: 5, turns: 1, seed: 'phone' })
  await playOn(page, async (phase) => {
    if (phase === 'offer') {
      await bar(page).locator('[data-move^="offer"]').first().tap()
      await choice(page, 'offer').tap()
    } else if (phase === 'bid') await choice(page, 'bid').tap()
    else if (phase === 'build') {
      if (!(await choice(page, 'build').isVisible())) await tapLit(page)
      await choice(page, 'build').tap()
    } else await choice(page, 'pass').tap()
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, window.scrollY, window.visualViewport?.scale])).toEqual([
      390, 0, 1,
    ])
  })
  await context.close()
})

/** A lit town that lies in view: the position opens where some are. */
async function tapLit(page: import('@playwright/test').Page): Promise<void> {
  const towns = onBoard(page, 'build to')
  const frame = await page.locator('#board').boundingBox()
  for (let at = 0; at < (await towns.count()); at++) {
    const box = await towns.nth(at).boundingBox()
    if (box === null || frame === null) continue
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.6]
    if (x < 40 || x > 350 || y < frame.y + 160 || y > frame.y + frame.height - 40) continue
    await page.touchscreen.tap(x, y)
    if (await choice(page, 'build').isVisible()) return
  }
  throw new Error('no lit town can be tapped')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('whoever passes or bids by touch finds no slip on the board that they did not ask for', async ({ page }) => {
    await settle(page, { forced: false })
    const record = recordNamed('three-players')
    const at = record.moves.findIndex((move, place) => place > 60 && move === 'pass' && record.moves[place + 1].startsWith('build to'))
    await sitDownAt(page, record, at)
    await choice(page, 'pass').tap()
    await expect(onBoard(page, 'build to').first()).toBeVisible()
    await page.waitForTimeout(300)
    await expect(page.getByTestId('place-card')).toHaveCount(0)
  })

  test('a town that is chosen is told by the bar: no slip lies over the other ways to it', { tag: '@ci' }, async ({ page }) => {
    await settle(page)
    const record = recordNamed('three-players')
    const at = record.moves.findIndex((move, place) => place > 60 && move.startsWith('build to'))
    await sitDownAt(page, record, at)
    await tapLit(page)
    await expect(bar(page)).toContainText('Treasury after')
    await expect(page.getByTestId('place-card')).toHaveCount(0)
  })
})

test('no line of a slip on the board is wider than its paper', async ({ page }) => {
  await settle(page, { locale: 'de' })
  const record = recordNamed('three-players')
  const card = page.getByTestId('place-card')
  for (const at of [4, 26]) {
    await sitDownAt(page, record, at)
    for (const town of await onBoard(page, 'build to').all()) {
      await town.hover({ force: true })
      await expect(card).toBeVisible()
      const over = await card.evaluate((paper) => {
        const edge = paper.querySelector('rect')?.getBoundingClientRect().right ?? 0
        return [...paper.querySelectorAll('text')]
          .filter((line) => line.getBoundingClientRect().right > edge - 4)
          .map((line) => line.textContent)
      })
      expect.soft(over, `after ${at} moves`).toEqual([])
    }
  }
})

test('on one’s own device a maximum bids until it is reached, then passes; whoever bids by hand has thought again', async ({ page }) => {
  await settle(page, { confirm: false })
  const record = recordNamed('three-players')
  // A share that all three could bid for, and nobody has yet.
  const at = record.moves.findIndex((move, place) => place > 60 && move.startsWith('offer') && record.moves[place + 1] === 'bid 4')
  await sitDownAt(page, record, at + 1)
  const more = page.getByRole('button', { name: 'Bid £1 more' })
  for (let times = 0; times < 2; times++) await more.click()
  await expect(choice(page, 'maximum')).toHaveText('Auto-bid to £6')
  await choice(page, 'maximum').hover()
  await expect(page.getByRole('tooltip')).toContainText('no more than it must, up to £6')
  await choice(page, 'maximum').click()
  await expect(choice(page, 'bid')).toHaveText('Bid £5')
  await choice(page, 'bid').click()
  // The third passes, and the first has bid £6 without being asked.
  await choice(page, 'pass').click()
  await expect(choice(page, 'bid')).toHaveText('Bid £7')
  const before = Number((await place(page)).split('/')[0])
  await choice(page, 'bid').click()
  // Beyond the maximum the first passes: the share is bought.
  await expect.poll(async () => Number((await place(page)).split('/')[0])).toBe(before + 2)
  await expect(choice(page, 'bid')).toHaveCount(0)
})

test('a sum that cannot be bid is set to one that can, and said: Enter bids only what the field shows', async ({ page }) => {
  await settle(page, { confirm: false })
  const record = recordNamed('three-players')
  const at = record.moves.findIndex((move, place) => place > 60 && move.startsWith('offer') && record.moves[place + 1] === 'bid 4')
  await sitDownAt(page, record, at + 1)
  const [before, sum] = [await place(page), bar(page).locator('[data-sum]')]
  await sum.focus()
  await page.keyboard.type('9999')
  const most = await sum.inputValue()
  await expect(choice(page, 'bid')).toHaveText(`Bid £${most}`)
  await expect(bar(page)).toContainText(`at most £${most}`)
  await page.keyboard.press('Enter')
  await expect(bar(page)).not.toContainText('at most')
  expect(await place(page)).toBe(before)
  await sum.fill('1')
  await expect(bar(page)).toContainText('at least £4')
  await page.keyboard.press('Enter')
  await expect(sum).toHaveValue('4')
  await expect(bar(page)).not.toContainText('at least')
  expect(await place(page)).toBe(before)
  await page.keyboard.press('Enter')
  await expect.poll(() => place(page)).not.toBe(before)
})

test('beside the final account no name reaches far out of its hex', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await settle(page)
  const record = recordNamed('five-players')
  await sitDownAt(page, record, record.moves.length)
  const names = page.locator('[data-testid="board"] text[class*="townName"]')
  const wide = () =>
    names.evaluateAll((all) => all.flatMap((name) => (name.checkVisibility() ? [(name as SVGTextElement).getComputedTextLength()] : [])))
  await expect.poll(async () => (await wide()).length).toBeGreaterThan(15)
  // A hex is 87 units across.
  expect(Math.max(...(await wide()))).toBeLessThan(95)
})

test('by hand one lets go of the town by Esc, as of any choice', async ({ page }) => {
  await settle(page)
  const record = recordNamed('three-players')
  const at = record.moves.findIndex((move, place) => place > 60 && move.startsWith('build to'))
  await sitDownAt(page, record, at)
  const before = await place(page)
  await onBoard(page, 'build to').first().click()
  await choice(page, 'by-hand').click()
  await expect(onBoard(page, 'build from').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => place(page)).toBe(before)
})

test('no row of the shares moves when the auction begins, and another way on the map says what it is', async ({ page }) => {
  await settle(page)
  await sitDownAt(page, recordNamed('four-players'), 120)
  const rows = () => page.locator('[data-testid="stock"] tr').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
  const before = await rows()
  await onBoard(page, 'offer').first().click()
  await choice(page, 'offer').click()
  await expect(choice(page, 'bid')).toBeVisible()
  expect(await rows()).toEqual(before)
  const record = recordNamed('three-players')
  const at = record.moves.findIndex((move, place) => place > 60 && move.startsWith('build to'))
  await sitDownAt(page, record, at)
  for (const town of await onBoard(page, 'build to').all()) {
    await town.click()
    if (await page.locator('[data-way]').first().isVisible()) break
  }
  await page.locator('[data-way]').first().hover()
  await expect(page.getByRole('tooltip')).toContainText('Go this way instead')
})

test('whoever can only pass is not asked: it is said when it was done', async ({ page }) => {
  await settle(page, { forced: true, confirm: false })
  // The first auction: a bid of all one has is more than anybody else could say.
  await sitDownAt(page, recordNamed('four-players'), 1)
  await bar(page).evaluate((element) => {
    const asked: string[] = []
    Object.assign(window, { asked })
    new MutationObserver(() => asked.push(element.querySelector('h2')?.textContent ?? '')).observe(element, {
      childList: true,
      subtree: true,
    })
  })
  await page.keyboard.press('7')
  await page.keyboard.press('Enter')
  await expect(onBoard(page, 'build to').first()).toBeVisible()
  const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  expect(asked).toContainEqual(expect.stringMatching(/^You could not pay £\d+ for a share of the [A-Z]+: you passed\.$/))
  expect(asked.filter((question) => question.includes('share') && !question.endsWith('you passed.')).length).toBeLessThanOrEqual(1)
})

test('a hex says what it holds, and nothing stands in the way of a screen reader', { tag: '@ci' }, async ({ page }) => {
  await begin(page, { players: 3, turns: 1, seed: 'why' })
  await expect(bar(page).and(page.locator('[data-mine]'))).toBeVisible({ timeout: 60_000 })
  await page.locator('[data-testid="board"] [data-hex="york"]').hover()
  await expect(page.getByTestId('place-card')).toContainText('Home city of the NER')
  await page.locator('[data-testid="board"] [data-hex="harrogate"]').hover()
  await expect(page.getByTestId('place-card')).toContainText('Large town')
  // Who is not named on the board has no name here either.
  await page.locator('[data-testid="board"] [data-hex="m18"]').hover()
  await expect(page.getByTestId('place-card').locator('text').first()).toHaveText(/^(Countryside|Mountain)$/)
  // In the page itself, and only what is wrong: a board has thousands of sound places, and gathering them takes longest.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([])
})
