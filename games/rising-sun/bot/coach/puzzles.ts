/** What turns make puzzles, and what they are about. */
import type { PuzzleSense } from '@branchline/engine'
import { PLACEMENT, type State } from '../../rules/state.ts'

const THEMES: Readonly<Record<string, string>> = {
  start: 'start',
  clean: 'deck',
  train: 'deck',
  card: 'deck',
  gold: 'gold',
  lay: 'rails',
  both: 'rails',
  station: 'stations',
  shared: 'stations',
  finish: 'endgame',
}

export const puzzles: PuzzleSense<State> = {
  theme(state, { kind }, gains) {
    // In the middle of a turn the idea was had before.
    if (state.phase !== PLACEMENT && (state.acted || state.frames.length > 0)) return null
    const theme = THEMES[kind] ?? null
    if (theme !== null && gains.includes('routes')) return 'routes'
    return theme !== null && isLast(state) ? 'endgame' : theme
  },
  isLast,
  margin: 3,
  lastMargin: 2,
}

/** Somebody can lay the last rails within a turn or two. */
const FEW_RAILS = 3

function isLast(state: State): boolean {
  return state.phase !== PLACEMENT && (Math.min(...state.railsLeft) <= FEW_RAILS || state.stationsLeft <= FEW_RAILS)
}
