/** What stands around a board as it opens, as a picture of itself: see keepDrawn.ts. */
import { isTappable, nameForTap } from './earlyTap.ts'

/** Opened again, the table shows none of it. */
const OPEN_OR_CHOSEN = '[data-sheet], dialog[open], #board [aria-pressed="true"], #question [aria-pressed="true"], [data-slip]'
/** What a picture is not asked for, and what would be found instead of the table's own. */
const OF_USE = /^(id|tabindex|role|for|name|data-(testid|move|start|keeps-focus|at|sheet))$/

/** Nothing where it is not one's turn, or something has been begun. */
export function aroundOf(board: HTMLElement): HTMLElement | null {
  const table = board.parentElement
  if (table?.querySelector('#question[data-mine]') == null || table.querySelector(OPEN_OR_CHOSEN) !== null) return null
  const picture = table.cloneNode(true) as HTMLElement
  const copies = [...picture.querySelectorAll<HTMLElement>('*')]
  const unseen: Element[] = []
  for (const [at, element] of [...table.querySelectorAll('*')].entries()) {
    const copy = copies[at]
    if (element.parentElement === board || getComputedStyle(element).display === 'none') unseen.push(copy)
    else draw(element, copy)
  }
  // The board lies below, drawn by itself, and is tapped through it.
  picture.style.background = 'none'
  picture.style.pointerEvents = 'none'
  for (const [at, child] of [...table.children].entries()) {
    const { style } = picture.children[at] as HTMLElement
    style.pointerEvents = child === board ? 'none' : getComputedStyle(child).pointerEvents
  }
  for (const copy of unseen) copy.remove()
  return picture
}

function draw(element: Element, copy: HTMLElement): void {
  if (isTappable(element)) copy.dataset.tap = nameForTap(element)
  for (const name of copy.getAttributeNames()) if (OF_USE.test(name)) copy.removeAttribute(name)
  if (element instanceof HTMLInputElement) copy.setAttribute('value', element.value)
  // Nobody comes to it by Tab.
  if (element instanceof HTMLElement && element.tabIndex >= 0) copy.tabIndex = -1
}
