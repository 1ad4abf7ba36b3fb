import type { PuzzleBook } from '@branchline/engine'
import book from './wensleydale.json' with { type: 'json' }

export const puzzles = book as unknown as PuzzleBook
