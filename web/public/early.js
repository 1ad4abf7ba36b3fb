// Stands within the built page itself (see build/aheadOfScripts.ts): it runs with the first answer of the server.
// Before the first paint: the theme and language chosen on this device, so that no page flashes; the board as it was last seen here (see
// store/keptBoards.ts); and what this page will be made of is asked for at once, not when the script that needs it has come: on a slow line each
// question asked late costs the way there and back.

const isThere = (root) => root.querySelector('main, button') !== null
const takeDown = () => document.getElementById('early')?.remove()

const pictureOf = ({ place, styles, svg }) => {
  const picture = document.createElement('div')
  picture.innerHTML = svg
  if (picture.firstChild.localName !== 'svg') throw new Error('damaged')
  picture.id = 'early'
  picture.inert = true
  picture.ariaHidden = 'true'
  const [left, top, width, height] = place.map((length) => `${length}px`)
  Object.assign(picture.style, { position: 'fixed', left, top, width, height, contain: 'strict', cursor: 'progress' })
  // Letters that are not on this device would be fetched before the scripts.
  if (!navigator.serviceWorker?.controller) {
    picture.style.setProperty('--serif', 'Georgia, serif')
    picture.style.setProperty('--sans', '"Gill Sans", "Segoe UI", system-ui, sans-serif')
  }
  const style = document.createElement('style')
  style.textContent = styles
  picture.prepend(style)
  return picture
}

/** As soon as the page has a place for it. */
const putUp = (picture) =>
  new MutationObserver((_changes, watch) => {
    const root = document.getElementById('root')
    if (root === null) return
    watch.disconnect()
    if (isThere(root)) return
    document.body.append(picture)
    dontWaitForStyles()
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
  const board = (first === 't' || table) && (kept('boards') || []).find((one) => one.address === address)
  const page = ahead.pages[third === '' ? first : `${first}/`]
  const title = table ? table.record.game : board ? board.game : third === '' ? '' : second
  const language = ahead.languages[chosen.locale || navigator.language.slice(0, 2)] || ahead.languages.en
  const wanted = new Set(page && [...page, ...language, ...(ahead.titles[title] || [])])
  ask(Array.from(wanted, (at) => ahead.files[at]))
  // What a server holds may have gone on; what this device holds is known.
  const isAsSeen = board && number === undefined && (!table || table.record.moves.length === board.n)
  if (isAsSeen && board.window[0] === innerWidth && board.window[1] === innerHeight) putUp(pictureOf(board))
} catch {}
