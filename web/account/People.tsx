import { Button, Panel } from '@branchline/design'
import type { MarkedPerson } from '@branchline/server/protocol'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { mark, marked } from '../online/company.ts'
import styles from './AccountPage.module.css'

/** Whom one mutes or blocks, on all devices; and the way back. */
export function People() {
  const t = useTranslations('company')
  const [people, setPeople] = useState<readonly MarkedPerson[]>([])
  useEffect(() => {
    marked().then(setPeople, () => undefined)
  }, [])
  return (
    <Panel title={t('title')}>
      {people.length === 0 ? (
        <p className={styles.soft}>{t('none')}</p>
      ) : (
        <ul className={styles.list} data-testid="marked">
          {people.map(({ person, name, mark: how }) => (
            <li key={person} className={styles.item}>
              <span className={styles.named}>
                <strong>{name}</strong>
                <small>{t(how === 'mute' ? 'muted' : 'blocked')}</small>
              </span>
              <Button look="quiet" icon label={t('remove', { name })} onClick={() => void mark(person, null).then(setPeople)}>
                <X size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
