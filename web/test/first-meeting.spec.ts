/** Two people nobody knows yet, one at a desk and one with a phone: from an empty lobby to a table, by names and not by numbers. */
import { TITLES } from '@branchline/games/catalogue'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { settle } from './player.ts'
import { OwnServer } from './serve.ts'

/** One with an option that is switched on and off: the company's track. */
const FOR_TWO = TITLES.find(({ seats }) => seats.min === 2) as (typeof TITLES)[number]

async function newcomer(browser: Browser, baseURL: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce', viewport })).newPage()
  await settle(page, { name: '' })
  return page
}

test('from an empty lobby to a table, asked for a name first; what is said and asked is seen wherever one reads', async ({ browser }) => {
  const server = await OwnServer.open({ BRANCHLINE_CLUBS: 'many' })
  const ada = await newcomer(browser, server.url, { width: 1366, height: 768 })
  const ben = await newcomer(browser, server.url, { width: 390, height: 844 })
  await ada.goto('/')
  await ada.getByRole('navigation').getByRole('link', { name: 'Lobby' }).click()
  await ada.getByTestId('set-up').click()
  await ada.getByRole('link', { name: FOR_TWO.name }).click()
  await expect(ada.getByTestId('visibility')).toHaveText('Everybody finds it in the list of tables.')
  await ada.getByLabel('Your name').fill('Ada')
  await ada.getByTestId('begin').click()
  await expect(ada.getByRole('main')).toContainText('Ada')
  // On a wide screen the chat stands beside the seats, and nothing lies on anything.
  await expect(ada.getByLabel('Say something')).toBeInViewport()
  const [invite, rest] = [ada.getByText('Ask along people you know'), ada.getByText('What is played')]
  expect((await rest.boundingBox())?.y).toBeGreaterThan((await invite.boundingBox())?.y as number)

  await ben.goto('/')
  await ben.getByRole('navigation').getByRole('link', { name: 'Lobby' }).click()
  await ben.getByRole('link', { name: 'Take a seat' }).click()
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByTestId('sit-1').click()
  await expect(ada.getByRole('main')).toContainText('Ben')
  await ada.getByTestId('phrase-hello').click()
  await ben.getByTestId('unread').click()
  await expect(ben.getByTestId('chat')).toBeInViewport()
  await expect(ben.getByTestId('unread')).toBeHidden()
  await ada.getByRole('button', { name: 'Change', exact: true }).click()
  await ada.getByRole('radio', { name: 'As many links as in the box' }).last().check({ force: true })
  await ada.getByRole('button', { name: 'Play it this way' }).click()
  await expect(ben.getByTestId('agree')).toBeInViewport()
  await ben.getByTestId('agree').click()
  await expect(ada.getByTestId('fill-and-start')).toBeEnabled()

  const eve = await newcomer(browser, server.url, { width: 1024, height: 768 })
  await eve.goto('/clubs')
  await eve.getByLabel('Name of the club').fill('Thursdays')
  await eve.getByLabel('Your name').fill('Eve')
  await eve.getByTestId('found').click()
  await expect(eve.getByTestId('club-people')).toContainText('Eve')
  // Who has said it is not asked again.
  await eve.goto('/lobby')
  await expect(eve.getByTestId('play-with-somebody')).toBeVisible()
  await expect(eve.getByLabel('Your name')).toBeHidden()
  // One press seats whoever has a name.
  await ben.getByRole('button', { name: 'Give up the seat' }).click()
  await eve.getByRole('link', { name: 'Take a seat' }).click()
  await expect(ada.getByRole('main')).toContainText('Eve')
  await Promise.all([ada, ben, eve].map((page) => page.context().close()))
  await server.close()
})
