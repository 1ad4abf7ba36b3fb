import { Button, Figures, Panel } from '@branchline/design/parts'
import type { Daily } from '@branchline/server/protocol'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import styles from '../tournaments/Tournaments.module.css'

/** Everybody's, best first. */
export function Results({ title, daily }: { title: string; daily: Daily }) {
  const t = useTranslations('daily')
  const format = useFormatter()
  const [more, setMore] = useState<Pick<Daily, 'results' | 'next'>>({ results: [], next: daily.next })
  const mine = daily.you?.result?.person
  const rows = [...daily.results, ...more.results]
  const load = () =>
    ask<{ daily: Daily }>(`/daily?day=${daily.day}&after=${more.next}`).then(
      ({ daily: page }) => setMore({ results: [...more.results, ...page.results], next: page.next }),
      () => undefined,
    )
  return (
    <Panel title={title}>
      <p className={styles.soft}>{t('count', { done: daily.done, open: daily.begun - daily.done })}</p>
      {rows.length === 0 ? null : (
        <Figures
          caption={title}
          rows={rows}
          rowKey={({ person }) => person}
          emphasis={({ person }) => person === mine}
          columns={[
            { key: 'name', head: t('head.name'), cell: ({ rank, name }) => `${rank}. ${name}` },
            { key: 'score', head: t('head.score'), figure: true, cell: ({ score }) => format.number(score) },
            { key: 'place', head: t('head.place'), figure: true, cell: ({ place }) => place },
            { key: 'moves', head: t('head.moves'), figure: true, cell: ({ moves }) => moves },
          ]}
        />
      )}
      {more.next === null ? null : (
        <Button look="quiet" onClick={() => void load()}>
          {t('more')}
        </Button>
      )}
    </Panel>
  )
}
