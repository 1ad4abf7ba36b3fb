// Before the first paint: the theme and language chosen on this device, so that no page flashes; the board as it was last seen here (see
// store/keptBoards.ts); and what this page will be made of is asked for at once, not when the script that needs it has come: on a slow line each
// question asked late costs the way there and back.
const isThere = (root) => root.querySelector('main, button') !== null
const takeDown = () => document.getElementById('early')?.remove()

const putUp = async ({ window: [width, height], place, drawing }) => {
  if (width !== innerWidth || height !== innerHeight) return
  const packed = new Blob([Uint8Array.from(atob(drawing), (letter) => letter.charCodeAt(0))])
  const unpacked = new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw')))
  const [styles, drawn] = (await unpacked.text()).split('\0')
  while (document.body === null) await new Promise(requestAnimationFrame)
  const root = document.getElementById('root')
  if (isThere(root)) return
  const picture = document.createElement('div')
  picture.id = 'early'
  picture.inert = true
  picture.ariaHidden = 'true'
  const [left, top, wide, high] = place.map((length) => `${length}px`)
  Object.assign(picture.style, { position: 'fixed', left, top, width: wide, height: high, contain: 'strict', cursor: 'progress' })
  // Letters that are not on this device would be fetched before the scripts.
  if (!navigator.serviceWorker?.controller) {
    picture.style.setProperty('--serif', 'Georgia, serif')
    picture.style.setProperty('--sans', '"Gill Sans", "Segoe UI", system-ui, sans-serif')
  }
  const style = document.createElement('style')
  style.textContent = styles
  picture.append(style, document.importNode(new DOMParser().parseFromString(drawn, 'image/svg+xml').documentElement, true))
  document.body.append(picture)
  // It goes in the very frame in which something real is drawn, and when nothing will be.
  new MutationObserver((_changes, watch) => {
    if (!isThere(root)) return
    watch.disconnect()
    takeDown()
  }).observe(root, { childList: true, subtree: true })
  addEventListener('error', takeDown, true)
  addEventListener('unhandledrejection', takeDown)
}

try {
  const ahead = JSON.parse('__AHEAD__')
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
  // What a server holds may have gone on; what this device holds is known.
  if (board && number === undefined && (!table || table.record.moves.length === board.n)) putUp(board).catch(takeDown)
  const page = ahead.pages[third === '' ? first : `${first}/`]
  const title = table ? table.record.game : board ? board.game : third === '' ? '' : second
  const language = ahead.languages[chosen.locale || navigator.language.slice(0, 2)] || ahead.languages.en
  for (const at of new Set(page && [...page, ...language, ...(ahead.titles[title] || [])])) {
    const link = document.createElement('link')
    const file = ahead.files[at]
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    // As the scripts that want it ask for it: what was asked for otherwise would be fetched a second time.
    link.crossOrigin = ''
    link.dataset.early = ''
    link.href = `/assets/${file}`
    document.head.append(link)
  }
} catch {}
