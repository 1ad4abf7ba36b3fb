/** What is told in a slip until the next action: a refusal, what the client did for the player, or what the game did by itself. One table is on the page at a time. */
import type { Refusal, Seat } from '@branchline/engine'
import { create } from 'zustand'

interface Slips {
  readonly refused: Refusal | null
  /** Without a seat it is said of all. */
  readonly told: { readonly seat: Seat | null; readonly text: string } | null
  drop(): void
}

export const useSlips = create<Slips>((set) => ({
  refused: null,
  told: null,
  drop: () => set({ refused: null, told: null }),
}))

export function refuse(refused: Refusal | null): void {
  useSlips.setState({ refused })
}

export function tell(seat: Seat | null, text: string): void {
  useSlips.setState({ told: { seat, text } })
}
