import { ButtonLink } from '@branchline/design/parts'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { titleOfDay, today } from '../puzzles/daily.ts'
import { usePuzzleProgress } from '../puzzles/progress.ts'

/** The way to the puzzle of the day: the date says which, without a server and without the collection. */
export function DailyPuzzle() {
  const t = useTranslations('home')
  const { day } = usePuzzleProgress()
  const { id, name } = titleOfDay(today())
  return (
    <ButtonLink href={`/puzzles/${id}/today`} data-testid="daily-puzzle">
      {day === today() ? <Check size={18} aria-hidden /> : null}
      {t(day === today() ? 'puzzleDone' : 'puzzle', { title: name })}
    </ButtonLink>
  )
}
