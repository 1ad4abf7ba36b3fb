/** Everything lies open; only what will be drawn is unknown. */
import { freshChance, type Random } from '@branchline/engine'
import { clone, type State } from './state.ts'

export function view(state: State): State {
  const seen = clone(state)
  seen.chance = null
  return seen
}

export function sample(seen: State, random: Random): State {
  const state = clone(seen)
  state.chance = freshChance(random)
  return state
}
