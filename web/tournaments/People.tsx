import { Button, Notice, Panel } from '@branchline/design/parts'
import type { Tournament } from '@branchline/server/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import { inSentence } from '../online/inSentence.ts'
import styles from './Tournaments.module.css'

/** Who is in it, and how others come. */
export function People({ tournament, onChange }: { tournament: Tournament; onChange: (next: Tournament) => void }) {
  const t = useTranslations('tournaments')
  const [said, setSaid] = useState<string | null>(null)
  const { id, entrants, status, you } = tournament
  const isLive = status === 'open' || status === 'running'
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setSaid(t('copied')),
      () => setSaid(location.href),
    )
  const remove = (entrant: string) =>
    ask<{ tournament: Tournament }>(`/tournaments/${id}/remove`, { entrant }).then(
      (answer) => onChange(answer.tournament),
      (error: Error) => setSaid(error.message),
    )
  return (
    <Panel
      title={t('people')}
      aside={
        isLive ? (
          <Button small onClick={() => void copy()}>
            {t('link')}
          </Button>
        ) : null
      }
    >
      {said === null ? null : <Notice>{said}</Notice>}
      {entrants.length === 0 ? <p>{t('nobody')}</p> : null}
      <ul className={styles.people}>
        {entrants.map(({ id: entrant, person, name, from, until }) => (
          <li key={entrant}>
            {person === null ? <span>{t('gone')}</span> : <a href={`/people/${person}`}>{inSentence(name)}</a>}
            {from > 1 ? <small className={styles.soft}>{t('from', { n: from })}</small> : null}
            {until === null ? null : <small className={styles.soft}>{t('until', { n: until })}</small>}
            {you.organiser && isLive && until === null && entrant !== you.entrant ? (
              <Button small look="quiet" label={t('removeOf', { name })} onClick={() => void remove(entrant)}>
                {t('remove')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
