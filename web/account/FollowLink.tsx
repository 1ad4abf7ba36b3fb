import { Button, ButtonLink, Flag, Notice, Panel } from '@branchline/design'
import type { LinkLook } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './AccountPage.module.css'
import { follow } from './passkey.ts'
import { lookAt } from './server.ts'

/** Anybody can send anybody a link to an account of their own: so it says first whose it is, and waits for a yes. */
export function FollowLink({ code }: { code: string }) {
  const t = useTranslations('account')
  const shell = useTranslations('shell')
  const [look, setLook] = useState<LinkLook | 'failed' | null>(null)
  const [adopt, setAdopt] = useState(true)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    document.title = `${t('link')} · Branchline`
  }, [t])
  useEffect(() => {
    let current = true
    lookAt(code)
      .then((found) => current && setLook(found))
      .catch(() => current && setLook('failed'))
    return () => {
      current = false
    }
  }, [code])
  const enter = async (takesAlong: boolean) => {
    setBusy(true)
    await follow(code, takesAlong).catch(() => setLook('failed'))
    setBusy(false)
  }
  return (
    <div className={styles.page}>
      <h1>{t('link')}</h1>
      {look === 'failed' ? (
        <>
          <Notice kind="warn">{t('linkFailed')}</Notice>
          <div className={styles.row}>
            <ButtonLink href="/account">{t('title')}</ButtonLink>
          </div>
        </>
      ) : look === null ? null : (
        <Panel>
          <div className={styles.stack}>
            <p>
              <strong>{look.name === null ? t('linkNew', { email: look.email ?? '' }) : t('linkAs', { name: look.name })}</strong>{' '}
              {look.name !== null && look.email !== null ? t('linkJoin', { email: look.email }) : null}
            </p>
            {look.guestTables === null ? null : (
              <>
                <p>{t('linkGuest', { n: look.guestTables })}</p>
                <Flag label={t('adopt')} help={t('adoptHelp')} value={adopt} onChange={setAdopt} />
              </>
            )}
            <Notice>{t('linkWarn')}</Notice>
            <div className={styles.row}>
              <Button look="primary" data-testid="follow" disabled={isBusy} onClick={() => void enter(look.guestTables !== null && adopt)}>
                {t('linkYes')}
              </Button>
              <ButtonLink href="/">{shell('cancel')}</ButtonLink>
            </div>
          </div>
        </Panel>
      )}
    </div>
  )
}
