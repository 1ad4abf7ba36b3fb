/** Two people who met: one follows the other and asks them along; then a club with a private table, a calendar and roles. */
import { TITLES } from '@branchline/games/catalogue'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectNoSeriousFinding } from './access.ts'
import { settle } from './player.ts'

const [TITLE] = TITLES as [(typeof TITLES)[number]]

async function newcomer(browser: Browser, name: string, viewport: { width: number; height: number }, locale = 'en'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.BRANCHLINE_TEST_URL ?? '',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport,
  })
  const page = await context.newPage()
  await settle(page, { name, locale })
  const made = await page.request.post('/api/me', { data: { name } })
  expect(made.ok()).toBe(true)
  return page
}

const idOf = async (page: Page): Promise<string> => (await (await page.request.get('/api/me')).json()).person.id
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test.setTimeout(120_000)

test('followed on their page, asked along to a private table, and found in their list', { tag: '@ci' }, async ({ browser }) => {
  const ada = await newcomer(browser, 'Ada', { width: 1366, height: 768 })
  const ben = await newcomer(browser, 'Ben', { width: 390, height: 844 }, 'fr')
  await ben.request.patch('/api/me/account', { data: { isSeen: true } })
  await expect.poll(async () => (await ada.request.get(`/api/people/${await idOf(ben)}`)).status(), { timeout: 15_000 }).toBe(200)
  await ada.goto(`/people/${await idOf(ben)}`)
  await expect(ada.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible()
  await ada.getByTestId('follow').click()
  await expect(ada.getByTestId('follow')).toHaveText('No longer follow')
  await expectNoSeriousFinding(ada, 'a person')
  await ada.goto(`/new/${TITLE.id}?mode=online`)
  await ada.locator('label', { hasText: 'Who is invited' }).click()
  await expect(ada.getByTestId('visibility')).toHaveText('Only those who are invited can see it.')
  await ada.getByTestId('begin').click()
  await ada.getByRole('button', { name: 'Ask Ben along' }).click()
  await expect(ada.getByTestId('known')).toContainText('asked along')
  await ben.goto('/')
  await ben.getByRole('link', { name: /Ada vous invite/ }).click()
  await expect(ben.getByTestId('invited')).toContainText('Ada')
  const table = ben.url()
  await ben.getByTestId('decline').click()
  await expect(ben.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(ben.getByRole('link', { name: /Ada vous invite/ })).toBeHidden()
  // Put away is not forgotten: who thinks again comes by the link.
  await ben.goto(table)
  await ben.getByTestId('sit-1').click()
  await expect(ada.getByText('Ben').first()).toBeVisible()
  await fits(ben)
  await ada.goto('/account')
  await expect(ada.getByTestId('followed')).toContainText('Ben')
  await Promise.all([ada, ben].map((page) => page.context().close()))
})

test('a club: founded, joined by its invitation, with a table of its own, a date and roles', { tag: '@ci' }, async ({ browser }) => {
  const ada = await newcomer(browser, 'Ada', { width: 1024, height: 768 })
  const ben = await newcomer(browser, 'Ben', { width: 390, height: 844 }, 'de')
  await ada.goto('/clubs')
  await ada.getByLabel('Name of the club').fill('Dales Club')
  await ada.locator('label', { hasText: 'Open to all' }).click()
  await ada.getByTestId('found').click()
  await expect(ada.getByRole('heading', { name: 'Dales Club', level: 1 })).toBeVisible()
  await expectNoSeriousFinding(ada, 'a club')
  await ada.getByTestId('change-club').click()
  await expect(ada.getByLabel('Name of the club')).toBeFocused()
  await ada.getByLabel('What it is about').fill('Thursdays at seven')
  await ada.getByTestId('save-club').click()
  await expect(ada.getByText('Thursdays at seven')).toBeVisible()
  const { club } = await (await ada.request.get(`/api/clubs/${ada.url().split('/').at(-1)}`)).json()
  await ben.goto(`/clubs/${club.id}`)
  await expect(ben.getByText('Diesen Club gibt es nicht')).toBeVisible()
  await ben.goto(`/clubs/${club.id}?invite=${club.invite}`)
  await ben.getByTestId('join-club').click()
  await expect(ben.getByTestId('club-people')).toContainText('Ben')
  await expectNoSeriousFinding(ben, 'a club on a phone')
  await fits(ben)
  // A table of the club: private, and yet its people find it.
  await ada.reload()
  await ada.getByLabel('Role of Ben').selectOption('organiser')
  await ada.getByTestId('new-club-table').click()
  await ada.getByRole('link', { name: TITLE.name }).click()
  await expect(ada.getByTestId('for-club')).toContainText('Dales Club')
  await ada.getByTestId('begin').click()
  await expect(ada.getByText('Only the club and those who are invited can see it.')).toBeVisible()
  await expect(ada.getByTestId('for-club')).toContainText('Dales Club')
  await ben.reload()
  await ben.getByLabel('Anlass').fill('Frühlingstreffen')
  const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 16)
  await ben.getByLabel('Wann').fill(day)
  await ben.getByTestId('add-date').click()
  await expect(ben.getByTestId('calendar')).toContainText('Frühlingstreffen')
  await ben.getByTestId('club-tables').getByRole('link', { name: 'Öffnen' }).first().click()
  await ben.getByTestId('sit-1').click()
  await expect(ada.getByText('Ben').first()).toBeVisible()
  await ben.goto(`/clubs/${club.id}`)
  await ben.getByTestId('leave-club').click()
  await expect(ben.getByTestId('leave-club')).toHaveText('Wirklich verlassen?')
  await ben.getByTestId('leave-club').click()
  await expect(ben.getByRole('heading', { name: 'Clubs', level: 1 })).toBeVisible()
  await Promise.all([ada, ben].map((page) => page.context().close()))
})

test('names of forty signs, from right to left, and of pictures fit on every page, wide and narrow', { tag: '@ci' }, async ({
  browser,
}) => {
  const wide = 'W'.repeat(40)
  const ada = await newcomer(browser, wide, { width: 390, height: 844 })
  const others = [await newcomer(browser, 'عبد الرحمن بن خلدون الإشبيلي الحضرمي', { width: 390, height: 844 })]
  others.push(await newcomer(browser, '🚂🚃🚃🚃 Kim 👩‍👩‍👧‍👦', { width: 390, height: 844 }))
  for (const page of [ada, ...others]) await page.request.patch('/api/me/account', { data: { isSeen: true } })
  const { club } = await (await ada.request.post('/api/clubs', { data: { name: wide, about: wide.repeat(5) } })).json()
  for (const page of others) await page.request.post(`/api/clubs/${club.id}/join`, { data: {} })
  const seats = Array.from({ length: TITLE.seats.max }, (_, seat) => (seat === 0 ? 'me' : 'open'))
  const { table } = await (await ada.request.post('/api/tables', { data: { game: TITLE.id, seats, club: club.id } })).json()
  for (const page of others) expect((await page.request.post(`/api/tables/${table.id}/join`, { data: {} })).ok()).toBe(true)
  const [narrow] = others as [Page]
  await narrow.request.put(`/api/me/people/${await idOf(ada)}`, { data: { mark: 'follow' } })
  for (const path of ['/', '/lobby', '/clubs', `/clubs/${club.id}`, `/people/${await idOf(ada)}`, `/t/${table.id}`, '/account']) {
    await narrow.goto(path)
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [1366, 768],
    ] as const) {
      await narrow.setViewportSize({ width, height })
      await expect(narrow.getByText(wide).first(), path).toBeVisible()
      // Nothing that is read begins or ends beyond the edge.
      const beyond = await narrow.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, p, a, span, strong, small, li, button)')]
          .filter((one) => one.closest('[class*=poster]') === null && one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => one.textContent?.slice(0, 40)),
      )
      expect(beyond, `${path} ${width}`).toEqual([])
      await fits(narrow)
    }
  }
  await Promise.all([ada, ...others].map((page) => page.context().close()))
})
