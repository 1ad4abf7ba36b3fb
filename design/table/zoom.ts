/** How large a board stands on the screen, as the custom property `--zoom` (pixels to a board unit): lettering can keep its size in it. */
import { type RefObject, useEffect } from 'react'

/** Below `far` pixels to a unit the board carries `data-far`, and may leave out what could not be read. */
export function useZoom(board: RefObject<SVGGElement | null>, far = 0): void {
  useEffect(() => {
    const group = board.current
    const frame = group?.ownerSVGElement
    const sheet = group?.parentElement
    if (!group || !frame || !sheet) return
    const measure = () => {
      const scale = group.getScreenCTM()?.a
      if (!scale) return
      group.style.setProperty('--zoom', scale.toFixed(3))
      group.toggleAttribute('data-far', scale < far)
    }
    measure()
    const zoomed = new MutationObserver(measure)
    zoomed.observe(sheet, { attributes: true, attributeFilter: ['transform'] })
    const resized = new ResizeObserver(measure)
    resized.observe(frame)
    return () => {
      zoomed.disconnect()
      resized.disconnect()
    }
  }, [board, far])
}
