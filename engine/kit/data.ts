/** Laws of plain data: JSON, clones, sharing. */
import type { Game, GameState } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { oddValue } from '../referee.ts'
import type { Complain } from './finding.ts'

export function checkData<State extends GameState, Move>(game: Game<State, Move>, state: State, complain: Complain): void {
  const odd = oddValue(state, 'state')
  if (odd !== null) return complain('plain', odd)
  if (state.chance === undefined || typeof state.revealed !== 'number') complain('plain', 'the state lacks chance or revealed')

  const copy = JSON.parse(JSON.stringify(state)) as State
  if (!sameData(copy, state)) complain('json', `a round trip through JSON changes ${firstDifference(state, copy)}`)
  if (hashOf(copy) !== hashOf(state)) complain('json', 'a round trip through JSON changes the hash')
  if (!sameData(game.moves(copy), game.moves(state))) complain('json', 'a round trip through JSON changes the legal moves')

  const clone = game.clone(state)
  if (!sameData(clone, state)) complain('clone', `the clone differs in ${firstDifference(state, clone)}`)
  const shared = sharedObject(state, clone)
  if (shared !== null) complain('clone', `state and clone share ${shared}`)
}

/** A path at which both hold the very same object, which is not frozen all through; null when there is none. */
export function sharedObject(one: unknown, other: unknown): string | null {
  const found = new Map<unknown, string>()
  collect(one, '', found)
  const shared: string[] = []
  visit(other, '', (value, path) => {
    if (found.has(value)) shared.push(`${found.get(value) || 'itself'} (as ${path || 'itself'})`)
  })
  return shared[0] ?? null
}

function collect(value: unknown, path: string, found: Map<unknown, string>): void {
  visit(value, path, (object, where) => found.set(object, where))
}

function visit(value: unknown, path: string, see: (object: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Object.isFrozen(value)) see(value, path)
  for (const [key, item] of Object.entries(value)) visit(item, path === '' ? key : `${path}.${key}`, see)
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
