import { useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import styles from './Sign.module.css'

const HOVER = 300
const PRESS = 400

interface Tip {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly isBelow: boolean
}

/** Shows the name of whatever carries `data-sign`: under the pointer for a while, in focus, or pressed for long. One for a whole page. */
export function SignTips() {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    let timer = 0
    let over: Element | null = null
    const leave = () => {
      clearTimeout(timer)
      over = null
      setTip(null)
    }
    const soon = (event: Event, after: number) => {
      const sign = event.target instanceof Element ? event.target.closest('[data-sign]') : null
      if (sign === over && sign !== null) return
      leave()
      if (sign === null) return
      over = sign
      timer = window.setTimeout(() => setTip(tipFor(sign)), after)
    }
    const onOver = (event: PointerEvent) => event.pointerType === 'mouse' && soon(event, HOVER)
    const onDown = (event: PointerEvent) => (event.pointerType === 'mouse' ? leave() : soon(event, PRESS))
    const onUp = (event: PointerEvent) => event.pointerType !== 'mouse' && leave()
    const onFocus = (event: FocusEvent) => event.target instanceof Element && event.target.matches(':focus-visible') && soon(event, 0)
    const listeners = [
      ['pointerover', onOver],
      ['pointerdown', onDown],
      ['pointerup', onUp],
      ['pointercancel', onUp],
      ['focusin', onFocus],
      ['focusout', leave],
      ['keydown', leave],
      ['scroll', leave],
    ] as const
    for (const [type, act] of listeners) document.addEventListener(type, act as EventListener, true)
    return () => {
      clearTimeout(timer)
      for (const [type, act] of listeners) document.removeEventListener(type, act as EventListener, true)
    }
  }, [])
  if (tip === null) return null
  return (
    <div role="tooltip" className={classes(styles.tip, tip.isBelow && styles.below)} style={{ left: tip.x, top: tip.y }}>
      {tip.name}
    </div>
  )
}

/** Above the sign, or below where there is no room; never beyond the edge. */
function tipFor(sign: Element): Tip | null {
  if (!sign.isConnected) return null
  const { left, top, width, bottom } = sign.getBoundingClientRect()
  const name = sign.getAttribute('data-sign') ?? ''
  const half = Math.min(150, name.length * 4 + 14)
  const isBelow = top < 60
  return { name, x: Math.max(half, Math.min(innerWidth - half, left + width / 2)), y: isBelow ? bottom + 6 : top - 6, isBelow }
}
