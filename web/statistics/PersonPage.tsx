import { ButtonLink, Figures, Notice, Panel } from '@branchline/design/parts'
import type { PublicPerson } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { ask } from '../http/client.ts'
import { nameOf } from '../titles/titles.ts'
import { RatingFigure } from './RatingFigure.tsx'
import styles from './StatisticsPage.module.css'

/** What somebody shows of themselves. */
export function PersonPage({ id }: { id: string }) {
  return (
    <Words>
      <Page id={id} />
    </Words>
  )
}

function Page({ id }: { id: string }) {
  const t = useTranslations('statistics')
  const format = useFormatter()
  const [person, setPerson] = useState<PublicPerson | 'hidden' | null>(null)
  useEffect(() => {
    let current = true
    ask<PublicPerson>(`/people/${id}`)
      .then((found) => current && setPerson(found))
      .catch(() => current && setPerson('hidden'))
    return () => {
      current = false
    }
  }, [id])
  useEffect(() => {
    document.title = `${person === null || person === 'hidden' ? t('title') : person.name} · Branchline`
  }, [person, t])
  if (person === null) return null
  if (person === 'hidden')
    return (
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <Notice>{t('hidden')}</Notice>
      </div>
    )
  return (
    <div className={styles.page}>
      <div>
        <h1>{person.name}</h1>
        <p className={styles.soft}>{t('since', { date: format.dateTime(person.createdAt, { dateStyle: 'long' }) })}</p>
      </div>
      <Panel title={t('rating')}>
        {person.ratings.length === 0 ? (
          <p>{t('noRatings')}</p>
        ) : (
          <Figures
            caption={t('of', { name: person.name })}
            rows={person.ratings}
            rowKey={({ game, seats, pool }) => `${game} ${seats} ${pool}`}
            columns={[
              { key: 'game', head: t('game'), cell: (one) => nameOf(one.game) },
              { key: 'players', head: t('players'), figure: true, cell: (one) => one.seats },
              { key: 'pool', head: t('pool'), cell: (one) => t(one.pool) },
              { key: 'games', head: t('games'), figure: true, cell: (one) => one.games },
              { key: 'rating', head: t('rating'), figure: true, cell: (one) => <RatingFigure of={one} /> },
            ]}
          />
        )}
      </Panel>
      <div>
        <ButtonLink href="/statistics">{t('best')}</ButtonLink>
      </div>
    </div>
  )
}
