/** Whoever runs the server comes by a link of the command line; nobody else finds anything there. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoSeriousFinding } from './access.ts'
import { settle } from './player.ts'
import { OwnServer } from './serve.ts'

test('a link makes a host once; what is announced everybody reads, what is ended is pressed twice', { tag: '@ci' }, async ({ browser }) => {
  const server = await OwnServer.open()
  try {
    const newcomer = async (name: string, width: number, locale = 'en'): Promise<Page> => {
      const viewport = { width, height: 800 }
      const page = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', viewport })).newPage()
      await settle(page, { name, locale })
      await page.request.post('/api/me', { data: { name } })
      return page
    }
    const [ada, ben] = [await newcomer('Ada', 390), await newcomer('W'.repeat(40), 1366, 'fr')]
    const link = server.hostLink()
    await ada.goto(link)
    await expect(ada.getByTestId('health')).toContainText('all is well')
    await expect(ada).toHaveURL(`${server.url}/host`)
    await ben.goto(link)
    await expect(ben.getByText('Il n’y a rien ici pour vous')).toBeVisible()
    await ada.getByLabel('Tell everybody').fill('New boards tonight')
    await ada.getByTestId('announce').click()
    await expect(ada.getByText(/Shown until/)).toBeVisible()
    await ben.goto('/')
    await expect(ben.getByText('New boards tonight')).toBeVisible()
    await ada.getByLabel(/^Name/).fill('WW')
    await ada.getByTestId('find-person').click()
    await expect(ada.getByTestId('found-people')).toContainText('WWW')
    await expectNoSeriousFinding(ada, 'the page of the host')
    expect(await ada.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await ada.getByTestId('end-account').click()
    expect((await (await ben.request.get('/api/me')).json()).person).not.toBeNull()
    await expect(ada.getByTestId('end-account')).toHaveText('Press again: it cannot be undone')
    await ada.getByTestId('end-account').click()
    await expect(ada.getByTestId('end-account')).toBeHidden()
    expect((await (await ben.request.get('/api/me')).json()).person).toBeNull()
  } finally {
    await server.close()
  }
})
