import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, test } from '@playwright/test'
import nurembergTwoInTheDales from '../../test/records/nuremberg-2-on-wensleydale.json' with { type: 'json' }
import nurembergThree from '../../test/records/nuremberg-3.json' with { type: 'json' }
import nurembergFourInTheDales from '../../test/records/nuremberg-4-on-wensleydale.json' with { type: 'json' }
import wensleydaleFour from '../../test/records/wensleydale-4.json' with { type: 'json' }
import { playToTheEnd, type Sitting, sitDown } from './player.ts'

// A whole game is some eighty decisions: ten seconds on a free machine, minutes on a busy one.
test.setTimeout(240_000)

const click = (target: Locator) => target.click()

/** Goes to the place by keys alone: Tab forwards or backwards from wherever the focus is; on the board Home leads to the first lit place. */
async function byKeys(target: Locator): Promise<void> {
  const page = target.page()
  const wanted = await target.elementHandle()
  for (let presses = 0; presses < 200; presses++) {
    const key = await page.evaluate((element) => {
      const here = document.activeElement
      if (here === element || here === null || element === null) return 'Enter'
      const isOnBoard = (place: Node) => place instanceof Element && place.closest('[data-testid="board"]') !== null
      if (isOnBoard(element) && isOnBoard(here)) return 'Home'
      const isBehind = (here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
      return isBehind ? 'Shift+Tab' : 'Tab'
    }, wanted)
    await page.keyboard.press(key)
    if (key === 'Enter') return
  }
  throw new Error('no way there by keys')
}

test('Wensleydale, three players, a whole game by clicks', async ({ page }) => {
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'clicks' })
  expect(await playToTheEnd(page, click)).toBeGreaterThan(20)
  await expect(page.getByRole('table', { name: 'Final account' })).toBeVisible()
})

test('Wensleydale, three players, a whole game by keyboard', async ({ page }) => {
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'keys' })
  expect(await playToTheEnd(page, byKeys)).toBeGreaterThan(20)
})

test('Nuremberg, two players, a whole game by keyboard', async ({ page }) => {
  await sitDown(page, { game: 'nuremberg', seats: 2, seed: 'keys' })
  expect(await playToTheEnd(page, byKeys)).toBeGreaterThan(15)
})

test('Nuremberg, four players, a whole game by clicks', async ({ page }) => {
  await sitDown(page, { game: 'nuremberg', seats: 4, seed: 'four' })
  expect(await playToTheEnd(page, click)).toBeGreaterThan(20)
})

/** The other titles, maps and numbers of players: recorded games, taken up where little is left of them. */
for (const record of [wensleydaleFour, nurembergThree, nurembergTwoInTheDales, nurembergFourInTheDales]) {
  const { seats, options, seed, moves } = record
  const game = record.game as Sitting['game']
  const map = 'map' in options ? options.map : 'wensleydale'
  test(`${game} on the board of ${map}, ${seats} players, to the end by clicks`, async ({ page }) => {
    await sitDown(page, { game, seats, seed, options, moves: moves.slice(0, Math.floor(moves.length * 0.88)) })
    expect(await playToTheEnd(page, click)).toBeGreaterThan(2)
    await expect(page.getByRole('table', { name: 'Final account' })).toBeVisible()
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('Nuremberg rules on the Wensleydale board, three players, a whole game by touch', async ({ page }) => {
    await sitDown(page, { game: 'nuremberg', seats: 3, seed: 'phone', options: { map: 'wensleydale', largerSouth: true } })
    expect(await playToTheEnd(page, (target) => target.tap())).toBeGreaterThan(15)
  })

  test('Wensleydale, three players, a whole game by touch', async ({ page }) => {
    await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'phone' })
    expect(await playToTheEnd(page, (target) => target.tap())).toBeGreaterThan(20)
  })

  test('nothing is wider than the screen', async ({ page }) => {
    await sitDown(page, { game: 'wensleydale', seats: 4, seed: 'wide' })
    await expect(page.getByTestId('board')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

for (const theme of ['light', 'dark'] as const)
  test(`no serious accessibility finding while trains are loaded, in the ${theme} theme`, async ({ page }) => {
    const { seats, seed, options, moves } = nurembergThree
    await sitDown(page, { game: 'nuremberg', seats, seed, options, theme, hotseat: true, moves: moves.slice(0, moves.length / 2) })
    await expect(page.getByTestId('decision')).toBeVisible()
    // In the page itself, and only what is wrong: a board has thousands of sound places, and gathering them takes longest.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)).toEqual([])
  })
