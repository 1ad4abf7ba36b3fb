/** How a board is zoomed and moved: never beyond its edges, whole at first or close up, and towards what is lit. */
import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'

export interface BoardSize {
  readonly width: number
  readonly height: number
}

type Corner = [number, number]
const FARTHEST = 1
const NEAREST = 8
/** On a phone a position opens so near that letters and lit things can be read and hit. */
const CLOSE = 2.3
const CLOSEST = 3.2
/** What can be chosen, and what a plan is about. */
const LIT = '[data-move], [data-in-mind]'
const SWIPE = 60

export class BoardZoom {
  private readonly frame: SVGSVGElement
  private readonly size: BoardSize
  private readonly zooming: ZoomBehavior<SVGSVGElement, unknown>
  now: ZoomTransform = zoomIdentity

  constructor(frame: SVGSVGElement, size: BoardSize, onZoom: (now: ZoomTransform) => void, onSwipeUp: () => void) {
    this.frame = frame
    this.size = size
    let from: { y: number; isWhole: boolean } | null = null
    this.zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([FARTHEST, NEAREST])
      .extent(() => this.visible())
      .constrain((transform) => this.kept(transform))
      .clickDistance(6)
      .tapDistance(10)
      .on('start', ({ sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        from = isTouch(sourceEvent) ? { y: sourceEvent.changedTouches[0]?.clientY ?? 0, isWhole: this.isWhole } : null
      })
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.now = transform
        onZoom(transform)
      })
      .on('end', ({ sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        const to = isTouch(sourceEvent) ? (sourceEvent.changedTouches[0]?.clientY ?? 0) : null
        // At the whole board there is nothing to move: a swipe up there means the tray.
        if (from?.isWhole && this.isWhole && to !== null && to - from.y < -SWIPE) onSwipeUp()
        from = null
      })
    select(frame).call(this.zooming).on('dblclick.zoom', null)
  }

  get isWhole(): boolean {
    return this.now.k < 1.05
  }

  stop(): void {
    select(this.frame).on('.zoom', null)
  }

  nearer(factor: number): void {
    this.zooming.scaleBy(select(this.frame), factor)
  }

  by(x: number, y: number): void {
    this.zooming.translateBy(select(this.frame), x, y)
  }

  fit(): void {
    this.zooming.transform(select(this.frame), zoomIdentity)
  }

  /** The middle of what is seen goes to a point of the board. */
  centre(x: number, y: number, k = this.now.k): void {
    const [[left, top], [right, bottom]] = this.visible()
    const to = zoomIdentity.translate((left + right) / 2 - x * k, (top + bottom) / 2 - y * k).scale(k)
    this.zooming.transform(select(this.frame), to)
  }

  /** So near that the board fills its place, centred on what is lit. */
  closeUp(): void {
    const [[left, top], [right, bottom]] = this.visible()
    const cover = Math.max((right - left) / this.size.width, (bottom - top) / this.size.height)
    const [x, y] = middleOf(this.lit()) ?? [this.size.width / 2, this.size.height / 2]
    this.centre(x, y, Math.min(CLOSEST, Math.max(CLOSE, cover)))
  }

  /** Nothing that is lit is in view: the nearest of it comes there. */
  reveal(): void {
    if (this.isWhole) return
    const lit = this.lit()
    const [[left, top], [right, bottom]] = this.visible()
    const at = ([x, y]: Corner): Corner => [this.now.applyX(x), this.now.applyY(y)]
    const isSeen = ([x, y]: Corner) => x > left && x < right && y > top && y < bottom
    if (lit.length === 0 || lit.some((place) => isSeen(at(place)))) return
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
    const far = (place: Corner) => Math.hypot(at(place)[0] - cx, at(place)[1] - cy)
    const [x, y] = lit.reduce((best, place) => (far(place) < far(best) ? place : best))
    this.centre(x, y)
  }

  /** What is seen, in units of the board as it lies whole: more than the board where its place has another shape. */
  visible(): [Corner, Corner] {
    const { width, height } = this.size
    const { clientWidth, clientHeight } = this.frame
    const scale = Math.min(clientWidth / width, clientHeight / height) || 1
    const [x, y] = [(clientWidth / scale - width) / 2, (clientHeight / scale - height) / 2]
    return [
      [-x, -y],
      [width + x, height + y],
    ]
  }

  /** Lit places, in units of the board. */
  lit(): Corner[] {
    const inverse = this.frame.getScreenCTM()?.inverse()
    if (inverse === undefined) return []
    return [...this.frame.querySelectorAll(LIT)].map((place): Corner => {
      const { left, top, width, height } = place.getBoundingClientRect()
      const point = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(inverse)
      return [this.now.invertX(point.x), this.now.invertY(point.y)]
    })
  }

  private kept(transform: ZoomTransform): ZoomTransform {
    const [[left, top], [right, bottom]] = this.visible()
    const x = within(transform.x, this.size.width * transform.k, left, right)
    const y = within(transform.y, this.size.height * transform.k, top, bottom)
    return zoomIdentity.translate(x, y).scale(transform.k)
  }
}

/** Where a side may lie: it covers what is seen, or stands in the middle of it. */
function within(at: number, long: number, from: number, to: number): number {
  if (long <= to - from) return (from + to - long) / 2
  return Math.min(from, Math.max(to - long, at))
}

function middleOf(places: readonly Corner[]): Corner | null {
  if (places.length === 0) return null
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

function isTouch(event: unknown): event is TouchEvent {
  return typeof TouchEvent !== 'undefined' && event instanceof TouchEvent
}
