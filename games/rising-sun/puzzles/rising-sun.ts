import type { PuzzleBook } from '@branchline/engine'
import book from './rising-sun.json' with { type: 'json' }

export const puzzles = book as unknown as PuzzleBook
