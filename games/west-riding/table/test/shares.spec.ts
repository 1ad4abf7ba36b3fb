/** The table of the shares says where all of them are, also in the narrowest ledger. */
import { expect, test } from '@playwright/test'
import { settle } from '../../../../web/test/player.ts'
import { recordNamed, sitDownAt } from '../../../../web/test/sittings.ts'

for (const locale of ['en-GB', 'de-DE', 'fr-FR'])
  test.describe(() => {
    test.use({ locale, viewport: { width: 1280, height: 800 } })
    test(`what is public stands beside what is held and unsold, and nothing is cut: ${locale}`, async ({ page }) => {
      await settle(page)
      await sitDownAt(page, recordNamed('five-players'), 300)
      const shares = page.getByTestId('stock').first()
      await expect(shares.locator('[data-company="lyr"] [data-public]')).toBeInViewport({ ratio: 1 })
      const [wide, place] = await shares.evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth])
      expect(wide).toBeLessThanOrEqual(place ?? 0)
    })
  })
