import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoSeriousFinding, expectReadableInTheDark } from '../../../../web/test/access.ts'
import nurembergTwo from '../../test/records/nuremberg-2.json' with { type: 'json' }
import nurembergTwoInTheDales from '../../test/records/nuremberg-2-on-wensleydale.json' with { type: 'json' }
import nurembergThree from '../../test/records/nuremberg-3.json' with { type: 'json' }
import nurembergThreeInTheDales from '../../test/records/nuremberg-3-on-wensleydale.json' with { type: 'json' }
import nurembergFourInTheDales from '../../test/records/nuremberg-4-on-wensleydale.json' with { type: 'json' }
import wensleydaleThree from '../../test/records/wensleydale-3.json' with { type: 'json' }
import wensleydaleFour from '../../test/records/wensleydale-4.json' with { type: 'json' }
import { playToTheEnd, type Sitting, sitDown } from './player.ts'

// A whole game is some eighty decisions: ten seconds on a free machine, minutes on a busy one.
test.setTimeout(240_000)

type Recorded = Pick<typeof nurembergThree, 'game' | 'seats' | 'seed' | 'moves'> & { readonly options: object }

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

/** The first decisions of a new game and the last of a recorded one: the rounds between repeat what both do, and clicks have played all of them. */
async function playBothEnds(page: Page, act: (target: Locator) => Promise<void>, record: Recorded): Promise<void> {
  const { seats, seed, moves } = record
  const options = record.options as Readonly<Record<string, unknown>>
  const game = record.game as Sitting['game']
  await sitDown(page, { game, seats, seed: 'both ends', options })
  expect(await playToTheEnd(page, act, 15)).toBe(15)
  await sitDown(page, { game, seats, seed, options, moves: moves.slice(0, Math.floor(moves.length * 0.85)) })
  expect(await playToTheEnd(page, act)).toBeGreaterThan(2)
  await expect(page.getByRole('table', { name: 'Final account' })).toBeVisible()
}

test('Wensleydale, three players, both ends of a game by keyboard', ({ page }) => playBothEnds(page, byKeys, wensleydaleThree))

test('Nuremberg, two players, both ends of a game by keyboard', ({ page }) => playBothEnds(page, byKeys, nurembergTwo))

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

  const tap = (target: Locator) => target.tap()

  test('Nuremberg rules on the Wensleydale board, three players, both ends of a game by touch', ({ page }) =>
    playBothEnds(page, tap, nurembergThreeInTheDales))

  test('Wensleydale, three players, both ends of a game by touch', ({ page }) => playBothEnds(page, tap, wensleydaleThree))

  test('nothing is wider than the screen', async ({ page }) => {
    await sitDown(page, { game: 'wensleydale', seats: 4, seed: 'wide' })
    await expect(page.getByTestId('board')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('no serious accessibility finding while trains are loaded, light and dark', async ({ page }) => {
  const { seats, seed, options, moves } = nurembergThree
  await sitDown(page, { game: 'nuremberg', seats, seed, options, hotseat: true, moves: moves.slice(0, moves.length / 2) })
  await expect(page.getByTestId('decision')).toBeVisible()
  await expectNoSeriousFinding(page, 'trains are loaded')
  await expectReadableInTheDark(page, 'trains are loaded')
})
