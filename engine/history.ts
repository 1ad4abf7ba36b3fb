/**
 * A game under way: the record, the state it leads to, snapshots to go back fast, and the rule of undo.
 *
 * Undo is computed from information: a seat may take back its own latest decisions, down to the last moment when chance was
 * drawn, a secret came to light, or another seat decided (what is made for it without a choice is no decision). Beyond that it takes the consent of the seats affected.
 */

import { type Emit, type GameState, isRefusal, type Json, type Refusal, refusal, type Seat } from './basics.ts'
import { draw, seedChance } from './chance.ts'
import type { Game } from './game.ts'
import type { Deal, GameRecord } from './record.ts'
import { type Accepted, playLegal, submit, submitMove } from './submit.ts'

export interface Step {
  readonly move: string
  readonly seat: Seat
  readonly barrier: boolean
  /** Made without asking because there was no choice: nobody's decision. */
  readonly isForced?: boolean
}

export interface History<State extends GameState = GameState, Move = unknown, Options = unknown> {
  readonly game: Game<State, Move, Options>
  readonly options: Options
  readonly seats: number
  readonly seed: string
  /** Where what was not drawn is dealt anew; see record.ts. */
  readonly deals: readonly Deal[]
  readonly steps: Step[]
  /** Moves taken back and not yet overwritten, the next one to play again last. */
  readonly undone: string[]
  readonly snapshots: Map<number, State>
  state: State
  /** The legal moves of this position, if somebody has asked for them. */
  offer: Offer<Move> | null
}

/** Legal moves and, in the same order, their texts. */
interface Offer<Move> {
  readonly moves: readonly Move[]
  readonly texts: readonly string[]
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where a history of unknown types is named
export type AnyHistory = History<any, any, any>

const SNAPSHOT_EVERY = 32

export function startHistory<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  options: Options,
  seats: number,
  seed: string,
  deals: readonly Deal[] = [],
): History<State, Move, Options> {
  return { ...startHistoryAt(game, game.setup(options, seats, seed), options, seats), seed, deals }
}

/** A game that begins in the middle, at a position somebody has laid: for lessons and puzzles. It has no seed to be dealt again from. */
export function startHistoryAt<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  state: State,
  options: Options,
  seats: number,
): History<State, Move, Options> {
  const snapshots = new Map([[0, game.clone(state)]])
  return { game, options, seats, seed: '', deals: [], steps: [], undone: [], snapshots, state, offer: null }
}

export interface BadMove {
  readonly at: number
  readonly text: string
  readonly refusal: Refusal
}

/** Replays a record, every move checked. Stops at the first that is refused and says which. */
export function openRecord<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  record: GameRecord,
  to = record.moves.length,
): { history: History<State, Move, Options>; bad?: BadMove } {
  const history = startHistory(game, record.options as Options, record.seats, record.seed, record.deals)
  for (let at = 0; at < Math.min(to, record.moves.length); at++) {
    const text = record.moves[at]
    const answer = advance(history, text)
    if (isRefusal(answer)) return { history, bad: { at, text, refusal: answer } }
  }
  return { history }
}

/** Plays the next move. A refusal changes nothing; an accepted move forgets what was undone. */
export function advance<State extends GameState, Move>(history: History<State, Move>, text: string, emit?: Emit): Accepted<Move> | Refusal {
  const answer = step(history, text, emit)
  if (!answer.refused) history.undone.length = 0
  return answer
}

/** The legal moves in notation. They are kept, so that whoever answers with one of them need not be read and checked against the rules again. */
export function offerOf<State extends GameState, Move>(history: History<State, Move>): readonly string[] {
  const { game, state } = history
  if (history.offer === null) {
    const moves = game.moves(state)
    history.offer = { moves, texts: moves.map((move) => game.print(state, move)) }
  }
  return history.offer.texts
}

function step<State extends GameState, Move>(history: History<State, Move>, text: string, emit?: Emit): Accepted<Move> | Refusal {
  const { game, state, steps, snapshots } = history
  const seat = game.toAct(state)
  if (seat === null) return refusal('engine', 'game-over')
  const read = fromOffer(history, text) ?? fromText(history, text)
  if (isRefusal(read)) return read
  const { move, print } = read
  const isOnly = history.offer?.moves.length === 1
  history.offer = null
  const answer = read.isLegal ? playLegal(game, state, seat, move, isOnly, emit) : submitMove(game, state, move, emit)
  if (answer.refused) return answer
  // What was dealt anew is no longer what it was before the move: that is a barrier too.
  const isDealt = dealAnew(history, state, steps.length + 1)
  steps.push({ move: print, seat, barrier: answer.barrier || isDealt })
  if (steps.length % SNAPSHOT_EVERY === 0) snapshots.set(steps.length, game.clone(state))
  return answer
}

/** At the positions where the record says so: a new generator, and from it a new order for all that nobody has drawn. True where it does. */
function dealAnew<State extends GameState, Move>({ game, deals }: History<State, Move>, state: State, at: number): boolean {
  const deal = deals.find((one) => one.at === at)
  if (deal === undefined) return false
  const chance = seedChance(deal.seed)
  state.chance = chance
  game.redeal?.(state, { below: (n) => draw(chance, n) })
  return true
}

interface Read<Move> {
  readonly move: Move
  /** A record holds the printed form, whatever the player typed; it is printed before the move because notation may depend on the position. */
  readonly print: string
  readonly isLegal: boolean
}

function fromOffer<State extends GameState, Move>({ offer }: History<State, Move>, text: string): Read<Move> | null {
  const index = offer === null ? -1 : offer.texts.indexOf(text)
  return offer === null || index < 0 ? null : { move: offer.moves[index], print: text, isLegal: true }
}

function fromText<State extends GameState, Move>({ game, state }: History<State, Move>, text: string): Read<Move> | Refusal {
  const move = game.parse(state, text)
  return isRefusal(move) ? move : { move, print: game.print(state, move), isLegal: false }
}

/** The state after the first `n` moves, from the nearest snapshot. */
export function stateAt<State extends GameState, Move>(history: History<State, Move>, n: number): State {
  if (!Number.isInteger(n) || n < 0 || n > history.steps.length)
    throw new RangeError(`no position ${n} in a game of ${history.steps.length} moves`)
  if (n === history.steps.length) return history.game.clone(history.state)
  let from = n - (n % SNAPSHOT_EVERY)
  while (!history.snapshots.has(from)) from -= SNAPSHOT_EVERY
  const state = history.game.clone(history.snapshots.get(from) as State)
  for (let at = from; at < n; at++) {
    const answer = submit(history.game, state, history.steps[at].move)
    if (answer.refused) throw new Error(`move ${at} of a game that was accepted is refused now: ${answer.code}`)
    dealAnew(history, state, at + 1)
  }
  return state
}

/** The earliest position this seat may go back to without asking anybody. */
export function freeUndoTo(history: AnyHistory, seat: Seat): number {
  const { steps } = history
  let free = steps.length
  for (let n = steps.length - 1; n >= 0; n--) {
    const { seat: by, barrier, isForced } = steps[n]
    if (barrier || (by !== seat && isForced !== true)) break
    if (by === seat && isForced !== true) free = n
  }
  return free
}

/** The latest move was made without asking. */
export function markForced({ steps }: AnyHistory): void {
  const last = steps.pop()
  if (last !== undefined) steps.push({ ...last, isForced: true })
}

/** Whose consent it takes to go back to position `to` at the wish of `seat`: nobody's when undo is free. */
export function consentNeeded(history: AnyHistory, seat: Seat, to: number): Seat[] {
  if (to >= freeUndoTo(history, seat)) return []
  const undone = history.steps.slice(to)
  // What came to light cannot be forgotten, so it concerns everybody; otherwise those whose decisions would go.
  if (undone.some((taken: Step) => taken.barrier))
    return Array.from({ length: history.seats }, (_, other) => other).filter((other) => other !== seat)
  // Whoever takes back a decision of their own takes along what it left no choice in.
  const isOwn = undone.some((taken: Step) => taken.seat === seat && taken.isForced !== true)
  const decided = undone.filter((taken: Step) => taken.seat !== seat && !(isOwn && taken.isForced === true))
  return [...new Set(decided.map((taken: Step) => taken.seat))].sort((a, b) => a - b)
}

/** Takes back the seat's latest decision if that is free. */
export function undo(history: AnyHistory, seat: Seat): Refusal | null {
  if (history.steps.length === 0) return refusal('engine', 'nothing-to-undo')
  const to = history.steps.length - 1
  const consent = consentNeeded(history, seat, to)
  const mine = history.steps[to].seat === seat
  if (consent.length > 0 || !mine) return refusal('engine', 'undo-needs-consent', { of: consent })
  rewind(history, to)
  return null
}

/** Goes back to position `to` without asking: for hotseat, for games against bots, and once consent is given. */
export function rewind<State extends GameState, Move>(history: History<State, Move>, to: number): void {
  const state = stateAt(history, to)
  while (history.steps.length > to) history.undone.push((history.steps.pop() as Step).move)
  for (const n of history.snapshots.keys()) if (n > to) history.snapshots.delete(n)
  history.state = state
  history.offer = null
}

/** Plays again what was taken back last. */
export function redo<State extends GameState, Move>(history: History<State, Move>, emit?: Emit): Accepted<Move> | Refusal {
  const text = history.undone.at(-1)
  if (text === undefined) return refusal('engine', 'nothing-to-redo')
  const answer = step(history, text, emit)
  if (!answer.refused) history.undone.pop()
  return answer
}

export function recordOf(history: AnyHistory, names?: readonly string[]): GameRecord {
  const deals = history.deals.filter(({ at }) => at <= history.steps.length)
  return {
    game: history.game.id,
    rulesVersion: history.game.rulesVersion,
    options: history.options as { [name: string]: Json },
    seats: history.seats,
    seed: history.seed,
    moves: history.steps.map((taken: Step) => taken.move),
    ...(names === undefined ? {} : { names }),
    ...(deals.length === 0 ? {} : { deals }),
  }
}
