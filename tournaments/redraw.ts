/** Whether the rounds of a file are those that its seed gives. */
import { sameData } from '@branchline/engine'
import { draw } from './draw.ts'
import type { Seats } from './table-sizes.ts'
import { presentIn, type Round, type Tournament } from './tournament.ts'

/** The first round, from 1, that was not drawn but set; null where all are as drawn. */
export function firstSetByHand(tournament: Tournament, seats: Pick<Seats, 'min' | 'max'>): number | null {
  let at = 0
  while (at < tournament.drawn.length) {
    const again = draw({ ...tournament, entrants: knownThen(tournament, at + 1), drawn: tournament.drawn.slice(0, at) }, seats)
    if ('none' in again) return at + 1
    // Of a league all rounds were drawn at once, as long as nobody came or went.
    for (const [later, round] of again.rounds.entries()) {
      if (at >= tournament.drawn.length || (later > 0 && hasFieldChanged(tournament, at + 1))) break
      if (!sameData(bare(round), bare(tournament.drawn[at]))) return at + 1
      at++
    }
  }
  return null
}

/** Nobody who came later, and nobody's withdrawal that came later. */
function knownThen({ entrants }: Tournament, round: number): Tournament['entrants'] {
  return entrants
    .filter(({ from }) => from <= round)
    .map(({ until, ...entrant }) => (until === undefined || until >= round ? entrant : { ...entrant, until }))
}

/** Whether the field of this round is another than that of the round before. */
export function hasFieldChanged(tournament: Tournament, round: number): boolean {
  const ids = (at: number) => presentIn(tournament, at).map(({ id }) => id)
  return !sameData(ids(round), ids(round - 1))
}

const bare = ({ tables, byes }: Round) => ({ tables: tables.map(({ seats }) => ({ seats: [...seats] })), byes: [...byes] })
