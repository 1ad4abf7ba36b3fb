/** What can be said of one position, by the same search and playouts that play. */
import type { AnyCoach, Locale, Seat, Standing } from '@branchline/engine'
import type { Now } from './bot.ts'
import { MOST_ADVISED, reasonsOf } from './coach/advised.ts'
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
  const searched = edges.map(({ move, visits, chances, scores }) => ({
    move,
    share: visits / total,
    chances: Array.from(chances, (sum) => sum / visits),
    scores: Array.from(scores, (sum) => sum / visits),
  }))
  const others = overlookedMoves(game, insight, view, seat, searched, wanted - searched.length)
  const known = { game, insight }
  const ideas = insight.coach === undefined ? searched : onePerIdea(insight.coach, view, searched)
  const listed = inOrder([...ideas.slice(0, wanted), ...others.map((one) => ({ ...one, share: 0 }))], seat)
  const read = listed.slice(0, MOST_ADVISED).map(({ move }) => move)
  const compared = insight.coach === undefined ? [] : reasonsOf(known, insight.coach, view, seat, read, locale)
  return listed.map(({ move, share, chances, scores }, place) => ({
    move: game.print(view, move),
    share,
    chances: honest(chances, trust, seat),
    scores,
    reason: compared[place] ?? adviser.reason(view, seat, move, locale),
  }))
}

interface Weighed {
  readonly move: unknown
  readonly share: number
  readonly chances: readonly number[]
  readonly scores: readonly number[]
}

/** The best of each idea first: five bids on one box are one idea, and tell nobody what else there is. */
function onePerIdea(coach: AnyCoach, view: unknown, moves: readonly Weighed[]): readonly Weighed[] {
  const ideas = new Set<string>()
  const [firsts, others]: [Weighed[], Weighed[]] = [[], []]
  for (const one of moves) {
    const { kind, group = kind } = coach.describe(view, [one.move])
    if (ideas.has(group)) others.push(one)
    else firsts.push(one)
    ideas.add(group)
  }
  return [...firsts, ...others]
}

/** Looked at for less than so much of the longest look, a chance is too much luck to be first. */
const TRUSTED = 0.5

/** The best chance of those that were looked at long, then by chance; what was looked at less is never told as better. */
function inOrder(moves: readonly Weighed[], seat: Seat): readonly Weighed[] {
  const longest = Math.max(...moves.map(({ share }) => share))
  const chance = (one: Weighed) => one.chances[seat]
  const [first] = moves.filter(({ share }) => share >= TRUSTED * longest).toSorted((one, other) => chance(other) - chance(one))
  const rest = moves.filter((one) => one !== first).map((one) => (chance(one) <= chance(first) ? one : cappedAt(one, chance(first), seat)))
  return [first, ...rest.toSorted((one, other) => chance(other) - chance(one))]
}

function cappedAt(one: Weighed, most: number, seat: Seat): Weighed {
  const others = (1 - most) / Math.max(1e-9, 1 - one.chances[seat])
  return { ...one, chances: one.chances.map((chance, who) => (who === seat ? most : chance * others)) }
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
