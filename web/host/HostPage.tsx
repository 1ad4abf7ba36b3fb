import { Button, Field, Notice, Panel, TextField } from '@branchline/design/parts'
import type { HostAnswer, HostPeopleAnswer, HostReportsAnswer } from '@branchline/server/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { becomeSomebody } from '../account/person.ts'
import { Words } from '../account/Words.tsx'
import { ask, guestAsKept } from '../http/client.ts'
import { inSentence } from '../online/inSentence.ts'
import { go } from '../shell/route.ts'
import { nameOf } from '../titles/titles.ts'
import styles from './HostPage.module.css'

/** For those who run the server: how it does, what was reported, and what only they may end. */
export function HostPage({ code }: { code: string | undefined }) {
  return (
    <Words>
      <Page code={code} />
    </Words>
  )
}

/** Something done; says what went wrong, if anything did. */
type Attempt = (act: () => Promise<unknown>) => Promise<void>

function Page({ code }: { code: string | undefined }) {
  const t = useTranslations('host')
  const [house, setHouse] = useState<HostAnswer | 'asking' | 'nothing'>('asking')
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
    const look = async () => {
      if (code === undefined) return ask<HostAnswer>('/host')
      await becomeSomebody()
      const claimed = await ask<HostAnswer>('/host/claim', { code })
      go('/host', 'replace')
      return claimed
    }
    look().then(setHouse, () => setHouse((before) => (before === 'asking' ? 'nothing' : before)))
  }, [code, t])
  const attempt: Attempt = async (act) => {
    try {
      await act()
      setFailure(null)
      setHouse(await ask<HostAnswer>('/host'))
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  if (house === 'asking') return null
  if (house === 'nothing')
    return (
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <Notice kind="warn">{t('nothing')}</Notice>
      </div>
    )
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {failure === null ? null : <Notice kind="warn">{failure}</Notice>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Reports open={house.reports} attempt={attempt} />
          <Announce house={house} attempt={attempt} />
        </div>
        <div className={styles.column}>
          <Health house={house} />
          <Ending attempt={attempt} />
        </div>
      </div>
    </div>
  )
}

function Health({ house: { health, tables, people, storage, versions } }: { house: HostAnswer }) {
  const t = useTranslations('host')
  const format = useFormatter()
  const mega = (bytes: number) => t('megabytes', { n: Math.ceil(bytes / 1_000_000) })
  const rows: readonly (readonly [string, string])[] = [
    [t('health'), health.trouble ?? t('well')],
    [t('up'), format.relativeTime(Date.now() - health.upSeconds * 1000)],
    [t('tables'), t('tablesOf', tables)],
    [t('people'), t('peopleOf', people)],
    [t('storage'), `${storage.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${mega(storage.bytes)}`],
    [t('memory'), mega(health.memoryBytes)],
    [t('versions'), `Node ${versions.node} · ${versions.data} · ${t('protocol', { n: versions.protocol })}`],
    [t('rules'), versions.rules.map(({ game, version }) => `${nameOf(game)} ${version}`).join(' · ')],
  ]
  return (
    <Panel title={t('house')}>
      <dl className={styles.figures} data-testid="health">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

const DAY = 24 * 3_600_000

function Announce({ house, attempt }: { house: HostAnswer; attempt: Attempt }) {
  const t = useTranslations('host')
  const format = useFormatter()
  const [text, setText] = useState('')
  const [days, setDays] = useState(1)
  const say = (event: FormEvent) => {
    event.preventDefault()
    const announcement = { text, until: Date.now() + days * DAY }
    void attempt(() => ask('/host/announcement', { announcement }, 'PUT')).then(() => setText(''))
  }
  return (
    <Panel title={t('announcement')}>
      {house.announcement === null ? null : (
        <div className={styles.said}>
          <Notice>{house.announcement.text}</Notice>
          <p className={styles.soft}>
            {t('until', { at: format.dateTime(house.announcement.until, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </p>
          <Button small onClick={() => void attempt(() => ask('/host/announcement', { announcement: null }, 'PUT'))}>
            {t('noMore')}
          </Button>
        </div>
      )}
      <form className={styles.stack} onSubmit={say}>
        <TextField label={t('say')} help={t('sayHelp')} value={text} onChange={setText} maxLength={300} />
        <Field label={t('days')}>
          {(id) => (
            <input
              id={id}
              type="number"
              min={1}
              max={60}
              className={styles.number}
              value={days}
              onChange={(event) => setDays(Math.min(60, Math.max(1, Number(event.target.value) || 1)))}
            />
          )}
        </Field>
        <Button type="submit" disabled={text.trim() === ''} data-testid="announce">
          {t('tell')}
        </Button>
      </form>
    </Panel>
  )
}

function Reports({ open, attempt }: { open: number; attempt: Attempt }) {
  const t = useTranslations('host')
  const company = useTranslations('company')
  const format = useFormatter()
  const [reports, setReports] = useState<HostReportsAnswer['reports']>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when there are more or fewer
  useEffect(() => {
    ask<HostReportsAnswer>('/host/reports').then(
      (told) => setReports(told.reports),
      () => undefined,
    )
  }, [open])
  return (
    <Panel title={t('reports', { n: open })}>
      {reports.length === 0 ? (
        <p className={styles.soft}>{t('noReports')}</p>
      ) : (
        <ul className={styles.list} data-testid="reports">
          {reports.map(({ id, at, reason, text, by, about, table, said }) => (
            <li key={id}>
              <strong>{company(`reasons.${reason as 'abuse' | 'spam' | 'cheating' | 'name' | 'other'}`)}</strong>
              <span>
                {t('reportOf', {
                  about: inSentence(about.name),
                  by: inSentence(by.name),
                  at: format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' }),
                })}
              </span>
              {said === null ? null : <q>{said}</q>}
              {text === '' ? null : <span>{text}</span>}
              <small>
                {t('numbers', { person: about.person, table: table?.id ?? '–' })}{' '}
                {table === null ? null : <a href={`/t/${table.id}`}>{t('open')}</a>}
              </small>
              <Button small onClick={() => void attempt(() => ask(`/host/reports/${id}`, { note: '' }))} data-testid="dealt-with">
                {t('dealtWith')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** What cannot be undone is pressed twice. */
function Ending({ attempt }: { attempt: Attempt }) {
  const t = useTranslations('host')
  const format = useFormatter()
  const [table, setTable] = useState('')
  const [words, setWords] = useState('')
  const [people, setPeople] = useState<HostPeopleAnswer['people']>([])
  const [sure, setSure] = useState<string | null>(null)
  const id = /[A-Za-z0-9]{12}/.exec(table.replace(/^.*\/t\//, ''))?.[0]
  const twice = (what: string, act: () => void) => {
    setSure(sure === what ? null : what)
    if (sure === what) act()
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    void ask<HostPeopleAnswer>(`/host/people?name=${encodeURIComponent(guestAsKept(words.trim()))}`).then(
      (found) => setPeople(found.people),
      () => setPeople([]),
    )
  }
  return (
    <Panel title={t('ending')}>
      <div className={styles.stack}>
        <TextField label={t('tableNumber')} value={table} onChange={setTable} />
        <Button
          disabled={id === undefined}
          onClick={() => twice(`table ${id}`, () => void attempt(() => ask(`/host/tables/${id}/end`, {})).then(() => setTable('')))}
          data-testid="end-table"
        >
          {sure === `table ${id}` ? t('sure') : t('endTable')}
        </Button>
        <form className={styles.stack} onSubmit={find}>
          <TextField label={t('personName')} value={words} onChange={setWords} maxLength={40} />
          <Button type="submit" disabled={words.trim() === ''} data-testid="find-person">
            {t('find')}
          </Button>
        </form>
        <ul className={styles.list} data-testid="found-people">
          {people.map(({ person, name, createdAt }) => (
            <li key={person}>
              <strong>{inSentence(name)}</strong>
              <small>
                {person} · {format.dateTime(createdAt, { dateStyle: 'medium' })}
              </small>
              <Button
                small
                onClick={() =>
                  twice(
                    person,
                    () =>
                      void attempt(() => ask(`/host/people/${person}/end`, {})).then(() =>
                        setPeople(people.filter((one) => one.person !== person)),
                      ),
                  )
                }
                data-testid="end-account"
              >
                {sure === person ? t('sure') : t('endAccount')}
              </Button>
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{t('endingHelp')}</p>
      </div>
    </Panel>
  )
}
