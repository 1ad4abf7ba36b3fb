/** A table as it opens, as a picture of itself: see keepDrawn.ts. */

/** Opened again, the table shows none of it. */
const OPEN_OR_CHOSEN = '[data-sheet], dialog[open], #board [aria-pressed="true"], #question [aria-pressed="true"], [data-slip]'

/** With this drawing for the sheets of its board. Nothing where it is not one's turn, or something has been begun. */
export function tableAround(board: HTMLElement, stack: Element, drawing: SVGSVGElement): HTMLElement | null {
  const table = board.parentElement
  if (table?.querySelector('#question[data-mine]') == null || table.querySelector(OPEN_OR_CHOSEN) !== null) return null
  const picture = table.cloneNode(true) as HTMLElement
  const copies = [...picture.querySelectorAll('*')]
  const unseen: Element[] = []
  for (const [at, element] of [...table.querySelectorAll('*')].entries()) {
    if (element === stack) copies[at].replaceWith(drawing)
    else if (stack.contains(element)) continue
    else if (getComputedStyle(element).display === 'none') unseen.push(copies[at])
    else if (element instanceof HTMLInputElement) copies[at].setAttribute('value', element.value)
  }
  for (const copy of unseen) copy.remove()
  return picture
}
