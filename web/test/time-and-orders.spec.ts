import { type Browser, expect, type Page, test } from '@playwright/test'
import { closeWindows, moveButtons, myTurn, openFromMore, settle, unfoldMoves } from './player.ts'

test.afterEach(closeWindows)

async function newcomer(browser: Browser, name: string, viewport = { width: 1280, height: 860 }): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce', viewport })).newPage()
  await settle(page, { name, confirm: false })
  return page
}

test('a table by days: clocks at every seat, a standing order that nobody else sees, and one’s own time', { tag: '@ci' }, async ({
  browser,
  baseURL,
}) => {
  const ada = await newcomer(browser, 'Ada')
  const grace = await newcomer(browser, 'Grace', { width: 390, height: 844 })
  await ada.goto(`${baseURL}/new/nuremberg?mode=online`)
  await ada.locator('label', { hasText: /^2$/ }).click()
  await ada.getByLabel('Days for every turn').check()
  await ada.getByLabel('Time for a turn').selectOption('3')
  await ada.getByLabel('the others vote').check()
  await ada.getByLabel('Everybody').check()
  await ada.getByTestId('begin').click()
  await expect(ada.getByTestId('start')).toBeDisabled()
  const path = new URL(ada.url()).pathname
  // How fast it goes is known before one sits down: in the list, and at the table.
  await grace.goto(`${baseURL}/lobby`)
  await expect(grace.getByRole('listitem').filter({ has: grace.locator(`a[href="${path}"]`) })).toContainText(
    '3 days for a turn, 72 h in the bank',
  )
  await grace.goto(`${baseURL}${path}`)
  await expect(grace.getByTestId('pace')).toHaveText('3 days for a turn, 72 h in the bank')
  await expect(grace.getByText('When somebody’s time is up: the others vote')).toBeVisible()
  await grace.getByTestId('sit-1').click()
  await expect(ada.getByText('Grace')).toBeVisible()
  await ada.getByTestId('start').click()

  // Under the names, and on a phone in the bar.
  await expect(ada.getByTestId('clock').filter({ hasText: '5 d 23 h left' })).toBeVisible()
  await expect(ada.getByTestId('clock').filter({ hasText: 'bank 3 d 0 h' })).toBeVisible()
  await expect(grace.getByTestId('bar-clock')).toContainText('5 d 23 h left')

  // Whoever is not to act gives the order; whoever is bids, and is answered at once.
  await expect.poll(async () => (await myTurn(ada).isVisible()) || (await myTurn(grace).isVisible())).toBe(true)
  const [acting, waiting] = (await myTurn(ada).isVisible()) ? [ada, grace] : [grace, ada]
  const heard: string[] = []
  acting.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await acting.reload()
  await openFromMore(waiting, 'Orders')
  const panel = waiting.getByTestId('orders')
  await panel.getByLabel('Box', { exact: true }).fill('1')
  await panel.getByLabel('My maximum (nobody else sees it)').fill('13')
  await waiting.getByTestId('give-order').press('Enter')
  await expect(panel.getByRole('list', { name: 'Your orders' })).toContainText('Bid on box 1, up to 13 cubes')
  await unfoldMoves(acting)
  await moveButtons(acting).and(acting.locator('[data-move="bid 3 on box 1"]')).click()
  await expect(panel).toContainText('By your order')
  await expect(myTurn(acting)).toBeVisible()
  expect(heard.filter((text) => /up to|"most"|"type":"orders"/.test(text))).toEqual([])
  await panel.getByRole('button', { name: 'Call off' }).click()
  await expect(panel).toContainText('called off by you')

  await grace.goto(`${baseURL}/settings`)
  const mine = grace.getByTestId('my-time')
  await mine.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await mine.locator('label', { hasText: 'Quiet hours' }).click()
  await mine.getByRole('button', { name: 'Save' }).click()
  await grace.reload()
  await expect(mine.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
  await expect(mine.getByLabel('From')).toHaveValue('22:00')
  await ada.goto(`${baseURL}/`)
  await expect(ada.getByRole('article').filter({ hasText: 'left' }).first()).toBeVisible()
})
