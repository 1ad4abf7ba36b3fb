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
  const numbers = new Map<string, number>()
  const pairs = setUps.map((setUp) => pairsOf(setUp, numbers))
  const open = new Set<number>()
  for (const own of pairs) for (const pair of own) open.add(pair)
  // At most so many of its pairs are still open: they never become more, so that most need not be counted again.
  const news = pairs.map((own) => own.length)
  const chosen: SetUp<Options>[] = []
  while (open.size > 0) {
    let [best, most] = [0, 0]
    for (let at = 0; at < setUps.length; at++) {
      if (news[at] <= most) continue
      news[at] = pairs[at].filter((pair) => open.has(pair)).length
      if (news[at] > most) [best, most] = [at, news[at]]
    }
    chosen.push(setUps[best])
    for (const pair of pairs[best]) open.delete(pair)
  }
  return chosen
}

/** Each value has a number, and so has each pair: there are millions of them, which as texts would take seconds to tell apart. */
function pairsOf<Options>({ options, seats }: SetUp<Options>, numbers: Map<string, number>): number[] {
  const values = [['seats', seats] as const, ...Object.entries(options as object)].map(([name, value]) =>
    numberOf(`${name}=${JSON.stringify(value)}`, numbers),
  )
  if (values.length === 1) return values
  return values.flatMap((one, n) => values.slice(0, n).map((other) => other * MANY_VALUES + one))
}

const MANY_VALUES = 2 ** 15

function numberOf(value: string, numbers: Map<string, number>): number {
  const known = numbers.get(value)
  if (known !== undefined) return known
  numbers.set(value, numbers.size)
  return numbers.size - 1
}
