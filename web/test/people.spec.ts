/** What people stumbled over who walked from the lobby to the end of a game: refusals, chat, watching, giving up. */
import { TITLES } from '@branchline/games/catalogue'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { settle } from './player.ts'

async function newcomer(browser: Browser, name: string, width: number, locale = 'en'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.BRANCHLINE_TEST_URL ?? '',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width, height: width < 600 ? 844 : 768 },
  })
  const page = await context.newPage()
  await settle(page, { name, locale })
  await post(page, '/api/me', { name })
  return page
}

const post = async (page: Page, path: string, data: unknown = {}, method = 'POST') => {
  const answer = await page.request.fetch(path, { method, data })
  expect(answer.ok(), `${path} ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.json()
}
const idOf = async (page: Page): Promise<string> => (await (await page.request.get('/api/me')).json()).person.id

test('who is kept apart from somebody at a table reads why, and not that the owner is waited for', { tag: '@ci' }, async ({ browser }) => {
  const [ada, ben] = [await newcomer(browser, 'Ada', 1366), await newcomer(browser, 'Ben', 390, 'fr')]
  const { table } = await post(ada, '/api/tables', { game: TITLES[0]?.id, seats: ['me', 'open', 'open'] })
  await post(ben, `/api/me/people/${await idOf(ada)}`, { mark: 'block' }, 'PUT')
  await ben.goto(`/t/${table.id}`)
  await ben.getByTestId('sit-1').click()
  await expect(ben.getByText(/avez bloqué/)).toBeVisible()
  // As wide as what stands above it.
  const widths = await ben
    .locator('main section')
    .evaluateAll((panels) => panels.map((panel) => Math.round(panel.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
  await Promise.all([ada, ben].map((page) => page.context().close()))
})

test('chat has a button with a number on a laptop; who only watches, or gave up, is told so, on a phone too', { tag: '@ci' }, async ({
  browser,
}) => {
  const people = [await newcomer(browser, 'Ada', 1366), await newcomer(browser, 'Ben', 1366), await newcomer(browser, 'Cid', 1366)]
  const eve = await newcomer(browser, 'Eve', 390, 'fr')
  const games = await Promise.all(TITLES.map(({ rules }) => rules()))
  const game = games.find(({ secrets }) => secrets)?.id
  const [owner, ...others] = people as [Page, Page, Page]
  const { table } = await post(owner, '/api/tables', { game, seats: ['me', 'open', 'open'], visibility: 'public' })
  for (const page of others) await post(page, `/api/tables/${table.id}/join`)
  await post(owner, `/api/tables/${table.id}/start`)
  // Whoever is to act stays away.
  const { position } = await (await owner.request.get(`/api/tables/${table.id}/position`)).json()
  const [ada, ben] = people.filter((_, seat) => seat !== position.toAct) as [Page, Page]
  await ben.setViewportSize({ width: 390, height: 844 })
  for (const page of [ada, ben, eve]) await page.goto(`/t/${table.id}`)
  await expect(eve.getByTestId('doing')).toContainText('Vous regardez, avec un peu de retard')

  await expect(ada.getByTestId('chat-button')).toBeVisible()
  // Whoever opens a table takes a moment to know what was said before.
  await ada.waitForTimeout(3_100)
  await ben.getByTestId('more').click()
  await ben.getByRole('button', { name: /^Chat/ }).click()
  for (const line of ['Hello', 'Anybody?']) {
    await ben.getByLabel('Say something').fill(line)
    await ben.keyboard.press('Enter')
    await expect(ben.getByTestId('chat')).toContainText(line)
  }
  await expect(ada.getByTestId('chat-button')).toContainText('2')
  await ada.getByTestId('chat-button').click()
  await expect(ada.getByTestId('unread')).toBeHidden()
  // British hours.
  await expect(ada.getByTestId('chat').locator('time').first()).toHaveText(/^\d\d:\d\d$/)
  await ada.reload()
  await expect(ada.getByTestId('chat-button')).toBeVisible()
  await ada.getByTestId('more').click()
  await expect(ada.getByTestId('unread')).toBeHidden()

  // Somebody who is away is told of in the bar, in front of the sheet: its last entry can be reached all the same.
  await ben.keyboard.press('Escape')
  await ben.getByTestId('more').click()
  const resign = ben.getByRole('button', { name: /^Resign/ })
  await resign.click()
  await resign.click()
  await expect(ben.locator('[data-sheet]')).toBeHidden()
  await expect(ben.getByTestId('prompt')).toContainText('You gave up')
  await ben.getByTestId('more').click()
  await expect(ben.getByRole('button', { name: /^Chat/ })).toBeVisible()
  await expect(ben.getByRole('button', { name: /^Resign|Let a bot play/ })).toBeHidden()
  await Promise.all([...people, eve].map((page) => page.context().close()))
})

test('to call a tournament off is pressed twice, and on a phone its list is as wide as the screen', async ({ browser }) => {
  const [ada, ben] = [await newcomer(browser, 'Ada', 1366), await newcomer(browser, 'Ben', 390, 'fr')]
  const wish = {
    name: 'Cup',
    game: TITLES[0]?.id,
    system: 'swiss',
    seats: 3,
    rounds: 3,
    pace: { kind: 'live', minutes: 10, increment: 10 },
  }
  const { tournament } = await post(ada, '/api/tournaments', wish)
  await ben.goto('/tournaments')
  await expect(ben.getByRole('link', { name: 'Cup' }).first()).toBeVisible()
  // His own have a list, and there their state is told.
  await post(ben, `/api/tournaments/${tournament.id}/enter`, {})
  await ben.reload()
  await expect(ben.getByRole('link', { name: 'Cup' })).toHaveCount(2)
  for (const table of await ben.locator('main table').all())
    expect(await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0)
  await ada.goto(`/tournaments/${tournament.id}`)
  await ada.getByRole('button', { name: 'Call it off' }).click()
  await expect(ada.getByText('Entries are open')).toBeVisible()
  await ada.getByRole('button', { name: 'Call it off for everybody?' }).click()
  await expect(ada.getByText('Entries are open')).toBeHidden()
  await Promise.all([ada, ben].map((page) => page.context().close()))
})
