/** What can be measured of a table in the browser. Each runs in the page. */

export interface Measured {
  /** The board's drawing, and the place it lies in, as parts of the screen. */
  readonly board: number
  readonly stage: number
  /** The size that nine tenths of the lettering on the board have at least; the smallest elsewhere. */
  readonly boardText: number
  readonly text: number
  readonly words: number
  readonly figures: number
  /** The least height of buttons in the bar, and the least side of all others around the board. */
  readonly barButton: number
  readonly target: number
  /** What is cut off, scrolls or lies beyond the screen. */
  readonly faults: readonly string[]
}

export function measure(): Measured {
  const [wide, tall] = [innerWidth, innerHeight]
  const board = document.querySelector('[data-testid="board"]')
  const place = board?.getBoundingClientRect()
  const box = board?.querySelector('svg')?.viewBox.baseVal
  const scale = place && box ? Math.min(place.width / box.width, place.height / box.height) : 0
  const isSeen = ({ left, top, right, bottom, width, height }: DOMRect) =>
    width > 1.5 && height > 1.5 && right > 0 && bottom > 0 && left < wide && top < tall
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  const sizes: number[] = []
  for (const text of board?.querySelectorAll('text') ?? []) {
    if ((text.textContent ?? '').trim() === '' || !isShown(text) || !isSeen(text.getBoundingClientRect())) continue
    const { a, b } = text.getScreenCTM() ?? { a: 0, b: 0 }
    sizes.push(Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b))
  }
  sizes.sort((a, b) => a - b)

  let [words, figures, least] = [0, 0, Number.POSITIVE_INFINITY]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const around = node.parentElement
    const said = (node.textContent ?? '').trim()
    if (said === '' || around === null || around.closest('#board, .visually-hidden, script, style') || !isShown(around)) continue
    range.selectNodeContents(node)
    const rect = range.getBoundingClientRect()
    const clip = around.closest('section, aside, nav, [role="tabpanel"]')?.getBoundingClientRect()
    if (!isSeen(rect) || (clip && (rect.top >= clip.bottom || rect.bottom <= clip.top || rect.left >= clip.right))) continue
    least = Math.min(least, Number.parseFloat(getComputedStyle(around).fontSize) * (around.closest('svg')?.getScreenCTM()?.d ?? 1))
    for (const part of said.split(/\s+/)) {
      if (/\p{L}{2}/u.test(part)) words++
      else if (/\d/.test(part)) figures++
    }
  }

  let [barButton, target] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const button of document.querySelectorAll('main button, main a[href]')) {
    const rect = button.getBoundingClientRect()
    if (button.closest('#board') || !isShown(button) || !isSeen(rect)) continue
    if (button.matches('[data-bar-button]') && button.closest('[data-testid="prompt"]')) barButton = Math.min(barButton, rect.height)
    else target = Math.min(target, rect.width, rect.height)
  }

  const faults: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > wide) faults.push(`wider than the screen: ${root.scrollWidth}`)
  if (root.scrollHeight > tall) faults.push(`taller than the screen: ${root.scrollHeight}`)
  const isWhole = (rect: DOMRect) => rect.left >= -1 && rect.top >= -1 && rect.right <= wide + 1 && rect.bottom <= tall + 1
  for (const [name, part] of [
    ['bar', '[data-testid="prompt"]'],
    ['strip', '#strip'],
  ] as const) {
    const rect = document.querySelector(part)?.getBoundingClientRect()
    if (rect === undefined || !isWhole(rect)) faults.push(`the ${name} is not whole: ${JSON.stringify(rect)}`)
  }
  for (const row of document.querySelectorAll('#strip button')) {
    const [score, around] = [row.lastElementChild?.getBoundingClientRect(), row.getBoundingClientRect()]
    if (score === undefined || !isWhole(score) || score.right > around.right + 1 || score.left < around.left)
      faults.push(`score of ${row.ariaLabel} is cut`)
    for (const figure of row.querySelectorAll('[data-figure]'))
      if (isShown(figure) && figure.scrollWidth > figure.clientWidth + 0.5) faults.push(`figure of ${row.ariaLabel} is cut`)
  }
  for (const button of document.querySelectorAll('[data-testid="prompt"] [data-bar-button]'))
    if (isShown(button) && !isWhole(button.getBoundingClientRect())) faults.push(`button beyond the screen: ${button.textContent}`)
  const round = (value: number) => (Number.isFinite(value) ? Math.round(value * 10) / 10 : 0)
  return {
    board: box ? (box.width * box.height * scale * scale) / (wide * tall) : 0,
    stage: place ? (place.width * place.height) / (wide * tall) : 0,
    boardText: round(sizes[Math.floor(sizes.length / 10)] ?? 0),
    text: round(least),
    words,
    figures,
    barButton: round(barButton),
    target: round(target),
    faults,
  }
}
