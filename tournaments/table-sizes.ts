/** A field of any size onto tables of the right size. */
import type { AnyGame, Json } from '@branchline/engine'

export interface Seats {
  /** What the title allows. */
  readonly min: number
  readonly max: number
  /** What the tournament would like at every table. */
  readonly usual: number
}

export interface TableSizes {
  /** Largest first. */
  readonly sizes: readonly number[]
  /** Players who find no table: only where no choice of sizes seats everybody. */
  readonly byes: number
}

/** The sizes of tables that a game has with these options, without a gap: around the one that the tournament would like. */
export function sizesFor(game: AnyGame, options: { readonly [name: string]: Json }, usual: number): Pick<Seats, 'min' | 'max'> {
  const fits = (seats: number) => seats >= game.seats.min && seats <= game.seats.max && !game.fits?.(options, seats)
  let [min, max] = [usual, usual]
  while (fits(min - 1)) min--
  while (fits(max + 1)) max++
  return { min, max }
}

/**
 * Everybody plays where that can be; then the tables are as near to the usual size as can be, counted as the sum of squared differences;
 * then there are as few tables as can be.
 */
export function tableSizes(players: number, { min, max, usual }: Seats): TableSizes {
  const best: (Plan | null)[] = [{ cost: 0, sizes: [] }]
  for (let seated = 1; seated <= players; seated++) {
    best[seated] = null
    for (let size = Math.min(max, seated); size >= min; size--) {
      const before = best[seated - size]
      if (before === null) continue
      const plan = { cost: before.cost + (size - usual) ** 2, sizes: [...before.sizes, size] }
      if (isBetter(plan, best[seated])) best[seated] = plan
    }
  }
  let seated = players
  while (best[seated] === null) seated--
  const sizes = [...(best[seated] as Plan).sizes].sort((one, other) => other - one)
  return { sizes, byes: players - seated }
}

interface Plan {
  readonly cost: number
  readonly sizes: readonly number[]
}

const isBetter = (plan: Plan, than: Plan | null): boolean =>
  than === null || plan.cost < than.cost || (plan.cost === than.cost && plan.sizes.length < than.sizes.length)
