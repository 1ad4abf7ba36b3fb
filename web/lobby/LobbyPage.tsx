import { Button, ButtonLink, Flag, Notice, Panel } from '@branchline/design/parts'
import type { Account } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { YourName } from '../account/YourName.tsx'
import { ask } from '../http/client.ts'
import { inSentence } from '../online/inSentence.ts'
import { nameAt } from '../online/nameAt.ts'
import { ChooseTitle } from '../setup/ChooseTitle.tsx'
import { go, pathOf } from '../shell/route.ts'
import { usePaceInWords } from '../time/pace.ts'
import { useTitles } from '../titles/drawn.ts'
import { useOffered } from '../titles/offered.ts'
import { nameOf } from '../titles/titles.ts'
import { LobbyFilters } from './LobbyFilters.tsx'
import styles from './LobbyPage.module.css'
import { beSeen, type Filters, keepFilters, type Lobby, playWithSomebody, storedFilters, useLobby } from './lobby.ts'
import { WaitingTables } from './WaitingTables.tsx'

/** Tables that wait, games to watch, and who is around. */
export function LobbyPage() {
  return (
    <Words>
      <Page />
    </Words>
  )
}

function Page() {
  const t = useTranslations('lobby')
  const clubs = useTranslations('clubs')
  const titles = useOffered(useTitles())
  const [filters, setFilters] = useState(storedFilters)
  const [failure, setFailure] = useState<string | null>(null)
  const lobby = useLobby(filters)
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
  }, [t])
  const change = (next: Filters) => {
    setFilters(next)
    keepFilters(next)
  }
  // Who does not mind which game takes the one that somebody waits for.
  const waiting = typeof lobby === 'string' ? [] : lobby.waiting
  const game = filters.game || waiting.find(({ mayJoin, table: { you } }) => mayJoin && you.seat === null && !you.owner)?.table.game
  const play = () =>
    playWithSomebody({ ...filters, game: game ?? '' }).then(
      ({ table }) => go(`/t/${table.id}`),
      (error: Error) => setFailure(error.message),
    )
  if (lobby === 'offline')
    return (
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <Notice kind="warn">{t('offline')}</Notice>
      </div>
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <ButtonLink small href="/clubs">
          {clubs('title')}
        </ButtonLink>
        {lobby === 'asking' ? null : (
          <p className={styles.soft} data-testid="around">
            {t('around', { n: lobby.around.people, open: lobby.around.open, running: lobby.around.running })}
          </p>
        )}
      </header>
      {lobby === 'asking' || lobby.around.announcement === null ? null : <Notice>{lobby.around.announcement}</Notice>}
      <section className={styles.wish} aria-label={t('filters')}>
        <LobbyFilters filters={filters} titles={titles} onChange={change} />
        <div className={styles.name}>
          <YourName />
        </div>
        <div className={styles.play}>
          <Button look="primary" disabled={game === undefined} onClick={() => void play()} data-testid="play-with-somebody">
            {t('play')}
          </Button>
          {filters.game === '' ? (
            <ChooseTitle label={t('setUp')} testId="set-up" pathOf={publicTableOf} />
          ) : (
            <ButtonLink href={publicTableOf(filters.game)}>{t('setUp')}</ButtonLink>
          )}
          <p className={styles.soft}>{game === undefined ? t('chooseGame') : t('playHelp', { title: nameOf(game) })}</p>
        </div>
      </section>
      {failure === null ? null : <Notice kind="warn">{failure}</Notice>}
      {lobby === 'asking' ? null : (
        <div className={styles.columns}>
          <Panel title={t('waiting')}>
            <WaitingTables lobby={lobby} fitting={filters.fitting} />
          </Panel>
          <div className={styles.stack}>
            <Panel title={t('running')}>
              <RunningTables lobby={lobby} />
            </Panel>
            <Panel title={t('people')}>
              <Seen lobby={lobby} />
            </Panel>
          </div>
        </div>
      )}
    </div>
  )
}

/** Whoever opens a table from here wants it to be found here. */
const publicTableOf = (game: string) => pathOf({ page: 'new', game, mode: 'online', isPublic: true })

function RunningTables({ lobby: { running, moreRunning } }: { lobby: Lobby }) {
  const t = useTranslations('lobby')
  const pace = usePaceInWords()
  if (running.length === 0) return <p className={styles.soft}>{t('noRunning')}</p>
  return (
    <>
      <ul className={styles.list} data-testid="running">
        {running.map((table) => (
          <li key={table.id} className={styles.table}>
            <div className={styles.what}>
              <strong>{nameOf(table.game)}</strong>
              <span>{table.seats.map(({ seat }) => nameAt(table, seat)).join(' · ')}</span>
              <small>{pace(table.pace)}</small>
            </div>
            <ButtonLink small href={`/t/${table.id}`}>
              {table.you.seat === null ? t('watch') : t('goOn')}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('delay')}</p>
      {moreRunning === null ? null : (
        <Button look="quiet" onClick={moreRunning}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

/** Who wishes to be seen; and the wish, for those the server knows. */
function Seen({ lobby: { around, again } }: { lobby: Lobby }) {
  const t = useTranslations('lobby')
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    ask<{ person: unknown }>('/me')
      .then(async ({ person }) => person !== null && setSeen((await ask<Account>('/me/account')).profile.isSeen))
      .catch(() => undefined)
  }, [])
  const choose = (next: boolean) => {
    setSeen(next)
    void beSeen(next).then(again, () => setSeen(!next))
  }
  return (
    <div className={styles.stack}>
      {around.seen.length === 0 ? (
        <p className={styles.soft}>{t('nobodySeen')}</p>
      ) : (
        <ul className={styles.names} data-testid="seen">
          {around.seen.map(({ person, name }) => (
            <li key={person}>
              <a href={`/people/${person}`}>{inSentence(name)}</a>
            </li>
          ))}
        </ul>
      )}
      <Flag label={t('beSeen')} help={t('beSeenHelp')} value={isSeen} onChange={choose} />
    </div>
  )
}
