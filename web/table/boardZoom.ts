/** How a board is zoomed and moved: never beyond its edges, whole at first or close up, and towards what is lit. */
import { standsAt } from '@branchline/design'
import { PanZoom, Transform, WHOLE } from './panZoom.ts'

export interface BoardSize {
  readonly width: number
  readonly height: number
}

export type Side = 'left' | 'top' | 'right' | 'bottom'

/** One object: who keeps it sees that nothing has changed. */
export const NOTHING_BEYOND: Readonly<Record<Side, number>> = { left: 0, top: 0, right: 0, bottom: 0 }

type Corner = [number, number]

export interface Stance {
  readonly as: Transform
  readonly middle: Corner
  readonly laid: Laid | null
}

interface Laid {
  /** Of its place. */
  readonly wide: number
  /** Pixels for each unit of the board. */
  readonly scale: number
  readonly left: number
  readonly top: number
}

const NEAREST = 8
/** On a phone a position opens so near that letters and lit things can be read and hit. */
const CLOSE = 2.3
const CLOSEST = 3.2
/** Where a plan may go on to. */
const GOES_ON = '[data-extend]'
/** What a plan is about, and what is chosen: also by the coach, from beyond the edge. */
const IN_MIND = '[data-in-mind], [aria-pressed="true"][data-move]'
/** All that can be chosen, or is about to be. */
export const LIT = `[data-move], [data-start], ${IN_MIND}, ${GOES_ON}`
/** What the words of a lesson name. */
export const ABOUT = '[data-about]'
/** What a step of a recap is about: all that lies above its veil. */
export const RECAPPED = '[data-recapped] > * + *'
const SWIPE = 60
/** Hardly nearer than this it is seen as a whole. */
const WHOLE_BELOW = 1.05
/** A fingertip is 44 pixels wide; this many lit things under it are too many. */
const [FINGERTIP, CROWD, CROWD_ZOOM] = [22, 4, 2]
/** From the edge to beyond the small map, in pixels. */
const INSET = 112

export class BoardZoom {
  private readonly frame: SVGSVGElement
  private readonly size: BoardSize
  private readonly zooming: PanZoom
  /** Where it was last led to, to see all that is lit, and what was seen in the middle. */
  private led: Transform | null = null
  private middle: Corner
  /** Where the whole board lay in its place, in pixels, when it last found where it stands. */
  private laid: Laid | null = null
  private isTouched = false
  /** Where it stood when the position came: as long as nobody has moved it since, it goes where something is lit. */
  private still: Transform | null = null

  constructor(frame: SVGSVGElement, size: BoardSize, onZoom: (now: Transform) => void, onSwipeUp: () => void) {
    this.frame = frame
    this.size = size
    this.middle = [size.width / 2, size.height / 2]
    this.zooming = new PanZoom(frame, {
      most: NEAREST,
      kept: (transform) => this.kept(transform),
      changed: (now) => {
        const [[left, top], [right, bottom]] = this.visible()
        this.middle = [now.invertX((left + right) / 2), now.invertY((top + bottom) / 2)]
        this.laid = this.placement()
        onZoom(now)
      },
      // At the whole board there is nothing to move: a swipe up there means the tray.
      swiped: ([, from], [, to]) => this.isWhole && to - from < -SWIPE && onSwipeUp(),
    })
  }

  get now(): Transform {
    return this.zooming.now
  }

  get isWhole(): boolean {
    return this.now.k < WHOLE_BELOW
  }

  get isLit(): boolean {
    return this.frame.querySelector(LIT) !== null
  }

  /** Changes with whatever is lit. */
  signature(): string {
    const names = [...this.frame.querySelectorAll<SVGElement>(LIT)].map(
      ({ dataset, ariaPressed }) =>
        `${dataset.extend ?? dataset.move ?? dataset.start ?? dataset.at}${ariaPressed === 'true' ? ' chosen' : ''}`,
    )
    return names.join()
  }

  stop(): void {
    this.zooming.stop()
  }

  nearer(factor: number): void {
    const [[left, top], [right, bottom]] = this.visible()
    this.zooming.scale(factor, [(left + right) / 2, (top + bottom) / 2])
  }

  by(x: number, y: number): void {
    const { k, x: atX, y: atY } = this.now
    this.zooming.to(new Transform(k, atX + x * k, atY + y * k))
  }

  fit(): void {
    this.zooming.to(WHOLE)
  }

  /** Where it stands, and in what place. */
  get stance(): Stance {
    return { as: this.now, laid: this.laid, middle: this.middle }
  }

  /** As somebody had left it, though its place may have another height now. */
  stand({ as, laid, middle }: Stance): void {
    const now = this.placement()
    if (as.k < WHOLE_BELOW) this.fit()
    else if (this.isTouched && laid?.wide === now.wide) this.zooming.to(sameOnScreen(as, laid, now))
    else this.centre(...middle, as.k)
  }

  /** From now on it stays under the finger. */
  touch(): void {
    this.isTouched = true
  }

  /** Where so many lit things lie under one fingertip that nobody could tell them apart, the tap brings them nearer instead. */
  nearerAt(x: number, y: number): boolean {
    const spot = this.zooming.onFrame(x, y)
    const perPixel = Math.abs(this.zooming.onFrame(x + 1, y)[0] - spot[0])
    const isUnder = ([atX, atY]: Corner) =>
      Math.hypot(this.now.applyX(atX) - spot[0], this.now.applyY(atY) - spot[1]) <= FINGERTIP * perPixel
    if (this.now.k >= NEAREST || this.lit().filter(isUnder).length < CROWD) return false
    this.zooming.scale(CROWD_ZOOM, spot)
    return true
  }

  /** The middle of what is seen goes to a point of the board. */
  centre(x: number, y: number, k = this.now.k): void {
    const [[left, top], [right, bottom]] = this.visible()
    this.zooming.to(new Transform(k, (left + right) / 2 - x * k, (top + bottom) / 2 - y * k))
  }

  /** A close-up by what lit places say of where they stand, in a drawing that lies nowhere yet: whether they say it. */
  openCloseUp(drawing: Element): boolean {
    const lit = [...drawing.querySelectorAll(LIT)]
    const told = lit.map(standsAt).filter((place) => place !== null)
    const [x, y] = middleOf(told) ?? [this.size.width / 2, this.size.height / 2]
    this.centre(x, y, this.nearness())
    return lit.length === 0 || told.length > 0
  }

  /** So near that the board fills its place, centred on what is lit; `isAll`: on what a lesson names, else not so near that some of it lies beyond. */
  closeUp(isAll = false): void {
    const [[left, top], [right, bottom]] = this.visible()
    const places = this.litBoxes(isAll && this.frame.querySelector(ABOUT) !== null ? ABOUT : LIT)
    const [x, y] = middleOf(places.map(([from, to]) => middleOf([from, to]) as Corner)) ?? [this.size.width / 2, this.size.height / 2]
    const [wide, high] = isAll ? spanOf(places.flat()) : [0, 0]
    const whole = Math.min((right - left) / wide, (bottom - top) / high)
    this.centre(x, y, Math.max(1, Math.min(whole, this.nearness())))
    this.led = isAll ? this.now : null
  }

  /** The same, centred on a point of the screen. */
  closeUpAt(clientX: number, clientY: number): void {
    const [x, y] = this.zooming.onFrame(clientX, clientY)
    this.centre(this.now.invertX(x), this.now.invertY(y), this.nearness())
  }

  private nearness(): number {
    const [[left, top], [right, bottom]] = this.visible()
    const cover = Math.max((right - left) / this.size.width, (bottom - top) / this.size.height)
    return Math.min(CLOSEST, Math.max(CLOSE, cover))
  }

  /**
   * Its place has another shape. When only the words beneath it have grown or gone it stays where it is, and its foot is covered or comes to light: a board
   * that moved would move away under the finger. Else, and before anybody has touched it, what was in the middle stays there. What it was led to is seen.
   */
  resized(): void {
    if (this.isWhole) this.fit()
    else if (this.now === this.led) this.closeUp(true)
    else {
      const isStill = this.now === this.still
      const [before, after] = [this.laid, this.placement()]
      if (this.isTouched && before !== null && before.wide === after.wide) this.zooming.to(sameOnScreen(this.now, before, after))
      else this.centre(...this.middle)
      if (isStill) this.reveal(true)
    }
  }

  /**
   * Nothing that is lit is in view, or only at the edge or under the small map: the nearest of it comes there. Of a plan all is wanted that it may go on to,
   * and what it is about as soon as it is made, unless it was tapped on the board itself: it was seen there. A board that somebody has moved since
   * stays there, whatever others do.
   */
  reveal(isPlanned = false, isTapped = false): void {
    if (!isTapped || this.frame.querySelector(GOES_ON) !== null) this.goToLit(isPlanned && !isTapped ? `${GOES_ON}, ${IN_MIND}` : GOES_ON)
    this.still = this.now
  }

  private goToLit(wanted: string): void {
    if (this.isWhole) return
    const goesOn = this.lit(wanted)
    const lit = goesOn.length > 0 ? goesOn : this.lit()
    const [[left, top], [right, bottom]] = this.visible()
    const at = ([x, y]: Corner): Corner => [this.now.applyX(x), this.now.applyY(y)]
    const perPixel = (right - left) / (this.frame.clientWidth || 1)
    // A plan is looked for by whoever makes it; what comes with a new position is not noticed at the very edge.
    const edge = (goesOn.length > 0 ? FINGERTIP : 2 * FINGERTIP) * perPixel
    const isSeen = ([x, y]: Corner) => x > left + edge && x < right - edge && y > top + edge && y < bottom - edge
    // Nothing is sought under the small map, which lies in one of these corners.
    const map = INSET * perPixel
    const isFree = ([x, y]: Corner) => y > top + map || (x > left + map && x < right - map)
    const seen = lit.filter((place) => isSeen(at(place)) && isFree(at(place)))
    if (seen.length === lit.length || (goesOn.length === 0 && seen.length > 0)) return
    const middle = middleOf(goesOn)
    if (middle !== null) return this.centre(...middle)
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
    const far = (place: Corner) => Math.hypot(at(place)[0] - cx, at(place)[1] - cy)
    const [x, y] = lit.reduce((best, place) => (far(place) < far(best) ? place : best))
    this.centre(x, y)
  }

  /** What a step of a recap tells is seen, all of it if there is room. */
  showRecapped(): void {
    const corners = this.litBoxes(RECAPPED).flat()
    const middle = middleOf(corners)
    if (this.isWhole || middle === null) return
    const [[left, top], [right, bottom]] = this.visible()
    const isSeen = ([x, y]: Corner) => {
      const [atX, atY] = [this.now.applyX(x), this.now.applyY(y)]
      return atX > left && atX < right && atY > top && atY < bottom
    }
    if (corners.every(isSeen)) return
    const [wide, high] = spanOf(corners)
    this.centre(...middle, Math.max(1, Math.min(this.now.k, (right - left) / wide, (bottom - top) / high)))
  }

  /** How many lit things lie beyond each side of what is seen. */
  beyond(): Readonly<Record<Side, number>> {
    // Before anything is measured, which makes the browser lay out the page in the frame of the move.
    if (this.isWhole) return NOTHING_BEYOND
    const found = { ...NOTHING_BEYOND }
    const [[left, top], [right, bottom]] = this.visible()
    for (const place of this.lit()) {
      const [x, y] = [this.now.applyX(place[0]), this.now.applyY(place[1])]
      if (x < left) found.left++
      else if (x > right) found.right++
      else if (y < top) found.top++
      else if (y > bottom) found.bottom++
    }
    return found
  }

  /** Goes to the nearest lit thing beyond a side. */
  goBeyond(side: Side): void {
    const [[left, top], [right, bottom]] = this.visible()
    const far = {
      left: ([x]: Corner) => left - this.now.applyX(x),
      right: ([x]: Corner) => this.now.applyX(x) - right,
      top: ([, y]: Corner) => top - this.now.applyY(y),
      bottom: ([, y]: Corner) => this.now.applyY(y) - bottom,
    }[side]
    const [nearest] = this.lit()
      .filter((place) => far(place) > 0)
      .sort((one, other) => far(one) - far(other))
    if (nearest !== undefined) this.centre(...nearest)
  }

  /** What is seen, in units of the board as it lies whole: more than the board where its place has another shape. */
  visible(): [Corner, Corner] {
    const { scale, left, top } = this.placement()
    const [x, y] = [left / scale, top / scale]
    return [
      [-x, -y],
      [this.size.width + x, this.size.height + y],
    ]
  }

  /** As a drawing lies in its place: as large as fits, in the middle. */
  private placement(): Laid {
    const { clientWidth: wide, clientHeight: high } = this.frame
    const scale = Math.min(wide / this.size.width, high / this.size.height) || 1
    return { wide, scale, left: (wide - this.size.width * scale) / 2, top: (high - this.size.height * scale) / 2 }
  }

  /** Middles of lit places, in units of the board. */
  lit(which = LIT): Corner[] {
    return this.litBoxes(which).map((box) => middleOf(box) as Corner)
  }

  private litBoxes(which = LIT): [Corner, Corner][] {
    const inverse = this.frame.getScreenCTM()?.inverse()
    if (inverse === undefined) return []
    const onBoard = (x: number, y: number): Corner => {
      const point = new DOMPoint(x, y).matrixTransform(inverse)
      return [this.now.invertX(point.x), this.now.invertY(point.y)]
    }
    return [...this.frame.querySelectorAll(which)].map((place) => {
      const { left, top, right, bottom } = place.getBoundingClientRect()
      return [onBoard(left, top), onBoard(right, bottom)]
    })
  }

  private kept(transform: Transform): Transform {
    const [[left, top], [right, bottom]] = this.visible()
    const x = within(transform.x, this.size.width * transform.k, left, right)
    const y = within(transform.y, this.size.height * transform.k, top, bottom)
    return new Transform(transform.k, x, y)
  }
}

/** What lay at a pixel lies there again. */
function sameOnScreen({ k, x, y }: Transform, before: Laid, after: Laid): Transform {
  const at = (moved: number, from: number, to: number) => (from + moved * before.scale - to) / after.scale
  return new Transform((k * before.scale) / after.scale, at(x, before.left, after.left), at(y, before.top, after.top))
}

/** Where a side may lie: it covers what is seen, or stands in the middle of it. */
function within(at: number, long: number, from: number, to: number): number {
  if (long <= to - from) return (from + to - long) / 2
  return Math.min(from, Math.max(to - long, at))
}

function middleOf(places: readonly Readonly<Corner>[]): Corner | null {
  if (places.length === 0) return null
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

function spanOf(places: readonly Corner[]): [number, number] {
  if (places.length === 0) return [0, 0]
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}
