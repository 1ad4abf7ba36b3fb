/** What a round changed, from the score sheets before and after it. */
import type { Seat, Standing } from '@branchline/engine'

export interface RoundChange {
  readonly points: number
  /** The source that changed most; null where none did. */
  readonly most: { readonly source: string; readonly points: number } | null
  /** The best of the others, and how far one is ahead; below nought, behind. */
  readonly rival: Seat
  readonly lead: number
}

export function roundChange(from: readonly Standing[], to: readonly Standing[], seat: Seat): RoundChange {
  const [before, mine] = [of(from, seat), of(to, seat)]
  const sources = [...new Set([...before.parts, ...mine.parts].map(({ source }) => source))]
  const [most] = sources
    .map((source) => ({ source, points: pointsIn(mine, source) - pointsIn(before, source) }))
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
  const [rival] = to.filter((one) => one.seat !== seat).sort((one, other) => other.score - one.score)
  return { points: mine.score - before.score, most: most ?? null, rival: rival.seat, lead: mine.score - rival.score }
}

const of = (standing: readonly Standing[], seat: Seat) => standing.find((one) => one.seat === seat) as Standing

const pointsIn = ({ parts }: Standing, source: string) =>
  parts.filter((part) => part.source === source).reduce((sum, { points }) => sum + points, 0)
