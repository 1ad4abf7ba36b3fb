import { type AnyTable, useTable } from '@branchline/design'
import { Lightbulb } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { LessonNow, LessonTable } from './lessonTable.ts'
import { Strip, StripButton } from './Strip.tsx'
import { useLessonKeys } from './useLessonKeys.ts'
import { usePointing } from './usePointing.ts'
import { useShown } from './useShown.ts'

interface LessonStripProps {
  readonly table: LessonTable
  readonly now: LessonNow
  readonly drawn: AnyTable | null
  /** The place of the lesson among those of its title, from 1. */
  readonly number: number
}

/** The words of a lesson, directly above the action bar and of one piece with it. */
export function LessonStrip({ table, now, drawn, number }: LessonStripProps) {
  const t = useTranslations('learn')
  const { locale } = useTable()
  const { lesson } = table
  const names = usePointing(table, now, drawn)
  useShown(now, drawn)
  useLessonKeys(table, now)
  const text = (key: string) => table.book.messages.say(locale, key, table.facts()) ?? ''
  const name = text(lesson.id)
  const { step, reply } = now
  return (
    <Strip
      label={t('lesson')}
      testId="lesson"
      step={step?.id ?? 'end'}
      kind={reply?.kind}
      caption={
        <>
          {t('caption', { number, name })}
          <span>{step === null ? t('finished') : t('at', { at: now.place, of: lesson.steps.length })}</span>
        </>
      }
      words={
        <>
          {step === null ? t('end', { name }) : said(now, text, lesson.id, t)}
          {names === '' ? null : <span className="visually-hidden"> {names}</span>}
        </>
      }
    >
      {step?.kind === 'do' && now.isDeciding && (step.hints?.length ?? 0) > 0 ? (
        <StripButton onClick={() => table.hint()} aria-keyshortcuts="A" data-sign={`${t('hint')} · A`} data-testid="hint">
          <Lightbulb size={20} aria-hidden />
          <span>{t('hint')}</span>
        </StripButton>
      ) : null}
    </Strip>
  )
}

function said(
  { step, reply }: LessonNow,
  text: (key: string) => string,
  lesson: string,
  t: (key: 'miss' | 'askMiss' | 'right') => string,
): string {
  const own = `${lesson}.${step?.id}`
  if (reply === null) return text(own)
  if (reply.key !== null) return text(reply.key)
  if (reply.kind === 'right') return t('right')
  return step?.kind === 'ask' ? `${t('askMiss')} ${text(own)}` : t('miss')
}
