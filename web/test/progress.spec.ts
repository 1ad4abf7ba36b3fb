/** How far one has come goes with the account to its other devices, and is forgotten on all of them. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, test } from '@playwright/test'
import { type Device, device, makeAccount, synchronise } from './devices.ts'

const [title] = TITLES.map(({ id }) => id)
const firstLesson = ({ page }: Device) => page.locator('[data-lesson]').first()

test('lessons and puzzles of one device are on the other after signing in, and forgotten on both', { tag: '@ci' }, async ({
  browser,
  baseURL,
}) => {
  const [laptop, phone] = [await device(browser, baseURL), await device(browser, baseURL, { name: 'Phone' }, true)]
  await laptop.page.goto(`/learn/${title}`)
  // Skipped on the laptop, a puzzle tried on the phone: each is on both afterwards.
  await firstLesson(laptop).getByRole('button', { name: 'Skip' }).click()
  await expect(firstLesson(laptop)).toHaveAttribute('data-is', 'skipped')
  await makeAccount(laptop)
  await phone.page.goto(`/puzzles/${title}`)
  const puzzle = phone.page.locator('[data-puzzle]').first()
  const id = await puzzle.getAttribute('data-puzzle')
  await puzzle.click()
  await phone.page.getByTestId('puzzle-help').click()
  await phone.page.getByTestId('puzzle-help').click()
  await expect(phone.page.getByTestId('puzzle')).toHaveAttribute('data-step', 'shown')

  await synchronise(laptop, phone)
  await phone.page.goto('/account')
  await phone.page.getByTestId('sign-in-passkey').click()
  await expect(phone.page.getByRole('heading', { name: 'Ada', level: 2 })).toBeVisible()
  await phone.page.goto(`/learn/${title}`)
  await expect(firstLesson(phone)).toHaveAttribute('data-is', 'skipped')
  await expect(async () => {
    await laptop.page.goto(`/puzzles/${title}`)
    await expect(laptop.page.locator(`[data-puzzle="${id}"]`)).toHaveAttribute('data-is', 'tried', { timeout: 2000 })
  }).toPass()

  await laptop.page.goto('/settings')
  await laptop.page.getByTestId('forget-lessons').click()
  await expect(async () => {
    await phone.page.goto(`/learn/${title}`)
    await expect(firstLesson(phone)).not.toHaveAttribute('data-is', 'skipped', { timeout: 2000 })
  }).toPass()
  await phone.page.goto(`/puzzles/${title}`)
  await expect(phone.page.locator(`[data-puzzle="${id}"]`)).not.toHaveAttribute('data-is', /./)
})
