import { Button, ButtonLink, Dialog, Notice, Panel } from '@branchline/design/parts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { forgetBoards } from '../store/keptBoards.ts'
import styles from './AccountPage.module.css'
import { erase, signOut } from './api.ts'

/** All of it, none of it, or just away from this device. */
export function YourData({ isAccount, onErased }: { isAccount: boolean; onErased: () => void }) {
  const t = useTranslations('account')
  const shell = useTranslations('shell')
  const [asks, setAsks] = useState<'erase' | 'signOut' | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const act = (what: Promise<unknown>, then: () => void) => {
    setAsks(null)
    forgetBoards()
    what.then(then).catch((error: Error) => setTrouble(error.message))
  }
  const leave = () => act(signOut(), () => location.assign('/'))
  return (
    <Panel title={t('yours')}>
      <div className={styles.stack}>
        {trouble === null ? null : <Notice kind="warn">{t('failed', { why: trouble })}</Notice>}
        <div className={styles.row}>
          <Button onClick={() => (isAccount ? leave() : setAsks('signOut'))}>{t('signOutHere')}</Button>
          <ButtonLink href="/api/me/export" download="branchline-my-data.json">
            {t('export')}
          </ButtonLink>
          <Button onClick={() => setAsks('erase')}>{t('erase')}</Button>
        </div>
      </div>
      <Dialog
        title={t(asks === 'signOut' ? 'signOutHere' : 'erase')}
        closeLabel={shell('close')}
        open={asks !== null}
        onClose={() => setAsks(null)}
      >
        <p>{t(asks === 'signOut' ? 'signOutGuest' : 'eraseAsk')}</p>
        <div className={styles.answers}>
          <Button onClick={() => setAsks(null)}>{shell('cancel')}</Button>
          <Button look="primary" onClick={() => (asks === 'signOut' ? leave() : act(erase(), onErased))}>
            {t(asks === 'signOut' ? 'signOut' : 'eraseYes')}
          </Button>
        </div>
      </Dialog>
    </Panel>
  )
}
