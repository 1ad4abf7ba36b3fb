/**
 * Whoever plays by keyboard goes on where they were. After a move the focus stays in the part it was in, the board or the bar (or a tray), on the
 * nearest thing there that can be chosen now; where that part offers nothing more, in another that does; never on nothing. Called once, by
 * whatever is drawn anew with every position; parts are marked by `data-keeps-focus`, what takes focus in them is whatever is lit or a button.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'

const PART = '[data-keeps-focus]'
const LIT = '[data-move][tabindex="0"], button[data-move]:not(:disabled), [data-bar-button]:not(:disabled), [data-lit]:not(:disabled)'
const ANY = 'button:not(:disabled), [tabindex="0"]'

interface Memory {
  readonly part: string
  readonly x: number
  readonly y: number
}

export function useKeptFocus(position: unknown): void {
  const last = useRef<Memory | null>(null)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const part = target instanceof Element ? target.closest<HTMLElement>(PART)?.dataset.keepsFocus : undefined
      last.current = part === undefined ? null : { part, ...centreOf(target as Element) }
    }
    const forget = () => {
      last.current = null
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
  // Before anything else can take the focus, hence in the layout effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what takes targets away
  useLayoutEffect(() => {
    const from = last.current
    if (from === null || document.activeElement !== document.body) return
    const parts = [...document.querySelectorAll<HTMLElement>(PART)].sort(
      (a, b) => Number(b.dataset.keepsFocus === from.part) - Number(a.dataset.keepsFocus === from.part),
    )
    const next = first(parts, LIT, from) ?? first(parts, ANY, from)
    next?.focus({ preventScroll: true })
  }, [position])
}

function first(parts: readonly HTMLElement[], places: string, from: Memory): HTMLElement | SVGElement | null {
  for (const part of parts) {
    const found = nearest(part, places, from)
    if (found !== null) return found
  }
  return null
}

function nearest(part: HTMLElement, places: string, from: Memory): HTMLElement | SVGElement | null {
  let [best, least]: [HTMLElement | SVGElement | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const place of part.querySelectorAll<HTMLElement | SVGElement>(places)) {
    const { x, y } = centreOf(place)
    const far = Math.hypot(x - from.x, y - from.y)
    if (far < least) [best, least] = [place, far]
  }
  return best
}

function centreOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
