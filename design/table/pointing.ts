/** Pointing at something before it is chosen: by hovering, or by walking to it with keys. A finger does neither. */
import type { FocusEvent, PointerEvent } from 'react'

/** A finger that comes down has not hovered: what it showed would move the page under it before its click. */
export const isHovering = ({ pointerType }: PointerEvent) => pointerType !== 'touch'

/** Focus that came by keys, and not by pressing. */
export const isByKeys = ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible')
