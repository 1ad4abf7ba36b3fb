/** Two who do not know each other find a table together, a third watches; filters stay on the device. */
import { TITLES } from '@branchline/games/catalogue'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectNoSeriousFinding } from './access.ts'
import { settle } from './player.ts'

const FOR_TWO = TITLES.find(({ seats }) => seats.min === 2) as (typeof TITLES)[number]

async function newcomer(browser: Browser, name: string, viewport = { width: 1366, height: 768 }, locale = 'en'): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', viewport })).newPage()
  await settle(page, { name, locale })
  return page
}

test.setTimeout(120_000)
test('from the lobby to a table with somebody, on a computer and on a phone', { tag: '@ci' }, async ({ browser, baseURL }) => {
  const [ada, ben, eve] = await Promise.all([
    newcomer(browser, 'Ada'),
    newcomer(browser, 'Ben', { width: 390, height: 844 }, 'de'),
    newcomer(browser, 'Eve', { width: 1024, height: 768 }),
  ])
  await ada.goto(`${baseURL}/`)
  await ada.getByRole('link', { name: 'To the lobby' }).click()
  await expect(ada.getByRole('heading', { name: 'Lobby', level: 1 })).toBeVisible()
  await ada.getByLabel('Game', { exact: true }).selectOption(FOR_TWO.id)
  await ada.getByLabel('Time').selectOption('days')
  await ada.locator('label', { hasText: 'Show my name here' }).click()
  await expectNoSeriousFinding(ada, 'the lobby')
  await ada.reload()
  // What one looks for stays on the device.
  await expect(ada.getByLabel('Game', { exact: true })).toHaveValue(FOR_TWO.id)
  await expect(ada.getByLabel('Time')).toHaveValue('days')
  await ada.getByTestId('play-with-somebody').click()
  await expect(ada.getByText('Everybody finds it in the list of tables.')).toBeVisible()

  await ben.goto(`${baseURL}/lobby`)
  const waiting = ben.getByTestId('waiting').getByRole('listitem').filter({ hasText: 'Ada: 1 Platz frei von 2' })
  await expect(waiting).toContainText(FOR_TWO.name)
  await expect(ben.getByTestId('seen')).toContainText('Ada')
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectNoSeriousFinding(ben, 'the lobby on a phone')
  await ben.getByLabel('Zeit').selectOption('live')
  await expect(waiting).toBeHidden()
  await ben.getByLabel('Zeit').selectOption('')
  await ben.getByLabel('Spiel', { exact: true }).selectOption(FOR_TWO.id)
  await ben.getByTestId('play-with-somebody').click()
  await expect(ada.getByText('Ben')).toBeVisible()
  expect(ben.url()).toBe(ada.url())
  await ada.getByTestId('start').click()
  await expect(ada.getByRole('heading', { name: FOR_TWO.name, level: 1 })).toBeVisible()

  // It waits no more; whoever likes watches.
  await eve.goto(`${baseURL}/lobby`)
  await eve
    .getByTestId('running')
    .getByRole('listitem')
    .filter({ hasText: 'Ada · Ben' })
    .getByRole('link', { name: 'Watch' })
    .first()
    .click()
  expect(eve.url()).toBe(ada.url())
  await expect(eve.getByRole('heading', { name: FOR_TWO.name, level: 1 })).toBeVisible()
  await Promise.all([ada, ben, eve].map((page) => page.context().close()))
})
