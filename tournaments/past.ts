/** What has been: how often each two met, who sat where, who had to wait. */
import type { Round } from './tournament.ts'

export class Past {
  readonly #met = new Map<string, number>()
  readonly #sat = new Map<string, number[]>()
  readonly #waited = new Map<string, number>()

  constructor(rounds: readonly Round[] = []) {
    for (const round of rounds) this.add(round)
  }

  add({ tables, byes }: Round): void {
    for (const id of byes) this.#waited.set(id, this.byes(id) + 1)
    for (const { seats } of tables) {
      for (const [seat, id] of seats.entries()) {
        this.#sat.set(id, [...this.#seatsOf(id), seats.length === 1 ? 0 : seat / (seats.length - 1)])
        for (const other of seats.slice(seat + 1)) this.#met.set(pair(id, other), this.met(id, other) + 1)
      }
    }
  }

  /** How often these two sat at one table. */
  met(one: string, other: string): number {
    return this.#met.get(pair(one, other)) ?? 0
  }

  byes(id: string): number {
    return this.#waited.get(id) ?? 0
  }

  /** How uneven somebody's seats would be after one more: 0 is the first seat, 1 the last, whatever the size of the table. */
  unevenness(id: string, seat: number, size: number): number {
    const sat = this.#seatsOf(id)
    const next = size === 1 ? 0 : seat / (size - 1)
    const mean = (sat.reduce((sum, place) => sum + place, 0) + next) / (sat.length + 1)
    const same = sat.filter((place) => Math.abs(place - next) < 1e-9).length
    // Sitting first twice weighs as much as leaning far to one end.
    return same + 2 * (sat.length + 1) * (mean - 0.5) ** 2
  }

  #seatsOf(id: string): number[] {
    return this.#sat.get(id) ?? []
  }
}

const pair = (one: string, other: string): string => (one < other ? `${one}\n${other}` : `${other}\n${one}`)
