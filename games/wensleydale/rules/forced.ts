/** What is played without asking: where the rules leave one move. Everything in these games is open, so its speed tells nothing. */
import type { Said } from '@branchline/engine'
import { legalMoves } from './explain.ts'
import type { State } from './state.ts'

export const forced = (view: State): Said | null => (legalMoves(view).length === 1 ? { say: 'forced.only' } : null)
