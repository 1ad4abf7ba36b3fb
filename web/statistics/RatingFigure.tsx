import type { Rating } from '@branchline/server/protocol'
import { useTranslations } from 'use-intl'
import styles from './StatisticsPage.module.css'

/** After few games a rating says little: it then stands in italics with a question mark, and says why. */
export function RatingFigure({ of: { rating, isSettled } }: { of: Rating }) {
  const t = useTranslations('statistics')
  if (isSettled) return Math.round(rating)
  return (
    <span className={styles.unsettled} title={t('provisional')}>
      {Math.round(rating)}?<span className="visually-hidden"> ({t('provisional')})</span>
    </span>
  )
}
