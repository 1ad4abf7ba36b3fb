/** Keeps the board as it stands, for the next time its table is opened on this device: see store/keptBoards.ts. */
import type { TableModel } from '@branchline/design'
import { forgetBoard, keepBoard } from '../store/keptBoards.ts'
import { aroundOf } from './aroundBoard.ts'
import { BoardZoom } from './boardZoom.ts'
import { isTappable, nameForTap } from './earlyTap.ts'
import { Transform, WHOLE } from './panZoom.ts'
import { styleSheets, stylesFor } from './stylesFor.ts'

/** What can be pointed at, read out or looked for: a picture is none of it. */
const OF_USE = /^(aria-|tabindex$|role$|data-(testid|move|start|in-mind|keeps-focus)$)/
/** These have no place of their own. */
const DRAWN_ELSEWHERE = /^(defs|pattern|clipPath|mask|symbol|marker|style|(linear|radial)Gradient)$/
const SHAPE = /^(path|rect|circle|ellipse|line|polyline|polygon)$/
const NO_COLOUR = /^(none|transparent|rgba\(0, 0, 0, 0\))$/
/** Strokes are wider than what they follow; in pixels. */
const MARGIN = 24
/** In milliseconds. */
const LONGEST_WAIT = 3000

export async function keepDrawn(model: TableModel): Promise<void> {
  const address = location.pathname.split('@')[0]
  if (!mayBeKept(model)) return forgetBoard(address)
  const sheets = await styleSheets()
  await idle()
  const board = document.getElementById('board')
  const frame = board?.querySelector('svg')
  // It may show another position by now.
  if (sheets === null || !board || !frame || board.dataset.at !== `${model.n}/${model.n}`) return
  const picture = pictureOf(frame)
  const around = showsNoSecret(model) ? aroundOf(board) : null
  const styles = stylesFor(sheets, around === null ? [picture] : [picture, around])
  leaveUnnamed(picture, styles)
  if (around !== null) leaveUnnamed(around, styles)
  const { left, top, width, height } = board.getBoundingClientRect()
  keepBoard({
    address,
    game: model.game.id,
    n: model.n,
    window: [innerWidth, innerHeight],
    place: [left, top, width, height],
    styles,
    svg: picture.outerHTML,
    around: around?.outerHTML ?? '',
    locale: document.documentElement.lang,
  })
}

/** Until nobody waits for anything: to read a whole board off costs a slow phone a fifth of a second. Where a browser cannot tell, at once. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT })
    else resolve()
  })

/** Who shares a device may not see each other's boards, a lesson begins again, and the end is told beside a smaller board. */
const mayBeKept = ({ kind, isLesson, mine, toAct }: TableModel) => kind !== 'replay' && !isLesson && mine.length < 2 && toAct !== null

/** A hand of cards in the bar is seen before anybody has said who they are: only of games that live on this device. */
const showsNoSecret = ({ kind, game }: TableModel) => kind === 'local' || !game.secrets

function pictureOf(frame: SVGSVGElement): SVGSVGElement {
  const picture = frame.cloneNode(true) as SVGSVGElement
  const [sheet, drawn] = [picture.querySelector('g'), frame.querySelector('g')]
  if (sheet === null || drawn === null) return picture
  const { a: k, e: x, f: y } = (frame.getScreenCTM() as DOMMatrix).inverse().multiply(drawn.getScreenCTM() as DOMMatrix)
  const now = new Transform(k, x, y)
  const opening = openingOf(frame, now)
  const copies = [...sheet.querySelectorAll<SVGElement>('*')]
  for (const [at, element] of [...drawn.querySelectorAll('*')].entries())
    if (isTappable(element)) copies[at].dataset.tap = nameForTap(element)
  leaveOut(drawn, sheet, isUnseen(frame, now, opening))
  for (const element of [picture, ...picture.querySelectorAll('*')])
    for (const name of element.getAttributeNames()) if (OF_USE.test(name)) element.removeAttribute(name)
  sheet.setAttribute('transform', String(opening))
  // Lettering that keeps its size goes by how near the board is: see design/table/zoom.ts.
  for (const { style } of picture.querySelectorAll<SVGElement>('[style*="--zoom"]'))
    style.setProperty('--zoom', ((Number(style.getPropertyValue('--zoom')) * opening.k) / k).toFixed(3))
  return picture
}

/** How the board will lie in its frame when it is opened: somebody may have moved it since. */
function openingOf(frame: SVGSVGElement, now: Transform): Transform {
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
  zoom.closeUp()
  zoom.stop()
  return zoom.now
}

/** On a phone most of a board: what will not be seen is not drawn. Of what is only there to be pressed that stays which answers a tap. */
function leaveOut(drawn: Element, copy: Element, isLeftOut: (element: Element) => boolean): void {
  const copies = [...copy.children]
  for (const [at, element] of [...drawn.children].entries()) {
    if (DRAWN_ELSEWHERE.test(element.nodeName)) continue
    // A card beside a place is there while somebody points at it.
    if (element.nodeName === 'foreignObject' || isLeftOut(element)) copies[at].remove()
    else if (element.nodeName === 'g' && !isTappable(element)) {
      leaveOut(element, copies[at], isLeftOut)
      if (copies[at].childElementCount === 0) copies[at].remove()
    }
  }
}

function isUnseen(frame: SVGSVGElement, now: Transform, opening: Transform): (element: Element) => boolean {
  const place = frame.getBoundingClientRect()
  const { a: scale, e, f } = frame.getScreenCTM() as DOMMatrix
  const x = (pixels: number) => opening.applyX(now.invertX((pixels - e) / scale)) * scale + e
  const y = (pixels: number) => opening.applyY(now.invertY((pixels - f) / scale)) * scale + f
  return (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if ((width === 0 && height === 0) || isUnpainted(element)) return true
    return (
      x(right) < place.left - MARGIN || x(left) > place.right + MARGIN || y(bottom) < place.top - MARGIN || y(top) > place.bottom + MARGIN
    )
  }
}

function isUnpainted(element: Element): boolean {
  const { fill, stroke, opacity, visibility } = getComputedStyle(element)
  if (opacity === '0') return true
  return SHAPE.test(element.nodeName) && (visibility === 'hidden' || (NO_COLOUR.test(fill) && NO_COLOUR.test(stroke)))
}

/** Names of things, for the table's own use; those that a style goes by stay. */
function leaveUnnamed(picture: Element, styles: string): void {
  for (const element of picture.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (/^(data|aria)-/.test(name) && name !== 'data-tap' && !styles.includes(`[${name}`)) element.removeAttribute(name)
}
