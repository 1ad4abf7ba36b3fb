/** The referee: what must hold after every move, whatever the game. Runs in every test and on demand in the server. */
import type { Complaint, GameState } from './basics.ts'
import type { Game } from './game.ts'

export function inspect<State extends GameState, Move>(game: Game<State, Move>, state: State): Complaint[] {
  const complaints: Complaint[] = [...game.referee(state)]
  const oddity = oddValue(state, 'state')
  if (oddity !== null) complaints.push({ clause: 'engine', what: oddity })
  const seat = game.toAct(state)
  const moves = game.moves(state)
  if (seat === null) {
    if (moves.length > 0) complaints.push({ clause: 'engine', what: `the game is over, yet ${moves.length} moves are offered` })
  } else {
    if (!Number.isInteger(seat) || seat < 0) complaints.push({ clause: 'engine', what: `seat ${seat} is to act` })
    if (moves.length === 0) complaints.push({ clause: 'engine', what: `seat ${seat} is to act and has no move` })
  }
  return complaints
}

/** The first value that is not plain JSON, or null. */
export function oddValue(value: unknown, path: string, above: readonly unknown[] = []): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`
  if (typeof value !== 'object') return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}, not JSON`
  if (above.includes(value)) return `${path} contains itself`
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (!(i in value)) return `${path}[${i}] is a hole`
      const odd = oddValue(value[i], `${path}[${i}]`, [...above, value])
      if (odd !== null) return odd
    }
    return null
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    return `${path} is a ${(value as object).constructor?.name ?? 'foreign object'}, not plain data`
  for (const [key, item] of Object.entries(value)) {
    const odd = oddValue(item, `${path}.${key}`, [...above, value])
    if (odd !== null) return odd
  }
  return null
}
