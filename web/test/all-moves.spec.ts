/** The sheet of all moves: what one sees of its list is what one can press. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { inWindows, moveButtons, settle, unfoldMoves } from './player.ts'
import { recordOf, sitDownAt } from './sittings.ts'

/** Where the list is long. */
const record = recordOf(TITLES[0].id)
const FIRST_BUILT = record.moves.findIndex((move) => move.startsWith('build'))

/** Moves that lie in their list's window and are covered there by something else. */
const covered = (page: Page) =>
  moveButtons(page).evaluateAll((all) => {
    const list = all[0].closest('section') as HTMLElement
    const [from, to] = [list.getBoundingClientRect().top, list.getBoundingClientRect().bottom]
    return all.flatMap((button) => {
      const { left, top, height } = button.getBoundingClientRect()
      const [x, y] = [left + 20, top + height / 2]
      const isSeen = button.contains(document.elementFromPoint(x, y))
      return y > from && y < to && !isSeen ? [button.textContent ?? ''] : []
    })
  })

/** Where the list ends, the place of what is told begins. */
const overlap = (page: Page) =>
  page.getByTestId('moves').evaluate((list) => {
    const told = list.parentElement?.querySelector('[data-considered]')
    return list.getBoundingClientRect().bottom - (told?.getBoundingClientRect().top ?? Number.NaN)
  })

test('no move of the list lies under the place in which one is explained', async ({ page }) => {
  await settle(page)
  await inWindows(
    page,
    [
      [1366, 768],
      [1440, 900],
    ],
    async () => {
      await sitDownAt(page, record, FIRST_BUILT)
      await unfoldMoves(page)
      expect(await covered(page)).toEqual([])
      expect(await overlap(page)).toBeLessThanOrEqual(0)
      await moveButtons(page).last().scrollIntoViewIfNeeded()
      expect(await covered(page)).toEqual([])
    },
  )
})

test('what was pointed at and is filtered away is explained no more', async ({ page }) => {
  await settle(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await sitDownAt(page, record, FIRST_BUILT)
  await unfoldMoves(page)
  await moveButtons(page).nth(3).hover()
  await expect(page.locator('[data-considered]')).not.toBeEmpty()
  await page.locator('#command-line').fill('nothing of the kind')
  await expect(moveButtons(page)).toHaveCount(0)
  await expect(page.locator('[data-considered]')).toBeEmpty()
})
