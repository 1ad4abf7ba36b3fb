/**
 * Bots that stay at their seats between decisions, so that what one found for the last serves for the next. What is kept is bounded:
 * who was asked longest ago leaves first, and whoever comes back begins anew. No answer depends on who was kept.
 */
import type { Seat } from '@branchline/engine'
import type { Bot, Thinking } from './bot.ts'

export interface KeptBots {
  /** The move of the bot that sits there, and what it took; `make` brings one if nobody does. */
  decide(place: string, make: () => Bot, view: unknown, seat: Seat): { readonly move: unknown; readonly thinking: Thinking }
  /** Who is kept, in the order in which they would leave. */
  readonly places: readonly string[]
}

export interface Bounds {
  readonly bots: number
  /** Positions in the trees of all bots together. */
  readonly positions: number
}

/** Measured over our titles: 0.3 to 2.1 kilobytes a position; so 84 megabytes at the most. */
const USUAL: Bounds = { bots: 64, positions: 40_000 }

export function keepBots(bounds: Bounds = USUAL): KeptBots {
  // A map lists its keys in the order in which they were set.
  const bots = new Map<string, Bot>()

  function forget(): void {
    let positions = 0
    for (const bot of bots.values()) positions += bot.positions ?? 0
    for (const [place, bot] of bots) {
      if (bots.size <= bounds.bots && positions <= bounds.positions) return
      bots.delete(place)
      positions -= bot.positions ?? 0
    }
  }

  return {
    decide(place, make, view, seat) {
      const bot = bots.get(place) ?? make()
      // Out while it thinks: a bot that fails is not kept.
      bots.delete(place)
      const move = bot.decide(view, seat)
      bots.set(place, bot)
      forget()
      return { move, thinking: bot.last }
    },
    get places() {
      return [...bots.keys()]
    },
  }
}
