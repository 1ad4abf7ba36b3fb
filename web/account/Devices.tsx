import { Button, Notice, Panel } from '@branchline/design/parts'
import type { Account } from '@branchline/server/protocol'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './AccountPage.module.css'
import { newDeviceLink, removeOthers, removeSession } from './api.ts'

/** Where this person is signed in, and the way for one device more. */
export function Devices({ account, put }: { account: Account; put: (account: Account) => void }) {
  const t = useTranslations('account')
  const format = useFormatter()
  const [link, setLink] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const attempt = (act: Promise<void>) => {
    setTrouble(null)
    act.catch((error: Error) => setTrouble(error.message))
  }
  return (
    <Panel title={t('devices')}>
      <div className={styles.stack}>
        {trouble === null ? null : <Notice kind="warn">{t('failed', { why: trouble })}</Notice>}
        <p className={styles.soft}>{t('devicesHelp')}</p>
        <ul className={styles.list}>
          {account.sessions.map(({ id, kind, device, place, usedAt, isThis }) => {
            const name = kind === 'token' ? t('script') : device || t('unknownDevice')
            return (
              <li key={id} className={styles.item}>
                <span className={styles.named}>
                  <strong>
                    {name}
                    {isThis ? ` (${t('thisDevice')})` : ''}
                  </strong>
                  <small>
                    {t('lastUse', { at: format.dateTime(usedAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
                    {place === '' ? null : ` · ${t('seenFrom', { place })}`}
                  </small>
                </span>
                {isThis ? null : (
                  <Button look="quiet" icon label={t('signOutOf', { name })} onClick={() => attempt(removeSession(id).then(put))}>
                    <LogOut size={16} aria-hidden />
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        <div className={styles.row}>
          <Button
            onClick={() =>
              attempt(
                newDeviceLink().then(({ path }) => {
                  setCopied(false)
                  setLink(new URL(path, location.origin).href)
                }),
              )
            }
          >
            {t('newDevice')}
          </Button>
          {account.sessions.length > 1 ? <Button onClick={() => attempt(removeOthers().then(put))}>{t('signOutOthers')}</Button> : null}
        </div>
        {link === null ? null : (
          <Notice kind="good">
            {t('newDeviceHelp')} <span className={styles.address}>{link}</span>
            <Button small onClick={() => attempt(navigator.clipboard.writeText(link).then(() => setCopied(true)))}>
              {isCopied ? t('copied') : t('copy')}
            </Button>
          </Notice>
        )}
      </div>
    </Panel>
  )
}
