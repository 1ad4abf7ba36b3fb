import { Button, Notice, Panel } from '@branchline/design/parts'
import type { Daily } from '@branchline/server/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { becomeSomebody } from '../account/person.ts'
import { Words } from '../account/Words.tsx'
import { YourName } from '../account/YourName.tsx'
import { ask } from '../http/client.ts'
import { useOptionsInWords } from '../setup/optionsInWords.ts'
import { go } from '../shell/route.ts'
import { readTable } from '../store/localTables.ts'
import { nameOf } from '../titles/titles.ts'
import styles from '../tournaments/Tournaments.module.css'
import { useWhen } from '../tournaments/when.ts'
import { handIn, isPlayed, openDay, tableOfDay } from './handIn.ts'
import { Results } from './Results.tsx'

/** What is dealt today, one's own attempt, and everybody's results. */
export function DailyPage() {
  return (
    <Words>
      <Page />
    </Words>
  )
}

function Page() {
  const t = useTranslations('daily')
  const [known, setKnown] = useState<Daily | 'offline' | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
  }, [t])
  const deliver = useCallback(async (daily: Daily) => {
    const answer = await handIn(daily.day)
    if ('day' in answer) setKnown(answer)
    else setRefused(answer.refused ?? '')
  }, [])
  useEffect(() => {
    let current = true
    ask<{ daily: Daily }>('/daily').then(
      ({ daily }) => {
        if (!current) return
        setKnown(daily)
        // Played without a line, or left before it was told.
        if (daily.you?.state === 'begun' && isPlayed(readTable(tableOfDay(daily.day)))) void deliver(daily)
      },
      () => current && setKnown('offline'),
    )
    return () => {
      current = false
    }
  }, [deliver])
  if (known === null) return null
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {known === 'offline' ? <WithoutServer /> : <Today daily={known} refused={refused} onChange={setKnown} onDeliver={deliver} />}
    </div>
  )
}

/** Who has begun can play without a line. */
function WithoutServer() {
  const t = useTranslations('daily')
  const id = tableOfDay(new Date().toISOString().slice(0, 10))
  const table = readTable(id)
  return (
    <>
      <Notice>{table === null ? t('offline') : t('kept')}</Notice>
      {table !== null && !isPlayed(table) ? (
        <div>
          <Button look="primary" onClick={() => go({ page: 'play', id })}>
            {t('goOn')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Today(props: {
  daily: Daily
  refused: string | null
  onChange: (daily: Daily) => void
  onDeliver: (daily: Daily) => Promise<void>
}) {
  const { daily, refused, onChange, onDeliver } = props
  const t = useTranslations('daily')
  const format = useFormatter()
  const when = useWhen()
  const options = useOptionsInWords(daily.game, daily.options, 'unusual')
  const [failure, setFailure] = useState<string | null>(null)
  const state = daily.you?.state ?? 'new'
  const table = readTable(tableOfDay(daily.day))
  const isHere = table !== null && table.record.seed === daily.seed
  const play = async () => {
    try {
      await becomeSomebody()
      const begun = (await ask<{ daily: Daily }>('/daily/begin', { day: daily.day })).daily
      onChange(begun)
      if (begun.you?.state === 'begun') go({ page: 'play', id: await openDay(begun) })
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  const mine = daily.you?.result ?? null
  const day = format.dateTime(Date.parse(`${daily.day}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <>
      <Panel title={t('on', { game: nameOf(daily.game), day })}>
        <div className={styles.stack}>
          <p>
            {t('seats', { seats: daily.seats, others: daily.seats - 1 })}
            {options === '' ? null : ` · ${options}`}
          </p>
          {mine === null ? null : (
            <Notice kind="good">
              {t('yours', { score: mine.score, place: mine.place, rank: mine.rank, done: daily.done })} {t('tomorrow')}
            </Notice>
          )}
          {state === 'new' ? <p className={styles.soft}>{t('once', { when: when(daily.endsAt) })}</p> : null}
          {state === 'new' ? <YourName /> : null}
          {state === 'begun' ? <p>{isHere ? t('begun') : t('elsewhere')}</p> : null}
          {state === 'done' ? null : (
            <div className={styles.acts}>
              {state === 'begun' && isHere && isPlayed(table) ? (
                <Button look="primary" onClick={() => void onDeliver(daily)}>
                  {t('handIn')}
                </Button>
              ) : (
                <Button look="primary" onClick={() => void play()}>
                  {state === 'new' ? t('begin') : t('goOn')}
                </Button>
              )}
            </div>
          )}
          {failure ? <Notice kind="warn">{failure}</Notice> : null}
          {refused === null ? null : <Notice kind="warn">{refused === '' ? t('kept') : t('refused', { why: refused })}</Notice>}
        </div>
      </Panel>
      <Results key={daily.done} title={t('results')} daily={daily} />
      <Yesterday day={daily.day} />
      <p className={styles.soft}>{t('proof')}</p>
    </>
  )
}

const DAY = 24 * 3_600_000

function Yesterday({ day }: { day: string }) {
  const t = useTranslations('daily')
  const [known, setKnown] = useState<Daily | null>(null)
  useEffect(() => {
    const before = new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10)
    let current = true
    // A server that is new had no yesterday.
    ask<{ daily: Daily }>(`/daily?day=${before}&limit=10`).then(
      ({ daily }) => current && setKnown(daily),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [day])
  return known === null ? null : <Results title={t('yesterday', { title: nameOf(known.game) })} daily={known} />
}
