/** The next round, or all rounds of a league: the same from the same file, so that anybody can draw it again. */
import { randomFrom } from '@branchline/engine'
import { drawKnockout } from './knockout.ts'
import { planLeague } from './league.ts'
import { drawSwiss } from './swiss.ts'
import type { Seats } from './table-sizes.ts'
import { type Drawn, isPlayed, presentIn, type Tournament } from './tournament.ts'

/** The rounds to be added to what was drawn: those of a league all at once, of the others one. `seats` is what the title allows. */
export function draw(tournament: Tournament, { min, max }: Pick<Seats, 'min' | 'max'>): Drawn {
  const { drawn, system, rounds, seed } = tournament
  const number = drawn.length + 1
  const random = randomFrom(`${seed}:round:${number}`)
  const seats = { min, max, usual: tournament.seats }
  if (system !== 'league' && !drawn.every(isPlayed)) return { none: 'unfinished' }
  if (system === 'knockout') return drawKnockout(tournament, seats, random)
  if (number > rounds) return { none: 'over' }
  const present = presentIn(tournament, number)
  if (present.length < min) return { none: 'alone' }
  if (system === 'swiss') return { rounds: [drawSwiss(tournament, present, seats, random)] }
  return { rounds: planLeague(tournament, present, seats, random) }
}

/** A league whose field changed: rounds of which nothing is played are dropped, to be drawn anew. */
export function withoutUnplayed(tournament: Tournament): Tournament {
  const { drawn } = tournament
  let kept = drawn.length
  while (kept > 0 && drawn[kept - 1].tables.every(({ result }) => result === undefined)) kept--
  return { ...tournament, drawn: drawn.slice(0, kept) }
}
