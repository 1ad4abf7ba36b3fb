import { Button, ButtonLink, Notice, Panel } from '@branchline/design/parts'
import type { LinkLook } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ServerError } from '../http/client.ts'
import styles from './AccountPage.module.css'
import { lookAt } from './api.ts'
import { follow } from './passkey.ts'

/** Anybody can send anybody a link to an account of their own: so it says first whose it is, and waits for a yes. */
export function FollowLink({ code }: { code: string }) {
  const t = useTranslations('account')
  const shell = useTranslations('shell')
  const [look, setLook] = useState<LinkLook | Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    document.title = `${t('link')} · Branchline`
  }, [t])
  useEffect(() => {
    let current = true
    lookAt(code)
      .then((found) => current && setLook(found))
      .catch((error: Error) => current && setLook(failureOf(error)))
    return () => {
      current = false
    }
  }, [code])
  const enter = async () => {
    setBusy(true)
    await follow(code).catch((error: Error) => setLook(failureOf(error)))
    setBusy(false)
  }
  return (
    <div className={styles.page}>
      <h1>{t('link')}</h1>
      {typeof look === 'string' ? (
        <>
          <Notice kind="warn">{t(look)}</Notice>
          <div className={styles.row}>
            <ButtonLink href="/account">{t('title')}</ButtonLink>
          </div>
        </>
      ) : look === null ? null : (
        <Panel>
          <div className={styles.stack}>
            <p>
              <strong>
                {look.does === 'add'
                  ? t('linkAdd', { email: look.email ?? '', name: look.name ?? '' })
                  : look.name === null
                    ? t('linkNew', { email: look.email ?? '' })
                    : t('linkAs', { name: look.name })}
              </strong>
            </p>
            {look.guestTables === null ? null : <p>{t('linkGuest', { n: look.guestTables })}</p>}
            <Notice>{t('linkWarn')}</Notice>
            <div className={styles.row}>
              <Button look="primary" data-testid="follow" disabled={isBusy} onClick={() => void enter()}>
                {t(look.does === 'add' ? 'linkAddYes' : 'linkYes')}
              </Button>
              <ButtonLink href="/">{shell('cancel')}</ButtonLink>
            </div>
          </div>
        </Panel>
      )}
    </div>
  )
}

type Failure = 'linkFailed' | 'linkElsewhere' | 'linkTaken'

function failureOf(error: Error): Failure {
  const code = error instanceof ServerError ? error.code : ''
  return code === 'not-allowed' ? 'linkElsewhere' : code === 'not-possible-now' ? 'linkTaken' : 'linkFailed'
}
