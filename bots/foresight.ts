/** What can be said of one position, by the same search and playouts that play. */
import type { Locale, Seat, Standing } from '@branchline/engine'
import type { Now } from './bot.ts'
import { diceFrom } from './dice.ts'
import { honest } from './honest.ts'
import type { Known } from './known.ts'
import { overlookedMoves } from './overlooked.ts'
import { meanOf, playOn } from './playouts.ts'
import { prospect, scoresBySeat } from './prospect.ts'
import { searcherFor } from './registry.ts'

export interface AdvisedMove {
  readonly move: string
  /** The share of the search's attention: how sure it is. */
  readonly share: number
  /** By seat: the share of victory and the final score to expect after this move. */
  readonly chances: readonly number[]
  readonly scores: readonly number[]
  readonly reason: string
}

export interface AdviceSettings {
  readonly locale?: Locale
  /** How many moves to show. */
  readonly moves?: number
  readonly now?: Now
  readonly milliseconds?: number
  readonly iterations?: number
  readonly seed?: string
}

/** The best moves for the seat to act, judged from its own view, best first. Empty when the game is over. */
export function adviseMoves({ game, insight }: Known, position: unknown, settings: AdviceSettings = {}): AdvisedMove[] {
  const seat: Seat | null = game.toAct(position)
  if (seat === null) return []
  const { locale = 'en', moves: wanted = 5, seed = 'advice', now, milliseconds, iterations } = settings
  const view = game.view(position, seat)
  const adviser = searcherFor(
    { game, insight },
    'inspector',
    {
      level: 'inspector',
      seed,
      ...(iterations === undefined ? {} : { iterations }),
      ...(milliseconds === undefined ? {} : { milliseconds }),
    },
    now === undefined ? {} : { now },
  )
  const { edges } = adviser.consider(view, seat)
  const total = edges.reduce((sum, { visits }) => sum + visits, 0)
  const trust = insight.trust(view)
  const told = (move: unknown, share: number, chances: readonly number[], scores: readonly number[]): AdvisedMove => ({
    move: game.print(view, move),
    share,
    chances: honest(chances, trust, seat),
    scores,
    reason: adviser.reason(view, seat, move, locale),
  })
  const searched = edges.map(({ move, visits, chances, scores }) => ({
    move,
    share: visits / total,
    chances: Array.from(chances, (sum) => sum / visits),
    scores: Array.from(scores, (sum) => sum / visits),
  }))
  const others = overlookedMoves(game, insight, view, seat, searched, wanted - searched.length)
  return [
    ...searched.slice(0, wanted).map(({ move, share, chances, scores }) => told(move, share, chances, scores)),
    ...others.map(({ move, chances, scores }) => told(move, 0, chances, scores)),
  ]
}

/** What each seat could expect at a position. */
export interface Outlook {
  readonly chances: readonly number[]
  readonly scores: readonly number[]
}

export interface OutlookSettings {
  /** Playouts for each position: more make the curve smoother. */
  readonly playouts?: number
  readonly seed?: string
}

export const PLAYOUTS = 12
const STAGES_AHEAD = 1

/** Chances and scores at a position as somebody sees it who knows no secrets: an average over guided playouts. */
export function outlookAt(
  { game, insight }: Known,
  position: unknown,
  { playouts = PLAYOUTS, seed = 'outlook' }: OutlookSettings = {},
): Outlook {
  if (game.toAct(position) === null) return settled(game.standing(position))
  const dice = diceFrom(seed)
  const { chances, scores } = meanOf(playouts, () => {
    const world = game.sample(game.view(position, 'spectator'), 'spectator', dice)
    playOn(game, insight, world, insight.stage(world) + STAGES_AHEAD, dice)
    return prospect(game, insight, world)
  })
  return { chances: honest(chances, insight.trust(position)), scores }
}

/** A finished game leaves nothing to chance: victory is whole, or shared. */
function settled(standings: readonly Standing[]): Outlook {
  const winners = standings.filter(({ rank }) => rank === 1).length
  const chances = new Array<number>(standings.length).fill(0)
  for (const { seat, rank } of standings) if (rank === 1) chances[seat] = 1 / winners
  return { chances, scores: scoresBySeat(standings) }
}
