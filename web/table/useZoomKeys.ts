/** + − 0 bring the board nearer and back, wherever on the page one is. */
import { type RefObject, useCallback } from 'react'
import { useFreeKeys } from './useFreeKeys.ts'
import type { ViewportTools } from './Viewport.tsx'

export const NEARER = 1.4

export function useZoomKeys(board: RefObject<ViewportTools | null>): void {
  useFreeKeys(
    useCallback(
      (key) => {
        const tools = board.current
        if (tools === null) return false
        if (key === '+' || key === '=') tools.nearer(NEARER)
        else if (key === '-' || key === '−') tools.nearer(1 / NEARER)
        // Where a sum is to be set, a nought belongs to it.
        else if (key === '0' && document.querySelector('[data-testid="prompt"] fieldset input') === null) tools.fit()
        else return false
        return true
      },
      [board],
    ),
  )
}
