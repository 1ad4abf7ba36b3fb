import { classes } from '@branchline/design/parts'
import { ZoomIn } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { BoardSize } from './boardZoom.ts'
import styles from './Viewport.module.css'

export interface Seen {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** All of the board. */
  readonly isWhole: boolean
  /** Lit places, in units of the board. */
  readonly lit: readonly (readonly [number, number])[]
}

interface InsetProps {
  readonly size: BoardSize
  readonly seen: Seen
  readonly map: ReactNode
  readonly onWhole: () => void
  readonly onNear: () => void
  readonly onMove: (x: number, y: number) => void
}

const DRAG = 10
/** A click so soon after a pointer is of the same tap; in milliseconds. */
const SAME_TAP = 500
/** The part of what is seen that it covers. */
const [WIDE, TALL] = [0.3, 0.26]

/** Where one is on the whole board: a tap shows all of it, a drag moves; and from there the way back. It steps aside for what is lit below it. */
export function Inset({ size, seen, map, onWhole, onNear, onMove }: InsetProps) {
  const t = useTranslations('table')
  const from = useRef<{ x: number; y: number; isMoved: boolean } | null>(null)
  const heard = useRef(Number.NEGATIVE_INFINITY)
  const isUnder = ([x, y]: readonly [number, number]) => x > seen.x + seen.width * (1 - WIDE) && y < seen.y + seen.height * TALL
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const start = from.current
    if (start === null) return
    if (!start.isMoved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG) return
    start.isMoved = true
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onMove(((event.clientX - left) / width) * size.width, ((event.clientY - top) / height) * size.height)
  }
  const { isWhole } = seen
  const act = isWhole ? onNear : onWhole
  // One button throughout: what would go with its pointer would leave its click to what lies below.
  return (
    <button
      type="button"
      className={classes(styles.inset, isWhole && styles.nearer, seen.lit.some(isUnder) && styles.aside)}
      aria-label={t(isWhole ? 'closeUp' : 'fit')}
      data-testid={isWhole ? 'nearer' : 'inset'}
      data-held
      style={isWhole ? undefined : { aspectRatio: `${size.width} / ${size.height}` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY, isMoved: false }
      }}
      onPointerMove={isWhole ? undefined : onPointerMove}
      // Not with the click, which a browser leaves out after a swift swipe.
      onPointerUp={() => {
        if (from.current?.isMoved === false) act()
        from.current = null
        heard.current = performance.now()
      }}
      onPointerCancel={() => {
        from.current = null
      }}
      onTouchEnd={(event) => event.preventDefault()}
      // By key, and by whatever else presses buttons without a pointer.
      onClick={() => performance.now() - heard.current > SAME_TAP && act()}
    >
      {isWhole ? (
        <ZoomIn size={24} aria-hidden />
      ) : (
        <>
          {map}
          <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            {seen.lit.map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={size.width / 45} fill="var(--legal)" />
            ))}
            <rect
              x={seen.x}
              y={seen.y}
              width={seen.width}
              height={seen.height}
              fill="none"
              stroke="var(--spot-face)"
              strokeWidth={size.width / 30}
            />
          </svg>
        </>
      )}
    </button>
  )
}
