/** In the cells of a phone what one earns is told from what one has, upright and across. */
import { expect, test } from '@playwright/test'
import { settle } from '../../../../web/test/player.ts'
import { recordNamed, sitDownAt } from '../../../../web/test/sittings.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test.describe(() => {
    test.use({ viewport })
    test(`what one earns has a plus before it and is seen whole: ${viewport.width}`, async ({ page }) => {
      await settle(page)
      await sitDownAt(page, recordNamed('three-players'), 120)
      const earns = page.locator('#strip [data-figure="earns"]:visible')
      await expect(earns).toHaveCount(3)
      const cells = await earns.evaluateAll((all) =>
        all.map((figure) => ({ sign: getComputedStyle(figure, '::before').content, cut: figure.scrollWidth > figure.clientWidth })),
      )
      expect(cells).toEqual(Array(3).fill({ sign: '"+"', cut: false }))
    })
  })
