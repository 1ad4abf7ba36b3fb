import type { PuzzleBook } from '@branchline/engine'
import book from './nuremberg.json' with { type: 'json' }

export const puzzles = book as unknown as PuzzleBook
