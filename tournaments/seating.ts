/** Who sits where: nobody always first, nobody always last. */
import { type Random, shuffleWith } from '@branchline/engine'
import type { Past } from './past.ts'

/** The order of seats that leaves everybody's seats as even as can be: all orders are tried. Equal ones are chosen between by lot. */
export function seated(players: readonly string[], past: Past, random: Random): string[] {
  let best: readonly string[] = []
  let least = Number.POSITIVE_INFINITY
  for (const order of ordersOf(shuffleWith(random, [...players]))) {
    const cost = order.reduce((sum, id, seat) => sum + past.unevenness(id, seat, order.length), 0)
    if (cost >= least - 1e-9) continue
    best = order
    least = cost
  }
  return [...best]
}

function* ordersOf(players: readonly string[]): Generator<readonly string[]> {
  if (players.length === 0) yield []
  for (const [at, player] of players.entries())
    for (const rest of ordersOf([...players.slice(0, at), ...players.slice(at + 1)])) yield [player, ...rest]
}
