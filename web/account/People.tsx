import { Button, Panel } from '@branchline/design'
import type { MarkedPerson } from '@branchline/server/protocol'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { mark, marked } from '../online/company.ts'
import { inSentence } from '../online/inSentence.ts'
import styles from './AccountPage.module.css'

/** Whom one follows, and whom one mutes or blocks, on all devices; and the way back. */
export function People() {
  const t = useTranslations('people.marked')
  const words = useTranslations('people')
  const [people, setPeople] = useState<readonly MarkedPerson[]>([])
  useEffect(() => {
    marked().then(setPeople, () => undefined)
  }, [])
  const isFollowed = (one: MarkedPerson) => one.mark === 'follow'
  const list = (shown: readonly MarkedPerson[], about: (one: MarkedPerson) => string, remove: (name: string) => string, testId: string) => (
    <ul className={styles.list} data-testid={testId}>
      {shown.map((one) => (
        <li key={one.person} className={styles.item}>
          <span className={styles.named}>
            <a href={`/people/${one.person}`}>
              <strong>{inSentence(one.name)}</strong>
            </a>
            <small>{about(one)}</small>
          </span>
          <Button look="quiet" icon label={remove(one.name)} onClick={() => void mark(one.person, null).then(setPeople)}>
            <X size={16} aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
  const followed = people.filter(isFollowed)
  const others = people.filter((one) => !isFollowed(one))
  return (
    <>
      <Panel title={words('followed')}>
        {followed.length === 0 ? (
          <p className={styles.soft}>{words('nobody')}</p>
        ) : (
          list(
            followed,
            ({ isHere }) => (isHere ? words('here') : ''),
            (name) => words('unfollowOf', { name }),
            'followed',
          )
        )}
      </Panel>
      <Panel title={t('title')}>
        {others.length === 0 ? (
          <p className={styles.soft}>{t('none')}</p>
        ) : (
          list(
            others,
            ({ mark: how }) => t(how === 'mute' ? 'muted' : 'blocked'),
            (name) => t('remove', { name }),
            'marked',
          )
        )}
      </Panel>
    </>
  )
}
