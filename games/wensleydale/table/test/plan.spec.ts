import { expect, type Page, test } from '@playwright/test'
import { inWindows, stillness } from '../../../../web/test/player.ts'
import nurembergFour from '../../test/records/nuremberg-4.json' with { type: 'json' }
import wensleydaleFour from '../../test/records/wensleydale-4.json' with { type: 'json' }
import { bar, inBar, movesMade, onBoard, sitDown, takeBack } from './player.ts'

const NOBODY_BIDS = ['pass', 'pass', 'pass']

/** A click in the middle of an area, wherever the pointer would find it. */
const area = (page: Page, id: string) => page.locator(`[data-area="${id}"]`).dispatchEvent('click')

test.describe('a chain', () => {
  test.beforeEach(({ page }) => sitDown(page, { game: 'wensleydale', seats: 3, seed: 'plan', hotseat: true, moves: NOBODY_BIDS }))

  test('is planned by pointing at a distant place, built by one press, and taken back by one', async ({ page }) => {
    await area(page, 'horton')
    await expect(bar(page)).toContainText('Build from Settle to Horton-in-Ribblesdale?')
    await expect(bar(page).locator('[data-cost="cubes"]')).toHaveAttribute('data-value', '3')
    await expect(bar(page).locator('[data-cost="red"]')).toHaveAttribute('data-value', '1')
    // A figure that turns against one says why.
    await expect(bar(page).locator('[data-plan="score"]')).toContainText('−2 while yours')
    await expect(bar(page).locator('[data-sign^="Every own link costs a point"]')).toBeVisible()
    await inBar(page, 'build-plan').click()
    await expect(page.locator('[data-owner]')).toHaveCount(2)
    // Two links, and the end of the chain unless it ends by itself.
    await expect.poll(async () => Number(await movesMade(page))).toBeGreaterThanOrEqual(5)
    await takeBack(page)
    await expect(page.locator('[data-owner]')).toHaveCount(0)
    await expect.poll(() => movesMade(page)).toBe('3')
  })

  test('begins at a lamp, goes on where a price is lit, and a click on its end takes a link off', { tag: '@ci' }, async ({ page }) => {
    await onBoard(page, '[data-start="settle"]').click()
    await onBoard(page, '[data-extend="stainforth"]').click()
    await expect(inBar(page, 'build-plan')).toHaveText('Build 1 link')
    await onBoard(page, '[data-extend="horton"]').click()
    await expect(inBar(page, 'build-plan')).toHaveText('Build 2 links')
    await area(page, 'horton')
    await expect(inBar(page, 'build-plan')).toHaveText('Build 1 link')
    await page.keyboard.press('Escape')
    await expect(inBar(page, 'build-plan')).toHaveCount(0)
    await expect(onBoard(page, '[data-start]').first()).toBeVisible()
  })

  test('is planned by keys as anything is chosen: the focus stays on the last link, and Enter builds what the bar asks about', async ({
    page,
  }) => {
    const focus = page.locator(':focus')
    await onBoard(page, '[data-start="skipton"]').focus()
    await page.keyboard.press('Space')
    await expect(onBoard(page, '[data-extend]:focus')).toBeVisible()
    await onBoard(page, '[data-extend="rylstone"]').focus()
    await page.keyboard.press('Space')
    await expect(focus).toHaveAttribute('data-last-link', 'rylstone')
    await expect(bar(page)).toContainText('Build from Skipton to Rylstone?')
    // Around all that is lit, and the question goes with the focus.
    const lit = await onBoard(page, '[data-extend]').count()
    expect(lit).toBeGreaterThan(2)
    const met = new Set<string | null>()
    for (let presses = 0; presses < lit; presses++) {
      await page.keyboard.press(']')
      met.add(await focus.getAttribute('data-extend'))
      await expect(bar(page)).toContainText(/Go on to .+, 2 links in all\?/)
      await expect(inBar(page, 'build-plan')).toHaveText('Build 1 link')
    }
    expect(met.size).toBe(lit)
    await page.keyboard.press(']')
    await expect(focus).toHaveAttribute('data-last-link', 'rylstone')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-owner]')).toHaveCount(1)
  })

  test('is taken back link by link before any move is', async ({ page }) => {
    await area(page, 'horton')
    await takeBack(page)
    await expect(inBar(page, 'build-plan')).toHaveText('Build 1 link')
    await takeBack(page)
    await expect(bar(page)).toContainText('From Settle: where to?')
    await takeBack(page)
    await expect(onBoard(page, '[data-start]').first()).toBeVisible()
    expect(await movesMade(page)).toBe('3')
    await takeBack(page)
    await expect.poll(() => movesMade(page)).toBe('2')
  })

  test('begins anywhere in an area with a lamp: pointing at it plans no way there from elsewhere', async ({ page }) => {
    const lit = await onBoard(page, '[data-start]').evaluateAll((all) => all.map((one) => one.getAttribute('data-start')))
    expect(lit).toContain('skipton')
    await area(page, 'skipton')
    await expect(bar(page)).toContainText('From Skipton: where to?')
    await expect(page.getByTestId('plan-line')).toHaveCount(0)
    await expect(onBoard(page, '[data-extend]').first()).toBeVisible()
  })

  test('shows prices on the plan and where it goes on; a switch shows all', { tag: '@ci' }, async ({ page }) => {
    await expect(page.getByTestId('all-prices')).toHaveCount(0)
    await inBar(page, 'prices').click()
    expect(await page.getByTestId('all-prices').locator('text').count()).toBeGreaterThan(100)
    await inBar(page, 'prices').click()
    await expect(page.getByTestId('all-prices')).toHaveCount(0)
  })

  test('leaves the ground, what stands on it and the names as they were painted: each lies on a sheet of its own', async ({ page }) => {
    await area(page, 'horton')
    await expect(page.getByTestId('plan-line')).toBeVisible()
    await stillness(page)
    // In the order in which they lie on each other; which of them change is noted.
    const changed = () =>
      page.evaluate(() => {
        const { changes } = window as unknown as { changes: Set<number> }
        const found = [...changes].sort()
        changes.clear()
        return found
      })
    await page.evaluate(() => {
      const changes = new Set<number>()
      Object.assign(window, { changes })
      const sheets = document.querySelectorAll('[data-testid="board"] > svg')
      for (const [place, sheet] of sheets.entries())
        new MutationObserver(() => changes.add(place)).observe(sheet, {
          childList: true,
          subtree: true,
          attributes: true,
          characterData: true,
        })
    })
    await area(page, 'horton')
    await expect(inBar(page, 'build-plan')).toHaveText('Build 1 link')
    expect(await changed()).toEqual([1, 4])
    await inBar(page, 'build-plan').click()
    await expect(page.locator('[data-owner]')).toHaveCount(1)
    expect(await changed()).toEqual([1, 2, 4])
  })

  test('says why a place cannot be reached, and keeps the plan', async ({ page }) => {
    await area(page, 'horton')
    await area(page, 'pen-y-ghent')
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: /hill|Pen-y-ghent/ })
        .first(),
    ).toBeVisible()
    await expect(inBar(page, 'build-plan')).toHaveText('Build 2 links')
  })
})

test('D leads to the boxes, not to the pass; B to the board where nothing is lit; a chain begins, grows and is built by Enter', async ({
  page,
}) => {
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'plan', hotseat: true })
  await expect(page.locator('[data-box][data-open="true"]').first()).toBeVisible()
  const focus = page.locator(':focus')
  await expect(async () => {
    await page.keyboard.press('d')
    await expect(focus).toHaveAttribute('data-box', '1', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('b')
  await expect(focus).toHaveAttribute('data-area', /./)
  const before = await focus.getAttribute('data-area')
  await page.keyboard.press('ArrowDown')
  await expect(focus).not.toHaveAttribute('data-area', before ?? '')
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'plan', hotseat: true, moves: NOBODY_BIDS })
  await onBoard(page, '[data-start="settle"]').focus()
  for (const next of ['[data-extend]', '[data-last-link]']) {
    await page.keyboard.press('Enter')
    await expect(page.locator(`${next}:focus`)).toBeVisible()
  }
  await expect(inBar(page, 'build-plan')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-owner]')).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a chain comes into view wherever it goes on, free of the small map, and its button says in two lines what it does', async ({
    page,
  }) => {
    await sitDown(page, { game: 'nuremberg', seats: 3, seed: 'plan', hotseat: true, moves: NOBODY_BIDS, locale: 'fr' })
    await expect(onBoard(page, '[data-start]').first()).toBeVisible()
    const starts = await onBoard(page, '[data-start]').evaluateAll((all) => all.map((one) => one.getAttribute('data-start')))
    expect(starts.length).toBeGreaterThan(4)
    for (const start of starts) {
      await onBoard(page, `[data-start="${start}"]`).dispatchEvent('click')
      await expect(onBoard(page, '[data-extend]').first()).toBeVisible()
      await expect.poll(() => page.evaluate(hiddenWays), `from ${start}`).toEqual([])
      await page.keyboard.press('Escape')
    }
    await onBoard(page, '[data-start="forchheim"]').dispatchEvent('click')
    for (let links = 0; links < 2; links++) {
      await onBoard(page, '[data-extend]').last().dispatchEvent('click')
      await expect.poll(() => page.evaluate(hiddenWays), `after ${links + 1}`).toEqual([])
    }
    const { height } = await inBar(page, 'build-plan').evaluate((button) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      return words.getBoundingClientRect()
    })
    expect(height).toBeLessThan(45)
  })
})

/** Where a plan goes on that is not seen: beyond the edge, under the bar or under the small map. Runs in the page. */
function hiddenWays(): string[] {
  const ways = [...document.querySelectorAll('[data-testid="board"] [data-extend]')]
  return ways.flatMap((way) => {
    const { left, top, width, height } = way.getBoundingClientRect()
    return way.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [] : [way.getAttribute('data-extend') ?? '']
  })
}

test('a train for six points is hired in two clicks and taken back in one', async ({ page }) => {
  // Metcalfe, with no brown influence left and cubes in hand.
  const at = nurembergFour.moves.indexOf('pay cube', 110) - 1
  await sitDown(page, { game: 'nuremberg', seats: 4, seed: nurembergFour.seed, moves: nurembergFour.moves.slice(0, at), hotseat: true })
  const before = await movesMade(page)
  const dear = page.locator('[data-train][data-legal="true"]').first()
  await dear.click()
  await inBar(page, 'hire').click()
  await expect.poll(async () => Number(await movesMade(page)) - Number(before)).toBeGreaterThan(1)
  await expect(page.locator('[data-paid]')).toHaveCount(0)
  await takeBack(page)
  await expect.poll(() => movesMade(page)).toBe(before)
})

test('where nothing can be moved yet the bar leads to the trains, not to passing, and picks none by itself', async ({ page }) => {
  const first = wensleydaleFour.moves.findIndex((move) => move.startsWith('hire'))
  const moves = wensleydaleFour.moves.slice(0, first)
  await sitDown(page, { game: 'wensleydale', seats: 4, seed: wensleydaleFour.seed, moves, hotseat: true })
  await expect(bar(page)).toContainText('Hire a train? Choose a lit one')
  await expect(inBar(page, 'to-trains')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Accounts' }).click()
  await expect(inBar(page, 'to-trains')).toHaveAttribute('data-bar-button', 'primary')
  await inBar(page, 'to-trains').click()
  await page.setViewportSize({ width: 390, height: 844 })
  await inBar(page, 'to-trains').click()
  const lit = page.locator('[role="dialog"] [data-train][data-legal="true"]')
  await lit.last().click()
  await expect(bar(page)).toContainText(/Hire 1[a-d]\?.*Carries/)
  await inBar(page, 'other-train').click()
  await expect(bar(page)).toContainText('Hire a train?')
})

test('a token of a payment is changed by a click, and nothing is paid before the button', { tag: '@ci' }, async ({ page }) => {
  const at = nurembergFour.moves.indexOf('pay cube', 110) - 1
  await sitDown(page, { game: 'nuremberg', seats: 4, seed: nurembergFour.seed, moves: nurembergFour.moves.slice(0, at), hotseat: true })
  const before = await movesMade(page)
  await page.locator('[data-train][data-legal="true"]').first().click()
  const token = page.getByTestId('payment').locator('button').last()
  const paid = await token.getAttribute('data-paid')
  await token.click()
  await expect(page.getByTestId('payment').locator('button').last()).not.toHaveAttribute('data-paid', paid ?? '')
  expect(await movesMade(page)).toBe(before)
})

test('what nobody contests is moved in one press, piece by piece, with the others moving in between', async ({ page }) => {
  await sitDown(page, { game: 'nuremberg', seats: 4, seed: nurembergFour.seed, moves: nurembergFour.moves.slice(0, 53), hotseat: true })
  await expect(inBar(page, 'move-all')).toContainText('Move all 8')
  await expect(onBoard(page, '[data-move^="move "]')).toHaveCount(7)
  await inBar(page, 'move-all').click()
  // Dora's first piece is gone at once and shown where it lay; the next follows when her turn comes again.
  await expect(page.locator('[data-gone][data-by="3"]')).toHaveCount(2)
  // Bess, Ada and Carl have had enough: hers go one after another.
  for (let passes = 0; passes < 3; passes++) await inBar(page, 'pass').click()
  await expect(page.locator('[data-gone][data-by="3"]')).toHaveCount(9)
})

test('a lit piece is chosen, its run shown, and moved by a second click', { tag: '@ci' }, async ({ page }) => {
  await sitDown(page, { game: 'nuremberg', seats: 4, seed: nurembergFour.seed, moves: nurembergFour.moves.slice(0, 128), hotseat: true })
  const before = await movesMade(page)
  const piece = onBoard(page, '[data-move="move post rosstal"]')
  await piece.click()
  await expect(bar(page)).toContainText('Move post from Roßtal?')
  await expect(page.getByTestId('run')).toHaveAttribute('data-route', /^rosstal~/)
  expect(await movesMade(page)).toBe(before)
  await piece.click()
  await expect.poll(() => movesMade(page)).not.toBe(before)
})

test('a takeover is chosen by its two ends', async ({ page }) => {
  const at = wensleydaleFour.moves.findIndex((move) => move.startsWith('takeover red skipton'))
  await sitDown(page, {
    game: 'wensleydale',
    seats: 4,
    seed: wensleydaleFour.seed,
    moves: wensleydaleFour.moves.slice(0, at),
    hotseat: true,
  })
  await onBoard(page, '[data-run-end="skipton"]').click()
  await onBoard(page, '[data-run-end="kettlewell"]').click()
  await expect(bar(page)).toContainText('Give 4 links to the Midland?')
  await inBar(page, 'hand-over').click()
  await expect(page.locator('[data-owner="5"]')).not.toHaveCount(0)
})

test('who won which boxes and where the round has left everybody is told before the next question, until one acts', async ({ page }) => {
  const slip = page.getByTestId('told')
  for (const [next, said] of [
    ['build', /Boxes won: \w+: box/],
    ['takeover', /Profit and loss: \w+ [−\d]+, /],
  ] as const) {
    const at = nurembergFour.moves.findIndex((move) => move.startsWith(next)) - 1
    await sitDown(page, { game: 'nuremberg', seats: 4, seed: nurembergFour.seed, moves: nurembergFour.moves.slice(0, at), hotseat: true })
    await page.keyboard.press('/')
    const field = page.locator('#command-line')
    await field.fill(nurembergFour.moves[at])
    await field.press('Enter')
    await expect(slip).toHaveText(said)
  }
  await page.keyboard.press('Escape')
  await inBar(page, 'pass').click()
  await expect(slip).toHaveCount(0)
})

test('in German no English is left on the table', { tag: '@ci' }, async ({ page }) => {
  for (const moves of [[], NOBODY_BIDS, [...NOBODY_BIDS, 'done', 'done', 'done']]) {
    await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'plan', hotseat: true, moves, locale: 'de' })
    await expect(bar(page)).toBeVisible()
    expect(await bar(page).innerText()).not.toMatch(/\b(the|and|you|your|with|of|from|cubes|order)\b/i)
  }
})

test('nothing of the lettering leaves the sheet', { tag: '@ci' }, async ({ page }) => {
  for (const game of ['wensleydale', 'nuremberg'] as const) {
    await sitDown(page, { game, seats: 3, seed: 'edge', hotseat: true })
    const off = await page.evaluate(() => {
      // The paper of the sheet: the drawing itself grows with whatever hangs over it.
      const sheet = document.querySelector('[data-testid="board"] [data-paper]')?.getBoundingClientRect() ?? new DOMRect()
      return [...document.querySelectorAll('[data-testid="board"] text')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect()
          return left < sheet.left - 1 || right > sheet.right + 1 || top < sheet.top - 1 || bottom > sheet.bottom + 1
        })
        .map((text) => text.textContent)
    })
    expect(off, game).toEqual([])
  }
})

for (const locale of ['en', 'de', 'fr'] as const)
  test(`whatever a plan would bring, the board stays where it is, in ${locale}`, async ({ page }) => {
    await sitDown(page, { game: 'wensleydale', seats: 4, seed: 'plan', hotseat: true, moves: ['pass', 'pass', 'pass', 'pass'], locale })
    const windows = [
      [1366, 768],
      [1440, 900],
      [1024, 768],
    ] as const
    await inWindows(page, windows, async (width) => {
      const size = async () => Math.round((await page.locator('#board').boundingBox())?.height ?? 0)
      await expect(onBoard(page, '[data-start="skipton"]')).toBeVisible()
      const before = await size()
      for (const place of ['hawes', 'bolton-abbey', 'ilkley', 'horton']) {
        await area(page, place)
        await expect(inBar(page, 'build-plan')).toBeVisible()
        expect(await size(), `${width} px wide, ${place}`).toBe(before)
      }
      await page.keyboard.press('Escape')
    })
  })

test.describe('on a screen of 1366 by 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('with a plan a click on the pieces of a place is a click on the place', async ({ page }) => {
    const moves = nurembergFour.moves.slice(
      0,
      nurembergFour.moves.findIndex((move) => move.startsWith('build')),
    )
    await sitDown(page, { game: 'nuremberg', seats: 4, seed: nurembergFour.seed, moves, hotseat: true })
    await inBar(page, 'prices').click()
    const line = page.getByTestId('plan-line')
    for (const id of ['roth', 'georgensgmuend', 'spalt']) {
      await onBoard(page, '[data-start="neumarkt"]').dispatchEvent('click')
      await onBoard(page, '[data-extend="freystadt"]').dispatchEvent('click')
      await expect(line).toHaveAttribute('data-route', 'neumarkt~freystadt')
      const { x, y, width, height } = (await onBoard(page, `[data-pieces="${id}"] > *`).first().boundingBox()) as DOMRect
      // As a hand does it: what it points at is shown before it is pressed, and nothing moves away under it.
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.waitForTimeout(150)
      await page.mouse.click(x + width / 2, y + height / 2)
      await page.mouse.move(5, 300)
      await expect(line, id).toHaveAttribute('data-route', new RegExp(`~${id}$`))
      await page.keyboard.press('Escape')
    }
  })
})

test('on a tablet cubes and the four influences of everybody stand in the strip and in the sheet of players, which leaves the strip in view', async ({
  page,
}) => {
  const names = ['Adalbert Maximilians', 'Wilhelmina Hohenstau', 'Bartholomew Pickersg', 'Dora']
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await sitDown(page, {
      game: 'nuremberg',
      seats: 4,
      seed: nurembergFour.seed,
      moves: nurembergFour.moves.slice(0, 6),
      hotseat: true,
      names,
    })
    await page.keyboard.press('p')
    await expect(page.locator('[data-known="3 brown"]')).toHaveText('2')
    const cells = page.locator('#strip button')
    await expect(cells).toHaveCount(4)
    const seen = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const isSeen = (part: Element) => {
          const { left, top, width: wide, height: high } = part.getBoundingClientRect()
          return part.contains(document.elementFromPoint(left + wide / 2, top + high / 2))
        }
        const score = cell.lastElementChild as Element
        return [...[...cell.querySelectorAll('[data-figure]')].filter(isSeen).map((one) => one.getAttribute('data-figure')), isSeen(score)]
      }),
    )
    for (const cell of seen) expect(cell, `${width} px wide`).toEqual(['cubes', 'red', 'green', 'white', 'brown', true])
  }
})
