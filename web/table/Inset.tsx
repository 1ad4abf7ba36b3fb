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
/** The part of what is seen that it covers. */
const [WIDE, TALL] = [0.3, 0.26]

/** Where one is on the whole board: a tap shows all of it, a drag moves; and from there the way back. It steps aside for what is lit below it. */
export function Inset({ size, seen, map, onWhole, onNear, onMove }: InsetProps) {
  const t = useTranslations('table')
  const from = useRef<{ x: number; y: number; isMoved: boolean } | null>(null)
  const isUnder = ([x, y]: readonly [number, number]) => x > seen.x + seen.width * (1 - WIDE) && y < seen.y + seen.height * TALL
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const start = from.current
    if (start === null || event.buttons === 0) return
    if (!start.isMoved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG) return
    start.isMoved = true
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onMove(((event.clientX - left) / width) * size.width, ((event.clientY - top) / height) * size.height)
  }
  const aside = seen.lit.some(isUnder) && styles.aside
  if (seen.isWhole)
    return (
      <button type="button" className={classes(styles.inset, styles.nearer, aside)} aria-label={t('closeUp')} onClick={onNear}>
        <ZoomIn size={24} aria-hidden />
      </button>
    )
  return (
    <button
      type="button"
      className={classes(styles.inset, aside)}
      aria-label={t('fit')}
      data-testid="inset"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY, isMoved: false }
      }}
      onPointerMove={onPointerMove}
      onPointerCancel={() => {
        from.current = null
      }}
      // With the click and not before it: it would fall through to what lies below when the map has gone.
      onClick={(event) => {
        // By a key there was no finger before it.
        const isMoved = event.detail > 0 && from.current?.isMoved === true
        from.current = null
        if (!isMoved) onWhole()
      }}
    >
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
    </button>
  )
}
