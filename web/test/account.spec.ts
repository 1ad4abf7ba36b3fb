/** Accounts in a real browser, with an authenticator that is Chromium's own. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectNoSeriousFinding } from './access.ts'
import { device, makeAccount, synchronise } from './devices.ts'

async function openOnlineTable(page: Page, game: string): Promise<string> {
  await page.goto(`/new/${game}?mode=online`)
  await page.getByTestId('begin').click()
  await expect(page).toHaveURL(/\/t\/\w{12}$/)
  return new URL(page.url()).pathname
}

test('who has said no name is a guest in the language of the page, and stays one when something else is saved', async ({
  browser,
  baseURL,
}) => {
  const { page } = await device(browser, baseURL, { locale: 'de', name: '' })
  await openOnlineTable(page, 'west-riding')
  await page.goto('/account')
  await expect(page.getByText(/bist du Gast: Gast [\w-]{4}/)).toBeVisible()
  await expect(page.getByLabel('Dein Name')).toHaveValue(/^Gast [\w-]{4}$/)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').getByText('Gespeichert')).toBeVisible()
  expect((await (await page.request.get('/api/me')).json()).person.name).toMatch(/^Guest /)
})

test('a guest makes a passkey; another device signs in with it, brings its own table along and sees both', { tag: '@ci' }, async ({
  browser,
  baseURL,
}) => {
  const [laptop, phone] = [await device(browser, baseURL, { locale: 'de' }), await device(browser, baseURL, { name: 'Phone' }, true)]
  const first = await openOnlineTable(laptop.page, 'west-riding')
  await laptop.page.goto('/account')
  await laptop.page.getByTestId('make-passkey').click()
  await expect(laptop.page.getByText('Der Passkey ist bereit')).toBeVisible()
  await expect(laptop.page.getByRole('heading', { name: 'Wege hinein' })).toBeVisible()

  const second = await openOnlineTable(phone.page, 'nuremberg')
  await synchronise(laptop, phone)
  await phone.page.goto('/account')
  await expect(phone.page.getByText('you are a guest: Phone')).toBeVisible()
  await phone.page.getByTestId('sign-in-passkey').click()
  await phone.page.getByTestId('take-along').click()
  await expect(phone.page.getByTestId('guest-before')).toBeHidden()
  // Name and language are the account's now.
  await expect(phone.page.getByRole('heading', { name: 'Ada', level: 2 })).toBeVisible()
  await expect(phone.page.locator('html')).toHaveAttribute('lang', 'de')
  for (const { page } of [laptop, phone]) {
    await page.goto('/')
    for (const path of [first, second]) await expect(page.locator(`a[href="${path}"]`)).toBeVisible()
  }

  // What is changed on one device comes to the other.
  await laptop.page.goto('/settings')
  await laptop.page.locator('label', { hasText: 'English' }).click()
  await expect(laptop.page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(async () => (await (await laptop.page.request.get('/api/me')).json()).profile.locale).toBe('en')
  await phone.page.goto('/')
  await expect(phone.page.locator('html')).toHaveAttribute('lang', 'en')

  // The list of devices; the phone is signed out from the laptop.
  await laptop.page.goto('/account')
  await expect(laptop.page.getByText('(this device)')).toBeVisible()
  await laptop.page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(laptop.page.getByRole('button', { name: 'Sign out all other devices' })).toBeHidden()
  await phone.page.goto('/account')
  await expect(phone.page.getByTestId('sign-in-passkey')).toBeVisible()
})

test('a link for another device says whose it is before it signs in, and works once', { tag: '@ci' }, async ({ browser, baseURL }) => {
  const [laptop, phone] = [await device(browser, baseURL), await device(browser, baseURL, { name: '' })]
  await openOnlineTable(laptop.page, 'west-riding')
  await laptop.page.goto('/account')
  await laptop.page.getByRole('button', { name: 'Sign in on another device' }).click()
  const link = await laptop.page.getByText(/\/link#\w{24}/).textContent()
  await phone.page.goto(link ?? '')
  await expect(phone.page.getByText('This link signs this device in as Ada.')).toBeVisible()
  await expectNoSeriousFinding(phone.page, 'link')
  await phone.page.getByTestId('follow').click()
  await expect(phone.page.getByText('you are a guest: Ada')).toBeVisible()
  await phone.page.goto(link ?? '')
  await expect(phone.page.getByText('used up or too old')).toBeVisible()
})

/** Two people play: each decides once, then the second gives up. */
async function playQuickly(winner: APIRequestContext, loser: APIRequestContext): Promise<void> {
  const call = async (who: APIRequestContext, path: string, data: unknown = {}) => {
    const answer = await who.post(path, { data })
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true)
    return answer.json()
  }
  const { table } = await call(winner, '/api/tables', { game: 'nuremberg', seats: ['me', 'open'] })
  await call(loser, `/api/tables/${table.id}/join`)
  await winner.post(`/api/tables/${table.id}/start`)
  const decided = new Set<number>()
  for (let tries = 0; decided.size < 2 && tries < 40; tries++) {
    const { position } = await (await winner.get(`/api/tables/${table.id}/position`)).json()
    const who = position.toAct === 0 ? winner : loser
    const mine = (await (await who.get(`/api/tables/${table.id}/position`)).json()).position
    await call(who, `/api/tables/${table.id}/moves`, { id: `m${tries}`, at: mine.seq, move: mine.moves[0] })
    decided.add(position.toAct)
  }
  const { position } = await (await loser.get(`/api/tables/${table.id}/position`)).json()
  await call(loser, `/api/tables/${table.id}/resign`, { id: 'resign', at: position.seq })
}

test('finished games make statistics, a curve and a place among the best; all pages are accessible, light and wide, dark and on a phone', {
  tag: '@ci',
}, async ({ browser, baseURL }) => {
  const [ada, grace] = [await device(browser, baseURL), await device(browser, baseURL, { name: 'Grace' })]
  await makeAccount(ada)
  await makeAccount(grace)
  for (const [winner, loser] of [
    [ada, grace],
    [ada, grace],
    [grace, ada],
    [ada, grace],
    [ada, grace],
  ] as const)
    await playQuickly(winner.page.request, loser.page.request)
  await expect.poll(async () => (await (await ada.page.request.get('/api/me/statistics')).json()).kinds[0]?.games).toBe(5)
  const { page } = ada
  await page.goto('/statistics')
  await expect(page.getByRole('row', { name: /First Train to Nuremberg 15\d\d 2 People 5 4 \(80 %\)/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /Rating over the games/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ada' }).click()
  await expect(page.getByRole('heading', { name: 'Ada', level: 1 })).toBeVisible()
  const profile = new URL(page.url()).pathname

  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 860 })
    await page.evaluate((chosen) => localStorage.setItem('branchline.settings', JSON.stringify({ name: 'Ada', theme: chosen })), theme)
    for (const path of ['/account', '/statistics', profile]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      await expectNoSeriousFinding(page, `${path} ${theme} ${width}`)
    }
  }

  // Kept to oneself, they are seen by nobody else; who played with them finds the games.
  await page.goto('/account')
  await page.getByText('Others may see my ratings').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await grace.page.goto(profile)
  await expect(grace.page.getByText('Ratings are not shown.')).toBeVisible()
  await expect(grace.page.getByTestId('shared').getByRole('listitem')).toHaveCount(5)
})

test('the last way in is not removed unawares; who wishes to be erased is', async ({ browser, baseURL }) => {
  const ada = await device(browser, baseURL)
  await makeAccount(ada)
  const { page } = ada
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByText('This is the last way into your account.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Erase me' }).click()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('You are erased.')).toBeVisible()
  expect((await (await page.request.get('/api/me')).json()).person).toBeNull()
})
