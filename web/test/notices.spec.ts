import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { expectNoFinding } from './access.ts'
import { settle } from './player.ts'
import { OwnServer } from './serve.ts'

/** A server that could send mail, if its mail server answered, and that posts to webhooks on this machine. */
let server: OwnServer
let room: Server
let roomUrl = ''
const posted: { path: string; body: string }[] = []

test.beforeAll(async () => {
  server = await OwnServer.open({
    BRANCHLINE_LOCAL_WEBHOOKS: 'true',
    BRANCHLINE_MAIL: 'smtp://127.0.0.1:9',
    BRANCHLINE_MAIL_FROM: 'Branchline <post@example.org>',
  })
  room = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => {
      body += String(piece)
    })
    request.on('end', () => {
      posted.push({ path: request.url ?? '', body })
      response.writeHead(request.url === '/gone' ? 404 : 204).end()
    })
  })
  await new Promise<void>((open) => room.listen(0, '127.0.0.1', open))
  roomUrl = `http://127.0.0.1:${(room.address() as { port: number }).port}`
})
test.afterAll(async () => {
  room.close()
  await server.close()
})

test('channels are added, tried, narrowed and removed, by keyboard too', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  await page.goto(`${server.url}/settings`)
  const panel = page.getByTestId('notices')
  await panel.getByRole('button', { name: 'Choose how to be told' }).click()
  await panel.getByLabel('Webhook address').fill(`${roomUrl}/club`)
  await page.keyboard.press('Enter')
  const card = panel.getByRole('listitem').filter({ hasText: 'Discord' })
  await card.getByRole('button', { name: 'Try it' }).click()
  await expect(card.getByText('Sent.')).toBeVisible()
  expect(JSON.parse(posted.at(-1)?.body ?? '{}').content).toContain('It works')
  await card.getByLabel('Chat').focus()
  await page.keyboard.press('Space')
  await expect(card.getByLabel('Chat')).toBeChecked()
  await panel.getByLabel('Once a day').check()
  await panel.getByLabel(/The daily letter comes at/).selectOption('7')
  await page.reload()
  await expect(panel.getByLabel('Chat', { exact: true })).toBeChecked()
  await expect(panel.getByLabel(/The daily letter comes at/)).toHaveValue('7')
  // Of two choices the first is refused, and that is heard last: the second stands, on the screen too.
  const chat = panel.getByLabel('Chat', { exact: true })
  const second = page.waitForResponse((answer) => answer.url().includes('/me/notices/channels/') && answer.ok())
  await page.route('**/api/me/notices', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await second
    return route.fulfill({ status: 503, json: { problem: { code: 'storage', message: 'The disk is full.' } } })
  })
  await panel.getByLabel(/The daily letter comes at/).selectOption('9')
  await chat.uncheck()
  await expect(panel.getByText('The disk is full.')).toBeVisible()
  await expect(panel.getByLabel(/The daily letter comes at/)).toHaveValue('7')
  await expect(chat).not.toBeChecked()
  await page.unroute('**/api/me/notices')
  // What no longer works is said, and why.
  await panel.getByLabel('Chat service').selectOption('slack')
  await panel.getByLabel('Webhook address').fill(`${roomUrl}/gone`)
  await panel.getByRole('button', { name: 'Add webhook' }).click()
  const gone = panel.getByRole('listitem').filter({ hasText: 'Slack' })
  await gone.getByRole('button', { name: 'Try it' }).click()
  await expect(panel.getByText('The other side did not take it.')).toBeVisible()
  await page.reload()
  await expect(gone.getByText('Switched off')).toBeVisible()
  await gone.getByRole('button', { name: 'Remove' }).click()
  await expect(gone).toBeHidden()
  // A mail server that does not answer is no reason to lose what was typed.
  await panel.getByLabel('E-mail address').fill('ada@example.org')
  await panel.getByRole('button', { name: 'Add e-mail' }).click()
  await expect(panel.getByText(/No letter could be sent/)).toBeVisible({ timeout: 60_000 })
  await expect(panel.getByLabel('E-mail address')).toHaveValue('ada@example.org')
})

test('single tables can be quiet; German; both papers and a phone without a finding', { tag: '@ci' }, async ({ page }) => {
  await settle(page, { locale: 'de', theme: 'dark' })
  await page.goto(server.url)
  await page.evaluate(async (url) => {
    const post = (path: string, body: object) =>
      fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    await post('/me', { name: 'Ada' })
    await post('/me/notices/channels', { kind: 'webhook', url })
    await post('/tables', { game: 'west-riding', seats: ['me', 'open', 'open'] })
  }, `${roomUrl}/any`)
  await page.goto(`${server.url}/settings`)
  const panel = page.getByTestId('notices')
  const choice = panel.getByLabel(/Nachrichten für/)
  await choice.selectOption('off')
  await page.reload()
  await expect(choice).toHaveValue('off')
  await expect(panel.getByText('Unterschrieben mit diesem Schlüssel:')).toBeVisible()
  await expectNoFinding(page, 'notices')
  await page.setViewportSize({ width: 360, height: 740 })
  const tooWide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((one) => one.getBoundingClientRect().right > 360)
        .map((one) => one.outerHTML.slice(0, 90)),
    )
  expect(await tooWide()).toEqual([])
  await page.evaluate(() => localStorage.setItem('branchline.settings', JSON.stringify({ name: 'Ada', locale: 'en', theme: 'light' })))
  await page.reload()
  await expect(panel.getByText('Signed with this key:')).toBeVisible()
  await expectNoFinding(page, 'notices')
})

test('a link out of a letter shows what it would do, and does it when the button is pressed', async ({ page }) => {
  await settle(page)
  const asked: string[] = []
  const open = { kind: 'answer', state: 'open', table: 'A'.repeat(12), title: 'West Riding Revisited', name: 'Ada' }
  await page.route('**/api/answers/**', async (route) => {
    asked.push(route.request().method())
    const isDone = route.request().method() === 'POST'
    const state = route.request().url().includes('stale') ? 'stale' : isDone ? 'done' : 'open'
    await route.fulfill({ json: { ...open, state, ...(state === 'open' ? { move: 'pass', lines: ['Bob bids 7.', 'Cyd passes.'] } : {}) } })
  })
  await page.goto('/a/some-token-from-a-letter')
  await expect(page.getByText('Cyd passes.')).toBeVisible()
  await expectNoFinding(page, 'notices')
  expect(asked).not.toContain('POST')
  await page.getByTestId('answer').click()
  await expect(page.getByText('Done. The others have been told.')).toBeVisible()
  await page.goto('/a/stale-token-from-a-letter')
  await expect(page.getByText(/this link is no longer good/)).toBeVisible()
  await expect(page.getByTestId('answer')).toBeHidden()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a push message becomes a notice of the browser', async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: server.url })
    await settle(page)
    await page.goto(server.url)
    const line = await context.newCDPSession(page)
    const known = new Promise<string>((found) =>
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const one = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url))
        if (one !== undefined) found(one.registrationId)
      }),
    )
    await line.send('ServiceWorker.enable')
    const registrationId = await known
    // A worker that is still setting up hears nothing.
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated')
    const data = JSON.stringify({ title: 'Your turn: West Riding', body: 'Bid or pass.', url: '/t/AAAAAAAAAAAA@7', tag: 'AAAAAAAAAAAA' })
    await line.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data })
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
      })
    await expect.poll(shown).toEqual([{ title: 'Your turn: West Riding', body: 'Bid or pass.', tag: 'AAAAAAAAAAAA' }])
  })

  test('this browser is subscribed by the button, and given up by it', { tag: '@ci' }, async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: server.url })
    await settle(page)
    // The browser's own push service lies out on the net: here the page hands out a subscription itself.
    await page.addInitScript(() => {
      const endpoint = 'https://push.example.org/send/device'
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
      let current: object | null = null
      const unsubscribe = async () => {
        current = null
        return true
      }
      const made = { toJSON: () => ({ endpoint, keys }), unsubscribe }
      PushManager.prototype.getSubscription = async () => current as never
      PushManager.prototype.subscribe = async (wish) => {
        sessionStorage.setItem('wish', JSON.stringify(wish))
        current = made
        return made as never
      }
    })
    await page.goto(`${server.url}/settings`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    const panel = page.getByTestId('notices')
    await panel.getByRole('button', { name: 'Choose how to be told' }).click()
    const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/me/notices/channels'))
    await panel.getByRole('button', { name: 'Show notices in this browser' }).click()
    expect((await posted).postDataJSON()).toMatchObject({ kind: 'push', endpoint: 'https://push.example.org/send/device' })
    await expect(panel.getByText('This browser shows notices.')).toBeVisible()
    const { can, channels } = await (await page.request.get(`${server.url}/api/me/notices`)).json()
    expect(channels).toMatchObject([{ kind: 'push', verified: true, trouble: null }])
    // It was asked for under the key of this server, and every message will be shown.
    expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('wish'))) ?? '{}')).toEqual({
      userVisibleOnly: true,
      applicationServerKey: can.pushKey,
    })
    await panel.getByRole('button', { name: 'No more notices in this browser' }).click()
    await expect(panel.getByRole('button', { name: 'Show notices in this browser' })).toBeVisible()
    expect((await (await page.request.get(`${server.url}/api/me/notices`)).json()).channels).toEqual([])
  })
})
