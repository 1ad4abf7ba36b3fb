/** The bar is as tall as a card whatever is chosen: the board above it stays where it is under the pointer. */
import { LANGUAGE_NAMES, LOCALES } from '@branchline/engine'
import { expect, test } from '@playwright/test'
import { inWindows, settle, stillness } from '../../../../web/test/player.ts'
import { recordNamed, recordOf, sitDownAt } from '../../../../web/test/sittings.ts'
import { CARDS } from '../../rules/index.ts'

const record = recordOf('rising-sun')
/** Before a rail card is played there is one in the hand, beside whatever else it holds. */
const MOMENTS = record.moves.flatMap((move, at) => (move === 'play lay-rails' || move === 'play station-expansion' ? [at] : [])).slice(0, 3)
/** A train is played by the click that chooses it. */
const CHOSEN_FIRST = CARDS.map(({ id }) => id).filter((id) => !id.endsWith('-train'))

for (const locale of LOCALES)
  test(`whatever card is chosen, the board stays where it is, ${LANGUAGE_NAMES[locale]}`, { tag: '@ci' }, async ({ page }) => {
    await settle(page, { locale })
    expect(MOMENTS).toHaveLength(3)
    for (const at of MOMENTS) {
      await sitDownAt(page, record, at)
      const windows = [
        [1024, 768],
        [1366, 768],
      ] as const
      await inWindows(page, windows, async (width) => {
        const tall = async () => Math.round((await page.locator('#board').boundingBox())?.height ?? 0)
        const before = await tall()
        const cards = CHOSEN_FIRST.map((id) => `[data-testid="prompt"] [data-card="${id}"]:not(:disabled)`).join()
        const chosen = [...(await page.locator(cards).all()), ...(await page.locator('[data-row="supply"] button:not(:disabled)').all())]
        expect(chosen.length).toBeGreaterThan(8)
        for (const one of chosen) {
          await one.dispatchEvent('click')
          expect.soft(await tall(), `${width} px wide, move ${at}, ${await one.getAttribute('aria-label')}`).toBe(before)
          await page.keyboard.press('Escape')
        }
      })
    }
  })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const [width, height, least] of [
    [390, 844, 0.45],
    [360, 740, 0.4],
  ] as const)
    test(`a chosen place leaves the board ${least * 100} % of ${width} × ${height}`, async ({ page }) => {
      await settle(page)
      await page.setViewportSize({ width, height })
      await sitDownAt(page, record, 0)
      const share = async () => ((await page.locator('#board').boundingBox())?.height ?? 0) / height
      await page.locator('#board [data-name="Kanayama"]').dispatchEvent('click')
      await expect(page.getByTestId('prompt').locator('[data-press="chosen"]')).toBeVisible()
      expect(await share()).toBeGreaterThanOrEqual(least)
    })
})

/** Turns with rails to lay among hexes without a name, which are called by the place beside them: that takes three lines. */
const WITH_RAILS = [
  ['end-by-rails', 59],
  ['end-by-stations', 93],
  ['end-by-stations', 177],
] as const

for (const locale of LOCALES)
  test(`whatever place is chosen, the board stays where it is, ${LANGUAGE_NAMES[locale]}`, { tag: '@ci' }, async ({ page }) => {
    await settle(page, { locale })
    await page.setViewportSize({ width: 1366, height: 768 })
    const tall = async () => Math.round((await page.locator('#board').boundingBox())?.height ?? 0)
    for (const [name, at] of WITH_RAILS) {
      await sitDownAt(page, recordNamed(name), at)
      await stillness(page)
      const before = await tall()
      const places = (await page.locator('#board [data-move]').all()).slice(0, 3)
      expect(places.length).toBeGreaterThan(1)
      for (const place of places) {
        await place.dispatchEvent('click')
        expect.soft(await tall(), `${name} ${at}, ${await place.getAttribute('aria-label')}`).toBe(before)
        await page.keyboard.press('Escape')
      }
    }
  })
