// Stands within the built page itself (see build/aheadOfScripts.ts): it runs with the first answer of the server.
// Before the first paint: the theme and language chosen on this device, so that no page flashes; the board as it was last seen here (see
// store/keptBoards.ts); and what this page will be made of is asked for at once, not when the script that needs it has come: on a slow line each
// question asked late costs the way there and back.

const isThere = (root) => root.querySelector('main, button') !== null
const takeDown = () => document.getElementById('early')?.remove()

const boxOf = (id, html, [left, top, width, height]) => {
  const box = document.createElement('div')
  box.id = id
  box.innerHTML = html
  Object.assign(box.style, { position: 'fixed', left, top, width, height, contain: 'strict', cursor: 'progress' })
  return box
}

const pictureOf = (board) => {
  const drawing = boxOf(
    'early-board',
    board.svg,
    board.place.map((length) => `${length}px`),
  )
  if (drawing.firstChild.localName !== 'svg') throw new Error('damaged')
  const picture = document.createElement('div')
  picture.id = 'early'
  picture.ariaHidden = 'true'
  // Nothing half begun is seen through it.
  Object.assign(picture.style, { position: 'fixed', inset: 0, background: 'var(--paper)' })
  // Letters that are not on this device would be fetched before the scripts.
  picture.style.setProperty('--serif', 'Georgia, serif')
  picture.style.setProperty('--sans', '"Gill Sans", "Segoe UI", system-ui, sans-serif')
  const style = document.createElement('style')
  style.textContent = board.styles
  picture.append(style, drawing)
  picture.addEventListener('click', (click) => keepTap(picture, board, click))
  return picture
}

/** What stands around the board comes a frame later: the board is seen sooner, and meanwhile the scripts are on their way. */
const putUpAround = (picture, around) => {
  if (!around) return
  const put = () => {
    if (!picture.isConnected) return
    const box = boxOf('early-around', around, [0, 0, '100%', '100%'])
    // Where nothing stands in it the board below is tapped.
    Object.assign(box.style, { display: 'grid', pointerEvents: 'none' })
    picture.append(box)
  }
  requestAnimationFrame(() => setTimeout(put))
}

/** A tap on what can be chosen is answered at once by a ring, and done when the table stands: see table/earlyTap.ts. */
const keepTap = (picture, { address, n }, { target, clientX, clientY, pointerType }) => {
  const tapped = target.closest('[data-tap]')
  if (tapped === null) return
  window.earlyTap = { address, n, name: tapped.dataset.tap, clientX, clientY, pointerType }
  const { left, top, width, height } = tapped.getBoundingClientRect()
  const [place, around] = [[left - 4, top - 4, width + 8, height + 8].map((length) => `${length}px`), '0 0 0 3px var(--spot, #a33)']
  const ring = boxOf('early-ring', '', place)
  Object.assign(ring.style, { borderRadius: tapped.localName === 'g' ? '50%' : '10px', boxShadow: around, pointerEvents: 'none' })
  document.getElementById('early-ring')?.remove()
  picture.append(ring)
}

/** As soon as the page has a place for it. */
const putUp = (picture, board, locale) =>
  new MutationObserver((_changes, watch) => {
    const root = document.getElementById('root')
    if (root === null) return
    watch.disconnect()
    if (isThere(root)) return
    document.body.append(picture)
    dontWaitForStyles()
    if (board.locale === locale) putUpAround(picture, board.around)
    takeDownWithFirst(root)
  }).observe(document, { childList: true, subtree: true })

/** What a picture needs it has with it: it is painted before the page's own styles have come, which else hold up everything. */
const dontWaitForStyles = () => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    if (link.sheet) continue
    link.media = 'not all'
    link.onload = () => link.removeAttribute('media')
  }
}

/** The picture goes in the very frame in which something real is drawn, and when nothing will be. */
const takeDownWithFirst = (root) => {
  new MutationObserver((_changes, watch) => {
    if (!isThere(root)) return
    watch.disconnect()
    takeDown()
  }).observe(root, { childList: true, subtree: true })
  addEventListener('error', takeDown, true)
  addEventListener('unhandledrejection', takeDown)
}

const ask = (files) => {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    // As the scripts that want it ask for it: what was asked for otherwise would be fetched a second time.
    link.crossOrigin = ''
    link.dataset.early = ''
    link.href = `/assets/${file}`
    document.head.append(link)
  }
}

try {
  const ahead = __AHEAD__
  const kept = (key) => JSON.parse(localStorage.getItem(`branchline.${key}`))
  const chosen = kept('settings') || {}
  const { dataset } = document.documentElement
  if (chosen.theme === 'light' || chosen.theme === 'dark') dataset.theme = chosen.theme
  if (chosen.contrast === 'more') dataset.contrast = 'more'
  if (/^[a-z]{2}$/.test(chosen.locale)) document.documentElement.lang = chosen.locale
  const [address, number] = location.pathname.split('@')
  const [first, second = '', third = ''] = address.slice(1).split('/')
  const table = first === 'play' && kept(`table.${second}`)
  const boardHere = () => (kept('boards') || []).find((one) => one.address === address)
  // Boards are long: read before the rest is asked for only where nothing else tells the title.
  let board = first === 't' && boardHere()
  const page = ahead.pages[third === '' ? first : `${first}/`]
  const title = table ? table.record.game : board ? board.game : third === '' ? '' : second
  const wished = chosen.locale || navigator.language.slice(0, 2)
  const locale = ahead.languages[wished] ? wished : 'en'
  const wanted = new Set(page && [...page, ...ahead.languages[locale], ...(ahead.titles[title] || [])])
  ask(Array.from(wanted, (at) => ahead.files[at]))
  // Scripts that a service worker has kept are here as soon as a picture would be, and it would hold them up by a second on a slow phone.
  if (navigator.serviceWorker?.controller) board = undefined
  else if (table) board = boardHere()
  // What a server holds may have gone on; what this device holds is known.
  const isAsSeen = board && number === undefined && (!table || table.record.moves.length === board.n)
  if (isAsSeen && board.window[0] === innerWidth && board.window[1] === innerHeight) putUp(pictureOf(board), board, locale)
} catch {}
