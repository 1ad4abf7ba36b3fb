/** What is told in a slip until the next action: a refusal, what the client did for the player, or what the game did by itself. One table is on the page at a time. */
import type { Refusal, Seat } from '@branchline/engine'
import { create } from 'zustand'

interface Told {
  readonly seat: Seat | null
  readonly text: string
  /** After so many moves, and when; in milliseconds. */
  readonly n: number
  readonly at: number
}

interface Slips {
  readonly refused: Refusal | null
  /** Without a seat it is said of all. */
  readonly told: Told | null
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

/** What one move brought is told together: why it was made by itself, and what the game did after it. What is older than what is told comes too late. */
export function tell(seat: Seat | null, text: string, n: number): void {
  useSlips.setState(({ told }) => {
    if (told !== null && told.n > n) return {}
    const isMore = told !== null && told.n === n && told.seat === seat && told.text !== text
    return { told: { seat, text: isMore ? `${told.text} ${text}` : text, n, at: performance.now() } }
  })
}

/** Whoever opens something over the board has read it: it would lie over what is opened. */
export const putAwayTold = () => useSlips.getState().told !== null && useSlips.setState({ told: null })

/** A slip is noticed, and then read: so long, in milliseconds. */
const readIn = (text: string) => 2500 + 60 * text.length

const isRead = ({ told }: Slips) => told !== null && performance.now() - told.at > readIn(told.text)

/** What could be read by now leaves with whatever happens next: after so many moves. */
export function dropOld(n: number): void {
  useSlips.setState((slips) => (slips.told !== null && slips.told.n < n && isRead(slips) ? { told: null } : {}))
}

/** The same with what the player does next. */
export function dropActed(): void {
  const slips = useSlips.getState()
  if (slips.refused !== null || isRead(slips)) useSlips.setState({ refused: null, ...(isRead(slips) ? { told: null } : {}) })
}
