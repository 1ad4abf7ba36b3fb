/** Discs on tracks: who is ahead of whom, and what happens when a disc moves (WD-6.10, WD-7). */
import type { Influence } from './pieces.ts'
import type { State } from './state.ts'

/** A disc arrives on a space: on top of whoever is there. */
export function arrive(state: State, track: number, seat: number): void {
  const { stacks, seats } = state
  const top = track * seats
  let place = top
  while (stacks[place] !== seat) place++
  for (; place > top; place--) stacks[place] = stacks[place - 1]
  stacks[top] = seat
}

export function gain(state: State, seat: number, colour: Influence, points: number): void {
  state.influence[seat * 4 + colour] += points
  arrive(state, colour, seat)
}

export function spend(state: State, seat: number, colour: number, points: number): void {
  if (points === 0) return
  state.influence[seat * 4 + colour] -= points
  arrive(state, colour, seat)
}

/** The seats of a track, highest first, among equals the disc on top. */
export function orderBy(state: State, track: number, heightOf: (seat: number) => number): number[] {
  const { stacks, seats } = state
  const order: number[] = []
  for (let place = track * seats; place < (track + 1) * seats; place++) {
    const seat = stacks[place]
    const value = heightOf(seat)
    let before = order.length
    while (before > 0 && heightOf(order[before - 1]) < value) before--
    order.splice(before, 0, seat)
  }
  return order
}

export function orderByInfluence(state: State, colour: Influence): number[] {
  return orderBy(state, colour, (seat) => state.influence[seat * 4 + colour])
}
