import { Button, Field, Flag, Notice, Panel, Select } from '@branchline/design/parts'
import type { MyTime } from '@branchline/server/protocol'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import styles from './MyTime.module.css'

const NIGHT = { from: '22:00', to: '08:00' }

/** Time zone, quiet hours, vacations: for tables that play by days. Shown to whoever is known to the server. */
export function MyTimePanel() {
  const [mine, setMine] = useState<MyTime | null>(null)
  useEffect(() => {
    let current = true
    ask<{ person: unknown }>('/me')
      .then(async ({ person }) => {
        if (person === null) return
        const known = await ask<MyTime>('/me/time')
        if (current) setMine(known)
      })
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [])
  return mine === null ? null : <TimeForm key={JSON.stringify(mine)} mine={mine} onSaved={setMine} />
}

function TimeForm({ mine, onSaved }: { mine: MyTime; onSaved: (mine: MyTime) => void }) {
  const t = useTranslations('time')
  const format = useFormatter()
  const [timeZone, setTimeZone] = useState(mine.timeZone)
  const [quiet, setQuiet] = useState(mine.quiet)
  const [vacations, setVacations] = useState<MyTime['vacations']>(mine.vacations)
  const [fresh, setFresh] = useState({ from: '', to: '' })
  const [outcome, setOutcome] = useState<'saved' | string | null>(null)
  const zones = useMemo(() => [...new Set([mine.timeZone, ownZone(), ...Intl.supportedValuesOf('timeZone')])], [mine.timeZone])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    try {
      onSaved(await ask<MyTime>('/me/time', { timeZone, quiet, vacations }, 'PUT'))
      setOutcome('saved')
    } catch (error) {
      setOutcome((error as Error).message)
    }
  }
  const shown = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (
    <Panel title={t('mine')}>
      <form className={styles.form} onSubmit={(event) => void save(event)} data-testid="my-time">
        <p className={styles.help}>{t('mineHelp')}</p>
        <Select
          label={t('zone')}
          value={timeZone}
          onChange={setTimeZone}
          choices={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
        <Flag label={t('quiet')} help={t('quietHelp')} value={quiet !== null} onChange={(on) => setQuiet(on ? NIGHT : null)} />
        {quiet === null ? null : (
          <div className={styles.pair}>
            <Field label={t('from')}>
              {(id) => (
                <input
                  id={id}
                  type="time"
                  required
                  value={quiet.from}
                  onChange={({ target }) => setQuiet({ ...quiet, from: target.value })}
                />
              )}
            </Field>
            <Field label={t('to')}>
              {(id) => (
                <input id={id} type="time" required value={quiet.to} onChange={({ target }) => setQuiet({ ...quiet, to: target.value })} />
              )}
            </Field>
          </div>
        )}
        <fieldset className={styles.vacations}>
          <legend>{t('vacations')}</legend>
          <p className={styles.help}>{t('vacationsHelp', { allowance: mine.allowance, taken: mine.taken })}</p>
          <ul>
            {vacations.map(({ from, to }) => (
              <li key={`${from} ${to}`}>
                <span>
                  {shown(from)} – {shown(to)}
                </span>
                <Button
                  small
                  look="quiet"
                  onClick={() => setVacations(vacations.filter((other) => other.from !== from || other.to !== to))}
                >
                  {t('callOff')}
                </Button>
              </li>
            ))}
          </ul>
          <div className={styles.pair}>
            <Field label={t('firstDay')}>
              {(id) => (
                <input id={id} type="date" value={fresh.from} onChange={({ target }) => setFresh({ ...fresh, from: target.value })} />
              )}
            </Field>
            <Field label={t('lastDay')}>
              {(id) => (
                <input
                  id={id}
                  type="date"
                  value={fresh.to}
                  min={fresh.from}
                  onChange={({ target }) => setFresh({ ...fresh, to: target.value })}
                />
              )}
            </Field>
            <Button
              disabled={fresh.from === '' || fresh.to < fresh.from}
              onClick={() => {
                setVacations([...vacations, fresh])
                setFresh({ from: '', to: '' })
              }}
            >
              {t('add')}
            </Button>
          </div>
        </fieldset>
        <div className={styles.pair}>
          <Button type="submit" look="primary">
            {t('save')}
          </Button>
          {outcome === 'saved' ? <span role="status">{t('saved')}</span> : null}
        </div>
        {outcome !== null && outcome !== 'saved' ? <Notice kind="warn">{outcome}</Notice> : null}
      </form>
    </Panel>
  )
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
