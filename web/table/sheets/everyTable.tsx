/** The signs of the frame, which every table has. */
import { SeatMark, type SignGroup } from '@branchline/design'
import { Check } from 'lucide-react'
import type { useTranslations } from 'use-intl'
import styles from './KeyOfSigns.module.css'

export function everyTable(t: ReturnType<typeof useTranslations<'table.keyOf'>>): SignGroup {
  return {
    title: t('everyTable'),
    signs: [
      { id: 'seat', Sign: () => <SeatMark seat={0} size={24} />, name: t('seat'), meaning: t('seatMore') },
      { id: 'acting', Sign: () => <i className={styles.acting} />, name: t('acting') },
      { id: 'mine', Sign: () => <i className={styles.mine} />, name: t('mine') },
      { id: 'done', Sign: () => <Check size={18} strokeWidth={2.6} className={styles.done} aria-hidden />, name: t('done') },
      { id: 'change', Sign: () => <b className={styles.change}>−2</b>, name: t('change') },
      { id: 'stamp', Sign: () => <b className={styles.stamp}>{t('stampShort')}</b>, name: t('stamp') },
    ],
  }
}
