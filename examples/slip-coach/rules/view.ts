/** Secrets: what a seat knows, and worlds that agree with it. */
import { freshChance, type Random, shuffleWith, type Viewer } from '@branchline/engine'
import { allCoaches, byWeight, HIDDEN, type State } from './state.ts'

export function clone(state: State): State {
  return {
    ...state,
    chance: state.chance === null ? null : { ...state.chance },
    shed: state.shed.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    trains: state.trains.map((train) => train.slice()),
    platform: state.platform.slice(),
    tokens: state.tokens.slice(),
  }
}

export function view(state: State, viewer: Viewer): State {
  const seen = clone(state)
  seen.chance = null
  seen.shed.fill(HIDDEN)
  for (const [seat, hand] of seen.hands.entries()) if (seat !== viewer) hand.fill(HIDDEN)
  return seen
}

/** What nobody knows is shuffled again; what somebody holds stays. */
export function redeal(state: State, random: Random): void {
  shuffleWith(random, state.shed.sort(byWeight))
}

/** Deals anew what the viewer cannot see, and reads none of it. */
export function sample(seen: State, viewer: Viewer, random: Random): State {
  const state = clone(seen)
  const unseen = allCoaches(state.heaviest)
  const visible = [...state.platform, ...state.trains.flat(), ...(viewer === 'spectator' ? [] : state.hands[viewer]!)]
  for (const weight of visible) unseen.splice(unseen.indexOf(weight), 1)
  shuffleWith(random, unseen)
  for (const [seat, hand] of state.hands.entries()) if (seat !== viewer) state.hands[seat] = hand.map(() => unseen.pop()!).sort(byWeight)
  state.shed = state.shed.map(() => unseen.pop()!)
  state.chance = freshChance(random)
  return state
}
