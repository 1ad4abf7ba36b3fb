/** What may wait until a frame was painted. */
import { useEffect, useState } from 'react'

/** The value as of the frame that is on the screen; a new one follows once what had to be seen first was painted. */
export function usePainted<Value>(value: Value): Value {
  const [shown, setShown] = useState({ value })
  // Effects run when the frame is on the screen.
  useEffect(() => setShown((last) => (last.value === value ? last : { value })), [value])
  return shown.value
}

/** A page nobody sees has no frames. */
export function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act)
  else requestAnimationFrame(() => setTimeout(act))
}
