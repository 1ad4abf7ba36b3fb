import { Button, ButtonLink, Flag, Notice, Panel, TextField } from '@branchline/design/parts'
import type { Club, ClubAnswer, ClubsAnswer } from '@branchline/server/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { becomeSomebody } from '../account/person.ts'
import { Words } from '../account/Words.tsx'
import { YourName } from '../account/YourName.tsx'
import { ask } from '../http/client.ts'
import { go } from '../shell/route.ts'
import styles from './Clubs.module.css'

/** The clubs one belongs to, those that are open, and a new one. */
export function ClubsPage() {
  return (
    <Words>
      <Page />
    </Words>
  )
}

function Page() {
  const t = useTranslations('clubs')
  const [clubs, setClubs] = useState<ClubsAnswer | 'asking' | 'offline'>('asking')
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
    ask<ClubsAnswer>('/clubs').then(setClubs, () => setClubs('offline'))
  }, [t])
  if (clubs === 'asking') return null
  if (clubs === 'offline')
    return (
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <Notice kind="warn">{t('offline')}</Notice>
      </div>
    )
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {clubs.mine.length === 0 ? null : (
        <Panel title={t('mine')}>
          <List clubs={clubs.mine} />
        </Panel>
      )}
      {clubs.others.length === 0 && clubs.mine.length > 0 ? null : (
        <Panel title={t('others')}>
          {clubs.others.length === 0 ? <p className={styles.soft}>{t('noOthers')}</p> : <List clubs={clubs.others} />}
        </Panel>
      )}
      {clubs.mayFound ? <Found /> : <p className={styles.soft}>{t('mayNotFound')}</p>}
    </div>
  )
}

function List({ clubs }: { clubs: readonly Club[] }) {
  const t = useTranslations('clubs')
  return (
    <ul className={styles.list} data-testid="clubs">
      {clubs.map(({ id, name, about, people, role }) => (
        <li key={id}>
          <div className={styles.what}>
            <strong>{name}</strong>
            {about === '' ? null : (
              <span className={styles.brief} title={about}>
                {about}
              </span>
            )}
            <small>
              {t('people', { n: people })}
              {role === null ? null : ` · ${t(`role.${role}`)}`}
            </small>
          </div>
          <ButtonLink small href={`/clubs/${id}`}>
            {t('open')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

function Found() {
  const t = useTranslations('clubs')
  const [name, setName] = useState('')
  const [about, setAbout] = useState('')
  const [isOpen, setOpen] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  const found = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await becomeSomebody()
      const { club } = await ask<ClubAnswer>('/clubs', { name, about, isOpen })
      go(`/clubs/${club.id}`)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <Panel title={t('found')}>
      <form className={styles.stack} onSubmit={(event) => void found(event)}>
        <TextField label={t('name')} value={name} onChange={setName} maxLength={40} />
        <TextField label={t('about')} value={about} onChange={setAbout} maxLength={1000} />
        <Flag label={t('isOpen')} help={t('isOpenHelp')} value={isOpen} onChange={setOpen} />
        <YourName />
        {failure === null ? null : <Notice kind="warn">{failure}</Notice>}
        <Button type="submit" look="primary" disabled={name.trim() === ''} data-testid="found">
          {t('found')}
        </Button>
      </form>
    </Panel>
  )
}
