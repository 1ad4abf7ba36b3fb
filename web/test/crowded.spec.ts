/** Late in long games, with towns full of railways and every track laid: no name lies under a piece, no letter on another, and all can be read. */
import { expect, test } from '@playwright/test'
import { lettering } from './covered.ts'
import { measure } from './measure.ts'
import { settle, stillness } from './player.ts'
import { inCiBut, recordNamed, sitDownAt } from './sittings.ts'

/** A record, how many of its moves are left, and where nine tenths of the lettering on the board must be at least that high, in pixels. */
const CROWDS = [
  ['all-railways-finished', 39],
  ['nuremberg-4', 50],
  ['wensleydale-4', 36],
  // Eleven pieces are lit, some of them side by side.
  ['wensleydale-4', 150],
  ['map-tokyo', 36],
] as const
const SIZES = { '1366x768': 9, '1024x768': 9, '390x844': 9.5, '844x390': 9.5 }

for (const [name, left] of CROWDS) {
  test(`a crowded board can be read: ${name}, ${left} moves before its end`, inCiBut(name, 'all-railways-finished'), async ({ page }) => {
    await settle(page)
    await page.setViewportSize({ width: 1366, height: 768 })
    const record = recordNamed(name)
    await sitDownAt(page, record, record.moves.length - left)
    for (const [size, least] of Object.entries(SIZES)) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      await stillness(page)
      const found = await page.evaluate(lettering)
      expect.soft(found.texts, size).toBeGreaterThan(10)
      // What a lit piece earns may hide the letter of a piece of track for so long, but no name.
      const isName = (text: string) => /\p{L}{3}/u.test(text)
      const covered = (await page.locator('#board [data-move]').count()) > 0 ? found.covered.filter(isName) : found.covered
      expect.soft(covered, `${size}: under something`).toEqual([])
      expect.soft(found.crossed, `${size}: on each other`).toEqual([])
      const { boardText, faults } = await page.evaluate(measure)
      expect.soft(boardText, `${size}: lettering`).toBeGreaterThanOrEqual(least)
      expect.soft(faults, size).toEqual([])
    }
  })
}
