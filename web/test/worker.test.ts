/** What the service worker does with a message, with a click on a notice, and with pages that are opened: the script itself, in a small world of its own. */
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

/** What the browser has stored, and a network: both hear what they are asked for. */
function storing(
  names: readonly string[],
  network: () => Promise<string>,
  match = async (what: string): Promise<unknown> => `stored ${what}`,
) {
  const asked: string[] = []
  const deleted: string[] = []
  const hears = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (type: string, hear: (event: object) => void) => hears.set(type, hear),
    clients: { claim: async () => {} },
  }
  const store = { match }
  const caches = {
    open: async () => store,
    keys: async () => names,
    match: async () => undefined,
    delete: async (name: string) => void deleted.push(name),
  }
  const fetched = ({ url }: { url: string }) => {
    asked.push(new URL(url).pathname)
    return network()
  }
  new Function('self', 'location', 'caches', 'fetch', SCRIPT)(self, { origin: HOUSE }, caches, fetched)
  const opened = (path: string, cache = 'default') => {
    let answer: Promise<unknown> = Promise.resolve('left to the browser')
    const request = { method: 'GET', url: HOUSE + path, mode: 'navigate', cache }
    const respondWith = (given: Promise<unknown>) => {
      answer = given
    }
    hears.get('fetch')?.({ request, respondWith })
    return answer
  }
  return { opened, asked, deleted, hears }
}
const silent = () => new Promise<string>(() => {})

test('a table opens from what is stored, though the network carries nothing', async () => {
  const { opened, asked } = storing([], silent)
  for (const path of ['/', '/play/wx', '/t/AAAAAAAAAAAA@7', '/new/a-game?mode=bots', '/learn/a-game/1', '/puzzles/a-game/3'])
    expect(await opened(path), path).toBe('stored /')
  expect(asked).toEqual([])
})

test('other pages, and a table that is loaded again on purpose, come from the network, and from the store where there is none', async () => {
  const there = storing([], async () => 'fetched')
  for (const path of ['/settings', '/metrics', '/icon.svg', '/titles']) expect(await there.opened(path), path).toBe('fetched')
  expect(await there.opened('/play/wx', 'no-cache')).toBe('fetched')
  const gone = storing([], () => Promise.reject(new TypeError('offline')))
  expect(await gone.opened('/play/wx', 'no-cache')).toBe('stored /')
  expect(await gone.opened('/settings')).toBe('stored /')
})

test('a new version keeps the files of the one before, whose pages may be open, and no older ones', async () => {
  const { hears, deleted } = storing(['packs', 'branchline-1', 'branchline-2', 'branchline-3', 'branchline-__VERSION__'], silent)
  let done: Promise<unknown> = Promise.resolve()
  const waitUntil = (work: Promise<unknown>) => {
    done = work
  }
  hears.get('activate')?.({ waitUntil })
  await done
  expect(deleted).toEqual(['branchline-1', 'branchline-2'])
})

test('where nothing is stored, or the store cannot be read, a table comes from the network', async () => {
  const ways = [async () => undefined, () => Promise.reject(new Error('damaged'))]
  for (const match of ways) expect(await storing([], async () => 'fetched', match).opened('/play/wx')).toBe('fetched')
})

test('all files are kept, two at a time: whoever opens a table meanwhile has the rest of the line', async () => {
  const files = Array.from({ length: 30 }, (_, at) => `/assets/${at}.js`)
  const hears = new Map<string, (event: object) => void>()
  const kept: string[] = []
  let [under, most, isOver] = [0, 0, false]
  const store = {
    add: async (file: string) => {
      most = Math.max(most, ++under)
      await new Promise((resolve) => setTimeout(resolve, 1))
      under--
      kept.push(file)
    },
  }
  const self = {
    addEventListener: (type: string, hear: (event: object) => void) => hears.set(type, hear),
    skipWaiting: () => {
      isOver = true
    },
  }
  const script = SCRIPT.replace("['__FILES__']", JSON.stringify([...files, '/index.html']))
  new Function('self', 'location', 'caches', 'fetch', script)(self, { origin: HOUSE }, { open: async () => store }, () => {})
  let done: Promise<unknown> = Promise.resolve()
  hears.get('install')?.({
    waitUntil: (work: Promise<unknown>) => {
      done = work
    },
  })
  await done
  expect(isOver).toBe(true)
  expect([...kept].sort()).toEqual([...files, '/'].sort())
  expect(most).toBe(2)
})
