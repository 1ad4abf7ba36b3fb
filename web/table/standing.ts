import type { TableModel } from '@branchline/design'
import { ranked, type Standing } from '@branchline/engine'

/** How they stand, best first; those who gave up behind all others, as the house counts them too. */
export function standingOf({ game, state, players }: Pick<TableModel, 'game' | 'state' | 'players'>): Standing[] {
  const lines = ranked(game.standing(state), (seat) => players[seat]?.resigned === true)
  return lines.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}
