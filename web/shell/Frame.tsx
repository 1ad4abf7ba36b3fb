import { Button, ButtonLink } from '@branchline/design/parts'
import { History, Moon, Settings2, Sun, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/settings.ts'
import styles from './Frame.module.css'

/** Masthead, page, imprint. At a table the board needs the room: the frame then steps back (`bare`). */
export function Frame({ bare, children }: { bare: boolean; children: ReactNode }) {
  const t = useTranslations('shell')
  if (bare) return <div className={styles.bare}>{children}</div>
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <header className={styles.masthead}>
        <a href="/" className={styles.wordmark}>
          <Wordmark />
        </a>
        <nav className={styles.nav} aria-label={t('navigation')}>
          <a href="/lobby" className={styles.way}>
            {t('lobby')}
          </a>
          <a href="/replay" className={styles.way} aria-label={t('replay')}>
            <span>{t('replay')}</span>
            <History size={20} aria-hidden />
          </a>
          <ThemeSwitch />
          <ButtonLink href="/account" look="quiet" icon label={t('account')}>
            <UserRound size={20} aria-hidden />
          </ButtonLink>
          <ButtonLink href="/settings" look="quiet" icon label={t('settings')}>
            <Settings2 size={20} aria-hidden />
          </ButtonLink>
        </nav>
      </header>
      <main id="main" className={styles.page}>
        {children}
      </main>
      <footer className={styles.imprint}>
        <p>{t('imprint')}</p>
        <p>
          <a href="/design">{t('design')}</a>
        </p>
      </footer>
    </>
  )
}

export function ThemeSwitch() {
  const t = useTranslations('shell')
  const change = useSettings((settings) => settings.change)
  const theme = useSettings((settings) => settings.theme)
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <Button look="quiet" icon label={isDark ? t('toLight') : t('toDark')} onClick={() => change({ theme: isDark ? 'light' : 'dark' })}>
      {isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </Button>
  )
}

/** The name on a signal bull's-eye, with the junction that is our mark. */
function Wordmark() {
  return (
    <>
      <svg width="38" height="38" viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="24" fill="none" stroke="var(--spot)" strokeWidth="7" />
        <path d="M20 61V3M44 61V45c0-14-24-14-24-28" fill="none" stroke="var(--ink)" strokeWidth="6" />
      </svg>
      <span>Branchline</span>
    </>
  )
}
