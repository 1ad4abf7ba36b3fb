import { Button, ButtonLink, Notice, Panel } from '@branchline/design/parts'
import type { ClubAnswer } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { becomeSomebody } from '../account/person.ts'
import { Words } from '../account/Words.tsx'
import { YourName } from '../account/YourName.tsx'
import { ask } from '../http/client.ts'
import { nameAt } from '../online/nameAt.ts'
import { ChooseTitle } from '../setup/ChooseTitle.tsx'
import { go } from '../shell/route.ts'
import { nameOf } from '../titles/titles.ts'
import { ClubCalendar } from './ClubCalendar.tsx'
import { ClubHead } from './ClubHead.tsx'
import { ClubPeople } from './ClubPeople.tsx'
import styles from './Clubs.module.css'
import { type Act, linkTo } from './club.ts'
import { Ladder } from './Ladder.tsx'

/** A club: who belongs to it, what it plays, who is ahead, and when one meets. */
export function ClubPage({ id, invite }: { id: string; invite: string | undefined }) {
  return (
    <Words>
      <Page id={id} invite={invite} />
    </Words>
  )
}

function Page({ id, invite }: { id: string; invite: string | undefined }) {
  const t = useTranslations('clubs')
  const [shown, setShown] = useState<ClubAnswer | 'asking' | 'lost'>('asking')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSure, setSure] = useState(false)
  const query = invite === undefined ? '' : `?invite=${invite}`
  useEffect(() => {
    ask<ClubAnswer>(`/clubs/${id}${query}`).then(setShown, () => setShown('lost'))
  }, [id, query])
  const name = typeof shown === 'string' ? t('title') : shown.club.name
  useEffect(() => {
    document.title = `${name} · Branchline`
  }, [name])
  if (shown === 'asking') return null
  if (shown === 'lost')
    return (
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <Notice kind="warn">{t('lost')}</Notice>
      </div>
    )
  const { club } = shown
  const act: Act = async (path, body, method = 'POST') => {
    try {
      await becomeSomebody()
      setShown(await ask<ClubAnswer>(`/clubs/${id}${path}`, body, method))
      setFailure(null)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  const leave = () =>
    ask(`/clubs/${id}/leave`, {}).then(
      () => go('/clubs'),
      (error: Error) => setFailure(error.message),
    )
  return (
    <div className={styles.page}>
      <ClubHead club={club} act={act} />
      {failure === null ? null : <Notice kind="warn">{failure}</Notice>}
      {club.role === null ? <YourName /> : null}
      <div className={styles.row}>
        {club.role === null ? (
          <Button look="primary" onClick={() => void act('/join', invite === undefined ? {} : { invite })} data-testid="join-club">
            {t('join')}
          </Button>
        ) : (
          <ChooseTitle
            isPrimary
            label={t('newTable')}
            testId="new-club-table"
            pathOf={(game) => `/new/${game}?mode=online&club=${club.id}`}
          />
        )}
        {club.role === null ? null : (
          <Button look="quiet" onClick={() => (isSure ? void leave() : setSure(true))} data-testid="leave-club">
            {t(isSure ? (club.people === 1 ? 'leaveLast' : 'leaveSure') : 'leave')}
          </Button>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {club.role === null ? null : <Tables shown={shown} />}
          <Ladder shown={shown} invite={invite} />
        </div>
        <div className={styles.column}>
          <ClubCalendar shown={shown} act={act} />
          <ClubPeople shown={shown} act={act} />
        </div>
      </div>
    </div>
  )
}

function Tables({ shown: { tables } }: { shown: ClubAnswer }) {
  const t = useTranslations('clubs')
  return (
    <Panel title={t('tables')}>
      {tables.length === 0 ? (
        <p className={styles.soft}>{t('noTables')}</p>
      ) : (
        <ul className={styles.list} data-testid="club-tables">
          {tables.map((table) => (
            <li key={table.id}>
              <div className={styles.what}>
                <strong>{nameOf(table.game)}</strong>
                <span>{table.seats.map(({ seat }) => nameAt(table, seat)).join(' · ')}</span>
                <small>{t(`status.${table.status as 'open' | 'running' | 'finished'}`)}</small>
              </div>
              <ButtonLink small href={linkTo(table)}>
                {t('open')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
