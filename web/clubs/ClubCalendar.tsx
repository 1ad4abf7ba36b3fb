import { Button, Field, Panel, TextField } from '@branchline/design/parts'
import type { ClubAnswer } from '@branchline/server/protocol'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { nameOf } from '../titles/titles.ts'
import styles from './Clubs.module.css'
import { type Act, linkTo, mayOrganise } from './club.ts'

/** What is to come: meetings, and tables that are planned. */
export function ClubCalendar({ shown: { club, calendar, tables }, act }: { shown: ClubAnswer; act: Act }) {
  const t = useTranslations('clubs')
  const format = useFormatter()
  return (
    <Panel title={t('calendar')}>
      {calendar.length === 0 ? (
        <p className={styles.soft}>{t('noDates')}</p>
      ) : (
        <ul className={styles.list} data-testid="calendar">
          {calendar.map(({ date, title, at, table }) => (
            <li key={date ?? table}>
              <div className={styles.what}>
                <strong>
                  {table === null ? title : <a href={linkTo(tables.find(({ id }) => id === table) ?? { id: table })}>{nameOf(title)}</a>}
                </strong>
                <small>{format.dateTime(at, { dateStyle: 'full', timeStyle: 'short' })}</small>
              </div>
              {date !== null && mayOrganise(club.role) ? (
                <Button look="quiet" icon label={t('removeDate', { title })} onClick={() => void act('/dates/remove', { date })}>
                  <X size={16} aria-hidden />
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayOrganise(club.role) ? <NewDate act={act} /> : null}
    </Panel>
  )
}

function NewDate({ act }: { act: Act }) {
  const t = useTranslations('clubs')
  const [title, setTitle] = useState('')
  const [at, setAt] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    void act('/dates', { title, at: new Date(at).getTime() }).then(() => setTitle(''))
  }
  return (
    <form className={styles.row} onSubmit={add}>
      <TextField label={t('dateTitle')} value={title} onChange={setTitle} maxLength={40} />
      <Field label={t('dateAt')}>
        {(id) => <input id={id} type="datetime-local" className={styles.date} value={at} onChange={(event) => setAt(event.target.value)} />}
      </Field>
      <Button type="submit" disabled={title.trim() === '' || at === ''} data-testid="add-date">
        {t('addDate')}
      </Button>
    </form>
  )
}
