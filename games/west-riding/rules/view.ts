/** What a player sees, and worlds that agree with it. Only hidden cash makes a difference (WR-11.5). */
import { freshChance, type Random, type Viewer } from '@branchline/engine'
import { clone, HIDDEN, type State } from './state.ts'

export function view(state: State, viewer: Viewer): State {
  const seen = clone(state)
  seen.chance = null
  if (isCashHidden(state)) {
    for (let seat = 0; seat < state.seats; seat++) if (seat !== viewer) seen.cash[seat] = HIDDEN
  }
  return seen
}

export function sample(seen: State, viewer: Viewer, random: Random): State {
  const world = clone(seen)
  world.chance = freshChance(random)
  if (isCashHidden(seen)) dealCash(world, viewer, random)
  return world
}

function isCashHidden(state: State): boolean {
  return state.hiddenCash && state.phase !== 'over'
}

/**
 * Deals the money that nobody but the viewer sees. Known are its sum (all other money is open), what each player showed or spent
 * since the turn order was set, and that order: then, nobody had more than the one before.
 */
function dealCash(world: State, viewer: Viewer, random: Random): void {
  const { order, seats, shown, spent, cash } = world
  const own = viewer === 'spectator' ? HIDDEN : order.indexOf(viewer)
  const ownMoney = viewer === 'spectator' ? 0 : cash[viewer] + spent[viewer]
  // What each had when the order was set, by place in the order: at least this much …
  const had = order.map((seat) => Math.max(shown[seat], spent[seat]))
  if (own >= 0) had[own] = ownMoney
  for (let place = seats - 2; place >= 0; place--) if (place !== own) had[place] = Math.max(had[place], had[place + 1])
  // … and the rest goes to places chosen by chance, pound by pound, where the order allows one more.
  const mayHaveMore = (place: number) => place !== own && (place === 0 || had[place - 1] > had[place])
  let rest = moneyOfPlayers(world) + spent.reduce((sum, amount) => sum + amount, 0) - had.reduce((sum, amount) => sum + amount, 0)
  for (; rest > 0; rest--) {
    const open = order.map((_, place) => place).filter(mayHaveMore)
    had[open[random.below(open.length)]]++
  }
  order.forEach((seat, place) => {
    cash[seat] = had[place] - spent[seat]
  })
}

/** All money adds up to nought: what neither bank nor treasuries nor the share under way have, the players have. */
function moneyOfPlayers(state: State): number {
  return -state.bank - state.onShare - state.treasury.reduce((sum, amount) => sum + amount, 0)
}
