import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Side } from './boardZoom.ts'
import styles from './Viewport.module.css'

const ARROWS = { left: ArrowLeft, top: ArrowUp, right: ArrowRight, bottom: ArrowDown } as const

/** Zoomed in: on which sides something lit lies out of view, and how many; a press goes to the nearest. */
export function Beyond({ count, onGo }: { count: Readonly<Record<Side, number>>; onGo: (side: Side) => void }) {
  const t = useTranslations('table')
  return (Object.keys(ARROWS) as Side[])
    .filter((side) => count[side] > 0)
    .map((side) => {
      const Arrow = ARROWS[side]
      return (
        <button
          key={side}
          type="button"
          className={styles.beyond}
          data-side={side}
          data-testid="beyond"
          aria-label={t('beyond', { n: count[side] })}
          data-sign={t('beyond', { n: count[side] })}
          onClick={() => onGo(side)}
        >
          <Arrow size={16} aria-hidden /> {count[side]}
        </button>
      )
    })
}
