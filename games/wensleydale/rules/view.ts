/** Everything lies open; only what will be drawn is unknown. */
import { freshChance, type Random } from '@branchline/engine'
import { clone, type State } from './state.ts'

export function view(state: State): State {
  return { ...clone(state), chance: null }
}

export function sample(seen: State, random: Random): State {
  return { ...clone(seen), chance: freshChance(random) }
}
