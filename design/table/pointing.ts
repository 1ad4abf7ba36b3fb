/** Pointing at something before it is chosen: by hovering, or by walking to it with keys. A finger does neither. */
import type { FocusEvent, PointerEvent } from 'react'

/** A finger that comes down has not hovered: what it showed would move the page under it before its click. */
export const isHovering = ({ pointerType }: PointerEvent) => pointerType !== 'touch'

/**
 * For what is told of the place that is pointed at, by whatever means. It begins with a movement and not with entering: what comes to lie under a
 * pointer at rest, when a table opens or a board is drawn anew, was not pointed at.
 */
export const pointedBy = (onPoint: (isPointed: boolean) => void) => ({
  // It tells what it is by itself: a long press needs no name beside that.
  'data-tells': '',
  onPointerMove: () => onPoint(true),
  onPointerDown: () => onPoint(true),
  onPointerLeave: () => onPoint(false),
  // After a press the focus may be led to a place that nobody asked about: its slip would lie over the others.
  onFocus: (event: FocusEvent) => isByKeys(event) && onPoint(true),
  onBlur: () => onPoint(false),
})

/** Focus that came by keys, and not by pressing. */
export const isByKeys = ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible')
