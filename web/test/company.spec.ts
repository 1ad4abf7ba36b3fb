/** Other people at a table: muted, blocked and reported from a line of chat or a name, by keyboard and on a phone; and a chat that its owner closes. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectNoSeriousFinding } from './access.ts'
import { closeWindows, openFromMore, settle } from './player.ts'

test.afterEach(closeWindows)

async function device(browser: Browser, name: string, look: { width: number; locale?: string; dark?: boolean }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.BRANCHLINE_TEST_URL ?? '',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: look.dark ? 'dark' : 'light',
    viewport: { width: look.width, height: look.width < 600 ? 844 : 768 },
  })
  const page = await context.newPage()
  await settle(page, { name, ...(look.locale === undefined ? {} : { locale: look.locale }) })
  return page
}

const post = async (page: Page, path: string, data: unknown = {}) => {
  const answer = await page.request.post(path, { data })
  expect(answer.ok(), `${path} ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.json()
}

test('mute from a line by keyboard, report on a phone, block from a name, and a closed chat', { tag: '@ci' }, async ({ browser }) => {
  const [ada, eve, ben] = [
    await device(browser, 'Ada', { width: 1366 }),
    await device(browser, 'Eve', { width: 1366, dark: true }),
    await device(browser, 'Ben', { width: 390, locale: 'de' }),
  ]
  for (const [page, name] of [
    [ada, 'Ada'],
    [eve, 'Eve'],
    [ben, 'Ben'],
  ] as const)
    await post(page, '/api/me', { name })
  const { table } = await post(ada, '/api/tables', { game: 'west-riding', seats: ['me', 'open', 'open'] })
  for (const page of [eve, ben]) await post(page, `/api/tables/${table.id}/join`)
  await post(ada, `/api/tables/${table.id}/start`)
  for (const page of [ada, eve, ben]) await page.goto(`/t/${table.id}`)
  for (const page of [ada, eve]) await openFromMore(page, /^Chat/)
  await openFromMore(ben, /^Gespräch/)
  const say = async (page: Page, field: string, text: string) => {
    await page.getByLabel(field).fill(text)
    await page.getByLabel(field).press('Enter')
  }
  await say(eve, 'Say something', 'something vile')
  await expect(ada.getByTestId('chat')).toContainText('something vile')
  await expect(ben.getByTestId('chat')).toContainText('something vile')

  // Ben reports the line, on a phone and in German.
  await ben.getByRole('button', { name: 'Über Eve' }).click()
  await expect(ben.getByRole('dialog', { name: 'Über Eve' })).toBeVisible()
  await expect(ben.getByText('Du meldest diese Zeile:')).toBeVisible()
  await expectNoSeriousFinding(ben, 'about a person')
  await ben.screenshot({ path: 'screenshots/company-phone.png' })
  await ben.getByLabel('Grund').selectOption('abuse')
  await ben.getByTestId('send-report').click()
  await expect(ben.getByText('Der Gastgeber hat deine Meldung')).toBeVisible()

  // Ada mutes Eve by keyboard: what she wrote is gone, and what she writes does not come.
  await ada.getByRole('button', { name: 'About Eve' }).focus()
  await ada.keyboard.press('Enter')
  await ada.screenshot({ path: 'screenshots/company-wide.png' })
  await ada.getByTestId('mute').focus()
  await ada.keyboard.press('Enter')
  await expect(ada.getByText('Hear Eve again')).toBeVisible()
  await ada.keyboard.press('Escape')
  await expect(ada.getByTestId('chat')).not.toContainText('something vile')
  await say(eve, 'Say something', 'more of it')
  await expect(ben.getByTestId('chat')).toContainText('more of it')
  await expect(ada.getByTestId('chat')).not.toContainText('more of it')

  // Eve, in the dark, blocks Ada from the list of players.
  await eve.keyboard.press('Escape')
  await eve.locator('#strip button').filter({ hasText: 'Ada' }).click()
  await eve.getByRole('button', { name: 'About Ada' }).click()
  await eve.getByTestId('block').click()
  await expect(eve.getByText('No longer block Ada')).toBeVisible()
  await eve.screenshot({ path: 'screenshots/company-dark.png' })
  await eve.goto('/account')
  await expect(eve.getByTestId('marked')).toContainText('Ada')
  await eve.getByTestId('marked').scrollIntoViewIfNeeded()
  await eve.screenshot({ path: 'screenshots/company-account.png' })

  // The owner closes the chat, for all.
  await ada.getByTestId('close-chat').click()
  await expect(ben.getByText('Das Gespräch an diesem Tisch ist geschlossen.')).toBeVisible()
  await expect(ben.getByLabel('Etwas sagen')).toBeHidden()
  await expect(ada.getByTestId('close-chat')).toHaveText('Open the chat again')
  await ada.screenshot({ path: 'screenshots/company-closed.png' })
})
