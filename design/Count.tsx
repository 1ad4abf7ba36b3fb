import { useEffect, useRef } from 'react'
import { withMinus } from './minus.ts'
import { animate, motionWanted } from './motion.ts'

/** A figure that counts to its new value. The text is right from the first frame for those who do not watch. */
export function Count({ value, format = withMinus }: { value: number; format?: (value: number) => string }) {
  const span = useRef<HTMLSpanElement>(null)
  const before = useRef(value)
  useEffect(() => {
    const from = before.current
    before.current = value
    const element = span.current
    if (element === null || from === value || !motionWanted()) return
    const start = performance.now()
    let frame = 0
    const tick = (now: number) => {
      const part = Math.min(1, (now - start) / 360)
      element.textContent = format(Math.round(from + (value - from) * part))
      if (part < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    animate(element, [{ color: 'var(--counting, var(--spot))' }, { color: 'inherit' }], 700)
    return () => {
      cancelAnimationFrame(frame)
      element.textContent = format(value)
    }
  }, [value, format])
  return <span ref={span}>{format(value)}</span>
}
