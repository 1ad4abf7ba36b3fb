/** The puzzles of a title, fetched when they are wanted. */
import type { Puzzle, PuzzleBook } from '@branchline/engine'
import { findTitle, once } from '../titles/titles.ts'
import { numberOfDay, today } from './daily.ts'

/** Null where the title has none. */
export const loadPuzzles = once(async (title): Promise<PuzzleBook | null> => (await (await findTitle(title))?.puzzles?.()) ?? null)

/** By its id, or the one of the day. */
export function puzzleIn({ puzzles }: PuzzleBook, id: string): Puzzle | undefined {
  return id === 'today' ? puzzles[numberOfDay(today(), puzzles.length)] : puzzles.find((puzzle) => puzzle.id === id)
}

export const isOfToday = (book: PuzzleBook, { id }: Puzzle): boolean => puzzleIn(book, 'today')?.id === id
