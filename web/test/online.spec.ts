import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  BRISKLY,
  closeWindows,
  moveButtons,
  myTurn,
  openFromMore,
  playToTheEnd,
  position,
  settle,
  setUpShortGame,
  unfoldMoves,
} from './player.ts'
import { OwnServer } from './serve.ts'

test.afterEach(closeWindows)

/** Everything the server ever sent to this page. */
function listenIn(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''))
  })
  return heard
}

async function newcomer(browser: Browser, name: string, confirm = false): Promise<Page> {
  const page = await (
    await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce', viewport: { width: 1280, height: 860 } })
  ).newPage()
  await settle(page, { name, confirm })
  return page
}

/** Ada opens a table, Grace sits down, Ada begins. */
async function openTable(ada: Page, grace: Page, game: string): Promise<string> {
  await ada.getByTestId('begin').click()
  await expect(ada.getByTestId('start')).toBeDisabled()
  const path = new URL(ada.url()).pathname
  await grace.goto(new URL(path, ada.url()).href)
  await grace.getByTestId('sit-1').click()
  await expect(ada.getByText('Grace')).toBeVisible()
  await ada.getByTestId('start').click()
  for (const page of [ada, grace]) await expect(page.getByRole('heading', { name: game, level: 1 })).toBeVisible()
  return path
}

/** Whoever is to decide plays the last move of the list, or the first, with a single click: one that is lost is a fault. */
async function playOne(pages: readonly Page[], which: 'first' | 'last' = 'last'): Promise<void> {
  const before = await Promise.all(pages.map(position))
  const turns = () => Promise.all(pages.map((page) => myTurn(page).isVisible()))
  // Exactly one: whoever has just decided may still be shown as deciding.
  await expect.poll(async () => (await turns()).filter(Boolean).length, BRISKLY).toBe(1)
  const acting = pages[(await turns()).indexOf(true)]
  await unfoldMoves(acting)
  const buttons = moveButtons(acting)
  await (which === 'last' ? buttons.last() : buttons.first()).click()
  for (const [index, page] of pages.entries()) await expect.poll(() => position(page), BRISKLY).not.toBe(before[index])
}

test('two players and a spectator see the same game, and no secret reaches the spectator', async ({ browser, baseURL }) => {
  const [ada, grace, watcher] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace'), newcomer(browser, 'Wim')])
  const heard = listenIn(watcher)
  await ada.goto(`${baseURL}/new/rising-sun?mode=online`)
  await ada.locator('label', { hasText: /^2$/ }).click()
  const path = await openTable(ada, grace, 'Trains: Rising Sun')
  await watcher.goto(`${baseURL}${path}`)
  await expect(watcher.getByText('You are watching')).toBeVisible()
  for (let decisions = 0; decisions < 6; decisions++) await playOne([ada, grace])
  await expect.poll(() => position(watcher)).toBe(await position(ada))
  await expect(myTurn(watcher)).toBeHidden()
  expect(heard.length).toBeGreaterThan(6)
  for (const text of heard) {
    const hands = [...text.matchAll(/"(?:hands|decks)":(\[\[.*?\]\])/g)]
      .flatMap(([, list]) => JSON.parse(list as string) as number[][])
      .flat()
    expect(hands.every((card) => card === -1)).toBe(true)
    expect(text).not.toMatch(/"only":\d/)
    expect(text).not.toMatch(/"seed":"/)
    for (const [, move] of text.matchAll(/"move":("[^"]*"|null)/g)) expect(move).toBe('null')
    // A change to a hand may tell its length, never a card.
    for (const [, value] of text.matchAll(/\["(?:hands|decks)",\d+,\d+\],(-?\d+)\]/g)) expect(value).toBe('-1')
  }
  await openFromMore(grace, /^Chat/)
  await grace.getByLabel('Say something').fill('Good luck!')
  await grace.keyboard.press('Enter')
  // Whoever has not looked yet is told so by a dot.
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1280, 860],
  ] as const) {
    await watcher.setViewportSize({ width, height })
    await expect(watcher.getByTestId('unread')).toBeVisible()
  }
  await openFromMore(watcher, /^Chat/)
  await expect(watcher.getByText('Good luck!')).toBeVisible()
  await expect(watcher.getByLabel('Say something')).toBeHidden()
})

test('a game between two people and a bot, to the final account and a rematch', { tag: '@ci' }, async ({ browser, baseURL }) => {
  const [ada, grace] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace')])
  await ada.goto(`${baseURL}/new/west-riding?mode=online`)
  await ada.getByLabel('Turns').fill('1')
  await ada.getByLabel('Who sits in seat 3').selectOption('random')
  await openTable(ada, grace, 'West Riding Revisited')
  await Promise.all([playToTheEnd(ada), playToTheEnd(grace)])
  await ada.getByTestId('rematch').click()
  await expect(ada).toHaveURL(/\/t\/\w{12}$/)
  // The other is told, and led to the same table.
  await expect(grace.getByTestId('rematch-waits')).toBeVisible()
  await grace.getByTestId('rematch').click()
  await expect(grace).toHaveURL(ada.url())
  await ada.goto(`${baseURL}/`)
  await expect(ada.getByRole('article').filter({ hasText: 'Online' }).first()).toBeVisible()
})

test('a reload and a server killed and started again in mid-game lose nothing', { tag: '@ci' }, async ({ browser }) => {
  const server = await OwnServer.open()
  try {
    const [ada, grace] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace')])
    await ada.goto(`${server.url}/new/nuremberg?mode=online`)
    await ada.locator('label', { hasText: /^2$/ }).click()
    await openTable(ada, grace, 'First Train to Nuremberg')
    for (let decisions = 0; decisions < 3; decisions++) await playOne([ada, grace])
    const stood = await position(ada)
    await grace.reload()
    await expect.poll(() => position(grace)).toBe(stood)
    await server.kill()
    await expect(ada.getByTestId('connection')).toHaveAttribute('data-line', 'lost')
    await server.start()
    await expect(ada.getByTestId('connection')).toHaveAttribute('data-line', 'connected', { timeout: 60_000 })
    await expect(grace.getByTestId('connection')).toHaveAttribute('data-line', 'connected', { timeout: 60_000 })
    expect(await position(ada)).toBe(stood)
    await playOne([ada, grace])
    expect(await position(ada)).not.toBe(stood)
  } finally {
    await server.close()
  }
})

test('taking back a decision of another takes their consent', { tag: '@ci' }, async ({ browser, baseURL }) => {
  const [ada, grace] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace')])
  await ada.goto(`${baseURL}/new/nuremberg?mode=online`)
  await ada.locator('label', { hasText: /^2$/ }).click()
  await openTable(ada, grace, 'First Train to Nuremberg')
  // Two bids: nobody passes, so the one who asks would undo the other's decision too.
  await playOne([ada, grace], 'first')
  await playOne([ada, grace], 'first')
  const stood = await position(ada)
  const isAda = await myTurn(ada).isVisible()
  const [asking, asked] = isAda ? [ada, grace] : [grace, ada]
  await asking.getByTestId('undo').click()
  await expect(asked.getByTestId('wish')).toBeVisible()
  await asked.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => position(ada)).not.toBe(stood)
})

test('the link to a position of a private table shows it to whoever opens it', { tag: '@ci' }, async ({ browser, baseURL }) => {
  const [ada, stranger] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Eve')])
  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await ada.goto(`${baseURL}/new/nuremberg?mode=online`)
  await ada.locator('label', { hasText: /^2$/ }).click()
  await ada.locator('label', { hasText: 'Who is invited' }).click()
  await ada.getByTestId('begin').click()
  await ada.getByTestId('fill-and-start').click()
  await playOne([ada], 'first')
  await expect(myTurn(ada)).toBeVisible()
  await openFromMore(ada, 'Copy the link to this position')
  await expect.poll(() => ada.evaluate(() => navigator.clipboard.readText())).toMatch(/\/t\/\w{12}@\d+\?invite=/)
  const link = await ada.evaluate(() => navigator.clipboard.readText())
  const at = /@(\d+)/.exec(link)?.[1]
  await ada.keyboard.press('Escape')
  await playOne([ada], 'first')
  await stranger.goto(link.replace(/\?.*/, ''))
  await expect(stranger.getByText('There is no such table')).toBeVisible()
  await stranger.goto(link)
  await expect.poll(() => position(stranger)).toMatch(new RegExp(`^${at}/`))
})

test('whoever gave up has not won, whatever their score: the end says what the house counts', { tag: '@ci' }, async ({
  browser,
  baseURL,
}) => {
  const [ada, grace] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace')])
  const post = async (page: Page, path: string, data: object = {}) => (await page.request.post(`${baseURL}/api${path}`, { data })).json()
  for (const [page, name] of [
    [ada, 'Ada'],
    [grace, 'Grace'],
  ] as const)
    await post(page, '/me', { name })
  const { id: table } = (await post(ada, '/tables', { game: 'rising-sun', seats: ['me', 'open', { bot: 'trainee' }] })).table
  await post(grace, `/tables/${table}/join`)
  await post(ada, `/tables/${table}/start`)
  for (const page of [ada, grace]) await page.goto(`${baseURL}/t/${table}`)
  const giveUp = (page: Page, at: number) => page.request.post(`${baseURL}/api/tables/${table}/resign`, { data: { id: `r${at}`, at } })
  expect((await giveUp(ada, 0)).ok()).toBe(true)
  await openFromMore(grace, 'Players')
  const line = grace.getByRole('list', { name: 'Standings' }).getByRole('listitem').filter({ hasText: 'Ada' })
  await expect(line).toContainText('Gave up')
  await expect(line).not.toContainText('here')
  let ended = false
  for (let at = 1; at < 9 && !ended; at++) ended = (await giveUp(grace, at)).ok()
  await expect(ada.getByTestId('winner')).not.toHaveText(/Ada|Grace/)
  await expect(ada.getByTestId('winner')).toContainText('wins')
  await expect(ada.getByTestId('end').getByRole('columnheader', { name: /Ada/ })).toContainText('Gave up')
})

test('a local game goes on at the server', async ({ page }) => {
  await settle(page)
  await setUpShortGame(page, 'bots')
  await page.getByTestId('begin').click()
  await unfoldMoves(page)
  await moveButtons(page).last().click()
  await openFromMore(page, 'Put this game online')
  await expect(page).toHaveURL(/\/t\/\w{12}/)
})

test('a move that cannot be taken back alone is asked for first', { tag: '@ci' }, async ({ browser, baseURL }) => {
  const [ada, grace] = await Promise.all([newcomer(browser, 'Ada', true), newcomer(browser, 'Grace', true)])
  await ada.goto(`${baseURL}/new/nuremberg?mode=online`)
  await ada.locator('label', { hasText: /^2$/ }).click()
  await openTable(ada, grace, 'First Train to Nuremberg')
  await expect.poll(async () => (await myTurn(ada).isVisible()) || (await myTurn(grace).isVisible())).toBe(true)
  const acting = (await myTurn(ada).isVisible()) ? ada : grace
  await unfoldMoves(acting)
  await moveButtons(acting).first().click()
  await expect(acting.getByTestId('confirm')).toContainText('Sure?')
  expect(await position(acting)).toBe('0/0')
  await acting.getByTestId('confirm').click()
  await expect.poll(() => position(acting === ada ? grace : ada)).toBe('1/1')
})

test('a bot plays for whoever asks for it, until they are back', { tag: '@ci' }, async ({ browser, baseURL }) => {
  const [ada, grace] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace')])
  await ada.goto(`${baseURL}/new/nuremberg?mode=online`)
  await ada.locator('label', { hasText: /^2$/ }).click()
  await openTable(ada, grace, 'First Train to Nuremberg')
  await openFromMore(ada, 'Let a bot play for me')
  await expect(ada.getByTestId('stand-in')).toBeVisible()
  // Grace decides; the bot answers for Ada, whose page only looks on.
  await expect(myTurn(grace)).toBeVisible()
  await playOne([grace], 'first')
  await expect.poll(async () => Number((await position(ada)).split('/')[0])).toBeGreaterThanOrEqual(2)
  await expect(myTurn(ada)).toBeHidden()
  await ada.getByRole('button', { name: 'I’m back' }).click()
  await expect(ada.getByTestId('stand-in')).toBeHidden()
  // Grace leaves in the middle of her decision: too early for a bot, and the table says when one may.
  await expect(async () => {
    if (await myTurn(ada).isVisible()) await playOne([ada], 'first')
    await expect(myTurn(grace)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await grace.close()
  await expect(ada.getByTestId('absent')).toContainText(/Grace is away\. A bot may play for them in \d/)
  await expect(ada.getByRole('button', { name: 'Let a bot play for Grace' })).toBeHidden()
})
