import { Button, ButtonLink, TextField } from '@branchline/design/parts'
import type { Club } from '@branchline/server/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Clubs.module.css'
import { type Act, mayOrganise } from './club.ts'

/** What a club says of itself; those who organise it change that here. */
export function ClubHead({ club, act }: { club: Club; act: Act }) {
  const t = useTranslations('clubs')
  const [isChanging, setChanging] = useState(false)
  return (
    <header className={styles.head}>
      <ButtonLink href="/clubs" look="quiet" small>
        {t('title')}
      </ButtonLink>
      <h1 dir="auto">{club.name}</h1>
      {club.about === '' ? null : (
        <p className={styles.about} dir="auto">
          {club.about}
        </p>
      )}
      <p className={styles.soft}>
        {t('people', { n: club.people })} · {t(club.isOpen ? 'openToAll' : 'byInvitation')}
      </p>
      {mayOrganise(club.role) && !isChanging ? (
        <Button small look="quiet" onClick={() => setChanging(true)} data-testid="change-club">
          {t('change')}
        </Button>
      ) : null}
      {isChanging ? <Change club={club} act={act} onDone={() => setChanging(false)} /> : null}
    </header>
  )
}

function Change({ club, act, onDone }: { club: Club; act: Act; onDone: () => void }) {
  const t = useTranslations('clubs')
  const [name, setName] = useState(club.name)
  const [about, setAbout] = useState(club.about)
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed is gone: whoever goes by keys goes on here.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    void act('', { name, about }, 'PATCH').then(onDone)
  }
  return (
    <form ref={form} className={styles.change} onSubmit={save}>
      <TextField label={t('name')} value={name} onChange={setName} maxLength={40} />
      <TextField label={t('about')} value={about} onChange={setAbout} maxLength={1000} />
      <Button type="submit" look="primary" disabled={name.trim() === ''} data-testid="save-club">
        {t('save')}
      </Button>
    </form>
  )
}
