import { ButtonLink, Figures, Notice, Panel } from '@branchline/design/parts'
import type { Tournament } from '@branchline/server/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { ask } from '../http/client.ts'
import { inSentence } from '../online/inSentence.ts'
import { Doing } from './Doing.tsx'
import { Facts } from './Facts.tsx'
import { People } from './People.tsx'
import { Round } from './Round.tsx'
import styles from './Tournaments.module.css'

/** While it is played tables end elsewhere: it is looked at again now and then, and when one comes back to the page. */
const AGAIN = 5_000

/** What it is, who is in it, where one plays, and who is ahead. */
export function TournamentPage(props: { id: string }) {
  return (
    <Words>
      <Page {...props} />
    </Words>
  )
}

function Page({ id }: { id: string }) {
  const t = useTranslations('tournaments')
  const shell = useTranslations('shell')
  const [known, setKnown] = useState<Tournament | 'missing' | null>(null)
  const load = useCallback(
    () =>
      ask<{ tournament: Tournament }>(`/tournaments/${id}`).then(
        ({ tournament }) => setKnown(tournament),
        () => setKnown((before) => before ?? 'missing'),
      ),
    [id],
  )
  const isLive = known === null || (known !== 'missing' && (known.status === 'open' || known.status === 'running'))
  useEffect(() => {
    void load()
    if (!isLive) return
    const look = () => document.visibilityState === 'visible' && void load()
    const timer = setInterval(look, AGAIN)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [load, isLive])
  const name = known === null || known === 'missing' ? t('title') : known.name
  useEffect(() => {
    document.title = `${name} · Branchline`
  }, [name])
  if (known === null) return null
  if (known === 'missing') return <Notice kind="warn">{shell('lost')}</Notice>
  const rounds = known.round.map((round, at) => ({ round, n: at + 1 })).reverse()
  return (
    <div className={styles.page}>
      <div>
        <p className={styles.soft}>
          <a href="/tournaments">{t('back')}</a>
        </p>
        <h1>{known.name}</h1>
        <p className={styles.soft}>{t('by', { name: inSentence(known.organiserName || t('gone')) })}</p>
      </div>
      <Facts tournament={known} />
      <Doing tournament={known} onChange={setKnown} />
      {known.drawn > 0 ? <Standings tournament={known} /> : null}
      {rounds.map(({ round, n }) => (
        <Round key={n} tournament={known} round={round} n={n} onChange={setKnown} />
      ))}
      <People tournament={known} onChange={setKnown} />
      {known.drawn > 0 ? (
        <p className={styles.soft}>
          <ButtonLink small href={`/api/tournaments/${id}/file`} download={`${known.name}.json`}>
            {t('file')}
          </ButtonLink>{' '}
          {t('fileHelp')} {known.seed === null ? null : t('seed', { seed: known.seed })}
        </p>
      ) : null}
    </div>
  )
}

function Standings({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments')
  const format = useFormatter()
  const { standings, entrants, you } = tournament
  const nameOf = (id: string) => inSentence(entrants.find((one) => one.id === id)?.name || t('gone'))
  const one = (points: number) => format.number(points, { maximumFractionDigits: 1 })
  return (
    <Panel title={t('standings')}>
      <Figures
        caption={t('standings')}
        rows={standings}
        rowKey={({ entrant }) => entrant}
        emphasis={({ entrant }) => entrant === you.entrant}
        columns={[
          { key: 'name', head: t('head.name'), cell: ({ rank, entrant }) => `${rank}. ${nameOf(entrant)}` },
          { key: 'points', head: t('head.points'), figure: true, cell: ({ points }) => one(points) },
          { key: 'tables', head: t('head.tables'), figure: true, cell: ({ tables }) => tables },
          { key: 'won', head: t('head.won'), figure: true, cell: ({ won }) => won },
          { key: 'byes', head: t('head.byes'), figure: true, cell: ({ byes }) => byes },
          { key: 'opposition', head: t('head.opposition'), figure: true, cell: ({ opposition }) => one(opposition) },
        ]}
      />
    </Panel>
  )
}
