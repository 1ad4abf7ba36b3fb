import { Button, useTable } from '@branchline/design'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from './HistoryBar.module.css'

/** The line from the first move to the present; every stop on it has an address. */
export function HistoryBar() {
  const t = useTranslations('table')
  const { model, source } = useTable()
  const { at, n } = model
  const to = (next: number) => source.look(next >= n ? null : next)
  return (
    <nav className={styles.bar} aria-label={t('history')}>
      <Button look="quiet" icon small label={t('first')} disabled={at === 0} onClick={() => to(0)}>
        <ChevronFirst size={18} aria-hidden />
      </Button>
      <Button look="quiet" icon small label={t('previous')} disabled={at === 0} onClick={() => to(at - 1)}>
        <ChevronLeft size={18} aria-hidden />
      </Button>
      <input
        className={styles.slider}
        type="range"
        aria-label={t('historySlider')}
        min={0}
        max={n}
        value={at}
        onChange={(event) => to(Number(event.target.value))}
      />
      <Button look="quiet" icon small label={t('next')} disabled={at === n} onClick={() => to(at + 1)}>
        <ChevronRight size={18} aria-hidden />
      </Button>
      <Button look="quiet" icon small label={t('last')} disabled={at === n} onClick={() => to(n)}>
        <ChevronLast size={18} aria-hidden />
      </Button>
      <output className={styles.figure}>
        {at}/{n}
      </output>
    </nav>
  )
}
