// Stands within the built page itself (see build/aheadOfScripts.ts): it runs with the first answer of the server.
// Before the first paint: the theme and language chosen on this device, so that no page flashes; the table as it was last seen here (see
// store/keptBoards.ts); and what this page will be made of is asked for at once, not when the script that needs it has come: on a slow line each
// question asked late costs the way there and back.

const isThere = (root) => root.querySelector('main, button') !== null
const takeDown = () => document.getElementById('early')?.remove()

const lay = (element, id, [left, top, width, height]) => {
  element.id = id
  Object.assign(element.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  return element
}

const pictureOf = (board) => {
  // Whatever the store holds, nothing is fetched or run by it.
  if (!/^data:image\/(webp|png);base64,/.test(board.image)) throw new Error('damaged')
  const picture = document.createElement('div')
  picture.id = 'early'
  picture.ariaHidden = 'true'
  // Nothing half begun is seen through it.
  Object.assign(picture.style, { position: 'fixed', inset: 0, backgroundColor: board.colours[0], cursor: 'progress' })
  const image = lay(document.createElement('img'), 'early-image', board.place)
  // With the very frame in which it is put up.
  image.decoding = 'sync'
  image.src = board.image
  picture.append(image)
  const taps = board.taps.map(([name, ...place]) => ({ name: String(name), place }))
  picture.addEventListener('click', (click) => keepTap(picture, board, tapAt(taps, click), click))
  return picture
}

/** Of what lies there that whose middle is nearest. */
const tapAt = (taps, { clientX: x, clientY: y }) => {
  const far = ({ place: [left, top, width, height] }) => Math.hypot(left + width / 2 - x, top + height / 2 - y)
  const isHit = ({ place: [left, top, width, height] }) => x >= left && x <= left + width && y >= top && y <= top + height
  return taps.filter(isHit).sort((one, other) => far(one) - far(other))[0]
}

/** A tap on what can be chosen is answered at once by a ring, and done when the table stands: see table/earlyTap.ts. */
const keepTap = (picture, { address, n, colours }, tapped, { clientX, clientY, pointerType }) => {
  if (tapped === undefined) return
  const { name, place } = tapped
  window.earlyTap = { address, n, name, clientX, clientY, pointerType }
  const [left, top, width, height] = place
  const ring = lay(document.createElement('div'), 'early-ring', [left - 4, top - 4, width + 8, height + 8])
  Object.assign(ring.style, { borderRadius: name.startsWith('place') ? '50%' : '10px', boxShadow: `0 0 0 3px ${colours[1]}` })
  document.getElementById('early-ring')?.remove()
  picture.append(ring)
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

/** Letters are asked for by the first frame that has them in it. */
const whenLettersAreThere = (act) => requestAnimationFrame(() => requestAnimationFrame(() => document.fonts.ready.then(act)))

/**
 * The picture goes when what is real is drawn in its own letters, and when nothing will be. From the first of it on taps are for what is real; what is
 * only looked at may come after it (table/pictured.ts).
 */
const takeDownWithFirst = (root) => {
  new MutationObserver((_changes, watch) => {
    if (!isThere(root)) return
    // What was damaged is down already.
    const picture = document.getElementById('early')
    if (picture !== null) picture.style.pointerEvents = 'none'
    if (root.querySelector('[data-partly]') !== null) return
    watch.disconnect()
    if (picture === null) return
    setTimeout(takeDown, 300)
    whenLettersAreThere(takeDown)
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['data-partly'] })
  addEventListener('error', takeDown, true)
  addEventListener('unhandledrejection', takeDown)
}

const AS = { css: 'style', woff2: 'font' }

const asked = new Set()

const ask = (files) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    const as = AS[file.split('.').at(-1)]
    link.rel = as ? 'preload' : 'modulepreload'
    if (as) link.as = as
    // As the scripts that want it ask for it: what was asked for otherwise would be fetched a second time.
    link.crossOrigin = ''
    link.dataset.early = ''
    link.href = `/assets/${file}`
    document.head.append(link)
  }
}

const ownScriptRan = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))

/** Run as they come, while others are still on their way: rules and boards are worked out when they are first run. Not before the page's own first script. */
const begin = (files) =>
  ownScriptRan.then(() => {
    for (const file of files) if (file.endsWith('.js')) import(`/assets/${file}`).catch(() => undefined)
  })

/** Asked while the scripts are on their way; who needs the answer takes it from here (http/client.ts). */
const asking = (path) => {
  const answer = fetch(`/api${path}`, { headers: { 'accept-language': document.documentElement.lang } })
  // Whoever takes it is told.
  answer.catch(() => undefined)
  window.earlyAnswers = { ...window.earlyAnswers, [path]: answer }
  return answer.then((one) => one.clone().json())
}

/** What a table at the server is only the server knows; and how the game stands, as soon as it is known to have begun. */
const askForTable = async (id) => {
  const invite = new URLSearchParams(location.search).get('invite')
  const query = invite ? `?invite=${invite}` : ''
  const { table } = await asking(`/tables/${id}${query}`)
  if (table.status !== 'open') asking(`/tables/${id}/position${query}`).catch(() => undefined)
  return table
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
  const isOnline = first === 't' && /^[\w-]+$/.test(second)
  // Boards are long: read before the rest is asked for only where nothing else tells the title.
  let board = isOnline && boardHere()
  const wished = chosen.locale || navigator.language.slice(0, 2)
  const locale = ahead.languages[wished] ? wished : 'en'
  const named = (numbers = []) => numbers.map((at) => ahead.files[at])
  const prepare = (page, title, ofTitle = named(ahead.titles[title])) => {
    const more = [title, locale].flatMap((key) => ahead.more[page + key] || [])
    if (ahead.pages[page]) ask([...ofTitle, ...named([...ahead.pages[page], ...ahead.languages[locale], ...more])])
    begin(ofTitle)
  }
  const page = third === '' ? first : `${first}/`
  const isReplay = first === 'replay'
  const addressed = isReplay ? /&g=([\w-]+)/.exec(location.hash)?.[1] : third === '' ? '' : second
  const prepareTable = ({ game, status }) =>
    status === 'open' ? prepare('t/room', game, named(ahead.rules[game])) : prepare('t/table', game)
  const told = isOnline
    ? askForTable(second).then(prepareTable)
    : isReplay && /^\w+$/.test(second) && asking(`/tables/${second}/record`).then(({ game }) => prepare(page, game))
  if (told) told.catch(() => undefined)
  prepare(page, table ? table.record.game : addressed)
  if (board) prepare('t/table', board.game)
  if (navigator.serviceWorker?.controller) {
    // Scripts that it has kept are here as soon as a picture would be, and that would hold them up by a second on a slow phone. So are letters: when
    // the page is laid out without them it is laid out twice. On a slow line they would hold up the scripts.
    board = undefined
    if (ahead.pages[page]) ask(named(ahead.letters))
  } else if (table) board = boardHere()
  const theme = dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const look = `${locale} ${theme} ${dataset.contrast || ''}`
  // What a server holds may have gone on; what this device holds is known.
  const isAsSeen = board && number === undefined && (!table || table.record.moves.length === board.n)
  if (isAsSeen && board.look === look && board.window[0] === innerWidth && board.window[1] === innerHeight) putUp(pictureOf(board))
} catch {}
