/** Laws of moves: generation defines legality, refusals are reasoned, and a move does the same whoever listens. */
import { type GameEvent, type GameState, isRefusal, type Refusal } from '../basics.ts'
import type { Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { oddValue } from '../referee.ts'
import { findMove, submit, submitMove } from '../submit.ts'
import { firstDifference, sharedObject } from './data.ts'
import type { Complain } from './finding.ts'

/** Cheap laws, looked at in every position. */
export function checkMoves<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  moves: readonly Move[],
  seats: number,
  complain: Complain,
): void {
  const seat = game.toAct(state)
  const prompt = game.prompt(state)
  if (seat === null) {
    if (moves.length > 0) complain('moves', `the game is over, yet ${moves.length} moves are offered`)
    if (prompt !== null) complain('moves', 'the game is over, yet there is a prompt')
    return
  }
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) complain('moves', `seat ${seat} of ${seats} is to act`)
  if (moves.length === 0) complain('moves', `seat ${seat} is to act and has no move`)
  if (prompt === null) complain('moves', `seat ${seat} is to act and is asked nothing`)
  else if (prompt.seat !== seat) complain('moves', `seat ${seat} is to act, the prompt addresses seat ${prompt.seat}`)
  const odd = oddValue(prompt, 'prompt')
  if (odd !== null) complain('plain', odd)
}

/** Moves that were legal elsewhere: each is either listed here, or refused with a reason. When the game is over all are refused. */
export function checkForeignMoves<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  moves: readonly Move[],
  foreign: Iterable<readonly [string, Move]>,
  complain: Complain,
  refused: (refusal: Refusal) => void,
): void {
  const before = hashOf(state)
  for (const [text, move] of foreign) {
    if (findMove(moves, move) !== undefined) continue
    const why = game.explain(state, move)
    if (why === null) {
      complain('legality', `“${text}” is not listed, yet explain has nothing against it`)
      continue
    }
    if (!isRefusal(why)) complain('legality', `“${text}” is explained by something that is no refusal`)
    if (!why.clause || !why.code) complain('legality', `“${text}” is refused without a clause or code`)
    const odd = oddValue(why, `the refusal of “${text}”`)
    if (odd !== null) complain('plain', odd)
    const shared = sharedObject(state, why)
    if (shared !== null) complain('legality', `the refusal of “${text}” shares ${shared} with the state`)
    refused(why)
    if (typeof game.print(state, move) !== 'string') complain('notation', `“${text}” has no text where it is not legal`)
    const answer = submitMove(game, state, move)
    if (!answer.refused) complain('legality', `“${text}” is not listed, yet it was accepted`)
    const reading = game.parse(state, text)
    if (!isRefusal(reading) && findMove(moves, reading) === undefined) {
      const said = submit(game, state, text)
      if (!said.refused) complain('legality', `“${text}” is not listed, yet it was accepted as text`)
    }
  }
  if (hashOf(state) !== before) complain('legality', 'a refused move changed the state')
}

/** Plays one move with and without an audience, and compares. Returns the events. */
export function checkPlay<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  move: Move,
  seats: number,
  complain: Complain,
): GameEvent[] {
  const text = game.print(state, move)
  const before = hashOf(move)
  const heard = game.clone(state)
  const events: GameEvent[] = []
  const asSaid: string[] = []
  game.play(heard, move, (event) => {
    events.push(event)
    asSaid.push(hashOf(event))
  })
  if (hashOf(move) !== before) complain('pure', `playing “${text}” changed the move itself`)
  const shared = sharedObject(heard, move)
  if (shared !== null) complain('play', `after “${text}” the state holds a part of the move itself (${shared})`)
  const changed = events.find((event, index) => hashOf(event) !== asSaid[index])
  if (changed !== undefined) complain('play', `event ${changed.type} of “${text}” was changed after it had been told`)
  const unheard = game.clone(state)
  game.play(unheard, move)
  if (!sameData(heard, unheard))
    complain('play', `“${text}” ends differently with and without an audience: ${firstDifference(heard, unheard)}`)
  const again = game.clone(state)
  const repeated: GameEvent[] = []
  game.play(again, move, (event) => repeated.push(event))
  if (!sameData(heard, again)) complain('determinism', `“${text}” played twice ends differently: ${firstDifference(heard, again)}`)
  if (!sameData(events, repeated))
    complain('determinism', `“${text}” played twice tells different events: ${firstDifference(events, repeated)}`)
  checkTraces(game, state, heard, text, complain)
  for (const event of events) checkEvent(event, heard, seats, complain)
  return events
}

/** Undo and verification go by the generator and the count of what came to light: neither may be set back. */
export function checkTraces(
  game: { readonly secrets: boolean },
  before: GameState,
  after: GameState,
  text: string,
  complain: Complain,
): void {
  if (before.chance?.key !== after.chance?.key)
    complain('play', `“${text}” exchanged the key of the generator: nobody can verify what is drawn`)
  if ((after.chance?.drawn ?? 0) < (before.chance?.drawn ?? 0)) complain('undo', `“${text}” set the generator back`)
  if (after.revealed < before.revealed) complain('undo', `“${text}” set back the count of what came to light`)
  if (!game.secrets && after.revealed !== before.revealed)
    complain('undo', `“${text}” says that something came to light, in a game without secrets: the way back is closed for nothing`)
}

function checkEvent(event: GameEvent, state: GameState, seats: number, complain: Complain): void {
  const odd = oddValue(withoutAbsent(event), `event ${event.type}`)
  if (odd !== null) complain('plain', odd)
  const shared = sharedObject(state, event)
  if (shared !== null) complain('play', `event ${event.type} shares ${shared} with the state`)
  const isSeat = (seat: unknown) => Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats
  if (event.only !== undefined && !isSeat(event.only))
    complain('play', `event ${event.type} is meant for seat ${event.only} alone, of ${seats} seats`)
  if (event.seat !== undefined && !isSeat(event.seat))
    complain('play', `event ${event.type} is about seat ${event.seat}, of ${seats} seats`)
  if (event.clause !== undefined && (typeof event.clause !== 'string' || event.clause === ''))
    complain('play', `event ${event.type} cites an empty clause`)
}

function withoutAbsent(event: GameEvent): object {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined))
}
