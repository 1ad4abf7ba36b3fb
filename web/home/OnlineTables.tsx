import { Button, ButtonLink, Notice, Panel, TextField } from '@branchline/design/parts'
import type { AroundAnswer } from '@branchline/server/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import { go } from '../shell/route.ts'
import styles from './OnlineTables.module.css'

type Known = AroundAnswer | 'asking' | 'offline'

export function useAround(): Known {
  const [around, setAround] = useState<Known>('asking')
  useEffect(() => {
    ask<AroundAnswer>('/around').then(setAround, () => setAround('offline'))
  }, [])
  return around
}

/** The way to other people: the lobby, clubs, and the door for those who have a link. */
export function OnlineTables({ around }: { around: Known }) {
  const t = useTranslations('home')
  return (
    <div className={styles.online}>
      <Panel title={t('others')}>
        {around === 'offline' ? (
          <Notice>{t('offline')}</Notice>
        ) : (
          <div className={styles.join}>
            <p className={styles.around}>{around === 'asking' ? null : t('around', { n: around.people, open: around.open })}</p>
            <div className={styles.doors}>
              <ButtonLink href="/lobby">{t('lobby')}</ButtonLink>
              <ButtonLink href="/clubs">{t('clubs')}</ButtonLink>
            </div>
          </div>
        )}
      </Panel>
      <JoinByLink />
    </div>
  )
}

function JoinByLink() {
  const t = useTranslations('home')
  const [link, setLink] = useState('')
  const [isBad, setBad] = useState(false)
  const join = (event: FormEvent) => {
    event.preventDefault()
    const found = /\/t\/([A-Za-z0-9]{12})(?:@(\d+))?(?:\?invite=([A-Za-z0-9]{16}))?|^\s*([A-Za-z0-9]{12})\s*$/.exec(link)
    const id = found?.[1] ?? found?.[4]
    if (id === undefined) return setBad(true)
    go({ page: 'table', id, ...(found?.[2] ? { at: Number(found[2]) } : {}), ...(found?.[3] ? { invite: found[3] } : {}) })
  }
  return (
    <Panel title={t('join')}>
      <form className={styles.join} onSubmit={join}>
        <TextField label={t('joinHelp')} value={link} onChange={setLink} />
        <Button type="submit">{t('joinButton')}</Button>
      </form>
      {isBad ? <Notice kind="warn">{t('joinBad')}</Notice> : null}
    </Panel>
  )
}
