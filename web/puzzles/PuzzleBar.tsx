import { type AnyTable, BarButton, Decide, useTable } from '@branchline/design'
import { Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { showLines } from '../coach/showLines.ts'
import { go } from '../shell/route.ts'
import type { PuzzleNow, PuzzleTable } from './puzzleTable.ts'

interface PuzzleBarProps {
  readonly table: PuzzleTable
  readonly now: PuzzleNow
  readonly drawn: AnyTable | null
  /** The next that was not solved yet; null after the last. */
  readonly next: string | null
}

/** The action bar when there is nothing to decide: try again after a miss; look at the answer and go on after it. */
export function PuzzleBar({ table, now, drawn, next }: PuzzleBarProps) {
  const t = useTranslations('puzzles')
  const context = useTable()
  const { id: game } = table.game
  if (now.stage === 'asking') return <Decide question={t('checking')} buttons={null} />
  if (now.stage === 'half' || now.stage === 'other') {
    return (
      <Decide
        question={t('wrong')}
        buttons={
          <BarButton look="primary" onClick={() => table.again()} data-testid="puzzle-on">
            {t('again')}
          </BarButton>
        }
      />
    )
  }
  const { solutions, after } = table.puzzle
  return (
    <Decide
      question={t('done')}
      buttons={
        <>
          <BarButton
            look="quiet"
            label={t('line')}
            onClick={() =>
              now.told === 'line' ? void showLines(context, drawn, table.from, [{ line: solutions[0], after }]) : table.tellLine()
            }
            data-testid="puzzle-line"
          >
            <Play size={20} aria-hidden />
          </BarButton>
          <BarButton onClick={() => table.tellInstead()} data-testid="puzzle-instead">
            {t('instead')}
          </BarButton>
          <BarButton onClick={() => go({ page: 'puzzles', game })}>{t('all')}</BarButton>
          {next === null ? null : (
            <BarButton look="primary" onClick={() => go({ page: 'puzzle', game, puzzle: next })} data-testid="puzzle-on">
              {t('next')}
            </BarButton>
          )}
        </>
      }
    />
  )
}
