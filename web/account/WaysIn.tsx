import { Button, Dialog, Notice, Panel, TextField } from '@branchline/design/parts'
import type { Account, SignInWays } from '@branchline/server/protocol'
import { KeyRound, Mail, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './AccountPage.module.css'
import { removeEmail, removePasskey, renamePasskey } from './api.ts'
import { EmailForm } from './EmailForm.tsx'
import { makePasskey, wasCancelled } from './passkey.ts'
import { passkeysHere } from './SignIn.tsx'

/** One way in, wherever it comes from. */
interface Way {
  readonly name: string
  readonly remove: (lastWay: boolean) => Promise<Account>
}

export function WaysIn({ account, put, ways }: { account: Account; put: (account: Account) => void; ways: SignInWays }) {
  const t = useTranslations('account')
  const shell = useTranslations('shell')
  const format = useFormatter()
  const [doomed, setDoomed] = useState<Way | null>(null)
  const [renamed, setRenamed] = useState<{ id: string; name: string } | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const attempt = async (act: () => Promise<Account>) => {
    setTrouble(null)
    try {
      put(await act())
    } catch (error) {
      setTrouble(wasCancelled(error) ? t('cancelled') : t('failed', { why: (error as Error).message }))
    }
  }
  const isLast = account.passkeys.length + (ways.email ? account.emails.length : 0) <= 1
  const here = passkeysHere(ways)
  return (
    <Panel title={t('ways')}>
      <div className={styles.stack}>
        {trouble === null ? null : <Notice kind="warn">{trouble}</Notice>}
        <ul className={styles.list}>
          {account.passkeys.map((passkey) => {
            const name = passkey.name || t('unnamed')
            return (
              <li key={passkey.id} className={styles.item}>
                <span className={styles.row}>
                  <KeyRound size={18} aria-hidden />
                  <span className={styles.named}>
                    <strong>{name}</strong>
                    <small>{t('usedAt', { date: format.dateTime(passkey.usedAt, { dateStyle: 'medium' }) })}</small>
                  </span>
                </span>
                <span>
                  <Button look="quiet" icon label={t('rename', { name })} onClick={() => setRenamed({ id: passkey.id, name })}>
                    <Pencil size={16} aria-hidden />
                  </Button>
                  <Button
                    look="quiet"
                    icon
                    label={t('remove', { name })}
                    onClick={() => setDoomed({ name, remove: (lastWay) => removePasskey(passkey.id, lastWay) })}
                  >
                    <Trash2 size={16} aria-hidden />
                  </Button>
                </span>
              </li>
            )
          })}
          {account.emails.map(({ email }) => (
            <li key={email} className={styles.item}>
              <span className={styles.row}>
                <Mail size={18} aria-hidden />
                <span className={styles.named}>
                  <strong>{email}</strong>
                </span>
              </span>
              <Button
                look="quiet"
                icon
                label={t('remove', { name: email })}
                onClick={() => setDoomed({ name: email, remove: (lastWay) => removeEmail(email, lastWay) })}
              >
                <Trash2 size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
        {here === 'elsewhere' && ways.passkeys ? <p className={styles.soft}>{t('elsewhere', { origin: ways.origin })}</p> : null}
        {ways.passkeys && here === 'yes' ? (
          <div className={styles.row}>
            <Button onClick={() => void attempt(makePasskey)}>
              <KeyRound size={18} aria-hidden />
              {t('addPasskey')}
            </Button>
          </div>
        ) : null}
        {ways.email ? <EmailForm adds /> : null}
      </div>
      <Dialog
        title={t('remove', { name: doomed?.name ?? '' })}
        closeLabel={shell('close')}
        open={doomed !== null}
        onClose={() => setDoomed(null)}
      >
        <p>{t(isLast ? 'removeLast' : 'removeAsk', { name: doomed?.name ?? '' })}</p>
        <div className={styles.answers}>
          <Button onClick={() => setDoomed(null)}>{shell('cancel')}</Button>
          <Button
            look="primary"
            onClick={() => {
              if (doomed) void attempt(() => doomed.remove(isLast))
              setDoomed(null)
            }}
          >
            {t('removeYes')}
          </Button>
        </div>
      </Dialog>
      <Dialog title={t('newName')} closeLabel={shell('close')} open={renamed !== null} onClose={() => setRenamed(null)}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (renamed) void attempt(() => renamePasskey(renamed.id, renamed.name))
            setRenamed(null)
          }}
        >
          <TextField
            label={t('newName')}
            value={renamed?.name ?? ''}
            maxLength={40}
            onChange={(name) => setRenamed((before) => (before === null ? null : { ...before, name }))}
          />
          <div className={styles.answers}>
            <Button onClick={() => setRenamed(null)}>{shell('cancel')}</Button>
            <Button type="submit" look="primary" disabled={renamed?.name.trim() === ''}>
              {t('save')}
            </Button>
          </div>
        </form>
      </Dialog>
    </Panel>
  )
}
