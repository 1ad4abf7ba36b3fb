/** Moves as values: the table says what it means, and the rules print it. */
import { printerOf } from '@branchline/design'
import type { Move } from '../rules/move.ts'
import { print } from '../rules/notation.ts'
import type { State } from '../rules/state.ts'

export const inNotation = printerOf<State, Move>(print)
