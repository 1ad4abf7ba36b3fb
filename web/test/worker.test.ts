/** What the service worker does with a message and with a click on a notice: the script itself, in a small world of its own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCRIPT = readFileSync(join(import.meta.dirname, '..', 'offline', 'worker.js'), 'utf8')
const HOUSE = 'https://play.example.org'

interface Page {
  readonly url: string
  focus(): Promise<void>
  navigate(path: string): Promise<void>
}

/** `pages`: addresses that are open; one that begins with "!" cannot be led elsewhere. */
function world(...pages: string[]) {
  const done: string[] = []
  const hears = new Map<string, (event: object) => void>()
  const clients: Page[] = pages.map((address) => ({
    url: HOUSE + address.replace('!', ''),
    focus: async () => void done.push(`focus ${address}`),
    async navigate(path) {
      if (address.startsWith('!')) throw new TypeError('not controlled')
      done.push(`navigate ${address} to ${path}`)
    },
  }))
  const self = {
    addEventListener: (type: string, hear: (event: object) => void) => hears.set(type, hear),
    registration: { showNotification: async (title: string, how: object) => void done.push(`show ${title} ${JSON.stringify(how)}`) },
    clients: { matchAll: async () => clients, openWindow: async (path: string) => void done.push(`open ${path}`) },
  }
  new Function('self', 'location', 'caches', 'fetch', SCRIPT)(self, { origin: HOUSE }, {}, () => {})
  return async (type: string, event: object) => {
    const waited: Promise<unknown>[] = []
    hears.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) })
    expect(waited).toHaveLength(1)
    await Promise.all(waited)
    return done.splice(0)
  }
}

const pushed = (data: string) => ({ data: { json: () => JSON.parse(data) as unknown } })
const clicked = (url?: string) => ({ notification: { close: () => {}, data: url === undefined ? undefined : { url } } })

test('a message is shown with its title, and leads to the position it is about', async () => {
  const tell = world()
  const [shown = ''] = await tell('push', pushed('{"title":"Your turn","body":"Bid or pass.","url":"/t/A@7","tag":"A"}'))
  expect(shown).toContain('show Your turn')
  expect(JSON.parse(shown.slice('show Your turn '.length))).toMatchObject({ body: 'Bid or pass.', tag: 'A', data: { url: '/t/A@7' } })
})

test('something is shown for a message that cannot be read, too', async () => {
  for (const event of [pushed('no json'), { data: null }]) expect((await world()('push', event))[0]).toContain('show Branchline')
})

test('a click opens the table, in the page that shows it already, else in any, else in a new one', async () => {
  const url = `${HOUSE}/t/AAAAAAAAAAAA@7`
  expect(await world()('notificationclick', clicked(url))).toEqual(['open /t/AAAAAAAAAAAA@7'])
  expect(await world('/', '/t/AAAAAAAAAAAA')('notificationclick', clicked(url))).toEqual([
    'focus /t/AAAAAAAAAAAA',
    'navigate /t/AAAAAAAAAAAA to /t/AAAAAAAAAAAA@7',
  ])
  expect(await world('/rules/x')('notificationclick', clicked(url))).toEqual(['focus /rules/x', 'navigate /rules/x to /t/AAAAAAAAAAAA@7'])
  expect(await world('!/')('notificationclick', clicked(url))).toEqual(['focus !/', 'open /t/AAAAAAAAAAAA@7'])
})

test('never to an address of another house', async () => {
  expect(await world()('notificationclick', clicked('https://evil.example.org/t/A?x=1'))).toEqual(['open /t/A?x=1'])
  expect(await world()('notificationclick', clicked())).toEqual(['open /'])
})
