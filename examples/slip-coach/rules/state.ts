/** What is on the table. Coaches are their weights. */
import type { Chance, GameState, Seat } from '@branchline/engine'

export interface State extends GameState {
  chance: Chance | null
  /** Weights in the game: 1 to `heaviest`. */
  heaviest: number
  active: Seat
  /** Unseen; the last is taken next. */
  shed: number[]
  /** By seat, lightest first; seen by their owners only. */
  hands: number[][]
  /** By seat, from the engine to the tail. */
  trains: number[][]
  /** The last stands in front. */
  platform: number[]
  tokens: number[]
}

export interface Options {
  length: 'full' | 'short'
}

export type Move = { readonly do: 'couple' | 'slip'; readonly weight: number } | { readonly do: 'catch' }

export const HEAVIEST = { full: 9, short: 6 } as const
export const COPIES = 4
export const HAND = 4
export const FIRST_TOKENS = 2
export const MOST_TOKENS = 3
/** In a view: a coach that its viewer cannot see. */
export const HIDDEN = -1

export const allCoaches = (heaviest: number) => Array.from({ length: heaviest * COPIES }, (_, index) => 1 + (index % heaviest))
export const byWeight = (one: number, other: number) => one - other

export const isOver = (state: State) => state.hands.every((hand) => hand.length === 0)

/** What may be coupled next: nothing heavier. */
export const lastOf = (train: readonly number[]) => train.at(-1) ?? Number.POSITIVE_INFINITY
