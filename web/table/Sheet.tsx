import { classes } from '@branchline/design/parts'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFrame } from './frame.ts'
import styles from './Sheet.module.css'

const SWIPE = 48

/**
 * A sheet over the ledger; on a phone from below, half as tall as the board and then full. The board and the bar stay in view. Esc, a swipe down
 * or a tap beside it shuts it, and the focus goes back to where it came from.
 */
export function Sheet({
  title,
  isOver,
  children,
}: {
  title: string
  /** On a phone it lies over the bar too: nothing in it is decided there. */
  isOver?: boolean
  children: ReactNode
}) {
  const shell = useTranslations('shell')
  const t = useTranslations('table')
  const { layout, shut } = useFrame()
  const sheet = useRef<HTMLElement>(null)
  const [isFull, setFull] = useState(false)
  const isFromBelow = layout === 'phone'
  const grip = useSwipe({
    up: () => setFull(isOver !== true),
    down: () => (isFull ? setFull(false) : shut()),
  })
  useEffect(() => {
    const element = sheet.current
    if (element === null) return
    if (!element.contains(document.activeElement)) element.focus()
    const onDown = ({ target }: PointerEvent) => {
      const isBeside = target instanceof Element && target.closest('[data-sheet], [data-rail], [data-foot], dialog') === null
      if (isBeside) shut()
    }
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [shut])
  return (
    <aside
      ref={sheet}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      data-sheet
      className={classes(styles.sheet, isFull && styles.full, isOver && styles.over)}
    >
      <header className={styles.head} {...(isFromBelow ? grip : {})}>
        {isFromBelow && !isOver ? (
          <button type="button" className={styles.grip} aria-label={t(isFull ? 'smaller' : 'larger')} onClick={() => setFull(!isFull)} />
        ) : null}
        <h2>{title}</h2>
        <button type="button" className={styles.shut} aria-label={shell('close')} onClick={shut}>
          <X size={20} aria-hidden />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
    </aside>
  )
}

function useSwipe({ up, down }: { up: () => void; down: () => void }) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: (event: React.PointerEvent) => {
      from.current = event.clientY
    },
    onPointerUp: (event: React.PointerEvent) => {
      const by = from.current === null ? 0 : event.clientY - from.current
      from.current = null
      if (by < -SWIPE) up()
      else if (by > SWIPE) down()
    },
    style: { touchAction: 'none' },
  }
}
