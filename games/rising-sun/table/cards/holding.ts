/** Looking closely at a card: on hover, on focus, or by a long press where there is no pointer to hover with. */
import { type Attention, consider } from '@branchline/design'
import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { deskOf, type Held } from '../desk.ts'

const LONG_PRESS = 400
const HOVER = 300

export function useHolding(attention: Attention, id: string, move: string | undefined, where: Held['where']) {
  const timer = useRef(0)
  const isHeld = useRef(false)
  const isOver = useRef(false)
  const desk = deskOf(attention)
  const show = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    desk.change({ card: { id, left, top, right, bottom, where } })
    if (move !== undefined) consider(attention, move)
  }
  const hide = () => {
    window.clearTimeout(timer.current)
    desk.change({ card: null })
    consider(attention, null)
  }
  return {
    // Not on entering: a card that comes to lie under a pointer at rest was not pointed at.
    onPointerMove: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || isOver.current) return
      isOver.current = true
      if (move !== undefined) consider(attention, move)
      timer.current = window.setTimeout(() => show(currentTarget), HOVER)
    },
    onPointerLeave: () => {
      isOver.current = false
      hide()
    },
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent) => {
      isHeld.current = false
      if (pointerType === 'mouse') return
      timer.current = window.setTimeout(() => {
        isHeld.current = true
        show(currentTarget)
      }, LONG_PRESS)
    },
    onPointerUp: ({ pointerType }: PointerEvent) => {
      window.clearTimeout(timer.current)
      if (pointerType !== 'mouse') desk.change({ card: null })
    },
    onPointerCancel: hide,
    onContextMenu: (event: MouseEvent) => {
      if (isHeld.current) event.preventDefault()
    },
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget)
    },
    onBlur: hide,
    /** A press that opened the large card does not also play it. */
    wasHeld: () => isHeld.current,
    hide,
  }
}
