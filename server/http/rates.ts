/** Counts requests for the limits, by a clock that nobody sets: the machine's time neither locks people out nor lets them off. */
import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Whoever asked longest ago is forgotten first. */
const REMEMBERED = 5_000

export function rateStore(now: () => number = () => performance.now()): new () => FastifyRateLimitStore {
  return class Rates implements FastifyRateLimitStore {
    readonly #asked = new Map<string, { count: number; since: number }>()

    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number | string = 60_000,
    ): void {
      const window = Number(timeWindow)
      const at = now()
      const before = this.#asked.get(key)
      const one = before === undefined || before.since + window <= at ? { count: 0, since: at } : before
      one.count++
      this.#asked.delete(key)
      this.#asked.set(key, one)
      if (this.#asked.size > REMEMBERED) this.#asked.delete(this.#asked.keys().next().value as string)
      answer(null, { current: one.count, ttl: one.since + window - at })
    }

    child(): FastifyRateLimitStore {
      return new Rates()
    }
  }
}
