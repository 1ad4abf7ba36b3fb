/**
 * One finger or the mouse moves a drawing, two fingers or the wheel bring it nearer: a transform that is kept within bounds. What is shorter than a
 * drag is a click, and what was a drag is none.
 */

type Spot = readonly [x: number, y: number]

/** How a drawing lies in its frame, in units of the frame: `k` times as large, moved by `x` and `y`. */
export class Transform {
  readonly k: number
  readonly x: number
  readonly y: number
  constructor(k: number, x: number, y: number) {
    this.k = k
    this.x = x
    this.y = y
  }
  applyX = (x: number) => x * this.k + this.x
  applyY = (y: number) => y * this.k + this.y
  invertX = (x: number) => (x - this.x) / this.k
  invertY = (y: number) => (y - this.y) / this.k
  toString(): string {
    return `translate(${this.x},${this.y}) scale(${this.k})`
  }
}

export const WHOLE = new Transform(1, 0, 0)

/** In a frame that has no size yet nothing can be measured: what came of that is no place. */
export const sound = (transform: Transform): Transform =>
  [transform.k, transform.x, transform.y].every(Number.isFinite) ? transform : WHOLE

interface PanZoomOptions {
  readonly most: number
  kept(transform: Transform): Transform
  changed(transform: Transform): void
  /** A finger went from here to there, in pixels, without moving anything. */
  swiped(from: Spot, to: Spot): void
}

/** Less is a click, in pixels. */
const DRAG = { mouse: 6, touch: 10 } as const

export class PanZoom {
  private readonly frame: SVGSVGElement
  private readonly options: PanZoomOptions
  private readonly pointers = new Map<number, Spot>()
  private readonly stopping = new AbortController()
  private from: { readonly at: Spot; readonly distance: number; readonly now: Transform; readonly start: Spot } | null = null
  private isDragged = false
  now = WHOLE

  constructor(frame: SVGSVGElement, options: PanZoomOptions) {
    this.frame = frame
    this.options = options
    const { signal } = this.stopping
    const on = (name: keyof SVGElementEventMap, heard: (event: never) => void, more = {}) =>
      frame.addEventListener(name, heard as EventListener, { signal, ...more })
    on('wheel', (event: WheelEvent) => this.wheel(event), { passive: false })
    on('pointerdown', (event: PointerEvent) => this.down(event))
    on('pointermove', (event: PointerEvent) => this.move(event))
    for (const name of ['pointerup', 'pointercancel'] as const) on(name, (event: PointerEvent) => this.up(event))
    // What was a drag is no click.
    on('click', (event: MouseEvent) => this.isDragged && event.stopPropagation(), { capture: true })
  }

  stop(): void {
    this.stopping.abort()
  }

  to(transform: Transform): void {
    const { k, x, y } = sound(transform)
    this.now = sound(this.options.kept(new Transform(Math.min(this.options.most, Math.max(1, k)), x, y)))
    this.options.changed(this.now)
  }

  /** Nearer by a factor; a point of the frame stays where it is. */
  scale(factor: number, [x, y]: Spot): void {
    const k = Math.min(this.options.most, Math.max(1, this.now.k * factor))
    this.to(new Transform(k, x - this.now.invertX(x) * k, y - this.now.invertY(y) * k))
  }

  /** A point of the screen in units of the frame. */
  onFrame(x: number, y: number): Spot {
    const inverse = this.frame.getScreenCTM()?.inverse()
    if (inverse === undefined) return [x, y]
    const point = new DOMPoint(x, y).matrixTransform(inverse)
    return [point.x, point.y]
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    const unit = event.deltaMode === 1 ? 0.05 : event.deltaMode === 2 ? 1 : 0.002
    this.scale(2 ** (-event.deltaY * unit * (event.ctrlKey ? 10 : 1)), this.onFrame(event.clientX, event.clientY))
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (this.pointers.size === 0) this.isDragged = false
    this.pointers.set(event.pointerId, [event.clientX, event.clientY])
    this.begin()
  }

  /** From here on what is moved is measured; again whenever a finger comes or goes. */
  private begin(): void {
    const fingers = [...this.pointers.values()]
    if (fingers.length === 0) {
      this.from = null
      return
    }
    const start = middle(fingers)
    this.from = { at: this.onFrame(...start), distance: spread(fingers), now: this.now, start }
  }

  private move(event: PointerEvent): void {
    if (!this.pointers.has(event.pointerId) || this.from === null) return
    // Let go of beyond the frame, where nobody heard it.
    if (event.buttons === 0) return this.up(event)
    this.pointers.set(event.pointerId, [event.clientX, event.clientY])
    const fingers = [...this.pointers.values()]
    const { at, distance, now, start } = this.from
    const here = middle(fingers)
    if (!this.isDragged) {
      const far = Math.hypot(here[0] - start[0], here[1] - start[1])
      if (fingers.length < 2 && far < (event.pointerType === 'mouse' ? DRAG.mouse : DRAG.touch)) return
      this.isDragged = true
      for (const id of this.pointers.keys()) this.frame.setPointerCapture(id)
    }
    const k = Math.min(this.options.most, Math.max(1, now.k * (distance > 0 ? spread(fingers) / distance : 1)))
    const [x, y] = this.onFrame(...here)
    this.to(new Transform(k, x - now.invertX(at[0]) * k, y - now.invertY(at[1]) * k))
  }

  private up(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId)) return
    const { from } = this
    if (this.isDragged && event.pointerType !== 'mouse' && this.pointers.size === 0 && from !== null)
      this.options.swiped(from.start, [event.clientX, event.clientY])
    this.begin()
  }
}

function middle(fingers: readonly Spot[]): Spot {
  const sum = fingers.reduce(([x, y], [atX, atY]) => [x + atX, y + atY], [0, 0])
  return [sum[0] / fingers.length, sum[1] / fingers.length]
}

/** How far two fingers are apart; nought for one. */
function spread([one, other]: readonly Spot[]): number {
  return one === undefined || other === undefined ? 0 : Math.hypot(one[0] - other[0], one[1] - other[1])
}
