/** How large a board stands on the screen, as the custom property `--zoom` (pixels to a board unit): lettering can keep its size in it. */
import { type RefObject, useEffect } from 'react'

export function useZoom(board: RefObject<SVGGElement | null>): void {
  useEffect(() => {
    const group = board.current
    const frame = group?.ownerSVGElement
    const sheet = group?.parentElement
    if (!group || !frame || !sheet) return
    const measure = () => {
      const scale = group.getScreenCTM()?.a
      if (scale) group.style.setProperty('--zoom', scale.toFixed(3))
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
  }, [board])
}
