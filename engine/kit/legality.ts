/** Laws of moves: generation defines legality, notation is exact, refusals are reasoned. */
import { type Game, type GameEvent, type GameState, isRefusal, type Refusal } from '../game.ts'
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
}

/** Notation of the legal moves, and `explain` on them. */
export function checkNotation<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  moves: readonly Move[],
  complain: Complain,
): void {
  const texts = new Set<string>()
  for (const move of moves) {
    const odd = oddValue(move, 'move')
    if (odd !== null) complain('plain', odd)
    const text = game.print(state, move)
    if (texts.has(text)) complain('notation', `two legal moves print as “${text}”`)
    texts.add(text)
    if (text.trim() !== text || text === '' || /\s\s|\n/.test(text)) complain('notation', `“${text}” is not tidy text`)
    const back = game.parse(state, text)
    if (isRefusal(back)) complain('notation', `“${text}” is printed but not read back: ${back.code}`)
    else if (!sameData(back, move)) complain('notation', `“${text}” is read back as another move: ${firstDifference(move, back)}`)
    const shouted = game.parse(state, `  ${text.toUpperCase().replaceAll(' ', '   ')} `)
    if (isRefusal(shouted) || !sameData(shouted, move))
      complain('notation', `“${text}” is not read when typed in capitals and with more spaces`)
    const why = game.explain(state, move)
    if (why !== null) complain('legality', `“${text}” is listed, yet explain says ${why.code} (${why.clause})`)
  }
}

/** Moves that were legal elsewhere: each is either listed here, or refused with a reason. */
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
    if (!why.clause || !why.code) complain('legality', `“${text}” is refused without a clause or code`)
    refused(why)
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

/** Plays one move twice, with and without an audience, and compares. Returns the events. */
export function checkPlay<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  move: Move,
  complain: Complain,
): GameEvent[] {
  const text = game.print(state, move)
  const before = hashOf(move)
  const heard = game.clone(state)
  const events: GameEvent[] = []
  game.play(heard, move, (event) => events.push(event))
  if (hashOf(move) !== before) complain('pure', `playing “${text}” changed the move itself`)
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
  for (const event of events) {
    const odd = oddValue(withoutAbsent(event), `event ${event.type}`)
    if (odd !== null) complain('plain', odd)
    const shared = sharedObject(heard, event)
    if (shared !== null) complain('play', `event ${event.type} shares ${shared} with the state`)
  }
  return events
}

function withoutAbsent(event: GameEvent): object {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined))
}

const NONSENSE = [
  '',
  ' ',
  'xyzzy',
  '-1',
  'NaN',
  '🚂🚃🚃',
  '__proto__',
  'constructor',
  'toString 1',
  'bid',
  'bid -5',
  'bid 1e9',
  'bid 0x10',
  'build ~',
  'build a~b~c~d',
  'pass pass',
  '\u0000',
  'a'.repeat(5000),
  '{"type":"pass"}',
  "'; drop table moves; --",
]

/** Text that no player should be able to hurt the game with: nonsense, and legal moves cut and swapped. */
export function checkNonsense<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  texts: readonly string[],
  pick: (n: number) => number,
  complain: Complain,
): void {
  const before = hashOf(state)
  const legal = new Set(texts)
  const tries = [...NONSENSE]
  for (let i = 0; i < 12 && texts.length > 0; i++) tries.push(mangle(texts[pick(texts.length)]!, texts[pick(texts.length)]!, pick))
  for (const text of tries) {
    try {
      const reading = game.parse(state, text)
      if (isRefusal(reading)) {
        if (!reading.clause || !reading.code) complain('notation', `“${text.slice(0, 40)}” is refused without a clause or code`)
        continue
      }
      if (legal.has(game.print(state, reading))) continue
      const answer = submit(game, state, text)
      if (!answer.refused) complain('legality', `“${text.slice(0, 40)}” is not listed, yet it was accepted`)
    } catch (error) {
      complain('throws', `parsing “${text.slice(0, 40)}” throws ${(error as Error).message}`)
    }
  }
  if (hashOf(state) !== before) complain('legality', 'nonsense changed the state')
}

function mangle(one: string, other: string, pick: (n: number) => number): string {
  switch (pick(6)) {
    case 0:
      return one.slice(0, pick(one.length + 1))
    case 1:
      return `${one} ${other}`
    case 2:
      return one.split(' ').reverse().join(' ')
    case 3:
      return one.slice(0, pick(one.length + 1)) + other.slice(pick(other.length + 1))
    case 4:
      return one.replace(/\d+/, (digits) => String(Number(digits) + 1 + pick(50)))
    default:
      return `${one.split(' ')[0]} ${other.split(' ').slice(1).join(' ')}`
  }
}
