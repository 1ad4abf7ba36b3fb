import { ButtonLink, classes, Notice, Radios } from '@branchline/design/parts'
import { PUZZLE_LEVELS, type Puzzle, type PuzzleBook, type PuzzleLevel } from '@branchline/engine'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { tellAccount } from '../learn/withAccount.ts'
import { askThinker } from '../play/think.ts'
import { useSettings } from '../settings/settings.ts'
import { titleOf } from '../titles/titles.ts'
import { isOfToday, loadPuzzles } from './book.ts'
import styles from './PuzzlesPage.module.css'
import { usePuzzleProgress } from './progress.ts'
import { Words } from './Words.tsx'

/** The puzzles of a title by theme: how hard each is, and which are solved. Nothing is locked. */
export const PuzzlesPage = ({ game }: { game: string }) => (
  <Words>
    <Listed game={game} />
  </Words>
)

function Listed({ game }: { game: string }) {
  const t = useTranslations('puzzles')
  const [book, setBook] = useState<PuzzleBook | 'none' | null>(null)
  const [level, setLevel] = useState<PuzzleLevel | 'every'>('every')
  const { puzzles: states } = usePuzzleProgress()
  const stateOf = ({ id }: Puzzle) => states[`${game}/${id}`]
  const name = titleOf(game)?.name ?? ''
  // Another device may have come further.
  useEffect(tellAccount, [])
  useEffect(() => {
    let isCurrent = true
    void loadPuzzles(game).then((found) => isCurrent && setBook(found ?? 'none'))
    return () => {
      isCurrent = false
    }
  }, [game])
  useEffect(() => {
    document.title = `${t('title', { title: name })} · Branchline`
  }, [t, name])
  const themes = useThemes(game, book === null || book === 'none' ? null : book)
  if (book === null) return null
  if (book === 'none') return <Notice kind="warn">{t('none')}</Notice>
  const { puzzles } = book
  const solved = puzzles.filter((one) => stateOf(one) === 'solved' || stateOf(one) === 'helped').length
  const shown = puzzles.filter((one) => level === 'every' || one.level === level)
  return (
    <div className={styles.page}>
      <h1>{t('title', { title: name })}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <p className={styles.progress}>
        {t('progress', { solved, all: puzzles.length })}
        <ButtonLink href={`/puzzles/${game}/today`}>{t('today')}</ButtonLink>
      </p>
      <Radios
        label={t('difficulty')}
        value={level}
        onChange={setLevel}
        choices={[{ value: 'every', label: t('every') }, ...PUZZLE_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))]}
      />
      {shown.length === 0 ? <p>{t('nothing')}</p> : null}
      {[...new Set(puzzles.map(({ theme }) => theme))].map((theme) => {
        const here = shown
          .filter((one) => one.theme === theme)
          .toSorted((one, other) => PUZZLE_LEVELS.indexOf(one.level) - PUZZLE_LEVELS.indexOf(other.level))
        if (here.length === 0) return null
        return (
          <section key={theme} className={styles.theme} aria-label={themes[theme] ?? theme}>
            <h2>{themes[theme] ?? ' '}</h2>
            <ol className={styles.puzzles}>
              {here.map((one) => (
                <li key={one.id}>
                  <Ticket game={game} book={book} puzzle={one} number={puzzles.indexOf(one) + 1} state={stateOf(one)} />
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

interface TicketProps {
  readonly game: string
  readonly book: PuzzleBook
  readonly puzzle: Puzzle
  readonly number: number
  readonly state: 'solved' | 'helped' | 'tried' | undefined
}

function Ticket({ game, book, puzzle, number, state }: TicketProps) {
  const t = useTranslations('puzzles')
  const level = t(`level.${puzzle.level}`)
  const isToday = isOfToday(book, puzzle)
  const said = [t('number', { n: number }), level, t(`state.${state ?? 'new'}`), ...(isToday ? [t('today')] : [])].join(', ')
  return (
    <a
      href={`/puzzles/${game}/${puzzle.id}`}
      className={classes(styles.puzzle, isToday && styles.today)}
      data-is={state}
      data-puzzle={puzzle.id}
      aria-label={said}
    >
      <span className={styles.number}>{state === 'solved' ? <Check size={18} aria-hidden /> : number}</span>
      <small>{level}</small>
    </a>
  )
}

/** What the themes are called: the title's coach says it. */
function useThemes(game: string, book: PuzzleBook | null): Readonly<Record<string, string>> {
  const locale = useSettings((settings) => settings.locale)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    if (book === null) return
    let isCurrent = true
    const themes = [...new Set(book.puzzles.map(({ theme }) => theme))]
    askThinker((thinker) => thinker.themes(game, themes, locale)).then(
      (said) => isCurrent && setNames(said),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [game, book, locale])
  return names
}
