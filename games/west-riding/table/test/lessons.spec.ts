/** A lesson's question on a phone in German: whoever learns is “Du”, not the first of three players. */
import { expect, type Page, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' })

const atStep = (page: Page, id: string) => expect(page.getByTestId('lesson')).toHaveAttribute('data-step', id)

test('who is President? The buttons say Du and Dinsdale', async ({ page }) => {
  await page.goto('/learn/west-riding/wr-4-president')
  await atStep(page, 'why')
  await page.getByTestId('lesson-on').tap()
  await atStep(page, 'offer')
  await page.keyboard.press('/')
  for (const [move, next] of [
    ['offer gnr', 'bid'],
    ['bid 6', 'build'],
    ['build to goole', 'build'],
    ['cheapest', 'sum'],
  ]) {
    await page.locator('#command-line').fill(move)
    await page.locator('#command-line').press('Enter')
    await expect(page.locator('#command-line')).toHaveValue('')
    await atStep(page, next)
  }
  await page.getByTestId('lesson-on').tap()
  await atStep(page, 'tie')
  await expect(page.getByTestId('prompt').locator('[data-target^="seat:"]')).toHaveText(['Du', 'Dinsdale'])
  await page.getByTestId('prompt').getByRole('button', { name: 'Du', exact: true }).tap()
  await expect(page.getByTestId('lesson-on')).toBeVisible()
})
