/**
 * A field onto tables so that what is undesirable between two at one table is as small as can be, added up over all tables.
 * A walk over exchanges of two players finds a good answer quickly; small fields are then searched to the end.
 */
import { type Random, shuffleWith } from '@branchline/engine'

export interface Field {
  readonly size: number
  /** What speaks against seating these two together, not negative. */
  against(one: number, other: number): number
}

/** Walks in a row that find nothing better; exchanges looked at in all; positions of the search to the end: some tenths of a second. */
const IN_VAIN = 25
const EXCHANGES = 1_000_000
const POSITIONS = 200_000

/** `sizes` add up to the field. Equal answers are chosen between by lot. */
export function group(field: Field, sizes: readonly number[], random: Random): number[][] {
  const costs = new Costs(field)
  const found = walk(costs, sizes, random)
  return searchToTheEnd(costs, sizes, found)
}

class Costs {
  readonly size: number
  readonly #costs: Float64Array
  constructor({ size, against }: Field) {
    this.size = size
    this.#costs = Float64Array.from({ length: size * size }, (_, at) =>
      at % size === Math.floor(at / size) ? 0 : against(at % size, Math.floor(at / size)),
    )
  }
  between(one: number, other: number): number {
    return this.#costs[one * this.size + other]
  }
  beside(one: number, table: readonly number[], without = one): number {
    let sum = 0
    for (const other of table) if (other !== without && other !== one) sum += this.between(one, other)
    return sum
  }
  total(tables: readonly (readonly number[])[]): number {
    return tables.reduce((sum, table) => sum + table.reduce((part, one) => part + this.beside(one, table), 0), 0) / 2
  }
}

function walk(costs: Costs, sizes: readonly number[], random: Random): number[][] {
  const order = shuffleWith(
    random,
    Array.from({ length: costs.size }, (_, player) => player),
  )
  let tables = dealt(order, sizes)
  let left = EXCHANGES
  left -= descend(costs, tables)
  let best = costs.total(tables)
  for (let inVain = 0; inVain < IN_VAIN && left > 0 && best > 0 && tables.length > 1; inVain++) {
    const other = tables.map((table) => [...table])
    for (let times = 2 + random.below(3); times > 0; times--) exchangeAny(other, random)
    left -= descend(costs, other)
    const cost = costs.total(other)
    if (cost > best) continue
    if (cost < best) inVain = 0
    tables = other
    best = cost
  }
  return tables
}

function dealt(order: readonly number[], sizes: readonly number[]): number[][] {
  let from = 0
  return sizes.map((size) => {
    from += size
    return order.slice(from - size, from)
  })
}

/** Exchanges two players of different tables as long as that betters anything. Returns how many exchanges were looked at. */
function descend(costs: Costs, tables: number[][]): number {
  let looked = 0
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const [at, table] of tables.entries())
      for (const other of tables.slice(at + 1))
        for (let mine = 0; mine < table.length; mine++)
          for (let theirs = 0; theirs < other.length; theirs++) {
            looked++
            if (gain(costs, table, table[mine], other, other[theirs]) <= 1e-9) continue
            exchange(table, mine, other, theirs)
            isBetter = true
          }
  }
  return looked
}

function gain(costs: Costs, table: readonly number[], mine: number, other: readonly number[], theirs: number): number {
  const now = costs.beside(mine, table) + costs.beside(theirs, other)
  return now - costs.beside(mine, other, theirs) - costs.beside(theirs, table, mine)
}

function exchange(table: number[], mine: number, other: number[], theirs: number): void {
  const player = table[mine]
  table[mine] = other[theirs]
  other[theirs] = player
}

function exchangeAny(tables: number[][], random: Random): void {
  const one = random.below(tables.length)
  const other = (one + 1 + random.below(tables.length - 1)) % tables.length
  exchange(tables[one], random.below(tables[one].length), tables[other], random.below(tables[other].length))
}

/** Every way to seat them that could be cheaper than the one found, as long as there are not too many. */
function searchToTheEnd(costs: Costs, sizes: readonly number[], found: number[][]): number[][] {
  let best = found
  let least = costs.total(found)
  let left = POSITIONS
  const free = new Set(Array.from({ length: costs.size }, (_, player) => player))
  const tables: number[][] = []
  const sizesLeft = [...sizes]

  function fill(table: number[], size: number, from: number, cost: number): void {
    if (left-- <= 0 || cost >= least - 1e-9) return
    if (table.length === size) {
      next(cost)
      return
    }
    for (const player of [...free]) {
      if (player < from) continue
      free.delete(player)
      const more = costs.beside(player, table)
      table.push(player)
      fill(table, size, player + 1, cost + more)
      table.pop()
      free.add(player)
    }
  }

  function next(cost: number): void {
    const first = Math.min(...free)
    if (free.size === 0) {
      least = cost
      best = tables.map((table) => [...table])
      return
    }
    // The first player without a table opens one of each size that is left: so no way is tried twice.
    for (const size of new Set(sizesLeft)) {
      sizesLeft.splice(sizesLeft.indexOf(size), 1)
      free.delete(first)
      const table = [first]
      tables.push(table)
      fill(table, size, first + 1, cost)
      tables.pop()
      free.add(first)
      sizesLeft.push(size)
    }
  }

  next(0)
  return best
}
