/**
 * A tap on the picture that stands before the scripts have come (public/early.js) is not lost: it is done when the table stands, if that shows the
 * position that was tapped. Of a place on the board only the first step, its choice: what is done at one touch is not kept.
 */
import type { TableModel } from '@branchline/design'
import { useEffect } from 'react'

interface EarlyTap {
  readonly address: string
  readonly n: number
  readonly name: string
  readonly clientX: number
  readonly clientY: number
  readonly pointerType: string
}

declare global {
  interface Window {
    earlyTap?: EarlyTap | undefined
  }
}

const PLACE = '#board [role="button"]:is([data-move], [data-start]):not([data-direct])'
const BUTTON = '#question button:not(:disabled)'
/** What a title draws later than its board is waited for so long; in milliseconds. */
const LONGEST_WAIT = 3000

export const tappable = (): Element[] => [...document.querySelectorAll(`${PLACE}, ${BUTTON}`)]

/** How it is found again. */
export function nameForTap(element: Element): string {
  const { move, start } = (element as HTMLElement | SVGElement).dataset
  return [element.matches(PLACE) ? 'place' : 'button', move ?? start ?? '', element.getAttribute('aria-label') ?? element.textContent].join(
    ' ',
  )
}

export function useEarlyTap({ at, n }: TableModel): void {
  useEffect(() => {
    const tap = window.earlyTap
    window.earlyTap = undefined
    if (tap === undefined || tap.address !== location.pathname || tap.n !== n || at !== n || repeat(tap)) return
    const stop = () => {
      clearTimeout(timer)
      drawn.disconnect()
      removeEventListener('pointerdown', stop, true)
    }
    const drawn = new MutationObserver(() => repeat(tap) && stop())
    drawn.observe(document.body, { childList: true, subtree: true })
    // Whoever has tapped again meant something else.
    addEventListener('pointerdown', stop, true)
    const timer = setTimeout(stop, LONGEST_WAIT)
    return stop
  }, [at, n])
}

/** False where it is not drawn, or not alone. */
function repeat({ name, clientX, clientY, pointerType }: EarlyTap): boolean {
  const found = tappable().filter((element) => nameForTap(element) === name)
  if (found.length !== 1) return false
  found[0].dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, clientX, clientY, pointerType }))
  return true
}
