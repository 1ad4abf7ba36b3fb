/**
 * Whoever plays by keyboard goes on where they were. After a move the focus stays in the part it was in, the board or the bar (or a tray), on the
 * nearest thing there that can be chosen now; where that part offers nothing more, in another that does; never on nothing, and never on the way
 * out, to pass or to build nothing, where there is an answer. Called once, by whatever is drawn anew with every position; parts are marked by
 * `data-keeps-focus`, what takes focus in them is whatever is lit or a button.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'

const PART = '[data-keeps-focus]'
const LIT =
  ':is([data-move], [data-start])[tabindex="0"], button[data-move]:not(:disabled), [data-bar-button]:not(:disabled), [data-lit]:not(:disabled)'
/** What paces how others are watched: whoever presses Enter twice has not asked for a pause. */
const ASIDE = '[data-paces] *'
const MAIN = '[data-bar-button="primary"]:not(:disabled)'
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
  // What the bar tells of rivals goes without a new position, and a button with it; so does a place that a plan has gone on to.
  const changed = useRef<MutationObserver | null>(null)
  // Where nothing is lit, while others think or a part is fetched: left again when something is.
  const stopgap = useRef<Element | null>(null)
  useEffect(() => () => changed.current?.disconnect(), [])
  // Before anything else can take the focus, hence in the layout effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what takes targets away
  useLayoutEffect(() => {
    const goOn = () => {
      const from = last.current
      const isLost = document.activeElement === document.body || document.activeElement === stopgap.current
      if (from === null || !isLost) return
      const lit = nextTo(from, LIT)
      const next = lit ?? nextTo(from, ANY)
      stopgap.current = lit === null ? next : null
      next?.focus({ preventScroll: true })
      if (lit === null) last.current = from
    }
    goOn()
    changed.current?.disconnect()
    // Not at once: between one button and the next the focus is on nothing too.
    changed.current = new MutationObserver(() => requestAnimationFrame(goOn))
    for (const part of document.querySelectorAll(PART)) changed.current.observe(part, { childList: true, subtree: true })
  }, [position])
}

function nextTo(from: Memory, places: string): HTMLElement | SVGElement | null {
  const rank = (part: HTMLElement) => (hasAnswer(part) ? 0 : 2) + (part.dataset.keepsFocus === from.part ? 0 : 1)
  const parts = [...document.querySelectorAll<HTMLElement>(PART)].sort((a, b) => rank(a) - rank(b))
  return first(parts, places, from)
}

/** A bar without a main button or a card holds only ways out. */
const hasAnswer = (part: HTMLElement) => part.dataset.keepsFocus !== 'bar' || part.querySelector(`${MAIN}, [data-lit]`) !== null

function first(parts: readonly HTMLElement[], places: string, from: Memory): HTMLElement | SVGElement | null {
  for (const part of parts) {
    const found = nearest(part, places, from)
    if (found !== null) return found.matches('[data-bar-button]') ? (part.querySelector<HTMLElement>(MAIN) ?? found) : found
  }
  return null
}

function nearest(part: HTMLElement, places: string, from: Memory): HTMLElement | SVGElement | null {
  let [best, least]: [HTMLElement | SVGElement | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const place of part.querySelectorAll<HTMLElement | SVGElement>(places)) {
    if (place.matches(ASIDE)) continue
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
