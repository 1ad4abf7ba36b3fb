import { expect, type Page, test } from '@playwright/test'
import { expectNoSeriousFinding, expectReadableInTheDark } from '../../../../web/test/access.ts'
import nurembergTwo from '../../test/records/nuremberg-2.json' with { type: 'json' }
import nurembergTwoInTheDales from '../../test/records/nuremberg-2-on-wensleydale.json' with { type: 'json' }
import nurembergThree from '../../test/records/nuremberg-3.json' with { type: 'json' }
import nurembergFourInTheDales from '../../test/records/nuremberg-4-on-wensleydale.json' with { type: 'json' }
import wensleydaleThree from '../../test/records/wensleydale-3.json' with { type: 'json' }
import wensleydaleFour from '../../test/records/wensleydale-4.json' with { type: 'json' }
import { byClick, byKeyboard, byTap, type Hand, play, type Sitting, sitDown } from './player.ts'

// A whole game is some hundred decisions: a minute on a free machine, several on a busy one.
test.setTimeout(400_000)

type Recorded = Pick<typeof nurembergThree, 'game' | 'seats' | 'seed' | 'moves'> & { readonly options: object }

const finalAccount = (page: Page) => page.getByTestId('end')

test('Wensleydale, three players, a whole game by clicks', { tag: '@ci' }, async ({ page }) => {
  await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'clicks' })
  expect(await play(page, byClick)).toBeGreaterThan(40)
  await expect(finalAccount(page)).toBeVisible()
})

test('Nuremberg, two players, a whole game by clicks', { tag: '@ci' }, async ({ page }) => {
  await sitDown(page, { game: 'nuremberg', seats: 2, seed: 'two' })
  expect(await play(page, byClick)).toBeGreaterThan(30)
  await expect(finalAccount(page)).toBeVisible()
})

/** The first decisions of a new game and the last of a recorded one: the rounds between repeat what both do, and clicks have played all of them. */
async function playBothEnds(page: Page, hand: Hand, record: Recorded): Promise<void> {
  const { seats, seed, moves } = record
  const options = record.options as Readonly<Record<string, unknown>>
  const game = record.game as Sitting['game']
  await sitDown(page, { game, seats, seed: 'both ends', options })
  expect(await play(page, hand, 20)).toBe(20)
  await sitDown(page, { game, seats, seed, options, moves: moves.slice(0, Math.floor(moves.length * 0.88)) })
  expect(await play(page, hand)).toBeGreaterThan(2)
  await expect(finalAccount(page)).toBeVisible()
}

test('Wensleydale, three players, both ends of a game by keyboard', { tag: '@ci' }, ({ page }) =>
  playBothEnds(page, byKeyboard, wensleydaleThree),
)

test('Nuremberg, two players, both ends of a game by keyboard', { tag: '@ci' }, ({ page }) => playBothEnds(page, byKeyboard, nurembergTwo))

/** The other titles, maps and numbers of players: recorded games, taken up where little is left of them. */
for (const record of [wensleydaleFour, nurembergThree, nurembergTwoInTheDales, nurembergFourInTheDales]) {
  const { seats, options, seed, moves } = record
  const game = record.game as Sitting['game']
  const map = 'map' in options ? options.map : 'wensleydale'
  test(`${game} on the board of ${map}, ${seats} players, to the end by clicks`, { tag: '@ci' }, async ({ page }) => {
    await sitDown(page, { game, seats, seed, options, moves: moves.slice(0, Math.floor(moves.length * 0.88)) })
    expect(await play(page, byClick)).toBeGreaterThan(2)
    await expect(finalAccount(page)).toBeVisible()
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('whoever is to bid is led to the boxes, not only to the pass', async ({ page }) => {
    await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'touch' })
    const toBoxes = page.getByTestId('to-boxes')
    await expect(toBoxes).toHaveAttribute('data-bar-button', 'primary')
    await toBoxes.tap()
    // While they are up, to look at them is no longer what is proposed; the same button puts them away.
    await expect(toBoxes).toHaveAttribute('data-bar-button', 'plain')
    await toBoxes.tap()
    await expect(page.locator('[data-box]').first()).toBeHidden()
    await toBoxes.tap()
    await page.locator('[data-box][data-open="true"]').first().tap()
    await expect(page.getByTestId('bid')).toBeInViewport({ ratio: 1 })
  })

  test('where pieces wait and a train could be hired, a button leads to the trains', { tag: '@ci' }, async ({ page }) => {
    const { seats, seed, moves } = wensleydaleThree
    await sitDown(page, { game: 'wensleydale', seats, seed, moves: moves.slice(0, 23) })
    await page.getByTestId('to-trains').tap()
    await expect(page.getByRole('dialog').locator('[data-train][data-legal="true"]').first()).toBeInViewport()
  })

  test('Wensleydale, three players, a whole game by touch', { tag: '@ci' }, async ({ page }) => {
    await sitDown(page, { game: 'wensleydale', seats: 3, seed: 'touch' })
    expect(await play(page, byTap)).toBeGreaterThan(30)
    await expect(finalAccount(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('no serious accessibility finding while trains are loaded, light and dark', { tag: '@ci' }, async ({ page }) => {
  const { seats, seed, options, moves } = nurembergThree
  await sitDown(page, { game: 'nuremberg', seats, seed, options, hotseat: true, moves: moves.slice(0, moves.length / 2) })
  await expect(page.getByTestId('prompt')).toBeVisible()
  await expectNoSeriousFinding(page, 'trains are loaded')
  await expectReadableInTheDark(page, 'trains are loaded')
})
