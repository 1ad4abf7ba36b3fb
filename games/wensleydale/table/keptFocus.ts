/** Whoever plays by keyboard goes on where they were: a target that goes away hands its focus to its nearest neighbour. */
import { type RefObject, useEffect, useRef } from 'react'

export function useKeptFocus(container: RefObject<Element | null>, position: unknown, places: string): void {
  const last = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const element = container.current
    if (element === null) return
    const remember = (event: Event) => {
      const { left, top, width, height } = (event.target as Element).getBoundingClientRect()
      last.current = { x: left + width / 2, y: top + height / 2 }
    }
    // A blur by the player's own hand has a next element or a pointer; one by removal has neither and leaves the memory in place.
    const forget = () => {
      last.current = null
    }
    element.addEventListener('focusin', remember)
    addEventListener('pointerdown', forget)
    return () => {
      element.removeEventListener('focusin', remember)
      removeEventListener('pointerdown', forget)
    }
  }, [container])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what takes targets away
  useEffect(() => {
    const from = last.current
    if (from === null) return
    if (document.activeElement !== document.body) {
      if (!container.current?.contains(document.activeElement)) last.current = null
      return
    }
    let [best, least]: [HTMLElement | SVGElement | null, number] = [null, Number.POSITIVE_INFINITY]
    for (const place of container.current?.querySelectorAll<HTMLElement | SVGElement>(places) ?? []) {
      const { left, top, width, height } = place.getBoundingClientRect()
      const far = Math.hypot(left + width / 2 - from.x, top + height / 2 - from.y)
      if (far < least) [best, least] = [place, far]
    }
    best?.focus({ preventScroll: true })
  }, [position, places])
}
