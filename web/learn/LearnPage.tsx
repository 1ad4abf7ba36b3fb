import { Button, ButtonLink, classes, Notice } from '@branchline/design/parts'
import { Check, SkipForward } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/settings.ts'
import { useTableAhead } from '../titles/fetchAhead.ts'
import { titleOf } from '../titles/titles.ts'
import { FirstGame } from './FirstGame.tsx'
import styles from './LearnPage.module.css'
import { loadLessons } from './lessons.ts'
import { noteLesson, useProgress } from './progress.ts'
import { Words } from './Words.tsx'
import { tellAccount } from './withAccount.ts'

/** The lessons of a title: what is done, what was left out, where to go on. Nothing is locked. */
export const LearnPage = (props: { game: string }) => (
  <Words>
    <Listed {...props} />
  </Words>
)

function Listed({ game }: { game: string }) {
  const t = useTranslations('learn')
  const locale = useSettings((settings) => settings.locale)
  const { lessons: known, place } = useProgress()(game)
  const [found, setFound] = useState<Awaited<ReturnType<typeof loadLessons>> | 'none'>(null)
  const title = titleOf(game)
  useTableAhead(game, 'lesson')
  // Another device may have come further.
  useEffect(tellAccount, [])
  useEffect(() => {
    let isCurrent = true
    void loadLessons(game).then((lessons) => isCurrent && setFound(lessons ?? 'none'))
    return () => {
      isCurrent = false
    }
  }, [game])
  useEffect(() => {
    document.title = `${t('title', { title: title?.name ?? '' })} · Branchline`
  }, [t, title])
  if (found === null) return null
  if (found === 'none') return <Notice kind="warn">{t('none')}</Notice>
  const { lessons, book } = found
  const leaveOut = (lesson: string) => {
    noteLesson(game, lesson, 'skipped')
    tellAccount()
  }
  const next = place?.lesson ?? lessons.find(({ id }) => known[id] === undefined)?.id
  return (
    <div className={styles.page}>
      <h1>{t('title', { title: title?.name ?? '' })}</h1>
      <p className={styles.blurb}>{title?.blurb[locale]}</p>
      <ol className={styles.lessons}>
        {lessons.map(({ id, minutes }, at) => {
          const isHere = place?.lesson === id
          return (
            <li key={id} className={classes(styles.lesson, id === next && styles.next)} data-lesson={id} data-is={known[id]}>
              <span className={styles.mark} aria-hidden="true">
                {known[id] === 'done' ? <Check size={22} /> : known[id] === 'skipped' ? <SkipForward size={18} /> : at + 1}
              </span>
              <span className={styles.name}>
                {book.messages.say(locale, id)}
                <small>
                  {known[id] === 'done' ? `${t('done')} · ` : known[id] === 'skipped' ? `${t('skipped')} · ` : ''}
                  {t('minutes', { n: minutes })}
                </small>
              </span>
              <span className={styles.ways}>
                {isHere ? <ButtonLink href={`/learn/${game}/${id}`}>{t('resume', { step: place.step })}</ButtonLink> : null}
                <ButtonLink look={id === next && !isHere ? 'primary' : 'plain'} href={`/learn/${game}/${id}${isHere ? '?anew' : ''}`}>
                  {isHere ? t('anew') : known[id] === 'done' ? t('repeat') : t('start')}
                </ButtonLink>
                {known[id] === undefined ? (
                  <Button look="quiet" onClick={() => leaveOut(id)}>
                    {t('skip')}
                  </Button>
                ) : null}
              </span>
            </li>
          )
        })}
      </ol>
      <p className={styles.games}>
        <FirstGame game={game} look={next === undefined ? 'primary' : 'plain'} />
        {title?.puzzles === undefined ? null : <ButtonLink href={`/puzzles/${game}`}>{t('puzzles')}</ButtonLink>}
        <ButtonLink href={`/new/${game}?mode=bots`}>{t('play')}</ButtonLink>
      </p>
    </div>
  )
}
