import { Button, Notice, Panel } from '@branchline/design/parts'
import type { Account, SignInWays } from '@branchline/server/protocol'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './AccountPage.module.css'
import { firstProfile } from './api.ts'
import { EmailForm } from './EmailForm.tsx'
import { knowsPasskeys, makePasskey, signInByPasskey, wasCancelled } from './passkey.ts'

/** For those who have no account here yet, and for those who have one elsewhere. */
export function SignIn({ ways, guest, onMade }: { ways: SignInWays; guest: Account | null; onMade: (account: Account) => void }) {
  const t = useTranslations('account')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setTrouble(null)
    try {
      await act()
    } catch (error) {
      setTrouble(wasCancelled(error) ? t('cancelled') : t('failed', { why: (error as Error).message }))
    }
    setBusy(false)
  }
  const here = passkeysHere(ways)
  if (!ways.passkeys && !ways.email) return <Notice>{t('noWays')}</Notice>
  return (
    <>
      {trouble === null ? null : <Notice kind="warn">{trouble}</Notice>}
      <Panel title={t('make')}>
        <div className={styles.stack}>
          {guest === null ? null : <p>{t('makeHelp')}</p>}
          {ways.passkeys ? (
            <div className={styles.stack}>
              <div className={styles.row}>
                <Button
                  look="primary"
                  disabled={isBusy || here !== 'yes'}
                  data-testid="make-passkey"
                  onClick={() =>
                    void attempt(async () => {
                      await makePasskey()
                      onMade(await firstProfile())
                    })
                  }
                >
                  <KeyRound size={18} aria-hidden />
                  {t('makePasskey')}
                </Button>
              </div>
              <p className={styles.soft}>
                {here === 'yes' ? t('passkeyHelp') : here === 'no' ? t('unsupported') : t('elsewhere', { origin: ways.origin })}
              </p>
            </div>
          ) : null}
          {ways.passkeys && ways.email ? <hr className={styles.rule} /> : null}
          {ways.email ? <EmailForm /> : null}
        </div>
      </Panel>
      {ways.passkeys && here === 'yes' ? (
        <Panel title={t('signIn')}>
          <div className={styles.stack}>
            {guest === null ? null : <p>{t('signInGuest')}</p>}
            <div className={styles.row}>
              <Button data-testid="sign-in-passkey" disabled={isBusy} onClick={() => void attempt(signInByPasskey)}>
                <KeyRound size={18} aria-hidden />
                {t('signInPasskey')}
              </Button>
            </div>
          </div>
        </Panel>
      ) : null}
    </>
  )
}

/** A passkey belongs to one address; at another the browser would only refuse. */
export function passkeysHere(ways: SignInWays): 'yes' | 'no' | 'elsewhere' {
  if (location.origin !== ways.origin) return 'elsewhere'
  return knowsPasskeys() ? 'yes' : 'no'
}
