/**
 * Walking a board by keyboard: arrows go to the nearest place in that direction, Shift with a letter to the next place whose name begins so,
 * Home and End to the first and last lit target. A place is any element with `data-walk="x y"` (board units), inside of or equal to what
 * takes focus; `data-name` is what letters look for.
 */

/** A key event of React or of the browser. */
interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly target: EventTarget | null
  readonly currentTarget: Element
  preventDefault(): void
  stopPropagation(): void
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** To be set as `onKeyDown` on the element that holds the places. */
export function walk(event: KeyPress): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const here = event.target instanceof Element ? placeWithin(event.target) : null
  const direction = DIRECTIONS[event.key]
  const places = [...event.currentTarget.querySelectorAll('[data-walk]')]
  if (event.shiftKey) {
    if (!/^\p{L}$/u.test(event.key)) return
    focusPlace(named(places, here, event.key))
  } else if (direction !== undefined) focusPlace(here === null ? places[0] : nearest(places, here, direction))
  else if (event.key === 'Home' || event.key === 'End') {
    const targets = places.filter((place) => focusable(place)?.getAttribute('role') === 'button')
    focusPlace(targets.at(event.key === 'Home' ? 0 : -1))
  } else return
  event.preventDefault()
  event.stopPropagation()
}

/** Where an element says that it stands, in board units, before anything can be measured: as a place, or with `data-at="x y"` where nobody walks. */
export function standsAt(element: Element): readonly [number, number] | null {
  const place = placeWithin(element)
  if (place !== null) return pointOf(place)
  const at = element.getAttribute('data-at')
  return at === null ? null : numbersOf(at)
}

const placeWithin = (element: Element) => element.closest('[data-walk]') ?? element.querySelector('[data-walk]')
const focusable = (place: Element | null | undefined) => place?.closest<SVGElement>('[tabindex]')

function focusPlace(place: Element | null | undefined): void {
  focusable(place)?.focus()
}

function numbersOf(point: string): readonly [number, number] {
  const [x = 0, y = 0] = point.split(' ').map(Number)
  return [x, y]
}

function pointOf(place: Element): readonly [number, number] {
  return numbersOf(place.getAttribute('data-walk') ?? '')
}

/** The nearest place ahead; what lies aside of the direction counts as farther. */
function nearest(places: readonly Element[], here: Element, [dx, dy]: readonly [number, number]): Element | null {
  const [x, y] = pointOf(here)
  let [best, least]: [Element | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const place of places) {
    const [px, py] = pointOf(place)
    const ahead = (px - x) * dx + (py - y) * dy
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx)
    if (ahead <= 0.5 || aside > ahead * 2.2) continue
    const far = Math.hypot(ahead, aside * 2)
    if (far < least) [best, least] = [place, far]
  }
  return best
}

function named(places: readonly Element[], here: Element | null, letter: string): Element | undefined {
  const wanted = letter.toLocaleLowerCase()
  const found = places.filter((place) => place.getAttribute('data-name')?.toLocaleLowerCase().startsWith(wanted))
  return found[(here === null ? -1 : found.indexOf(here)) + 1] ?? found[0]
}
