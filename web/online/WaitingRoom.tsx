import { Button, ButtonLink, Notice, Panel, SeatMark, TextField } from '@branchline/design/parts'
import type { AnyGame } from '@branchline/engine'
import type { Table } from '@branchline/server/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { becomeSomebody } from '../account/person.ts'
import { ServerError } from '../http/client.ts'
import { useSettings } from '../settings/settings.ts'
import { AboutPerson } from '../table/AboutPerson.tsx'
import { usePaceInWords } from '../time/pace.ts'
import { Poster } from '../titles/Poster.tsx'
import type { OnlineTable } from './onlineTable.ts'
import { nameAt } from './tables.ts'
import styles from './WaitingRoom.module.css'

/** Before the first move: who is here, who is still missing, and the link that brings them. */
export function WaitingRoom({ source, game, about }: { source: OnlineTable; game: AnyGame; about: Table }) {
  const t = useTranslations('table')
  const settings = useTranslations('settings')
  const time = useTranslations('time')
  const pace = usePaceInWords()
  const name = useSettings((state) => state.name)
  const change = useSettings((state) => state.change)
  const [failure, setFailure] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const link = `${location.origin}/t/${about.id}${about.visibility === 'private' && about.invite ? `?invite=${about.invite}` : ''}`
  const isFull = about.seats.every(({ kind }) => kind !== 'open')
  const isSeated = about.you.seat !== null
  const isOwnerHere = about.seats.some(({ person, present }) => person === about.owner && present)
  const arrange = async (what: 'join' | 'leave' | 'start', seat?: number) => {
    try {
      if (what === 'join') await becomeSomebody()
      await source.arrange(what, seat)
      setFailure(null)
    } catch (error) {
      setFailure(isTooEarly(error) ? t('ownerSoon') : (error as Error).message)
    }
  }
  return (
    <main className={styles.room}>
      <div className={styles.poster}>
        <Poster game={game.id} title={game.title} />
      </div>
      <div className={styles.stack}>
        <div>
          <ButtonLink href="/" look="quiet" small>
            {t('home')}
          </ButtonLink>
          <h1>{game.title}</h1>
          <p>{t('open')}</p>
        </div>
        {isSeated ? null : <TextField label={settings('name')} value={name} maxLength={40} onChange={(next) => change({ name: next })} />}
        {about.fromRecord === null ? null : <FromRecord {...about.fromRecord} />}
        <Panel title={t('players')}>
          <ol className={styles.seats}>
            {about.seats.map(({ seat, kind, name: who, person, present }) => (
              <li key={seat} className={styles.seat}>
                <SeatMark seat={seat} size={28} />
                <span className={styles.who}>
                  {kind === 'open' ? t('openSeat') : (who ?? nameAt(about, seat))}
                  <small>{kind === 'bot' ? t('bot') : kind === 'person' ? (present ? t('present') : t('absent')) : null}</small>
                </span>
                <AboutPerson company={source.company} person={person} name={who ?? ''} />
                {kind === 'open' && !isSeated ? (
                  <Button small look="primary" onClick={() => void arrange('join', seat)} data-testid={`sit-${seat}`}>
                    {t(about.fromRecord === null ? 'sit' : 'sitAgreeing')}
                  </Button>
                ) : null}
                {about.you.seat === seat ? (
                  <Button small look="quiet" onClick={() => void arrange('leave')}>
                    {t('leave')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ol>
          {about.shuffle === null ? null : <Committed {...about.shuffle} />}
        </Panel>
        <Panel title={time('pace')}>
          <p className={styles.pace} data-testid="pace">
            {pace(about.pace)}
          </p>
          {about.pace === null ? null : (
            <p className={styles.help}>
              {time('late')}: {time(`policy.${about.late}`)}
            </p>
          )}
        </Panel>
        {isFull ? null : (
          <Panel title={t('invite')}>
            <p className={styles.help}>{t('inviteHelp')}</p>
            <div className={styles.link}>
              <input readOnly value={link} aria-label={t('invite')} onFocus={(event) => event.target.select()} />
              <Button
                small
                onClick={() => {
                  void navigator.clipboard?.writeText(link)
                  setCopied(true)
                }}
              >
                {isCopied ? t('copied') : t('copyInvite')}
              </Button>
            </div>
          </Panel>
        )}
        {failure ? <Notice kind="warn">{failure}</Notice> : null}
        {about.you.owner || (isSeated && isFull && !isOwnerHere) ? (
          <>
            <Button look="primary" disabled={!isFull} onClick={() => void arrange('start')} data-testid="start">
              {t('begin')}
            </Button>
            {isFull ? null : <p className={styles.help}>{t('needSeats')}</p>}
          </>
        ) : null}
        {about.you.owner || !isSeated || !isFull ? null : (
          <p className={styles.help}>{t(isOwnerHere ? 'ownerBegins' : 'ownerAway', { name: about.ownerName })}</p>
        )}
      </div>
    </main>
  )
}

/** Openly what it is, before anybody sits down. */
function FromRecord({ by, moves }: NonNullable<Table['fromRecord']>) {
  const t = useTranslations('fromRecord')
  return (
    <Notice kind="warn">
      <span data-testid="from-record">
        <strong>
          {t('said', { by, named: by === '' ? 'no' : 'yes' })}, {t('moves', { moves })}.
        </strong>{' '}
        {t('help')}
      </span>
    </Notice>
  )
}

/** One quiet line, and what it stands for to whoever asks. */
function Committed({ commitment, shares }: NonNullable<Table['shuffle']>) {
  const t = useTranslations('table.shuffle')
  const given = shares.filter((share) => share?.by === 'device').length
  return (
    <details className={styles.shuffle} data-testid="shuffle">
      <summary>
        {t('committed')} <span className={styles.ask}>{t('show')}</span>
      </summary>
      <p>
        {t('help')} {t('whole', { given })}
      </p>
      <p>
        {t('commitment')}: <code className={styles.commitment}>{commitment}</code>
      </p>
    </details>
  )
}

const isTooEarly = (error: unknown) => error instanceof ServerError && error.code === 'not-allowed'
