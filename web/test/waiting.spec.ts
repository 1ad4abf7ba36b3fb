import { type Browser, expect, type Page, test } from '@playwright/test'
import { settle } from './player.ts'

async function newcomer(browser: Browser, name: string, viewport = { width: 1366, height: 768 }): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce', viewport })).newPage()
  await settle(page, { name })
  return page
}

test('a third who does not come is no obstacle, and options change while all agree', { tag: '@ci' }, async ({ browser, baseURL }) => {
  const [ada, grace] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace', { width: 390, height: 844 })])
  await ada.goto(`${baseURL}/new/west-riding?mode=online`)
  await ada.getByTestId('begin').click()
  await expect(ada.getByTestId('options')).toBeVisible()
  await grace.goto(ada.url())
  await grace.getByTestId('sit-1').click()
  await expect(ada.getByText('Grace')).toBeVisible()
  // They talk before the game.
  await grace.getByLabel('Say something').fill('Hidden cash?')
  await grace.getByRole('button', { name: 'Send' }).last().click()
  await expect(ada.getByTestId('chat')).toContainText('Hidden cash?')
  // Other options: Grace is asked, and nothing begins before she has answered.
  await ada.getByTestId('change-options').click()
  await ada.locator('label', { hasText: 'hidden until the end' }).click()
  await ada.getByTestId('apply-options').click()
  await expect(grace.getByTestId('options')).toContainText('hidden until the end')
  await expect(grace.getByTestId('changed')).toContainText('Ada has changed what is played')
  await expect(ada.getByTestId('fill-and-start')).toBeDisabled()
  await grace.getByTestId('agree').click()
  await expect(grace.getByTestId('changed')).toBeHidden()
  // A seat more, a bot in it, and without it again.
  await ada.getByTestId('add-seat').click()
  await expect(grace.getByText('Free seat', { exact: true })).toHaveCount(2)
  await ada.getByTestId('occupant-3').getByRole('combobox').selectOption('apprentice')
  await expect(grace.getByText('bot', { exact: true })).toBeVisible()
  await ada.getByRole('button', { name: 'Without seat 4' }).click()
  await expect(grace.getByText('bot', { exact: true })).toBeHidden()
  // The link is to be seen by a camera too.
  await ada.getByTestId('show-code').click()
  await expect(ada.getByTestId('code')).toBeVisible()
  expect(await grace.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await ada.getByTestId('fill-and-start').click()
  for (const page of [ada, grace]) await expect(page.getByRole('heading', { name: 'West Riding Revisited', level: 1 })).toBeVisible()
  await Promise.all([ada, grace].map((page) => page.context().close()))
})

test('a bot in a free seat has a character by its owner’s choice, and the game begins with it', async ({ page }) => {
  await settle(page, { name: 'Ada' })
  await page.goto('/new/nuremberg?mode=online')
  await page.getByTestId('begin').click()
  const character = page.getByLabel('Character of the bot in seat 2')
  await expect(page.getByLabel('Who sits in seat 2')).toBeVisible()
  await expect(character).toBeHidden()
  await page.getByLabel('Who sits in seat 2').selectOption('driver')
  await character.selectOption('raider')
  // What the server keeps, not what the page has just drawn.
  await expect(async () => {
    await page.reload()
    await expect(character).toHaveValue('raider', { timeout: 3000 })
  }).toPass()
  await page.getByTestId('fill-and-start').click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText('driver, raider')).toHaveCount(1)
})
