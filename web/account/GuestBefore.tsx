import { Button, Notice, Panel } from '@branchline/design'
import type { Account } from '@branchline/server/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { inSentence } from '../online/inSentence.ts'
import styles from './AccountPage.module.css'
import { decideAboutGuest } from './passkey.ts'

/** Decided here, where one sees whose account one is in, and not by the link that led here. */
export function GuestBefore({ guest, name }: { guest: NonNullable<Account['guest']>; name: string }) {
  const t = useTranslations('account')
  const [trouble, setTrouble] = useState<string | null>(null)
  const decide = (takesAlong: boolean) => void decideAboutGuest(takesAlong).catch((error: Error) => setTrouble(error.message))
  return (
    <Panel title={t('guestBefore')}>
      <div className={styles.stack} data-testid="guest-before">
        <p>
          <strong>{t('guestBeforeHelp', { guest: inSentence(guest.name), n: guest.tables, name })}</strong>
        </p>
        <p className={styles.soft}>{t('adoptHelp')}</p>
        {trouble === null ? null : <Notice kind="warn">{t('failed', { why: trouble })}</Notice>}
        <div className={styles.row}>
          <Button look="primary" data-testid="take-along" onClick={() => decide(true)}>
            {t('adopt')}
          </Button>
          <Button onClick={() => decide(false)}>{t('leaveGuest')}</Button>
        </div>
        <p className={styles.soft}>{t('notMe', { guest: inSentence(guest.name) })}</p>
      </div>
    </Panel>
  )
}
