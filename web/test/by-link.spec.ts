/** A table at the server, opened by its link on a device that has nothing of it yet. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import { reviewLink } from '../replay/reviewLink.ts'
import { closeWindows, moveButtons, myTurn, openFromMore, position, settle, unfoldMoves } from './player.ts'
import { recordOf } from './sittings.ts'

test.afterEach(closeWindows)

const RULES = /^[a-z-]+-rules-.*\.js$/

/** Ada plays with bots at the server: the link. */
async function begunByAda(ada: Page): Promise<string> {
  await settle(ada, { name: 'Ada', confirm: false })
  await ada.goto(`/new/${TITLES[0].id}?mode=online`)
  await ada.getByTestId('begin').click()
  await ada.getByTestId('fill-and-start').click()
  await expect(ada.getByTestId('board')).toBeVisible()
  return ada.url()
}

const askedEarly = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-early]')].map(({ href }) => href.replace(/.*\/assets\//, '')),
  )

test('what is played there, and how it stands, is asked while the scripts are on their way', async ({ page, browser }) => {
  const link = await begunByAda(page)
  const friend = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const asked: string[] = []
  friend.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await friend.route('**/assets/OnlineTablePage-*.js', () => undefined)
  const id = new URL(link).pathname.slice(3)
  await friend.goto(link, { waitUntil: 'commit' })
  await expect.poll(() => asked).toContain(`/api/tables/${id}/position`)
  await expect.poll(() => askedEarly(friend)).toContainEqual(expect.stringMatching(RULES))
  expect(await askedEarly(friend)).toContainEqual(expect.stringMatching(/^FollowedTable-.*\.js$/))
  expect(asked.filter((path) => path.startsWith('/api/tables/'))).toHaveLength(2)
  await friend.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a waiting room comes without the table that it waits for', async ({ page, browser }) => {
  await settle(page, { name: 'Ada' })
  await page.goto(`/new/${TITLES[0].id}?mode=online`)
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('start')).toBeVisible()
  const friend = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await friend.route('**/assets/table-*.js', () => undefined)
  await friend.goto(page.url())
  await expect(friend.getByTestId('sit-1')).toBeVisible()
  expect(await askedEarly(friend)).toContainEqual(expect.stringMatching(RULES))
  await friend.unrouteAll({ behavior: 'ignoreErrors' })
})

test('it stands before its line does; what is played by then is sent when there is one', async ({ page, context }) => {
  const link = await begunByAda(page)
  await expect(myTurn(page)).toBeVisible()
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const again = await context.newPage()
  await again.routeWebSocket('**/ws', async (line) => {
    await opened
    line.connectToServer()
  })
  await again.goto(link)
  await expect(myTurn(again)).toBeVisible()
  await expect(again.getByTestId('connection')).toHaveAttribute('data-line', 'connecting')
  const stood = await position(page)
  await unfoldMoves(again)
  await moveButtons(again).last().click()
  expect(await position(page)).toBe(stood)
  open()
  await expect.poll(() => position(page)).not.toBe(stood)
  await expect(again.getByTestId('connection')).toHaveAttribute('data-line', 'connected')
})

test('what was said first while the line was broken is heard when it is mended', async ({ page, context }) => {
  const link = await begunByAda(page)
  const lines: WebSocketRoute[] = []
  let mend = () => {}
  const mended = new Promise<void>((resolve) => {
    mend = resolve
  })
  const listener = await context.newPage()
  await listener.routeWebSocket('**/ws', async (line) => {
    lines.push(line)
    if (lines.length > 1) await mended
    line.connectToServer()
  })
  await listener.goto(link)
  await expect(listener.getByTestId('connection')).toHaveAttribute('data-line', 'connected')
  await lines[0].close()
  await expect(listener.getByTestId('connection')).toHaveAttribute('data-line', 'lost')
  await openFromMore(page, /^Chat/)
  await page.getByLabel('Say something').fill('Anybody there?')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('chat')).toContainText('Anybody there?')
  mend()
  await openFromMore(listener, /^Chat/)
  await expect(listener.getByTestId('chat')).toContainText('Anybody there?')
})

test('a position that was shared begins with its table, not with a question for a file', async ({ browser, baseURL }) => {
  const address = await reviewLink(recordOf(TITLES[0].id), 3)
  const friend = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await friend.route('**/assets/ReplayPage-*.js', async (route) => {
    await expect.poll(() => askedEarly(friend)).toContainEqual(expect.stringMatching(RULES))
    await route.continue()
  })
  await friend.addInitScript(() => {
    const seen = Object.assign(window, { asked: false })
    new MutationObserver(() => {
      seen.asked ||= document.querySelector('input[type="file"]') !== null
    }).observe(document, { childList: true, subtree: true })
  })
  await friend.goto(`${baseURL}${address}`)
  await expect.poll(() => position(friend)).toMatch(/^3\//)
  expect(await friend.evaluate(() => (window as unknown as { asked: boolean }).asked)).toBe(false)
})
