/** How large a board stands on the screen, as the custom property `--zoom` (pixels to a board unit): lettering can keep its size in it. */
import { type RefObject, useLayoutEffect } from 'react'

/** An event at the frame of a board: how large the board will stand is settled, before anything on it has got a style. */
export const LAID = 'branchline-laid'

/** Below `far` pixels to a unit the board carries `data-far`, and may leave out what could not be read. */
export function useZoom(board: RefObject<SVGGElement | null>, far = 0): void {
  useLayoutEffect(() => {
    const group = board.current
    const frame = group?.ownerSVGElement
    const sheet = group?.parentElement as SVGGElement | null | undefined
    if (!group || !frame || !sheet) return
    let asked = 0
    const measure = () => {
      asked = 0
      const scale = scaleOf(frame, sheet)
      const zoom = scale.toFixed(3)
      if (scale === 0 || group.style.getPropertyValue('--zoom') === zoom) return
      group.style.setProperty('--zoom', zoom)
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
    frame.addEventListener(LAID, measure)
    return () => {
      frame.removeEventListener(LAID, measure)
      cancelAnimationFrame(asked)
      zoomed.disconnect()
      resized.disconnect()
    }
  }, [board, far])
}

/** Without asking what lies on the sheet: it may not be there yet. */
function scaleOf(frame: SVGSVGElement, sheet: SVGGElement): number {
  let scale = frame.getScreenCTM()?.a ?? 0
  const { baseVal } = sheet.transform
  for (let at = 0; at < baseVal.numberOfItems; at++) scale *= baseVal.getItem(at).matrix.a
  return scale
}
