/**
 * The opponents of the day: the same for everybody, on every machine. They decide at a glance and without a wink (no noise, no clock), from the
 * view and from a seed that is the deal's and the move's, and remember nothing; so whoever has a record can play their part again.
 */
import { type AnyGame, type GameRecord, isRefusal, type Seat, sameData, startHistory, submit } from '@branchline/engine'
import type { Known } from './known.ts'
import { botFor } from './registry.ts'

const CODE = 'apprentice:noise=0'

/** Who plays the day sits first. */
export const DAILY_SEAT: Seat = 0

/** What the opponent in this seat plays after so many moves. */
export function dailyMove(known: Known, seed: string, n: number, view: unknown, seat: Seat): string {
  const bot = botFor(CODE, known, { seed: `${seed} ${n}` })
  if (isRefusal(bot)) throw new Error(`no bot ${CODE}`)
  return known.game.print(view, bot.decide(view, seat))
}

export type DailyDeal = Pick<GameRecord, 'game' | 'rulesVersion' | 'options' | 'seats' | 'seed'>

/** Why a record does not count, for the person: at which move, counted from 1. */
export type DailyFault =
  | { readonly fault: 'other-deal' }
  | { readonly fault: 'unfinished' }
  | { readonly fault: 'no-move' | 'not-theirs'; readonly n: number; readonly move: string }

export interface DailyResult {
  readonly score: number
  /** At the table, among the opponents. */
  readonly place: number
  readonly moves: number
}

/** Plays the record again, the opponents' part by the opponents. Step by step: whoever asks has others to serve in between. */
export function* replayingDaily(known: Known, deal: DailyDeal, record: GameRecord): Generator<null, DailyResult | DailyFault> {
  const { game } = known
  if (!isOfDeal(game, deal, record)) return { fault: 'other-deal' }
  const { state } = startHistory(game, deal.options, deal.seats, deal.seed)
  for (const [at, move] of record.moves.entries()) {
    yield null
    const seat = game.toAct(state)
    if (seat === null) return { fault: 'no-move', n: at + 1, move }
    if (seat !== DAILY_SEAT && dailyMove(known, deal.seed, at, game.view(state, seat), seat) !== move)
      return { fault: 'not-theirs', n: at + 1, move }
    if (isRefusal(submit(game, state, move))) return { fault: 'no-move', n: at + 1, move }
  }
  if (game.toAct(state) !== null) return { fault: 'unfinished' }
  const mine = game.standing(state).find(({ seat }) => seat === DAILY_SEAT)
  return { score: mine?.score ?? 0, place: mine?.rank ?? deal.seats, moves: record.moves.length }
}

function isOfDeal(game: AnyGame, deal: DailyDeal, record: GameRecord): boolean {
  return (
    record.game === game.id &&
    record.game === deal.game &&
    record.rulesVersion === deal.rulesVersion &&
    record.seats === deal.seats &&
    record.seed === deal.seed &&
    (record.deals?.length ?? 0) === 0 &&
    sameData(record.options, deal.options)
  )
}
