/** Addresses. Every page and every position of every game has one; this file is the only one that knows how they are written. */
import { useSyncExternalStore } from 'react'
import { observed } from '../store/observed.ts'

export type Route =
  | { readonly page: 'home' }
  | {
      readonly page: 'new'
      readonly game: string
      readonly mode: 'bots' | 'hotseat' | 'online'
      readonly club?: string
      readonly isPublic?: boolean
    }
  /** A table on this device. */
  | { readonly page: 'play'; readonly id: string; readonly at?: number }
  /** A table on the server. */
  | { readonly page: 'table'; readonly id: string; readonly at?: number; readonly invite?: string }
  | { readonly page: 'rules'; readonly game: string; readonly clause?: string }
  /** The lessons of a title, and one of them; from the start, also where it was left in the middle. */
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string; readonly isAnew?: boolean }
  /** The puzzles of a title, and one of them: its id, or `today`. */
  | { readonly page: 'puzzles'; readonly game: string }
  | { readonly page: 'puzzle'; readonly game: string; readonly puzzle: string }
  | { readonly page: 'replay'; readonly table?: string; readonly at?: number }
  /** `part`: what of it is to be seen first; `table`: the address of the one they were opened from. */
  | { readonly page: 'settings'; readonly part?: string; readonly table?: string }
  /** `code`: a link that signs this device in. */
  | { readonly page: 'account'; readonly code?: string }
  | { readonly page: 'statistics' }
  | { readonly page: 'tournaments' }
  | { readonly page: 'daily' }
  | { readonly page: 'new-tournament' }
  | { readonly page: 'tournament'; readonly id: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'clubs' }
  | { readonly page: 'host'; readonly code?: string }
  | { readonly page: 'club'; readonly id: string; readonly invite?: string }
  | { readonly page: 'person'; readonly id: string }
  /** A link out of a letter. */
  | { readonly page: 'answer'; readonly token: string }
  | { readonly page: 'design' }
  | { readonly page: 'lost' }

export function readRoute(url: URL): Route {
  const [first = '', second = '', ...rest] = url.pathname.split('/').slice(1).map(decodeURIComponent)
  if (first === 'learn' && second !== '' && rest.length === 1) {
    return { page: 'lesson', game: second, lesson: rest[0], ...(url.searchParams.has('anew') ? { isAnew: true } : {}) }
  }
  if (first === 'puzzles' && second !== '' && rest.length === 1) return { page: 'puzzle', game: second, puzzle: rest[0] }
  if (rest.length > 0) return { page: 'lost' }
  const position = /^([A-Za-z0-9-]+)(?:@(\d+))?$/.exec(second)
  const at = position?.[2] === undefined ? {} : { at: Number(position[2]) }
  if (first === '' && second === '') return { page: 'home' }
  if (first === 'new' && second !== '') {
    const club = url.searchParams.get('club')
    const isPublic = url.searchParams.get('seen') === 'public' ? { isPublic: true } : {}
    return { page: 'new', game: second, mode: modeOf(url.searchParams.get('mode')), ...(club ? { club } : {}), ...isPublic }
  }
  if (first === 'play' && position) return { page: 'play', id: position[1], ...at }
  if (first === 't' && position) {
    const invite = url.searchParams.get('invite')
    return { page: 'table', id: position[1], ...at, ...(invite ? { invite } : {}) }
  }
  if (first === 'rules' && second !== '') {
    const clause = decodeURIComponent(url.hash.slice(1))
    return { page: 'rules', game: second, ...(clause ? { clause } : {}) }
  }
  if (first === 'learn' && second !== '') return { page: 'learn', game: second }
  if (first === 'puzzles' && second !== '') return { page: 'puzzles', game: second }
  if (first === 'replay') return { page: 'replay', ...(position ? { table: position[1] } : {}), ...at }
  if (first === 'settings' && second === '') {
    const table = url.searchParams.get('table')
    const isTable = table !== null && /^\/(play|t|learn|puzzles|replay)\/[^/]/.test(table)
    return { page: 'settings', ...(url.hash.length > 1 ? { part: url.hash.slice(1) } : {}), ...(isTable ? { table } : {}) }
  }
  if (first === 'account' && second === '') return { page: 'account' }
  if (first === 'statistics' && second === '') return { page: 'statistics' }
  if (first === 'daily' && second === '') return { page: 'daily' }
  if (first === 'tournaments' && second === '') return { page: 'tournaments' }
  if (first === 'tournaments') return second === 'new' ? { page: 'new-tournament' } : { page: 'tournament', id: second }
  if (first === 'lobby' && second === '') return { page: 'lobby' }
  if (first === 'host' && second === '') return { page: 'host', ...(url.hash.length > 1 ? { code: url.hash.slice(1) } : {}) }
  if (first === 'clubs') {
    if (second === '') return { page: 'clubs' }
    const invite = url.searchParams.get('invite')
    return { page: 'club', id: second, ...(invite ? { invite } : {}) }
  }
  if (first === 'people' && second !== '') return { page: 'person', id: second }
  // A one-time code stands behind the #, where no log sees it.
  if (first === 'link' && second === '') return { page: 'account', ...(url.hash.length > 1 ? { code: url.hash.slice(1) } : {}) }
  if (first === 'a' && second !== '') return { page: 'answer', token: second }
  if (first === 'design' && second === '') return { page: 'design' }
  return { page: 'lost' }
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'new':
      return `/new/${route.game}?mode=${route.mode}${route.club ? `&club=${route.club}` : ''}${route.isPublic ? '&seen=public' : ''}`
    case 'play':
      return `/play/${route.id}${position(route.at)}`
    case 'table':
      return `/t/${route.id}${position(route.at)}${route.invite ? `?invite=${route.invite}` : ''}`
    case 'rules':
      return `/rules/${route.game}${route.clause ? `#${route.clause}` : ''}`
    case 'learn':
      return `/learn/${route.game}`
    case 'lesson':
      return `/learn/${route.game}/${route.lesson}${route.isAnew ? '?anew' : ''}`
    case 'puzzles':
      return `/puzzles/${route.game}`
    case 'puzzle':
      return `/puzzles/${route.game}/${route.puzzle}`
    case 'replay':
      return `/replay${route.table ? `/${route.table}${position(route.at)}` : ''}`
    case 'settings':
      return `/settings${route.table ? `?table=${encodeURIComponent(route.table)}` : ''}${route.part ? `#${route.part}` : ''}`
    case 'new-tournament':
      return '/tournaments/new'
    case 'tournament':
      return `/tournaments/${route.id}`
    case 'person':
      return `/people/${route.id}`
    case 'club':
      return `/clubs/${route.id}${route.invite ? `?invite=${route.invite}` : ''}`
    case 'answer':
      return `/a/${route.token}`
    default:
      return `/${route.page}`
  }
}

const position = (at: number | undefined) => (at === undefined ? '' : `@${at}`)
const modeOf = (mode: string | null) => (mode === 'hotseat' || mode === 'online' ? mode : 'bots')

let known: { readonly href: string; readonly route: Route } = { href: '', route: { page: 'home' } }
const shown = observed(() => {
  // The same address is the same object, however often the browser says that it may be another.
  if (known.href !== location.href) known = { href: location.href, route: readRoute(new URL(location.href)) }
  return known.route
})

export function go(to: Route | string, how: 'push' | 'replace' = 'push'): void {
  const path = typeof to === 'string' ? to : pathOf(to)
  if (path === location.pathname + location.search + location.hash) return
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  shown.changed()
}

function subscribe(listener: () => void): () => void {
  const leave = shown.subscribe(listener)
  // By the same function: however many look, the browser calls it once.
  addEventListener('popstate', shown.changed)
  addEventListener('hashchange', shown.changed)
  return leave
}

export function useRoute(): Route {
  return useSyncExternalStore(subscribe, shown.now)
}

/** Clicks on our own addresses stay in the page; everything else is left to the browser. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (anchor === null || anchor.target !== '' || anchor.hasAttribute('download') || anchor.origin !== location.origin) return
  const url = new URL(anchor.href)
  if (url.pathname === location.pathname && url.hash !== '' && url.search === location.search && !url.pathname.startsWith('/rules/')) return
  if (url.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(url.pathname + url.search + url.hash)
  if (url.hash === '') scrollTo(0, 0)
}
