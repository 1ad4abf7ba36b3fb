/** What may wait until a frame was painted. */
import { useEffect, useState } from 'react'

/** The value as of the frame that is on the screen; a new one follows once what had to be seen first was painted. */
export function usePainted<Value>(value: Value): Value {
  const [shown, setShown] = useState({ value })
  useEffect(() => {
    if (shown.value === value) return
    // Effects run when the frame is on the screen; a timer lets in what was clicked meanwhile.
    const timer = setTimeout(() => setShown({ value }))
    return () => clearTimeout(timer)
  }, [shown, value])
  return shown.value
}

/** Not in the first frame of whoever asks, but in the next: for what is neither seen nor chosen, and may follow a table that has just been opened. */
export function useWasPainted(): boolean {
  const [wasPainted, setPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true))
    return () => clearTimeout(timer)
  }, [])
  return wasPainted
}

/** A message posted in an animation frame is read after that frame was painted; a timer lets in what was clicked meanwhile. A page nobody sees has no frames. */
export function afterPaint(act: () => void): void {
  if (document.hidden) {
    setTimeout(act)
    return
  }
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      setTimeout(act)
    }
    port2.postMessage(null)
  })
}
