import { type AnyTable, BarButton, Decide, useTable } from '@branchline/design'
import { targetName } from '@branchline/engine/lessons'
import { ChevronLeft, RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { go } from '../shell/route.ts'
import { titleOf } from '../titles/titles.ts'
import { startFirstGame } from './FirstGame.tsx'
import styles from './Lesson.module.css'
import type { LessonNow, LessonTable } from './lessonTable.ts'
import { showMoves } from './useShown.ts'

interface LessonBarProps {
  readonly table: LessonTable
  readonly now: LessonNow
  readonly drawn: AnyTable | null
  /** The place of the lesson among those of its title, from 1. */
  readonly number: number
  /** The one after this; null after the last. */
  readonly next: { readonly id: string; readonly name: string } | null
}

/** The action bar while a lesson speaks: on, back, again; the choices of a question. Where the learner decides, it is the title's own. */
export function LessonBar({ table, now, drawn, next, number }: LessonBarProps) {
  const t = useTranslations('learn')
  const context = useTable()
  const { step, reply, shownFrom } = now
  const { title } = table.lesson
  if (step === null) return <Finished title={title} next={next} number={number} />
  const isMiss = reply?.kind === 'miss'
  const isAsking = step.kind === 'ask' && reply?.kind !== 'right'
  return (
    <Decide
      question={isAsking ? t('choose') : isMiss ? t('seen') : <Dots table={table} place={now.place} />}
      buttons={
        <>
          {now.place > 1 && !isMiss && !isAsking ? (
            <BarButton look="quiet" label={t('back')} onClick={() => table.back()}>
              <ChevronLeft size={20} aria-hidden />
            </BarButton>
          ) : null}
          {shownFrom === null ? null : (
            <BarButton look="quiet" label={t('again')} onClick={() => showMoves(context, drawn, shownFrom)} data-testid="lesson-again">
              <RotateCcw size={20} aria-hidden />
            </BarButton>
          )}
          {now.isShowable && (isMiss || isAsking) ? (
            <BarButton onClick={() => table.showMe()} data-testid="lesson-show">
              {t('showMe')}
            </BarButton>
          ) : null}
          {isAsking ? (
            <Choices table={table} now={now} />
          ) : (
            <BarButton look="primary" onClick={() => table.goOn()} data-testid="lesson-on">
              {isMiss ? t('takeBack') : t('goOn')}
            </BarButton>
          )}
        </>
      }
    />
  )
}

function Choices({ table, now }: { table: LessonTable; now: LessonNow }) {
  const t = useTranslations('learn')
  const { model, speaker, locale } = useTable()
  return now.choices.map((target) => (
    <BarButton key={target} onClick={() => table.answer(target)} aria-pressed={now.found.has(target)} data-target={target}>
      {target === `seat:${table.lesson.learner}`
        ? t('you')
        : (targetName(table.book, model.state, model.players.length, target, speaker, locale) ?? target)}
    </BarButton>
  ))
}

/** Lessons after which one can play a game. */
const ENOUGH = 3

function Finished({ title, next, number }: { title: string } & Pick<LessonBarProps, 'next' | 'number'>) {
  const t = useTranslations('learn')
  const first = number >= ENOUGH ? titleOf(title)?.firstGame : undefined
  return (
    <Decide
      question={next === null ? t('lastDone') : t('nextIs', { name: next.name })}
      buttons={
        <>
          <BarButton onClick={() => go({ page: 'learn', game: title })}>{t('all')}</BarButton>
          {first === undefined ? null : (
            <BarButton look={next === null ? 'primary' : 'plain'} onClick={() => startFirstGame(title)} data-testid="first-game">
              {t('firstGame', { minutes: first.minutes })}
            </BarButton>
          )}
          {next === null ? null : (
            <BarButton look="primary" onClick={() => go({ page: 'lesson', game: title, lesson: next.id })} data-testid="lesson-on">
              {t('next')}
            </BarButton>
          )}
        </>
      }
    />
  )
}

/** How far one is: one dot a step. The caption says it in words. */
function Dots({ table, place }: { table: LessonTable; place: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {table.lesson.steps.map(({ id }, at) => (
        <i key={id} data-is={at + 1 < place ? 'done' : at + 1 === place ? 'now' : undefined} />
      ))}
    </span>
  )
}
