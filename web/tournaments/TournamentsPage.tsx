import { Button, ButtonLink, Figures, Notice, Panel } from '@branchline/design/parts'
import type { TournamentCard } from '@branchline/server/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { ask, ServerError } from '../http/client.ts'
import { usePaceInWords } from '../time/pace.ts'
import { nameOf } from '../titles/titles.ts'
import styles from './Tournaments.module.css'
import { useWhen } from './when.ts'

interface Page {
  readonly tournaments: readonly TournamentCard[]
  readonly next: string | null
}

const LISTS = {
  mine: '/me/tournaments',
  open: '/tournaments?status=open',
  running: '/tournaments?status=running',
  finished: '/tournaments?status=finished',
}
type ListName = keyof typeof LISTS

/** Those one is in, those one can enter, and those to watch. */
export function TournamentsPage() {
  return (
    <Words>
      <Page />
    </Words>
  )
}

function Page() {
  const t = useTranslations('tournaments')
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
  }, [t])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <ButtonLink look="primary" href="/tournaments/new">
          {t('openOne')}
        </ButtonLink>
      </div>
      <List name="mine" />
      <List name="open" />
      <List name="running" />
      <List name="finished" />
    </div>
  )
}

function List({ name }: { name: ListName }) {
  const t = useTranslations('tournaments')
  const pace = usePaceInWords()
  const when = useWhen()
  /** What the heading does not say of it. */
  const stateOf = ({ status, beginsAt, drawn, rounds }: TournamentCard): string[] => {
    if (status === 'open' && beginsAt !== null) return [t('beginsAt', { when: when(beginsAt) })]
    if (status === 'running') return [t('roundOf', { drawn, rounds })]
    return name === 'mine' ? [t(status)] : []
  }
  const [known, setKnown] = useState<Page | 'offline' | 'nobody' | null>(null)
  const load = useCallback(
    (before: Page | null) => {
      const path = `${LISTS[name]}${LISTS[name].includes('?') ? '&' : '?'}limit=20`
      return ask<Page>(before?.next ? `${path}&after=${before.next}` : path).then(
        ({ tournaments, next }) => setKnown({ tournaments: [...(before?.tournaments ?? []), ...tournaments], next }),
        (error: unknown) => setKnown(error instanceof ServerError && error.code === 'sign-in' ? 'nobody' : 'offline'),
      )
    },
    [name],
  )
  useEffect(() => void load(null), [load])
  if (known === null || known === 'nobody') return null
  if (known === 'offline') return name === 'open' ? <Notice>{t('offline')}</Notice> : null
  // What is not there is said once, where one looks for something to enter.
  if (known.tournaments.length === 0 && name !== 'open') return null
  return (
    <Panel title={t(name)}>
      {known.tournaments.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Figures
          caption={t(name)}
          rows={known.tournaments}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: t('name'),
              cell: (one) => (
                <span className={styles.game}>
                  <a href={`/tournaments/${one.id}`}>{one.name}</a>
                  <small>{[nameOf(one.game), ...stateOf(one)].join(' · ')}</small>
                </span>
              ),
            },
            {
              key: 'how',
              head: t('how'),
              cell: (one) => (
                <span className={styles.game}>
                  {t(`system.${one.system}`)}
                  <small>{one.duplicate ? `${pace(one.pace)} · ${t('duplicate')}` : pace(one.pace)}</small>
                </span>
              ),
            },
            { key: 'field', head: t('field'), figure: true, cell: ({ entered, most }) => t('entered', { entered, most }) },
          ]}
        />
      )}
      {known.next === null ? null : (
        <Button look="quiet" onClick={() => void load(known)}>
          {t('more')}
        </Button>
      )}
    </Panel>
  )
}
