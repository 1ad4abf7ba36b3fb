import { Button, Notice, TextField } from '@branchline/design/parts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './AccountPage.module.css'
import { sendLink } from './api.ts'

/** The link opens the account of the address, or makes one; with `adds` it adds the address to the account that this device has. */
export function EmailForm({ adds = false }: { adds?: boolean }) {
  const t = useTranslations('account')
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSent(null)
    setTrouble(null)
    try {
      await sendLink(email, adds)
      setSent(email)
    } catch (error) {
      setTrouble((error as Error).message)
    }
  }
  return (
    <div className={styles.stack}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <TextField label={t('email')} type="email" value={email} onChange={setEmail} autoComplete="email" maxLength={254} />
        <Button type="submit" disabled={!/.@.+\../.test(email)}>
          {t(adds ? 'addEmail' : 'sendLink')}
        </Button>
        <p className={styles.soft}>{t(adds ? 'addEmailHelp' : 'emailHelp')}</p>
      </form>
      {sent === null ? null : <Notice kind="good">{t('sent', { email: sent })}</Notice>}
      {trouble === null ? null : <Notice kind="warn">{t('failed', { why: trouble })}</Notice>}
    </div>
  )
}
