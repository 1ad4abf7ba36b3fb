/** A slip leaves with the next action, with another choice too, and belongs to its table: on the next one nothing is told of it. */
import type { Attention } from '@branchline/design'
import { useEffect, useLayoutEffect } from 'react'
import { dropActed, useSlips } from './slipStore.ts'

/** Where one acts; to open a sheet, or to look something up, is no action. */
const ACTS = '#board, [data-keeps-focus="bar"], [data-keeps-focus="tray"], [data-testid="coach"]'
const SLIPS = '[data-slips]'
/** So far a pointer may slip in a click; in pixels. */
const DRAG = 6

export function useSlipsLeave(table: string, attention: Attention): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another table
  useLayoutEffect(() => () => useSlips.getState().drop(), [table])
  useEffect(() => {
    const pressed = { x: 0, y: 0 }
    const onDown = ({ clientX, clientY }: PointerEvent) => Object.assign(pressed, { x: clientX, y: clientY })
    // Before what was clicked says something new. A click that ends a drag looks about.
    const onClick = ({ target, detail, clientX, clientY }: MouseEvent) => {
      const isDrag = detail > 0 && Math.hypot(clientX - pressed.x, clientY - pressed.y) > DRAG
      if (!isDrag && target instanceof Element && target.closest(ACTS) !== null && target.closest(SLIPS) === null) dropActed()
    }
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('click', onClick, true)
    const stop = attention.subscribe((now, before) => {
      if (now.chosen !== before.chosen && now.chosen !== null) dropActed()
    })
    return () => {
      document.removeEventListener('pointerdown', onDown, true)
      document.removeEventListener('click', onClick, true)
      stop()
    }
  }, [attention])
}
