/** Where a game turned: the stretches after which somebody's share of victories had changed most. */
export interface TurningPoint {
  readonly at: number
  readonly seat: number
  readonly change: number
}

const WORTH_SAYING = 0.12

export function turningPoints(positions: readonly number[], shares: readonly (readonly number[])[], most = 3): TurningPoint[] {
  const swings: TurningPoint[] = []
  for (let index = 1; index < shares.length; index++) {
    const before = shares[index - 1] as readonly number[]
    const after = shares[index] as readonly number[]
    for (const [seat, share] of after.entries()) {
      swings.push({ at: positions[index] as number, seat, change: share - (before[seat] ?? 0) })
    }
  }
  const found: TurningPoint[] = []
  for (const swing of swings.sort((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (found.length === most || Math.abs(swing.change) < WORTH_SAYING) break
    if (!found.some(({ at }) => at === swing.at)) found.push(swing)
  }
  return found.sort((a, b) => a.at - b.at)
}
