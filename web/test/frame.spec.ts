/** Small promises of the frame: what Enter does, what stays chosen, what is marked, what is offered when a part cannot be fetched. */
import { LANGUAGE_NAMES, LOCALES } from '@branchline/engine'
import { expect, test } from '@playwright/test'
import { inWindows, moveButtons, myTurn, openFromMore, position, settle, setUpShortGame, unfoldMoves } from './player.ts'
import { keptTable, recordNamed, recordOf, SITTINGS, sitDown, sitDownAt, storeTable } from './sittings.ts'

test('Enter with nothing focused does what the main button of the bar does: a whole route', async ({ page }) => {
  await settle(page)
  const { moves } = recordOf('west-riding')
  const at = moves.findIndex((move, place) => /^build to /.test(move) && place > 60)
  await sitDown(page, 'west-riding', at / moves.length)
  await page.locator('#board [data-move]').first().dispatchEvent('click')
  const main = page.locator('[data-testid="prompt"] [data-bar-button="primary"]')
  await expect(main).toBeEnabled()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Enter')
  // A share is bought and its line built: the next thing asked is no longer how to build.
  await expect.poll(async () => Number((await position(page)).split('/')[1])).toBeGreaterThan(at + 1)
  await expect(page.getByTestId('recap-skip')).toHaveCount(0)
})

test('where the next answer lies in the bar, the focus comes from the board to its main button, never to the way out', async ({ page }) => {
  await settle(page)
  const record = recordNamed('three-players')
  await sitDownAt(page, record, 0)
  await page.locator('#board [data-move="offer lnwr"]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-choice="bid"]')).toBeFocused()
})

test('where the bar has only the way out, the focus goes to what can be chosen, in the tray or on the board; so does the key ]', async ({
  page,
}) => {
  await settle(page)
  const record = recordNamed('wensleydale-3')
  // The last bid of the auction: "bid 2 on box 6".
  const last = record.moves.findIndex((move) => move.startsWith('build')) - 1
  await sitDownAt(page, record, last)
  await page.keyboard.press(']')
  await expect(page.locator('#sheets [data-box][data-lit]:focus')).toHaveCount(1)
  await page.locator(`[data-box="${record.moves[last]?.at(-1)}"]`).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#question [data-bar-button="primary"]')).toHaveText('Bid 2')
  // On the box that is chosen Space lets go of it, Enter bids.
  await page.keyboard.press(' ')
  await expect(page.locator('#question [data-bar-button="primary"]')).toHaveCount(0)
  for (const key of [' ', 'Enter']) await page.keyboard.press(key)
  await expect(page.locator('#board [data-start]:focus')).toHaveCount(1)
  const first = await page.locator('#board [data-start]:focus').getAttribute('data-start')
  await page.keyboard.press(']')
  await expect(page.locator('#board [data-start]:focus')).not.toHaveAttribute('data-start', first ?? '')
})

test('whose deck is looked at stays chosen from move to move, and five tabs stand in one row', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await sitDown(page, 'rising-sun', 0.3)
  await page.getByRole('tab', { name: 'Decks' }).click()
  const other = page.locator('[data-row="decks"] button').last()
  await other.click()
  const before = await position(page)
  await page.keyboard.press('m')
  await moveButtons(page).first().click()
  await expect.poll(() => position(page)).not.toBe(before)
  await page.keyboard.press('Escape')
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  const tops = await page.getByRole('tab').evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size)
  expect(tops).toBe(1)
})

test('the history marks rounds, and whose moves they were', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  for (const game of ['wensleydale', 'west-riding', 'rising-sun']) {
    await sitDown(page, game, 0.9)
    await page.keyboard.press('h')
    const marks = page.getByTestId('history-marks')
    await expect(marks).toBeVisible()
    expect.soft(await marks.locator('button').count(), game).toBeGreaterThan(1)
    expect.soft(await marks.locator('rect').count(), game).toBeGreaterThan(5)
    await marks.locator('button').nth(1).click()
    await expect(page.getByTestId('to-now')).toBeVisible()
    expect((await position(page)).split('/')[0]).not.toBe('0')
  }
})

test('a part that cannot be fetched any more offers to load the page again', async ({ page }) => {
  await settle(page)
  await page.route('**/SheetContent-*.js', (route) => route.abort())
  await sitDown(page, 'west-riding', 0.3)
  await page.keyboard.press('m')
  await expect(page.getByTestId('stale')).toBeVisible()
  await expect(page.getByTestId('stale').getByRole('button', { name: 'Load the page again' })).toBeVisible()
  await expect(page.getByTestId('stale')).toContainText('there may be a new version')
  await expect(myTurn(page)).toBeVisible()
})

test('a part that cannot be fetched without a line says that one is offline', async ({ page, context }) => {
  await settle(page)
  await page.route('**/SheetContent-*.js', (route) => route.abort())
  await sitDown(page, 'west-riding', 0.3)
  await context.setOffline(true)
  await page.keyboard.press('m')
  await expect(page.getByTestId('stale')).toContainText('You are offline')
  await context.setOffline(false)
})

test('what is told while another decides stands under headings in their order', async ({ page }) => {
  await settle(page)
  // A bot that never answers: its worker is not to be had.
  await page.route('**/assets/thinker-*.js', () => undefined)
  const record = recordOf('wensleydale')
  const at = record.moves.findIndex((move) => move.startsWith('build'))
  const table = keptTable(
    'waiting',
    { ...record, moves: record.moves.slice(0, at) },
    ['Ada', 'Grace', 'Mary', 'Hedy'].slice(0, record.seats).map((name) => ({ kind: 'bot', level: 'driver', name })),
  )
  await storeTable(page, table)
  await page.goto('/play/waiting')
  await expect(page.getByTestId('doing')).toBeVisible()
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')].filter((one) => one.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
  )
  expect(levels[0]).toBe(1)
  expect(Math.max(...levels.map((level, at) => level - (levels[at - 1] ?? 0)))).toBe(1)
})

test('on a phone every title has a name that fits, and no dot at its end', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [game, name] of [
    ['west-riding', 'West Riding'],
    ['rising-sun', 'Rising Sun'],
    ['wensleydale', 'Wensleydale'],
  ] as const) {
    await sitDown(page, game, 0.5)
    const head = page.locator('p[data-name]')
    await expect(head.locator('b[data-short]')).toHaveText(name)
    await expect(head.locator('b[data-short]')).toBeVisible()
    expect((await head.innerText()).trim()).not.toMatch(/·$/)
  }
  // Upright on a tablet the whole title has room: it stands there once.
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(page.locator('p[data-name] b[data-short]')).toBeHidden()
})

for (const name of ['nuremberg-4', 'map-california'])
  test(`a sheet leaves the whole bar in view beside any board: what is chosen in it is done there: ${name}`, async ({ page }) => {
    await settle(page)
    await sitDownAt(page, recordNamed(name), 0)
    await expect(myTurn(page)).toBeVisible()
    await page.keyboard.press('m')
    await expect(page.getByTestId('moves')).toBeVisible()
    const windows = [
      [1366, 768],
      [1440, 900],
      [1024, 768],
      [768, 1024],
    ] as const
    await inWindows(page, windows, async (width) => {
      const [bar, sheet] = await Promise.all([page.getByTestId('prompt').boundingBox(), page.locator('[data-sheet]').boundingBox()])
      const [below, beside] = [(bar?.y ?? 0) - (sheet?.y ?? 0) - (sheet?.height ?? 0), (sheet?.x ?? 0) - (bar?.x ?? 0) - (bar?.width ?? 0)]
      expect(Math.max(below, beside), `${width}`).toBeGreaterThanOrEqual(-0.5)
    })
  })

for (const locale of LOCALES)
  test(`on a phone what stands in the head ends before its buttons, ${LANGUAGE_NAMES[locale]}`, { tag: '@ci' }, async ({ page }) => {
    await settle(page, { locale })
    for (const game of SITTINGS) {
      await page.goto(`/new/${game}?mode=bots`)
      await page.getByTestId('begin').click()
      await expect(page.getByTestId('prompt')).toBeVisible()
      const windows = [390, 360].map((width) => [width, 844] as const)
      await inWindows(page, windows, async (width) => {
        const [end, room] = await page.evaluate(() => {
          const range = document.createRange()
          range.selectNodeContents(document.querySelector('p[data-name] small') as Element)
          return [range.getBoundingClientRect().right, document.querySelector('[data-testid="undo"]')?.getBoundingClientRect().left ?? 0]
        })
        expect.soft(end, `${game} at ${width}`).toBeLessThanOrEqual(room)
      })
    }
  })

test('zoomed in on a desk, arrows say where lit things lie out of view', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  const { moves } = recordOf('wensleydale')
  const at = moves.findIndex((move, place) => /^build /.test(move) && place > 10)
  await sitDown(page, 'wensleydale', at / moves.length)
  for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Nearer' }).click()
  const arrow = page.getByTestId('beyond').first()
  await expect(arrow).toBeVisible()
  const before = await page.locator('[data-testid="board"] > svg:last-child > g').getAttribute('transform')
  await arrow.click()
  await expect.poll(() => page.locator('[data-testid="board"] > svg:last-child > g').getAttribute('transform')).not.toBe(before)
})

test('in an auction online a maximum set in the panel bids by itself', { tag: '@ci' }, async ({ page }) => {
  await settle(page, { confirm: false })
  await setUpShortGame(page, 'online')
  for (const seat of [2, 3]) await page.getByLabel(`Who sits in seat ${seat}`).selectOption('random')
  await page.getByTestId('begin').click()
  await page.getByTestId('start').click()
  const maximum = page.locator('[data-choice="maximum"]')
  for (let times = 0; times < 12 && !(await maximum.isVisible()); times++) {
    await expect(myTurn(page)).toBeVisible()
    if (await maximum.isVisible()) break
    await unfoldMoves(page)
    const before = await position(page)
    await moveButtons(page).first().click()
    await expect.poll(() => position(page)).not.toBe(before)
    await expect(myTurn(page)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(maximum).toBeVisible()
  const before = await position(page)
  await maximum.click()
  // The server bids with it at once: it is this seat's turn.
  await expect.poll(() => position(page)).not.toBe(before)
  await openFromMore(page, 'Orders')
  await expect(page.getByTestId('orders')).toContainText('By your order')
})

test('the board keeps its size on a laptop, whatever is asked in the bar', async ({ page }) => {
  await settle(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  const record = recordNamed('wensleydale-4')
  const before = (move: RegExp, from = 0) => record.moves.findIndex((text, at) => at > from && move.test(text))
  const heights: number[] = []
  for (const at of [before(/^bid /), before(/^build /), before(/^pay /), before(/^move /), before(/^pass/, before(/^move /))]) {
    await sitDownAt(page, record, at)
    heights.push((await page.locator('#board').boundingBox())?.height ?? 0)
  }
  expect(new Set(heights), `${heights}`).toHaveProperty('size', 1)
})

test('on a desk the tray keeps two fifths of its column, whatever the log has to tell', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await settle(page)
  await sitDown(page, 'west-riding', 0.6)
  const tray = page.locator('[data-keeps-focus="tray"]')
  await expect(tray.getByRole('tabpanel')).toBeVisible()
  await expect(tray.getByRole('region', { name: 'Log' })).toBeVisible()
  const share = await tray.evaluate((column) => {
    const tabs = column.querySelector('[role="tablist"]')?.parentElement
    return (tabs?.getBoundingClientRect().height ?? 0) / column.getBoundingClientRect().height
  })
  expect(share).toBeGreaterThanOrEqual(0.39)
})

for (const locale of LOCALES)
  test(`no tab is cut, whatever the words: ${LANGUAGE_NAMES[locale]}`, { tag: '@ci' }, async ({ page }) => {
    await settle(page, { locale })
    const cut: string[] = []
    for (const game of SITTINGS)
      for (const part of [0, 0.7]) {
        await page.setViewportSize({ width: 1366, height: 768 })
        await sitDown(page, game, part)
        await expect(page.getByTestId('prompt')).toBeVisible()
        const windows = [
          [1440, 900],
          [1024, 768],
        ] as const
        await inWindows(page, windows, async (width) => {
          for (const list of await page.getByRole('tablist').all()) {
            const [shown, whole] = await list.evaluate((one) => [one.clientWidth, one.scrollWidth] as const)
            if (whole > shown + 1)
              cut.push(`${game} at ${width}: ${(await list.innerText()).replaceAll('\n', ' | ')}, ${whole} of ${shown}`)
          }
        })
      }
    expect(cut).toEqual([])
  })
