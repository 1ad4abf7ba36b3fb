import { Button, classes, Notice } from '@branchline/design/parts'
import { BookOpen, Globe, SlidersHorizontal, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/settings.ts'
import { go } from '../shell/route.ts'
import { useTitles } from '../titles/drawn.ts'
import { useOffered } from '../titles/offered.ts'
import { Poster } from '../titles/Poster.tsx'
import styles from './HomePage.module.css'
import { MyTables } from './MyTables.tsx'
import { NextLevel } from './NextLevel.tsx'
import { OnlineTables } from './OnlineTables.tsx'

/** The wall of posters, and one's tickets below it. */
export function HomePage() {
  const t = useTranslations('home')
  const locale = useSettings((settings) => settings.locale)
  const offered = useOffered(useTitles())
  const [starting, setStarting] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const playNow = async (game: string) => {
    setStarting(game)
    try {
      const { playNowAgainstBots } = await import('../play/create.ts')
      go({ page: 'play', id: await playNowAgainstBots(game) })
    } catch (error) {
      setFailure((error as Error).message)
      setStarting(null)
    }
  }
  return (
    <div className={styles.home}>
      <h1 className={styles.lead}>{t('lead', { n: offered.length })}</h1>
      <NextLevel />
      <MyTables />
      <section aria-label={t('posters')} className={styles.wall}>
        {offered.map(({ id, name: title, seats, blurb, minutes }) => (
          <article key={id} className={styles.bill}>
            <button
              type="button"
              className={classes(styles.poster, starting === id && styles.starting)}
              onClick={() => void playNow(id)}
              disabled={starting !== null}
              aria-label={t('playNowOf', { title })}
            >
              <Poster game={id} title={title} />
            </button>
            <div className={styles.caption}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.blurb}>{blurb[locale] ?? blurb.en}</p>
              <p className={styles.seats}>
                {t('players', seats)} · {t('minutes', minutes)}
              </p>
              <Button look="primary" wide onClick={() => void playNow(id)} disabled={starting !== null}>
                {starting === id ? t('starting') : t('playNow')}
              </Button>
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
      {failure ? <Notice kind="warn">{failure}</Notice> : null}
      <OnlineTables />
    </div>
  )
}
