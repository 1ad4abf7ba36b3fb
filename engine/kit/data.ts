/** Laws of plain data: JSON, clones, sharing. */
import type { GameEvent, GameState } from '../basics.ts'
import type { Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { oddValue } from '../referee.ts'
import type { Complain } from './finding.ts'

export function checkData<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  chosen: Move | undefined,
  complain: Complain,
): void {
  const odd = oddValue(state, 'state')
  if (odd !== null) return complain('plain', odd)
  if (state.chance === undefined || typeof state.revealed !== 'number') complain('plain', 'the state lacks chance or revealed')

  const clone = game.clone(state)
  if (!sameData(clone, state)) complain('clone', `the clone differs in ${firstDifference(state, clone)}`)
  const shared = sharedObject(state, clone)
  if (shared !== null) complain('clone', `state and clone share ${shared}`)

  const copy = JSON.parse(JSON.stringify(state)) as State
  if (!sameData(copy, state)) complain('json', `a round trip through JSON changes ${firstDifference(state, copy)}`)
  if (hashOf(copy) !== hashOf(state)) complain('json', 'a round trip through JSON changes the hash')
  checkCopy(game, state, copy, chosen, 'a round trip through JSON', complain)
  // Databases keep no order of keys, and the hash knows none.
  checkCopy(game, state, turned(state) as State, chosen, 'another order of keys', complain)
}

/** A copy must answer and play on as the original does: whatever counts is in the data. */
function checkCopy<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  copy: State,
  chosen: Move | undefined,
  how: string,
  complain: Complain,
): void {
  if (!sameData(game.moves(copy), game.moves(state))) return complain('json', `${how} changes the legal moves`)
  if (!sameData(game.standing(copy), game.standing(state))) complain('json', `${how} changes the standing`)
  if (chosen === undefined) return
  const heard: GameEvent[][] = [[], []]
  const next = game.clone(state)
  game.play(next, chosen, (event) => heard[0].push(event))
  game.play(copy, chosen, (event) => heard[1].push(event))
  if (!sameData(copy, next)) complain('json', `after ${how} “${game.print(state, chosen)}” leads elsewhere: ${firstDifference(next, copy)}`)
  else if (!sameData(heard[0], heard[1])) complain('json', `after ${how} “${game.print(state, chosen)}” tells other events`)
}

function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(turned)
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, turned(item)]),
  )
}

/** A path at which both hold the very same object, which is not frozen; null when there is none. */
export function sharedObject(one: unknown, other: unknown): string | null {
  const found = new Set<object>()
  collect(other, found)
  const shared = found.size === 0 ? null : firstOf(one, found)
  return shared === null ? null : `${pathTo(one, shared, '') || 'itself'} (as ${pathTo(other, shared, '') || 'itself'})`
}

/** Asked for every state, view and event: plain loops, and paths only once something is found. */
function collect(value: unknown, found: Set<object>): void {
  if (typeof value !== 'object' || value === null) return
  if (!Object.isFrozen(value)) found.add(value)
  for (const item of Array.isArray(value) ? value : Object.values(value)) if (typeof item === 'object') collect(item, found)
}

function firstOf(value: unknown, wanted: ReadonlySet<object>): object | null {
  if (typeof value !== 'object' || value === null) return null
  if (wanted.has(value)) return value
  for (const item of Array.isArray(value) ? value : Object.values(value)) {
    const found = typeof item === 'object' ? firstOf(item, wanted) : null
    if (found !== null) return found
  }
  return null
}

function pathTo(value: unknown, wanted: object, path: string): string | null {
  if (value === wanted) return path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, item] of Object.entries(value)) {
    const found = pathTo(item, wanted, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** Where two pieces of data differ first, for people. */
export function firstDifference(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return `${path || 'the whole'} (${show(one)} / ${show(other)})`
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const key of keys) {
    const a = (one as Record<string, unknown>)[key]
    const b = (other as Record<string, unknown>)[key]
    if (!sameData(a, b)) return firstDifference(a, b, path === '' ? key : `${path}.${key}`)
  }
  return `${path || 'the whole'} (${show(one)} / ${show(other)})`
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 120)
}
