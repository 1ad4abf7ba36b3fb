import { Button, ButtonLink, Notice, NumberField, Panel } from '@branchline/design/parts'
import type { Tournament, TournamentRound, TournamentTable } from '@branchline/server/protocol'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import { inSentence } from '../online/inSentence.ts'
import styles from './Tournaments.module.css'

const POINTS_OF_A_BYE = 6

interface Props {
  readonly tournament: Tournament
  readonly round: TournamentRound
  readonly n: number
  readonly onChange: (next: Tournament) => void
}

/** Its tables: to be played, watched, or looked at again. */
export function Round({ tournament, round, n, onChange }: Props) {
  const t = useTranslations('tournaments')
  const nameOf = (id: string) => inSentence(tournament.entrants.find((one) => one.id === id)?.name || t('gone'))
  return (
    <Panel title={t('round', { n })}>
      <ul className={styles.tables}>
        {round.tables.map((table, at) => (
          <Table key={table.table} tournament={tournament} table={table} number={at + 1} nameOf={nameOf} onChange={onChange} />
        ))}
      </ul>
      {round.byes.length === 0 ? null : (
        <p className={styles.soft}>{t('byes', { names: round.byes.map(nameOf).join(', '), points: POINTS_OF_A_BYE })}</p>
      )}
    </Panel>
  )
}

function Table(props: {
  tournament: Tournament
  table: TournamentTable
  number: number
  nameOf: (id: string) => string
  onChange: (next: Tournament) => void
}) {
  const { tournament, table, number, nameOf, onChange } = props
  const t = useTranslations('tournaments')
  const format = useFormatter()
  const { seats, places, points, scores, status } = table
  const isMine = tournament.you.entrant !== null && seats.includes(tournament.you.entrant)
  const isHidden = tournament.duplicate && places === null && !isMine
  return (
    <li className={styles.table} data-mine={isMine || undefined}>
      <div className={styles.tableHead}>
        <strong>{t('table', { n: number })}</strong>
        {isHidden ? (
          <span className={styles.soft}>{t('sealed')}</span>
        ) : (
          <ButtonLink small look={isMine && status === 'running' ? 'primary' : 'plain'} href={`/t/${table.table}`}>
            {status !== 'running' ? t('look') : isMine ? t('play') : t('watch')}
          </ButtonLink>
        )}
      </div>
      <ol className={styles.seats}>
        {seats.map((id, seat) => (
          <li key={id}>
            <span className={styles.place}>{places === null ? '' : `${places[seat]}.`}</span>
            <span>
              {nameOf(id)}
              {scores === null ? null : (
                <small className={styles.soft}> {scores[seat] === null ? t('resigned') : t('score', { score: scores[seat] })}</small>
              )}
            </span>
            <span className={styles.points}>{points === null ? '' : format.number(points[seat], { maximumFractionDigits: 1 })}</span>
          </li>
        ))}
      </ol>
      {table.decided ? <p className={styles.soft}>{t('decided')}</p> : null}
      {places === null && status === 'running' ? <p className={styles.soft}>{t('playing')}</p> : null}
      {places === null && status === 'closed' && tournament.you.organiser ? (
        <Decide tournament={tournament} table={table} nameOf={nameOf} onChange={onChange} />
      ) : null}
    </li>
  )
}

/** Where a table had to be closed: the organiser says the places, and everybody sees it. */
function Decide(props: {
  tournament: Tournament
  table: TournamentTable
  nameOf: (id: string) => string
  onChange: (next: Tournament) => void
}) {
  const { tournament, table, nameOf, onChange } = props
  const t = useTranslations('tournaments')
  const setup = useTranslations('setup')
  const [places, setPlaces] = useState<readonly number[]>(() => table.seats.map(() => 1))
  const [failure, setFailure] = useState<string | null>(null)
  const send = () =>
    ask<{ tournament: Tournament }>(`/tournaments/${tournament.id}/decide`, { table: table.table, places }).then(
      (answer) => onChange(answer.tournament),
      (error: Error) => setFailure(error.message),
    )
  return (
    <div className={styles.stack}>
      <p>{t('decide')}</p>
      {table.seats.map((id, seat) => (
        <NumberField
          key={id}
          label={nameOf(id)}
          min={1}
          max={places.length}
          value={places[seat]}
          onChange={(place) => setPlaces(places.with(seat, place))}
          less={setup('less')}
          more={setup('more')}
        />
      ))}
      <Button onClick={() => void send()}>{t('decideDone')}</Button>
      {failure ? <Notice kind="warn">{failure}</Notice> : null}
    </div>
  )
}
