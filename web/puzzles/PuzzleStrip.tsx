import type { ToldPuzzle } from '@branchline/bots/puzzles'
import { type AnyTable, useTable } from '@branchline/design'
import { Eye, Lightbulb } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { showLines } from '../coach/showLines.ts'
import styles from '../learn/Lesson.module.css'
import { Strip } from '../learn/Strip.tsx'
import { press, useFreeKeys } from '../table/useFreeKeys.ts'
import own from './Puzzle.module.css'
import type { PuzzleNow, PuzzleTable } from './puzzleTable.ts'

interface PuzzleStripProps {
  readonly table: PuzzleTable
  readonly now: PuzzleNow
  readonly told: ToldPuzzle | null
  readonly drawn: AnyTable | null
  /** Its place in the collection, from 1. */
  readonly number: number
}

/** What is asked, what is said to a try, and the answer in three steps. Above the action bar and of one piece with it. */
export function PuzzleStrip({ table, now, told, drawn, number }: PuzzleStripProps) {
  const t = useTranslations('puzzles')
  usePlayed(table, now, drawn)
  usePuzzleKeys()
  const isWrong = now.stage === 'half' || now.stage === 'other'
  const isOpen = now.stage === 'asking' || isWrong
  return (
    <Strip
      label={t('puzzle')}
      testId="puzzle"
      step={now.stage}
      kind={isWrong ? 'miss' : undefined}
      caption={
        <>
          {t('number', { n: number })}
          <span>{told === null ? '' : t('about', { theme: told.theme, level: t(`level.${table.puzzle.level}`) })}</span>
        </>
      }
      words={said(now, told, t)}
    >
      {isOpen ? (
        <span className={own.help}>
          {now.told === 'nothing' ? (
            <button
              type="button"
              className={styles.hint}
              onClick={() => table.tellIdea()}
              disabled={told === null}
              aria-keyshortcuts="A"
              data-sign={`${t('idea')} · A`}
              data-testid="puzzle-help"
            >
              <Lightbulb size={20} aria-hidden />
              <span>{t('idea')}</span>
            </button>
          ) : (
            <button
              type="button"
              className={styles.hint}
              onClick={() => table.tellLine()}
              aria-keyshortcuts="A"
              data-sign={`${t('answer')} · A`}
              data-testid="puzzle-help"
            >
              <Eye size={20} aria-hidden />
              <span>{t('answer')}</span>
            </button>
          )}
        </span>
      ) : null}
    </Strip>
  )
}

function said(now: PuzzleNow, told: ToldPuzzle | null, t: ReturnType<typeof useTranslations<'puzzles'>>): string {
  if (now.isBroken) return t('broken')
  if (told === null) return t('loading')
  if (now.stage === 'half' || now.stage === 'other') return t(now.stage)
  if (now.told === 'instead') return told.instead
  if (now.stage === 'solved') return `${t('solved')} ${told.why}`
  if (now.told === 'line') return told.why
  return now.told === 'idea' ? told.idea : told.task
}

/** The line is played when it is told, and what the obvious brings when that is. */
function usePlayed(table: PuzzleTable, { told }: PuzzleNow, drawn: AnyTable | null): void {
  const context = useTable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing told
  useEffect(() => {
    const { solutions, after, against } = table.puzzle
    if (told === 'line') void showLines(context, drawn, table.from, [{ line: solutions[0], after }])
    if (told === 'instead') void showLines(context, drawn, table.from, [against])
  }, [told, table])
}

/** A tells the next of it, Enter does what comes next. */
function usePuzzleKeys(): void {
  useFreeKeys(
    useCallback((key, isFree) => {
      if (key === 'a') return press('puzzle-help')
      if (key === 'Enter' && isFree && document.querySelector('[data-testid="puzzle-on"]') !== null) return press('puzzle-on')
      return false
    }, []),
  )
}
