/**
 * The service worker. Built files have their hash in the name, so what is stored never grows stale; a page asks the network
 * first and falls back to the stored shell, so that an installed Branchline opens in a tunnel. Calls to the server pass by.
 */
const VERSION = '__VERSION__'
const FILES = ['__FILES__']
const STORE = `branchline-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(FILES.filter((path) => path !== '/index.html').concat('/')))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('branchline-') && name !== STORE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')))
    return
  }
  event.respondWith(caches.match(request, { ignoreVary: true }).then((stored) => stored ?? fetch(request)))
})
