/**
 * The service worker. Built files have their hash in the name, so what is stored never grows stale. A table, and what leads to one, opens from the
 * stored shell at once, on a line that hardly carries anything as in a tunnel; a new version is fetched meanwhile and is there the next time. Other
 * pages, and any page that is loaded again on purpose, ask the network first. Calls to the server pass by.
 */
const VERSION = '__VERSION__'
const FILES = ['__FILES__']
const STORE = `branchline-${VERSION}`
const PACKS = 'packs'
/** A browser has six lines to a server: who opens a table meanwhile gets the rest of them. */
const AT_A_TIME = 2
const WITH_TABLES = /^\/($|(play|t|new|learn|puzzles)\/)/

self.addEventListener('install', (event) => {
  // A browser that can takes built files from the store by itself, without starting this script.
  event.addRoutes?.({ condition: { urlPattern: '/assets/*' }, source: 'cache' })
  event.waitUntil(keepAll(FILES.filter((path) => path !== '/index.html').concat('/')).then(() => self.skipWaiting()))
})

async function keepAll(files) {
  const store = await caches.open(STORE)
  const waiting = [...files]
  const fetchOn = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await store.add(file)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, fetchOn))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      // Pages that are open were made by the version before, and fetch some of their parts later.
      .then((names) => names.filter((name) => name.startsWith('branchline-') && name !== STORE).slice(0, -1))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** A notice from the server, encrypted for this device: what it says is shown, whatever page is open. */
self.addEventListener('push', (event) => {
  let said = {}
  try {
    said = event.data?.json() ?? {}
  } catch {
    // A browser insists that something is shown for every message, readable or not.
  }
  const { title = 'Branchline', body = '', url = '/', tag = 'branchline' } = said
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, renotify: true, icon: '/icon.svg', badge: '/icon.svg', data: { url } }),
  )
})

/** Opens the position the notice is about: in a page that is open already, or in a new one. Never an address of another house. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { pathname, search } = new URL(event.notification.data?.url ?? '/', location.origin)
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // A page that shows this table already is better than one that shows another.
    const table = (path) => path.split('@')[0]
    const page = pages.find(({ url }) => table(new URL(url).pathname) === table(pathname)) ?? pages[0]
    if (page === undefined) return self.clients.openWindow(pathname + search)
    try {
      await page.focus()
      return await page.navigate(pathname + search)
    } catch {
      // A page this worker does not look after cannot be led anywhere.
      return self.clients.openWindow(pathname + search)
    }
  }
  event.waitUntil(open())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    const isWanted = request.cache === 'default' && WITH_TABLES.test(url.pathname)
    const kept = () => shell().catch(() => undefined)
    event.respondWith(isWanted ? kept().then((stored) => stored ?? fetch(request)) : fetch(request).catch(kept))
    return
  }
  if (url.pathname.startsWith('/packs/')) {
    event.respondWith(fetchedOrKept(request))
    return
  }
  event.respondWith(caches.match(request, { ignoreVary: true }).then((stored) => stored ?? fetch(request)))
})

/** Of this version: that of the one before is kept too, for its pages. */
async function shell() {
  const store = await caches.open(STORE)
  return store.match('/', { ignoreVary: true })
}

/** Packs are the server's, built when their makers like: asked for there first, and kept for when it cannot be reached. */
async function fetchedOrKept(request) {
  const store = await caches.open(PACKS)
  try {
    const answer = await fetch(request)
    if (answer.ok) await store.put(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await store.match(request, { ignoreVary: true })
    if (kept === undefined) throw error
    return kept
  }
}
