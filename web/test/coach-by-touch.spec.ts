/** The coach under a finger, on a phone: what is tapped is chosen for good, and the board keeps its room. */
import { expect, type Page, test } from '@playwright/test'
import { momentOf, sitDownAt } from './coachedTable.ts'
import { position } from './player.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const choices = (page: Page) => page.getByTestId('coach-choice')

async function asked(page: Page) {
  const ask = page.getByTestId('coach-ask')
  await expect(ask.or(choices(page).first())).toBeVisible()
  if (await ask.isVisible()) await ask.tap()
  await expect(choices(page).first()).toBeVisible()
}

for (const [phase, named, primary] of [
  ['build', /^(From|To) /, /^Build \d+ links?$/],
  ['takeover', /^Handing over/, /^Hand over/],
] as const)
  test(`what the coach says is done by a tap on it and one on the red button: ${phase}`, { tag: '@ci' }, async ({ page }) => {
    const moment = await momentOf(
      'wensleydale',
      ({
        advice: {
          candidates,
          phase: { name },
        },
      }) => {
        return name === phase && candidates.slice(0, 2).every(({ lead }) => named.test(lead))
      },
    )
    await sitDownAt(page, moment)
    await asked(page)
    const before = await position(page)
    const choice = choices(page).filter({ hasText: named }).first()
    await choice.tap()
    const button = page.getByTestId('prompt').getByRole('button', { name: primary })
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await button.tap()
    await expect.poll(() => position(page)).not.toBe(before)
  })
