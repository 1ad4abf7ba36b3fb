/** Whoever plays by keyboard goes on where they were: what goes away hands its focus to its nearest neighbour, on the board or beside it. */
import { useEffect, useLayoutEffect, useRef } from 'react'

const BOARD = '[data-table="dales"]'
const BESIDE = '[data-testid="decision"]'

interface Memory {
  readonly place: string
  readonly x: number
  readonly y: number
}

export function useKeptFocus(position: unknown): void {
  const last = useRef<Memory | null>(null)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const place = [BOARD, BESIDE].find((found) => target.closest(found) !== null)
      last.current = place === undefined ? null : { place, ...centreOf(target) }
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
    const onBoard = nearest(`${BOARD} [data-move]`, from)
    const beside = nearest(`${BESIDE} button:not(:disabled)`, from)
    const next = from.place === BOARD ? (onBoard ?? beside) : (beside ?? onBoard)
    next?.focus({ preventScroll: true })
  }, [position])
}

function nearest(places: string, from: Memory): HTMLElement | SVGElement | null {
  let [best, least]: [HTMLElement | SVGElement | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const place of document.querySelectorAll<HTMLElement | SVGElement>(places)) {
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
