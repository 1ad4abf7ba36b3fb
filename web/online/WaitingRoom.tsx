import type { AnyTable } from '@branchline/design'
import { Button, ButtonLink, Notice, Panel, TextField } from '@branchline/design/parts'
import type { AnyGame } from '@branchline/engine'
import type { SeatPlan, Table } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { becomeSomebody } from '../account/person.ts'
import { Words } from '../account/Words.tsx'
import { seenBy } from '../clubs/club.ts'
import { ForClub } from '../clubs/ForClub.tsx'
import { ServerError } from '../http/client.ts'
import { botPlan } from '../play/botPlan.ts'
import { characterToPlay, levelToPlay } from '../play/ladder.ts'
import { useSettings } from '../settings/settings.ts'
import { usePaceInWords } from '../time/pace.ts'
import { Poster } from '../titles/Poster.tsx'
import { charactersOf } from '../titles/titles.ts'
import { Invitation } from './Invitation.tsx'
import { Invited } from './Invited.tsx'
import { InvitePeople } from './InvitePeople.tsx'
import { inSentence } from './inSentence.ts'
import type { OnlineTable } from './onlineTable.ts'
import { Said } from './Said.tsx'
import { takeSeatWish } from './seatWish.ts'
import { WaitingOptions } from './WaitingOptions.tsx'
import styles from './WaitingRoom.module.css'
import { WaitingSeats } from './WaitingSeats.tsx'

interface WaitingRoomProps {
  readonly source: OnlineTable
  readonly game: AnyGame
  readonly drawn: AnyTable | null
  readonly about: Table
}

/** Before the first move: who is here, who is still missing, what is played, and the link that brings the others. */
export function WaitingRoom(props: WaitingRoomProps) {
  return (
    <Words>
      <Room {...props} />
    </Words>
  )
}

function Room({ source, game, drawn, about }: WaitingRoomProps) {
  const t = useTranslations('table')
  const waiting = useTranslations('waiting')
  const settings = useTranslations('settings')
  const time = useTranslations('time')
  const pace = usePaceInWords()
  const format = useFormatter()
  const name = useSettings((state) => state.name)
  const change = useSettings((state) => state.change)
  const [failure, setFailure] = useState<string | null>(null)
  const link = `${location.origin}/t/${about.id}${about.visibility === 'private' && about.invite ? `?invite=${about.invite}` : ''}`
  const isFull = about.seats.every(({ kind }) => kind !== 'open')
  const isSeated = about.you.seat !== null
  const isOwnerHere = about.seats.some(({ person, present }) => person === about.owner && present)
  const isAgreed = about.seats.every(({ agreed }) => agreed)
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
      setFailure(null)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  // Only to begin is it ever too early: who may not sit down is told why by the house.
  const begin = () =>
    attempt(async () => {
      try {
        await source.arrange('start')
      } catch (error) {
        throw isTooEarly(error) ? new Error(waiting('ownerSoon')) : error
      }
    })
  const sit = (seat: number) =>
    attempt(async () => {
      await becomeSomebody()
      await source.arrange('join', seat)
    })
  // Who took a seat in the lobby need not press again, unless a name is missing or there is something to agree to first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the room opens
  useEffect(() => {
    const free = about.seats.find(({ kind }) => kind === 'open')
    const isSure = !isSeated && name.trim() !== '' && about.fromRecord === null
    if (takeSeatWish(about.id) && isSure && free !== undefined) void sit(free.seat)
  }, [])
  const withBots = () =>
    about.seats.map(({ seat, kind }): SeatPlan => (kind === 'open' ? botPlan(levelToPlay(), characterToPlay(charactersOf(game.id))) : seat))
  return (
    <main className={styles.room}>
      <div className={styles.places}>
        <div className={styles.poster}>
          <Poster game={game.id} title={game.title} />
        </div>
        <div className={`${styles.stack} ${styles.top}`}>
          <div>
            <ButtonLink href="/" look="quiet" small>
              {t('home')}
            </ButtonLink>
            <h1>{game.title}</h1>
            <p>{isFull ? waiting('full') : waiting('open')}</p>
            <p className={styles.help}>{waiting(`seen.${seenBy(about.visibility, about.club)}`)}</p>
            <Invited about={about} />
            {about.club === null ? null : <ForClub club={about.club} />}
            {about.plannedAt === null ? null : (
              <p data-testid="planned">
                {waiting('planned', { at: format.dateTime(about.plannedAt, { dateStyle: 'full', timeStyle: 'short' }) })}
              </p>
            )}
          </div>
          {isSeated ? null : <TextField label={settings('name')} value={name} maxLength={40} onChange={(next) => change({ name: next })} />}
          {about.fromRecord === null ? null : <FromRecord {...about.fromRecord} />}
          <WaitingSeats
            source={source}
            game={game}
            about={about}
            onSit={(seat) => void sit(seat)}
            onLeave={() => void attempt(() => source.arrange('leave'))}
            onPlan={(seats) => void attempt(() => source.rearrange({ seats: [...seats] }))}
          >
            {about.shuffle === null ? null : <Committed {...about.shuffle} />}
          </WaitingSeats>
          {failure ? <Notice kind="warn">{failure}</Notice> : null}
          {about.you.owner || (isSeated && isFull && !isOwnerHere) ? (
            <div className={styles.begin}>
              <Button look="primary" disabled={!isFull || !isAgreed} onClick={() => void begin()} data-testid="start">
                {waiting('begin')}
              </Button>
              {!isFull && about.you.owner && isSeated && about.fromRecord === null ? (
                <Button
                  onClick={() => void attempt(() => source.rearrange({ seats: withBots() }).then(() => source.arrange('start')))}
                  disabled={!isAgreed}
                  data-testid="fill-and-start"
                >
                  {waiting('fill')}
                </Button>
              ) : null}
              {isFull ? null : <p className={styles.help}>{about.you.owner ? waiting('nobody') : waiting('needSeats')}</p>}
              {isAgreed ? null : <p className={styles.help}>{waiting('someAsked')}</p>}
            </div>
          ) : null}
          {about.you.owner || !isSeated || !isFull ? null : (
            <p className={styles.help}>{waiting(isOwnerHere ? 'ownerBegins' : 'ownerAway', { name: inSentence(about.ownerName) })}</p>
          )}
          {isFull ? null : <Invitation link={link} title={game.title} />}
          {isFull || !(isSeated || about.you.owner) ? null : <InvitePeople about={about} />}
        </div>
        <Said source={source} about={about} />
        <div className={`${styles.stack} ${styles.rest}`}>
          <WaitingOptions
            game={game}
            drawn={drawn}
            about={about}
            onChange={(options) => void attempt(() => source.rearrange({ options }))}
          />
          <Panel title={time('pace')}>
            <p className={styles.pace} data-testid="pace">
              {pace(about.pace)}
            </p>
            {about.pace === null ? null : (
              <p className={styles.help}>{waiting('option', { name: time('late'), value: time(`policy.${about.late}`) })}</p>
            )}
          </Panel>
        </div>
      </div>
      {about.seats.some(({ seat, agreed }) => seat === about.you.seat && !agreed) ? (
        <div className={styles.bar}>
          <Notice kind="warn">
            <span className={styles.asked} data-testid="changed">
              {waiting('changed', { name: inSentence(about.ownerName) })}
              <Button small look="primary" onClick={() => void attempt(() => source.rearrange('agree'))} data-testid="agree">
                {waiting('agree')}
              </Button>
            </span>
          </Notice>
        </div>
      ) : null}
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
  const t = useTranslations('waiting.shuffle')
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
        {t('commitment')} <code className={styles.commitment}>{commitment}</code>
      </p>
    </details>
  )
}

const isTooEarly = (error: unknown) => error instanceof ServerError && error.code === 'not-allowed'
