/** What lies on lettering on the board: names under pieces and signs, and letters on letters. Runs in the page. */

export interface Lettering {
  /** How many texts were looked at. */
  readonly texts: number
  /** Texts of which a part lies under something painted later, as "name: 40 %". */
  readonly covered: readonly string[]
  /** Pairs of texts that lie on each other, as "name/name". */
  readonly crossed: readonly string[]
}

export function lettering(): Lettering {
  const board = document.querySelector('[data-testid="board"]')
  if (board === null) throw new Error('no board')
  const stage = board.getBoundingClientRect()
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const meets = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  /** Letters fill the middle of their line, not the room for accents above and tails below. */
  const inked = (element: SVGTextElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return new DOMRect(left, top + height * 0.24, width, height * 0.52)
  }
  const texts = [...board.querySelectorAll('text')]
    .filter((text) => (text.textContent ?? '').trim() !== '' && isShown(text))
    .map((text) => ({ text, said: (text.textContent ?? '').trim(), rect: inked(text) }))
    .filter(({ rect }) => rect.left > stage.left && rect.right < stage.right && rect.top > stage.top && rect.bottom < stage.bottom)
  const paints = (value: string, opacity: string) => value !== 'none' && !/, 0\)$|\/ 0\)$/.test(value) && Number(opacity) > 0.4
  const shapes = [...board.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, polygon, line')].flatMap((shape) => {
    if (shape.closest('defs, clipPath, mask, pattern, symbol') !== null || !isShown(shape)) return []
    const style = getComputedStyle(shape)
    let clear = 1
    for (let up: Element | null = shape; up !== null && up !== board; up = up.parentElement) clear *= Number(getComputedStyle(up).opacity)
    if (clear < 0.4) return []
    const isFilled = paints(style.fill, style.fillOpacity) && !style.fill.startsWith('url(')
    const isStroked = paints(style.stroke, style.strokeOpacity) && Number.parseFloat(style.strokeWidth) > 0
    return isFilled || isStroked ? [{ shape, isFilled, isStroked, rect: shape.getBoundingClientRect() }] : []
  })
  const covered: string[] = []
  const crossed: string[] = []
  for (const [place, { text, said, rect }] of texts.entries()) {
    const above = shapes.filter(
      (one) =>
        // What strikes a figure out belongs to the same sign.
        one.shape.parentElement !== text.parentElement &&
        meets(one.rect, rect) &&
        (text.compareDocumentPosition(one.shape) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    )
    let [hidden, looked] = [0, 0]
    for (let column = 0.5; column < 8; column++) {
      for (let row = 0.5; row < 3; row++) {
        looked++
        const at = new DOMPoint(rect.left + (rect.width * column) / 8, rect.top + (rect.height * row) / 3)
        const isUnder = above.some(({ shape, isFilled, isStroked }) => {
          const there = at.matrixTransform(shape.getScreenCTM()?.inverse())
          return (isFilled && shape.isPointInFill(there)) || (isStroked && shape.isPointInStroke(there))
        })
        if (isUnder) hidden++
      }
    }
    // The price of a bridge is gone under the track that was built over it: of that nothing is left to be read.
    if (hidden === looked && /^\d+$/.test(said)) continue
    if (hidden / looked > 0.15) covered.push(`${said}: ${Math.round((100 * hidden) / looked)} %`)
    for (const other of texts.slice(place + 1)) {
      if (!meets(rect, other.rect)) continue
      const wide = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left)
      const high = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top)
      const least = Math.min(rect.width * rect.height, other.rect.width * other.rect.height)
      if (wide * high > least * 0.25) crossed.push(`${said}/${other.said}`)
    }
  }
  return { texts: texts.length, covered, crossed }
}
