import type { AnyTable } from '@branchline/design'
import { ButtonLink, Notice } from '@branchline/design/parts'
import type { PuzzleBook } from '@branchline/engine'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { TableFrame } from '../table/TableFrame.tsx'
import { loadTable } from '../titles/drawn.ts'
import { loadGame } from '../titles/titles.ts'
import { loadPuzzles, puzzleIn } from './book.ts'
import { PuzzleBar } from './PuzzleBar.tsx'
import { PuzzleStrip } from './PuzzleStrip.tsx'
import { puzzleProgress } from './progress.ts'
import { PuzzleTable } from './puzzleTable.ts'
import { useTold } from './useTold.ts'
import { Words } from './Words.tsx'

interface Opened {
  readonly table: PuzzleTable
  readonly drawn: AnyTable | null
  readonly book: PuzzleBook
}

interface PuzzlePageProps {
  readonly game: string
  /** Its id, or `today`. */
  readonly puzzle: string
}

/** A puzzle at the table. */
export const PuzzlePage = (props: PuzzlePageProps) => (
  <Words>
    <Loaded {...props} />
  </Words>
)

function Loaded({ game, puzzle }: PuzzlePageProps) {
  const t = useTranslations('puzzles')
  const [opened, setOpened] = useState<Opened | 'missing' | null>(null)
  useEffect(() => {
    let isCurrent = true
    void Promise.all([loadGame(game), loadTable(game), loadPuzzles(game)]).then(([rules, drawn, book]) => {
      if (!isCurrent) return
      const one = book === null ? undefined : puzzleIn(book, puzzle)
      if (rules === undefined || book === null || one === undefined) return setOpened('missing')
      setOpened((before) =>
        // The one of the day gets its own address: it is the same table then.
        before !== null && before !== 'missing' && before.table.puzzle === one
          ? before
          : { table: new PuzzleTable(rules, book, one), drawn, book },
      )
    })
    return () => {
      isCurrent = false
    }
  }, [game, puzzle])
  if (opened === 'missing') {
    return (
      <main style={{ padding: '3rem 1rem', display: 'grid', gap: '1rem', justifyItems: 'center' }}>
        <Notice kind="warn">{t('missing')}</Notice>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </main>
    )
  }
  return opened === null ? null : <AtTable key={opened.table.puzzle.id} {...opened} />
}

function AtTable({ table, drawn, book }: Opened) {
  const now = useSyncExternalStore(
    (listener) => table.subscribe(listener),
    () => table.now(),
  )
  const told = useTold(table)
  const { puzzles } = book
  const at = puzzles.indexOf(table.puzzle)
  const isOpen = now.stage === 'asking' && !now.isChecking
  return (
    <TableFrame
      source={table}
      drawn={drawn}
      controls={isOpen ? null : <PuzzleBar table={table} now={now} drawn={drawn} next={nextAfter(table.game.id, book, at)} />}
      lesson={<PuzzleStrip table={table} now={now} told={told} drawn={drawn} number={at + 1} />}
      leave={`/puzzles/${table.game.id}`}
    />
  )
}

/** The first after it that was not solved by oneself, from the start again after the last. */
function nextAfter(game: string, { puzzles }: PuzzleBook, at: number): string | null {
  const known = puzzleProgress().puzzles
  const inOrder = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)]
  return inOrder.find(({ id }) => known[`${game}/${id}`] !== 'solved')?.id ?? null
}
