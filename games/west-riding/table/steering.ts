/** Whoever plays by keyboard goes on by keyboard: the next decision takes the focus that the last one lost, on the board or beside it. */
import type { Attention, LegalMove } from '@branchline/design'
import { type RefObject, useEffect } from 'react'

type Part = 'board' | 'panels'

const steered = new WeakMap<Attention, Part>()

/** To be called with every key that reaches a part of the table. */
export function steer(attention: Attention, part: Part, key: string): void {
  if (key === 'Enter' || key === ' ' || key.toLowerCase() === 'p') steered.set(attention, part)
  else if (key === 'Escape') steered.delete(attention)
}

/** Focuses the first thing that can be chosen in this part, if the last choice was made here by key and nothing else has the focus. */
export function useSteering(
  attention: Attention,
  part: Part,
  root: RefObject<Element | null>,
  moves: readonly LegalMove[],
  isOnBoard: boolean,
): void {
  useEffect(() => {
    if (moves.length === 0 || document.activeElement !== document.body) return
    const from = steered.get(attention)
    if (from === undefined || (isOnBoard ? from : 'panels') !== part) return
    const first = root.current?.querySelector<HTMLElement | SVGElement>(part === 'board' ? '[role="button"]' : 'input, [data-choice]')
    first?.focus()
  }, [attention, part, root, moves, isOnBoard])
}
