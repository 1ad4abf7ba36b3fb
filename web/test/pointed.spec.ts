/** What a lesson points at on the map can be seen on a phone: not beyond the edge, not under the words. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { settle } from './player.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

interface Written {
  readonly id: string
  readonly steps: readonly { readonly point?: readonly string[] }[]
}

/** Of what is ringed, whatever has its middle outside of the part of the board that is in sight. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('[data-testid="board"]')?.getBoundingClientRect()
    const words = document.querySelector('[data-testid="lesson"]')?.getBoundingClientRect()
    if (!board || !words) return ['no board']
    return [...document.querySelectorAll('[data-testid="pointed"] [data-in-mind]')].flatMap((ring) => {
      const { left, right, top, bottom } = ring.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isSeen = x > board.left && x < board.right && y > board.top && y < Math.min(board.bottom, words.top)
      return isSeen ? [] : [`${ring.getAttribute('data-target')}`]
    })
  })

for (const [place, title] of TITLES.entries()) {
  test(`on a phone ${title.id}'s lessons show what they point at`, { tag: '@ci' }, async ({ page }) => {
    await settle(page, { locale: ['de', 'fr', 'en'][place % 3] })
    const lessons = ((await title.lessons?.())?.lessons ?? []) as readonly Written[]
    let rings = 0
    for (const { id } of lessons) {
      await page.goto(`/learn/${title.id}/${id}?anew`)
      const words = page.getByTestId('lesson')
      await expect(words).toBeVisible()
      // The first two steps of each: who is told something is not asked for anything yet.
      for (let step = 0; step < 2; step++) {
        // Rings are drawn with the map, a little after the words.
        await page.waitForTimeout(700)
        await expect.poll(() => hidden(page), `${id}, step ${step + 1}`).toEqual([])
        rings += await page.locator('[data-testid="pointed"] [data-in-mind]').count()
        const on = page.getByTestId('lesson-on')
        if (!(await on.isVisible())) break
        await on.click()
      }
    }
    expect(lessons.length).toBeGreaterThan(4)
    const places = lessons
      .flatMap(({ steps }) => steps.slice(0, 2))
      .flatMap(({ point = [] }) => point.filter((target) => /^place:/.test(target)))
    expect(rings > 0, `${places}`).toBe(places.length > 0)
  })
}
