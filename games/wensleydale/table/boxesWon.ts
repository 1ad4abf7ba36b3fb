/** Who has won which boxes of an auction. */
import type { GameEvent, Seat, Speaker } from '@branchline/engine'
import type { Words } from './messages/index.ts'

export function wonBy(won: readonly GameEvent[]): ReadonlyMap<Seat, readonly number[]> {
  const bySeat = new Map<Seat, number[]>()
  for (const { seat, box } of won) bySeat.set(Number(seat), [...(bySeat.get(Number(seat)) ?? []), Number(box)])
  return bySeat
}

/** By name and box, so that no figure is taken for another: a player's name may end in one. */
export function boxesInWords(won: readonly GameEvent[], speaker: Speaker, t: Words): string {
  const items = [...wonBy(won)].map(([seat, [first, second = 0]]) =>
    t.named({ name: speaker.seat(seat), what: t.boxesNamed({ boxes: second === 0 ? 1 : 2, first, second }) }),
  )
  return items.join('; ')
}
