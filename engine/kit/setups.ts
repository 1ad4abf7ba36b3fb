/** Few set-ups for a short look, or so few that each two values which can meet do meet. */
import type { AnyGame } from '../game.ts'
import { defaultOptions, type SetUp } from '../options.ts'

/** For a short look: the usual options for the fewest and the most. */
export function fewSetUps(game: AnyGame): SetUp<Record<string, unknown>>[] {
  const options: Record<string, unknown> = defaultOptions(game.options)
  return [...new Set([game.seats.min, game.seats.max])]
    .filter((seats) => game.fits?.(options, seats) == null)
    .map((seats) => ({ options, seats }))
}

/** A small choice in which every pair of values occurs that occurs in one of those given; the first of them is in it. */
export function pairwise<Options>(setUps: readonly SetUp<Options>[]): SetUp<Options>[] {
  const pairs = new Map(setUps.map((setUp) => [setUp, pairsOf(setUp)]))
  const open = new Set([...pairs.values()].flat())
  const chosen: SetUp<Options>[] = []
  while (open.size > 0) {
    let [best, most] = [setUps[0], 0]
    for (const [setUp, own] of pairs) {
      const news = own.filter((pair) => open.has(pair)).length
      if (news > most) [best, most] = [setUp, news]
    }
    if (best === undefined) break
    chosen.push(best)
    for (const pair of pairs.get(best) ?? []) open.delete(pair)
  }
  return chosen
}

function pairsOf<Options>({ options, seats }: SetUp<Options>): string[] {
  const values = [['seats', seats] as const, ...Object.entries(options as object)].map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  )
  if (values.length === 1) return values
  return values.flatMap((one, n) => values.slice(0, n).map((other) => `${other}&${one}`))
}
