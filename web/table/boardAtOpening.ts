/** The board as it will lie when its table is opened again: see keepDrawn.ts. */
import type { Place } from '../store/keptBoards.ts'
import { BoardZoom } from './boardZoom.ts'
import { Transform, WHOLE } from './panZoom.ts'

/** These have no place of their own. */
const DRAWN_ELSEWHERE = /^(defs|pattern|clipPath|mask|symbol|marker|style|(linear|radial)Gradient)$/
const SHAPE = /^(path|rect|circle|ellipse|line|polyline|polygon)$/
const NO_COLOUR = /^(none|transparent|rgba\(0, 0, 0, 0\))$/
/** Strokes are wider than what they follow; in pixels. */
const MARGIN = 24

/** Somebody may have moved it since. */
export interface Opening {
  readonly now: Transform
  readonly then: Transform
  /** Where something that stands on the board will lie in the window. */
  placeOf(element: Element): Place
}

export function openingOf(frame: SVGSVGElement): Opening {
  const { a: scale, e, f } = screenOf(frame)
  const {
    a: k,
    e: x,
    f: y,
  } = screenOf(frame)
    .inverse()
    .multiply(screenOf(frame.querySelector('g') ?? frame))
  const now = new Transform(k, x, y)
  const then = thenOf(frame, now)
  return {
    now,
    then,
    placeOf(element) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const nearer = then.k / now.k
      return [
        then.applyX(now.invertX((left - e) / scale)) * scale + e,
        then.applyY(now.invertY((top - f) / scale)) * scale + f,
        width * nearer,
        height * nearer,
      ]
    },
  }
}

const screenOf = (element: SVGGraphicsElement) => element.getScreenCTM() as DOMMatrix

function thenOf(frame: SVGSVGElement, now: Transform): Transform {
  if (frame.closest('[data-layout^="phone"]') === null) return WHOLE
  const { width, height } = frame.viewBox.baseVal
  const zoom = new BoardZoom(
    frame,
    { width, height },
    () => {},
    () => {},
  )
  const [[left, top], [right, bottom]] = zoom.visible()
  zoom.centre(now.invertX((left + right) / 2), now.invertY((top + bottom) / 2), now.k)
  if (!zoom.openCloseUp(frame)) zoom.closeUp()
  zoom.stop()
  return zoom.now
}

/** All sheets of it in one. */
export function drawingOf(stack: Element, frame: SVGSVGElement, opening: Opening): SVGSVGElement {
  const drawing = frame.cloneNode() as SVGSVGElement
  for (const drawn of stack.querySelectorAll(':scope > svg > g')) {
    const sheet = drawn.cloneNode(true) as Element
    leaveOut(drawn, sheet, isUnseen(frame, opening))
    sheet.setAttribute('transform', String(opening.then))
    drawing.append(sheet)
  }
  // Lettering that keeps its size goes by how near the board is: see design/table/zoom.ts.
  for (const { style } of drawing.querySelectorAll<SVGElement>('[style*="--zoom"]'))
    style.setProperty('--zoom', ((Number(style.getPropertyValue('--zoom')) * opening.then.k) / opening.now.k).toFixed(3))
  return drawing
}

/** On a phone most of a board: what will not be seen is not drawn. */
function leaveOut(drawn: Element, copy: Element, isLeftOut: (element: Element) => boolean): void {
  const copies = [...copy.children]
  for (const [at, element] of [...drawn.children].entries()) {
    if (DRAWN_ELSEWHERE.test(element.nodeName)) continue
    // A card beside a place is there while somebody points at it.
    if (element.nodeName === 'foreignObject' || isLeftOut(element)) copies[at].remove()
    else if (element.nodeName === 'g') {
      leaveOut(element, copies[at], isLeftOut)
      if (copies[at].childElementCount === 0) copies[at].remove()
    }
  }
}

function isUnseen(frame: SVGSVGElement, { placeOf }: Opening): (element: Element) => boolean {
  const window = frame.getBoundingClientRect()
  return (element) => {
    const [left, top, width, height] = placeOf(element)
    if ((width === 0 && height === 0) || isUnpainted(element)) return true
    return (
      left + width < window.left - MARGIN ||
      left > window.right + MARGIN ||
      top + height < window.top - MARGIN ||
      top > window.bottom + MARGIN
    )
  }
}

function isUnpainted(element: Element): boolean {
  const { fill, stroke, opacity, visibility } = getComputedStyle(element)
  if (opacity === '0') return true
  return SHAPE.test(element.nodeName) && (visibility === 'hidden' || (NO_COLOUR.test(fill) && NO_COLOUR.test(stroke)))
}
