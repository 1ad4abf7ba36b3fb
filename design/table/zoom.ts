/** How large a board stands on the screen, as the custom property `--zoom` (pixels to a board unit): lettering can keep its size in it. */
import { type RefObject, useLayoutEffect } from 'react'

/** Below `far` pixels to a unit the board carries `data-far`, and may leave out what could not be read. */
export function useZoom(board: RefObject<SVGGElement | null>, far = 0): void {
  useLayoutEffect(() => {
    const group = board.current
    const frame = group?.ownerSVGElement
    const sheet = group?.parentElement
    if (!group || !frame || !sheet) return
    let asked = 0
    const measure = () => {
      asked = 0
      const scale = group.getScreenCTM()?.a
      if (!scale) return
      group.style.setProperty('--zoom', scale.toFixed(3))
      group.toggleAttribute('data-far', scale < far)
    }
    // Once a frame, before it is painted: a new property is a new style for every piece of the board.
    const ask = () => {
      asked ||= requestAnimationFrame(measure)
    }
    ask()
    const zoomed = new MutationObserver(ask)
    zoomed.observe(sheet, { attributes: true, attributeFilter: ['transform'] })
    const resized = new ResizeObserver(ask)
    resized.observe(frame)
    return () => {
      cancelAnimationFrame(asked)
      zoomed.disconnect()
      resized.disconnect()
    }
  }, [board, far])
}
