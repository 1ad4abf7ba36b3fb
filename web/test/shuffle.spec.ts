/** The shuffle before the game and after it, and tables that go on from a record, as people see them. */
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { closeWindows, playToTheEnd, settle, setUpShortGame } from './player.ts'

test.afterEach(closeWindows)

async function newcomer(browser: Browser, name: string, locale = 'en'): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  await settle(page, { name, locale, confirm: false })
  return page
}

test('the shuffle is fixed in the waiting room; after the game both can check it, each against their own device', { tag: '@ci' }, async ({
  browser,
  baseURL,
}) => {
  const [ada, grace] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace')])
  await ada.goto(`${baseURL}/new/west-riding?mode=online`)
  await ada.getByLabel('Turns').fill('1')
  await ada.getByLabel('Who sits in seat 3').selectOption('random')
  await ada.getByTestId('begin').click()
  await ada.getByTestId('shuffle').locator('summary').click()
  const commitment = await ada.getByTestId('shuffle').locator('code').textContent()
  expect(commitment).toMatch(/^[0-9a-f]{64}$/)
  await expect(ada.getByTestId('shuffle')).toContainText('One device has added its share.')
  await grace.goto(ada.url())
  await grace.getByTestId('sit-1').click()
  await expect(ada.getByTestId('shuffle')).toContainText('2 devices have added their shares.')
  await ada.getByTestId('start').click()
  await Promise.all([playToTheEnd(ada), playToTheEnd(grace)])
  for (const [page, name] of [
    [ada, 'Ada'],
    [grace, 'Grace'],
  ] as const) {
    await page.getByTestId('check').click()
    await expect(page.getByTestId('checked')).toHaveAttribute('data-sound', 'true')
    await expect(page.getByTestId('checked')).toContainText(commitment!)
    await expect(page.getByTestId('checked')).toContainText('The commitment is the one that was shown to you when you sat down.')
    await expect(page.getByTestId('checked')).toContainText(`The share your device gave for ${name} is in the deal, unchanged.`)
    await expect(page.getByTestId('checked')).toContainText('It knows them while it deals.')
    await expect(page.getByTestId('checked')).toContainText('nobody chose these cards, as far as that can be proved')
  }
  // A house that had shown another commitment then would be found out now.
  await grace.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('branchline.shuffle.'))!
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), commitment: '0'.repeat(64) }))
  })
  await grace.getByTestId('check').click()
  await expect(grace.getByTestId('checked')).toHaveAttribute('data-sound', 'false')
  await expect(grace.getByTestId('checked')).toContainText('the house changed its secret')
})

test('a table that goes on from a record says so before anybody sits down, at the table and in the lists', { tag: '@ci' }, async ({
  browser,
  baseURL,
}) => {
  const [ada, grace] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace', 'de')])
  const { finalHash: _, ...whole } = JSON.parse(
    readFileSync(new URL('../../games/rising-sun/test/records/end-by-piles.json', import.meta.url), 'utf8'),
  )
  const record = { ...whole, moves: whole.moves.slice(0, 12) }
  await ada.goto(`${baseURL}/`)
  const id = await ada.evaluate(async (given) => {
    const post = async (path: string, body: unknown) =>
      (await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
    await post('/me', { name: 'Ada' })
    const seats = Array.from({ length: given.seats }, (_, seat) => (seat === 0 ? 'me' : seat === 1 ? 'open' : { bot: 'random' }))
    return (await post('/tables', { game: given.game, options: given.options, seats, visibility: 'public', record: given })).table
      .id as string
  }, record)
  await grace.goto(`${baseURL}/lobby`)
  await expect(grace.getByTestId('from-record').first()).toContainText('Begonnen aus einer Aufzeichnung von Ada')
  await grace.goto(`${baseURL}/t/${id}`)
  await expect(grace.getByTestId('from-record')).toContainText('mit 12 Zügen')
  await expect(grace.getByTestId('from-record')).toContainText('gibt das Haus neu')
  await expect(grace.getByTestId('sit-1')).toHaveText('Zustimmen und hier sitzen')
  await grace.getByTestId('sit-1').click()
  await ada.goto(`${baseURL}/t/${id}`)
  await ada.getByTestId('start').click()
  for (const page of [ada, grace]) await expect(page.getByTestId('from-record')).toBeVisible()
  await expect(ada.getByTestId('from-record')).toHaveText('From a record')
})

test('a game on this device says what there is to check, and what not', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  await setUpShortGame(page, 'bots')
  await page.getByTestId('begin').click()
  await playToTheEnd(page)
  await page.getByTestId('check').click()
  await expect(page.getByTestId('checked')).toHaveAttribute('data-sound', 'true')
  await expect(page.getByTestId('checked')).toContainText('The moves are in order. More there was not to check.')
  await expect(page.getByTestId('checked')).toContainText('it was played on one device')
})

test('where no device gave a share the check does not say that nobody chose', async ({ browser, baseURL }) => {
  const page = await newcomer(browser, 'Grace', 'de')
  await page.goto(`${baseURL}/`)
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: unknown) =>
      (await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
    await post('/me', { name: 'Grace' })
    const { table } = await post('/tables', { game: 'nuremberg', seats: ['me', { bot: 'random' }] })
    await post(`/tables/${table.id}/start`, {})
    // The bot may have moved first.
    for (const at of [0, 1]) await post(`/tables/${table.id}/resign`, { id: `enough-${at}`, at })
    return table.id as string
  })
  await page.goto(`${baseURL}/t/${id}`)
  await page.getByTestId('check').click()
  await expect(page.getByTestId('checked')).toHaveAttribute('data-sound', 'true')
  await expect(page.getByTestId('checked')).toContainText('nicht ausgesucht hat, ist nicht bewiesen')
  await expect(page.getByTestId('checked')).not.toContainText('Niemand hat')
})
