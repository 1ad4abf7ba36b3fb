import type { PuzzleBook } from '@branchline/engine'
import book from './west-riding.json' with { type: 'json' }

export const puzzles = book as unknown as PuzzleBook
