import { useTranslations } from 'use-intl'
import styles from './OwnPages.module.css'

const PAGES = [
  { page: 'account', href: '/account' },
  { page: 'statistics', href: '/statistics' },
  { page: 'settings', href: '/settings' },
  { page: 'notices', href: '/settings#notices' },
  { page: 'time', href: '/settings#time' },
] as const

/** All that is one's own, from wherever one is: the account, figures, settings, notices, time. */
export function OwnPages({ here }: { here: 'account' | 'statistics' | 'settings' }) {
  const t = useTranslations('settings.own')
  return (
    <nav className={styles.pages} aria-label={t('label')}>
      {PAGES.map(({ page, href }) => (
        <a key={page} href={href} aria-current={page === here ? 'page' : undefined}>
          {t(page)}
        </a>
      ))}
    </nav>
  )
}
