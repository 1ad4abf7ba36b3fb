import { classes } from '@branchline/design'
import { useEffect, useRef, useState } from 'react'
import styles from './SignTips.module.css'

const HOVER = 300
const PRESS = 400
/** A finger that moves further drags, in pixels. */
const STILL = 10
/** From a word to its explanation there is a gap to cross. */
const GRACE = 250

interface Tip {
  readonly name: string
  /** The word of the glossary that it explains. */
  readonly term: string | null
  readonly x: number
  readonly y: number
  readonly isBelow: boolean
}

interface SignTipsProps {
  /** Where more is said of a word of the glossary; its explanation leads there. */
  readonly more: { readonly label: string; open(term: string): void }
}

/**
 * Shows the name of whatever carries `data-sign`: under the pointer for a while, in focus, pressed for long, or tapped where that does nothing else. One for a whole page. What explains a
 * word of the glossary (`data-term`) stays until one looks elsewhere, and leads to the glossary; on the word itself the Enter key does.
 */
export function SignTips({ more }: SignTipsProps) {
  const [tip, setTip] = useState<Tip | null>(null)
  const shown = useRef<HTMLDivElement>(null)
  const { open } = more
  useEffect(() => {
    let timer = 0
    let over: Element | null = null
    // A finger that has stayed long enough to be told a name chooses nothing when it leaves.
    let isHeld = false
    let isTapped = false
    const leave = () => {
      clearTimeout(timer)
      over = null
      setTip(null)
    }
    const isInTip = (event: Event) => event.target instanceof Node && shown.current?.contains(event.target) === true
    const soon = (event: Event, after: number) => {
      const sign = event.target instanceof Element ? event.target.closest('[data-sign]') : null
      const show = () => sign !== null && setTip(tipFor(sign))
      if (sign !== null && sign === over && termOf(sign) === null) return
      clearTimeout(timer)
      if (sign !== null && sign === over) timer = window.setTimeout(show, after)
      else if (sign === null && termOf(over) !== null && after === HOVER) timer = window.setTimeout(leave, GRACE)
      else {
        leave()
        over = sign
        timer = window.setTimeout(show, after)
      }
    }
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      if (isInTip(event)) clearTimeout(timer)
      else soon(event, HOVER)
    }
    let pressedAt = { x: 0, y: 0 }
    const onDown = (event: PointerEvent) => {
      isHeld = false
      isTapped = false
      if (isInTip(event)) return
      if (event.pointerType === 'mouse') return termOf(event.target) === null ? leave() : undefined
      leave()
      pressedAt = { x: event.clientX, y: event.clientY }
      const sign = pressedSign(event.target)
      if (sign === null) return
      over = sign
      timer = window.setTimeout(() => {
        isHeld = true
        if (sign.closest('[data-tells]') === null) setTip(tipFor(sign))
      }, PRESS)
    }
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || isHeld) return
      if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > STILL) clearTimeout(timer)
    }
    // What was read under the finger is still there when it has gone, until the next touch.
    const onUp = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || isHeld || termOf(over) !== null || isInTip(event)) return
      const sign = over
      leave()
      const isStill = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) <= STILL
      isTapped = isStill && sign !== null && sign.closest(DOES) === null
      if (isTapped) setTip(tipFor(sign as Element))
    }
    // A browser that has a menu of its own for a long press takes the finger away, and the focus; so does a tap beside what had it.
    const onLost = () => isHeld || isTapped || leave()
    const onKey = () => {
      isHeld = false
      leave()
    }
    const onMenu = (event: Event) => isHeld && event.preventDefault()
    const onFocus = (event: FocusEvent) => event.target instanceof Element && event.target.matches(':focus-visible') && soon(event, 0)
    const onClick = (event: MouseEvent) => {
      if (isHeld) {
        isHeld = false
        event.preventDefault()
        return event.stopPropagation()
      }
      const term = termOf(event.target)
      if (term === null) return
      // A click without a pointer is the Enter key, or a screen reader's: the explanation was read already.
      if (event.detail === 0) open(term)
      else soon(event, 0)
    }
    const onLeave = (event: Event) => !isInTip(event) && leave()
    const listeners = [
      ['pointerover', onOver],
      ['pointerdown', onDown],
      ['pointermove', onMove],
      ['contextmenu', onMenu],
      ['pointerup', onUp],
      ['pointercancel', onLost],
      ['focusin', onFocus],
      ['focusout', onLost],
      ['click', onClick],
      ['keydown', onKey],
      ['scroll', onLeave],
    ] as const
    for (const [type, act] of listeners) document.addEventListener(type, act as EventListener, true)
    return () => {
      clearTimeout(timer)
      for (const [type, act] of listeners) document.removeEventListener(type, act as EventListener, true)
    }
  }, [open])
  if (tip === null) return null
  const { term } = tip
  return (
    <div ref={shown} role="tooltip" className={classes(styles.tip, tip.isBelow && styles.below)} style={{ left: tip.x, top: tip.y }}>
      {tip.name}
      {term === null ? null : (
        <button
          type="button"
          tabIndex={-1}
          className={styles.more}
          // The focus stays where it was: shutting what is opened leads back there.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setTip(null)
            open(term)
          }}
        >
          {more.label}
        </button>
      )}
    </div>
  )
}

const termOf = (target: unknown) => (target instanceof Element ? (target.closest('[data-term]')?.getAttribute('data-term') ?? null) : null)

/** Where a tap does something of its own, and only a long press tells the name. */
const DOES = '#board, button, a, label, input, select, summary, [role="button"], [role="tab"], [data-move]'

/** What a finger lies on: a sign of ours, or whatever a browser would name under a mouse; on the board also a place that can be chosen. */
function pressedSign(target: unknown): Element | null {
  const named = '[data-sign], [title], :has(> title), [aria-label]:is(button, [role="img"]), #board svg [aria-label]'
  // A card opens in large, some buttons act while they are held, and above a dialog no name would be seen.
  return target instanceof Element && target.closest('[data-card], [data-held], dialog') === null ? target.closest(named) : null
}

function nameOf(sign: Element): string {
  const title = [...sign.children].find(({ tagName }) => tagName === 'title')?.textContent
  return sign.getAttribute('data-sign') ?? sign.getAttribute('title') ?? title ?? sign.getAttribute('aria-label') ?? ''
}

/** Above the sign, or below where there is no room; never beyond the edge. */
function tipFor(sign: Element): Tip | null {
  if (!sign.isConnected) return null
  const { left, top, width, bottom } = sign.getBoundingClientRect()
  const name = nameOf(sign)
  if (name === '') return null
  const term = termOf(sign)
  const half = Math.min(150, name.length * 4 + 14)
  const isBelow = top < (term === null ? 60 : 160)
  return { name, term, x: Math.max(half, Math.min(innerWidth - half, left + width / 2)), y: isBelow ? bottom + 6 : top - 6, isBelow }
}
