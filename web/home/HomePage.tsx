import { Button, ButtonLink, classes, Notice } from '@branchline/design/parts'
import { BookOpen, Globe, SlidersHorizontal, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMyOnlineTables } from '../online/tables.ts'
import { levelToPlay } from '../play/ladder.ts'
import { usualSeats } from '../play/usualSeats.ts'
import { useSettings } from '../settings/settings.ts'
import { part } from '../shell/part.tsx'
import { go } from '../shell/route.ts'
import { readLocal } from '../store/localStore.ts'
import { storedTables } from '../store/localTables.ts'
import { useTitles } from '../titles/drawn.ts'
import { useOffered } from '../titles/offered.ts'
import { Poster } from '../titles/Poster.tsx'
import styles from './HomePage.module.css'
import { isFirstTime } from './isFirstTime.ts'
import { OnlineTables, useAround } from './OnlineTables.tsx'

/** Fetched for those who have played, for those who sit at a table, and for those who never played. */
const NextLevel = part(async () => (await import('./NextLevel.tsx')).NextLevel)
const MyTables = part(async () => (await import('./MyTables.tsx')).MyTables)
const FirstTime = part(async () => (await import('./FirstTime.tsx')).FirstTime)
const DailyPuzzle = part(async () => (await import('./DailyPuzzle.tsx')).DailyPuzzle)

/** The wall of posters, and one's tickets below it. */
export function HomePage() {
  const t = useTranslations('home')
  const levelName = useTranslations('setup.level')
  const locale = useSettings((settings) => settings.locale)
  const [level, setLevel] = useState(levelToPlay)
  const offered = useOffered(useTitles())
  const [starting, setStarting] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const around = useAround()
  const play = async (game: string) => {
    setAsked(null)
    setStarting(game)
    try {
      const { playNowAgainstBots } = await import('../play/create.ts')
      go({ page: 'play', id: await playNowAgainstBots(game) })
    } catch (error) {
      setFailure((error as Error).message)
      setStarting(null)
    }
  }
  const askOrPlay = (game: string) => {
    const isTaught = offered.find(({ id }) => id === game)?.lessons !== undefined
    if (isTaught && isFirstTime(game)) setAsked(game)
    else void play(game)
  }
  return (
    <div className={styles.home}>
      <h1 className={styles.lead}>{t('lead', { n: offered.length })}</h1>
      {typeof around === 'object' && around.announcement !== null ? <Notice>{around.announcement}</Notice> : null}
      {readLocal('branchline.ladder') === null ? null : (
        <Suspense fallback={null}>
          <NextLevel onChosen={() => setLevel(levelToPlay())} />
        </Suspense>
      )}
      <Tickets />
      <section aria-label={t('posters')} className={styles.wall}>
        {offered.map(({ id, name: title, seats, blurb, minutes, weight, lessons }) => (
          <article key={id} className={styles.bill}>
            <button
              type="button"
              className={classes(styles.poster, starting === id && styles.starting)}
              onClick={() => askOrPlay(id)}
              disabled={starting !== null}
              aria-label={t('playNowOf', { title })}
              aria-describedby={`${id}-against`}
            >
              <Poster game={id} title={title} />
            </button>
            <div className={styles.caption}>
              <h2 className="visually-hidden">{title}</h2>
              <p className={styles.blurb}>{blurb[locale] ?? blurb.en}</p>
              <p className={styles.seats}>
                {t('players', seats)} · {t('minutes', minutes)} · {t('weight', { weight })}
              </p>
              <div className={styles.doors}>
                {lessons === undefined ? null : (
                  <ButtonLink wide href={`/learn/${id}`} aria-label={t('learnOf', { title })}>
                    {t('learnIt')}
                  </ButtonLink>
                )}
                <div className={styles.now}>
                  <Button look="primary" wide onClick={() => askOrPlay(id)} disabled={starting !== null} aria-describedby={`${id}-against`}>
                    {starting === id ? t('starting') : t('playNow')}
                  </Button>
                  <p className={styles.against} id={`${id}-against`}>
                    {t('against', { n: usualSeats({ id, seats }) - 1, level: levelName(level) })}
                  </p>
                </div>
              </div>
              <ul className={styles.ways}>
                <li>
                  <a href={`/new/${id}?mode=bots`}>
                    <SlidersHorizontal size={18} aria-hidden />
                    {t('setUp')}
                  </a>
                </li>
                <li>
                  <a href={`/new/${id}?mode=hotseat`}>
                    <Users size={18} aria-hidden />
                    {t('hotseat')}
                  </a>
                </li>
                <li>
                  <a href={`/new/${id}?mode=online`}>
                    <Globe size={18} aria-hidden />
                    {t('online')}
                  </a>
                </li>
                <li>
                  <a href={`/rules/${id}`}>
                    <BookOpen size={18} aria-hidden />
                    {t('learn')}
                  </a>
                </li>
              </ul>
            </div>
          </article>
        ))}
      </section>
      {asked === null ? null : (
        <Suspense fallback={null}>
          <FirstTime
            title={asked}
            name={offered.find(({ id }) => id === asked)?.name ?? asked}
            onPlay={() => void play(asked)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {failure ? <Notice kind="warn">{failure}</Notice> : null}
      <nav className={styles.meetings} aria-label={t('meetings')}>
        <ButtonLink href="/daily">{t('daily')}</ButtonLink>
        <ButtonLink href="/tournaments">{t('tournaments')}</ButtonLink>
        <Suspense fallback={null}>
          <DailyPuzzle />
        </Suspense>
      </nav>
      <OnlineTables around={around} />
    </div>
  )
}

function Tickets() {
  const [isStored] = useState(() => storedTables().length > 0)
  const online = useMyOnlineTables()
  if (!isStored && online.tables.length === 0) return null
  return (
    <Suspense fallback={null}>
      <MyTables {...online} />
    </Suspense>
  )
}
