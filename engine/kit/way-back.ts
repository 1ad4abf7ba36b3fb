/** The record and the way back: replayed, rewound, undone and played again, a game is the same. */
import { type GameState, isRefusal } from '../basics.ts'
import type { Game } from '../game.ts'
import { hashOf } from '../hash.ts'
import { advance, freeUndoTo, openRecord, recordOf, redo, rewind, startHistory, stateAt, undo } from '../history.ts'
import { checkRecord } from '../record.ts'
import type { Place } from './context.ts'
import type { Complain } from './finding.ts'

/** From the record to the same end; back to every position; by undo to the root and by redo to the end again. */
export function checkWayBack<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  place: Place<Options>,
  hashes: readonly string[],
  complain: Complain,
): void {
  const history = startHistory(game, place.options, place.seats, place.seed)
  for (const text of place.moves) {
    const answer = advance(history, text)
    if (isRefusal(answer)) return complain('determinism', `replayed, “${text}” (move ${history.steps.length}) is refused: ${answer.code}`)
    if (hashOf(history.state) !== hashes[history.steps.length]) {
      return complain('determinism', `replayed, the game differs after “${text}” (move ${history.steps.length})`)
    }
    if (history.steps.at(-1)!.move !== text) complain('notation', `“${text}” was recorded as “${history.steps.at(-1)!.move}”`)
  }
  const record = recordOf(history)
  const read = checkRecord(JSON.parse(JSON.stringify(record)), (id) => (id === game.id ? game : undefined))
  if (isRefusal(read)) complain('options', `the record of the game is not read back: ${read.code} ${JSON.stringify(read)}`)
  else if (openRecord(game, read).bad !== undefined) complain('determinism', 'the record of the game cannot be replayed')

  for (let n = 0; n <= place.moves.length; n += 1 + Math.floor(place.moves.length / 20)) {
    if (hashOf(stateAt(history, n)) !== hashes[n]) complain('undo', `going back to position ${n} leads elsewhere`)
  }
  while (history.steps.length > 0) {
    const last = history.steps.at(-1)!
    const free = freeUndoTo(history, last.seat) < history.steps.length
    if (free === last.barrier) complain('undo', `move ${history.steps.length} is a barrier, yet free to undo`)
    if (!free || undo(history, last.seat) !== null) rewind(history, history.steps.length - 1)
    if (place.moves.length < 400 && hashOf(history.state) !== hashes[history.steps.length]) {
      return complain('undo', `undone to position ${history.steps.length}, the state differs from what it was`)
    }
    if (place.moves.length >= 400) break
  }
  while (history.undone.length > 0) if (isRefusal(redo(history))) return complain('undo', 'what was undone cannot be played again')
  if (hashOf(history.state) !== hashes.at(-1)) complain('undo', 'undone to the start and played again, the game ends elsewhere')
}
