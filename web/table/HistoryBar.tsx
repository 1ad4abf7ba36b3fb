import { BarButton, useTable } from '@branchline/design'
import { ChevronFirst, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useFrame } from './frame.ts'
import styles from './HistoryBar.module.css'
import { HistoryMarks } from './HistoryMarks.tsx'

/** The line from the first move to the present, in the place of the bar; every stop on it has an address. `children`: other ways on than back to now. */
export function HistoryBar({ children }: { children?: ReactNode }) {
  const t = useTranslations('table')
  const { model, source } = useTable()
  const { setHistory } = useFrame()
  const { at, n } = model
  const to = (next: number) => source.look(next >= n ? null : Math.max(0, next))
  const back = () => {
    setHistory(false)
    source.look(null)
  }
  // Whoever came here by an arrow stays here when they come to the present again.
  useEffect(() => setHistory(true), [setHistory])
  return (
    <>
      <nav className={styles.history} aria-label={t('history')}>
        <p className={styles.where}>{t('past', { n: at, of: n })}</p>
        <div className={styles.line}>
          <BarButton look="quiet" label={t('first')} disabled={at === 0} onClick={() => to(0)}>
            <ChevronFirst size={20} aria-hidden />
          </BarButton>
          <BarButton look="quiet" label={t('previous')} disabled={at === 0} onClick={() => to(at - 1)}>
            <ChevronLeft size={20} aria-hidden />
          </BarButton>
          <div className={styles.track}>
            <HistoryMarks onGo={to} />
            <input
              className={styles.slider}
              type="range"
              aria-label={t('historySlider')}
              min={0}
              max={n}
              value={at}
              onChange={(event) => to(Number(event.target.value))}
            />
          </div>
          <BarButton look="quiet" label={t('next')} disabled={at === n} onClick={() => to(at + 1)}>
            <ChevronRight size={20} aria-hidden />
          </BarButton>
          <output className={styles.figure}>
            {at}/{n}
          </output>
        </div>
      </nav>
      {children ?? (
        <BarButton look="primary" letsGo onClick={back} data-testid="to-now">
          {t('toPresent')}
        </BarButton>
      )}
    </>
  )
}
