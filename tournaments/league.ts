/**
 * A league: all its rounds at once, so planned that each two meet as often as any other two. Found by exchanging players within a round, first
 * boldly, then only for the better; a plan that is as even as counting allows ends the search.
 */
import { type Random, shuffleWith } from '@branchline/engine'
import { Past } from './past.ts'
import { seated } from './seating.ts'
import { type Seats, tableSizes } from './table-sizes.ts'
import type { Entrant, Round, Tournament } from './tournament.ts'

/** Exchanges in one attempt, and attempts: a second at most. */
const EXCHANGES = 40_000
const ATTEMPTS = 3
const WARM = 1.5
const COLD = 0.08

export function planLeague(tournament: Tournament, present: readonly Entrant[], seats: Seats, random: Random): Round[] {
  const past = new Past(tournament.drawn)
  const ids = present.map(({ id }) => id)
  const rounds = tournament.rounds - tournament.drawn.length
  const waiting = waitingOf(ids, tableSizes(ids.length, seats).byes, rounds, past, random)
  let best: Plan | null = null
  for (let attempt = 0; attempt < ATTEMPTS && (best === null || !best.isEven); attempt++) {
    const plan = new Plan(ids, past, waiting, seats, random)
    plan.settle()
    if (best === null || plan.cost < best.cost) best = plan
  }
  return (best as Plan).tables.map((tables, at) => {
    const round: Round = {
      tables: tables.map((table) => ({
        seats: seated(
          table.map((player) => ids[player]),
          past,
          random,
        ),
      })),
      byes: waiting[at],
    }
    past.add(round)
    return round
  })
}

/** Who waits in each round: always those who waited least, by lot. */
function waitingOf(ids: readonly string[], count: number, rounds: number, past: Past, random: Random): string[][] {
  const waited = new Map(ids.map((id) => [id, past.byes(id)]))
  return Array.from({ length: rounds }, () => {
    const order = shuffleWith(random, [...ids]).sort((one, other) => (waited.get(one) ?? 0) - (waited.get(other) ?? 0))
    const chosen = order.slice(0, count)
    for (const id of chosen) waited.set(id, (waited.get(id) ?? 0) + 1)
    return chosen
  })
}

/** All rounds, and how often each two meet in them and before. */
class Plan {
  readonly tables: number[][][]
  readonly #met: Int32Array
  readonly #size: number
  readonly #random: Random
  /** The sum of squares of meetings: least where all are alike. */
  cost = 0
  readonly #least: number

  constructor(ids: readonly string[], past: Past, waiting: readonly (readonly string[])[], seats: Seats, random: Random) {
    this.#size = ids.length
    this.#random = random
    this.#met = new Int32Array(ids.length ** 2)
    for (const one of ids.keys()) for (const other of ids.keys()) this.#met[one * this.#size + other] = past.met(ids[one], ids[other])
    this.tables = waiting.map((byes) => {
      const field = shuffleWith(
        random,
        [...ids.keys()].filter((player) => !byes.includes(ids[player])),
      )
      return tableSizes(field.length, seats).sizes.map((size) => field.splice(0, size))
    })
    for (const tables of this.tables)
      for (const table of tables) for (const one of table) for (const other of table) if (one < other) this.#change(one, other, 1)
    this.cost = this.#pairs().reduce((sum, met) => sum + met * met, 0)
    this.#least = this.#leastCost()
  }

  get isEven(): boolean {
    return this.cost <= this.#least
  }

  settle(): void {
    const playable = this.tables.filter((tables) => tables.length > 1)
    if (playable.length === 0) return
    for (let step = 0; step < EXCHANGES && !this.isEven; step++) {
      const heat = WARM * (COLD / WARM) ** (step / EXCHANGES)
      const tables = playable[this.#random.below(playable.length)]
      const one = this.#random.below(tables.length)
      const other = (one + 1 + this.#random.below(tables.length - 1)) % tables.length
      this.#tryExchange(tables[one], this.#random.below(tables[one].length), tables[other], this.#random.below(tables[other].length), heat)
    }
  }

  #tryExchange(table: number[], mine: number, other: number[], theirs: number, heat: number): void {
    const [one, two] = [table[mine], other[theirs]]
    const rise = this.#move(one, table, other, two) + this.#move(two, other, table, one)
    if (rise <= 0 || this.#random.below(1 << 24) / (1 << 24) < Math.exp(-rise / heat)) {
      table[mine] = two
      other[theirs] = one
      this.cost += rise
      return
    }
    this.#move(one, other, table, two)
    this.#move(two, table, other, one)
  }

  /** Somebody leaves a table for another, where `without` has left: counts anew, returns by how much the cost rose. */
  #move(player: number, from: readonly number[], to: readonly number[], without: number): number {
    let rise = 0
    for (const beside of from) if (beside !== player && beside !== without) rise += this.#change(player, beside, -1)
    for (const beside of to) if (beside !== without && beside !== player) rise += this.#change(player, beside, 1)
    return rise
  }

  #change(one: number, other: number, by: 1 | -1): number {
    const before = this.#met[one * this.#size + other]
    this.#met[one * this.#size + other] = before + by
    this.#met[other * this.#size + one] = before + by
    return 2 * before * by + 1
  }

  #pairs(): number[] {
    return Array.from(this.#met).filter((_, at) => at % this.#size > Math.floor(at / this.#size))
  }

  #leastCost(): number {
    const pairs = this.#pairs()
    const meetings = pairs.reduce((sum, met) => sum + met, 0)
    const each = Math.floor(meetings / pairs.length)
    const more = meetings - each * pairs.length
    return more * (each + 1) ** 2 + (pairs.length - more) * each ** 2
  }
}
