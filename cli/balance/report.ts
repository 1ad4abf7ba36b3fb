/** From counted games to figures, in the order of the games: equal plans give equal reports. */
import { type Rate, rate } from '@branchline/bots'
import type { BalancePlan, CountedGame } from './play.ts'

export interface Spread {
  readonly mean: number
  readonly deviation: number
  readonly least: number
  readonly most: number
}

/** How often somebody won, with Wilson's interval; `n` times counted. */
export interface Wins {
  readonly n: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

export interface UseReport {
  readonly id: string
  /** Games in which it was on offer, the part of them in which somebody used it, and uses a game. */
  readonly offered: number
  readonly used: number
  readonly perGame: number
  /** Wins of those who used it, and of those who did not; those who were barred from it. */
  readonly won: Wins
  readonly wonWithout: Wins
  readonly wonBarred?: Wins
}

export interface FigureReport {
  readonly name: string
  readonly mean: number
  readonly rounds: readonly { readonly round: number; readonly mean: number }[]
}

export interface BalanceReport {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, unknown>>
  readonly players: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly games: number
  readonly seats: readonly { readonly wins: Wins; readonly score: Spread }[]
  readonly starts: readonly { readonly id: string; readonly wins: Wins }[]
  /** Points by where they come from: of everybody, and of winners. */
  readonly sources: readonly { readonly source: string; readonly mean: number; readonly winners: number }[]
  readonly score: Spread
  readonly winner: Spread
  /** Between the first and the second. */
  readonly margin: Spread
  readonly decisions: Spread
  readonly rounds: Spread
  readonly forced: number
  readonly trivial: number
  readonly endings: readonly { readonly id: string; readonly share: number }[]
  readonly leader: Wins
  readonly uses: Readonly<Record<string, readonly UseReport[]>>
  readonly figures: readonly FigureReport[]
  readonly barred: string | null
}

/** `leave`: a kind that somebody was barred from in every game spoils the other figures, so those of the barred are left out of them. */
export function reportOf(plan: BalancePlan, rulesVersion: number, games: readonly CountedGame[]): BalanceReport {
  const { game, options, seats: players, bots, seed } = plan
  const everySeat = Array.from({ length: players }, (_, seat) => seat)
  const scoresOf = ({ standing }: CountedGame) => standing.map(({ score }) => score).sort((one, other) => other - one)
  const sum = (pick: (game: CountedGame) => number) => games.reduce((total, one) => total + pick(one), 0)
  const decisions = Math.max(
    1,
    sum((one) => one.decisions),
  )
  return {
    game,
    rulesVersion,
    options,
    players,
    bots,
    seed,
    games: games.length,
    seats: everySeat.map((seat) => ({
      wins: winsOf(games.map((one) => sharesOf(one)[seat])),
      score: spreadOf(games.map(({ standing }) => standing[seat].score)),
    })),
    starts: startsOf(games),
    sources: sourcesOf(games),
    score: spreadOf(games.flatMap(scoresOf)),
    winner: spreadOf(games.map((one) => scoresOf(one)[0])),
    margin: spreadOf(games.map((one) => scoresOf(one)[0] - scoresOf(one)[1])),
    decisions: spreadOf(games.map((one) => one.decisions)),
    rounds: spreadOf(games.map((one) => one.rounds)),
    forced: sum((one) => one.forced) / decisions,
    trivial: sum((one) => one.trivial) / decisions,
    endings: endingsOf(games),
    leader: winsOf(games.map(leaderWon)),
    uses: usesOf(games),
    figures: figuresOf(games),
    barred: plan.bar,
  }
}

/** By seat: 1 for victory, a part of it when it is shared. */
function sharesOf({ standing }: CountedGame): number[] {
  const winners = standing.filter(({ rank }) => rank === 1).length
  return standing.map(({ rank }) => (rank === 1 ? 1 / winners : 0))
}

/** Of several who lead at half-time each stands for a part of the lead. */
function leaderWon(game: CountedGame): number {
  const shares = sharesOf(game)
  return game.leaders.reduce((total, seat) => total + shares[seat], 0) / Math.max(1, game.leaders.length)
}

export function winsOf(shares: readonly number[]): Wins {
  const { mean, low, high }: Rate = rate(shares.length, shares)
  return { n: shares.length, mean, low, high }
}

export function spreadOf(values: readonly number[]): Spread {
  const n = Math.max(1, values.length)
  const mean = values.reduce((total, value) => total + value, 0) / n
  const deviation = Math.sqrt(values.reduce((total, value) => total + (value - mean) ** 2, 0) / n)
  const [least, most] = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity])
  return { mean, deviation, least, most }
}

function startsOf(games: readonly CountedGame[]) {
  const shares = new Map<string, number[]>()
  for (const game of games)
    for (const [seat, id] of game.starts.entries()) if (id !== null) shares.set(id, [...(shares.get(id) ?? []), sharesOf(game)[seat]])
  return [...shares]
    .map(([id, won]) => ({ id, wins: winsOf(won) }))
    .sort((one, other) => other.wins.n - one.wins.n || one.id.localeCompare(other.id))
}

function sourcesOf(games: readonly CountedGame[]) {
  const all = games.flatMap(({ standing }) => standing)
  const sources = [...new Set(all.flatMap(({ parts }) => parts.map(({ source }) => source)))]
  const mean = (standings: typeof all, source: string) =>
    standings.reduce((total, { parts }) => total + (parts.find((part) => part.source === source)?.points ?? 0), 0) /
    Math.max(1, standings.length)
  const winners = all.filter(({ rank }) => rank === 1)
  return sources.map((source) => ({ source, mean: mean(all, source), winners: mean(winners, source) }))
}

function endingsOf(games: readonly CountedGame[]) {
  const ids = [...new Set(games.flatMap(({ endings }) => endings))].sort()
  const share = (id: string) => games.filter(({ endings }) => endings.includes(id)).length / games.length
  return ids.map((id) => ({ id, share: share(id) })).sort((one, other) => other.share - one.share)
}

function usesOf(games: readonly CountedGame[]): Record<string, UseReport[]> {
  const tallies: Record<
    string,
    Record<string, { offered: number; games: number; uses: number; won: number[]; without: number[]; barred: number[] }>
  > = {}
  for (const game of games) {
    const shares = sharesOf(game)
    for (const [kind, things] of Object.entries(game.uses)) {
      tallies[kind] ??= {}
      for (const [id, bySeat] of Object.entries(things)) {
        tallies[kind][id] ??= { offered: 0, games: 0, uses: 0, won: [], without: [], barred: [] }
        const tally = tallies[kind][id]
        tally.offered++
        if (bySeat.some((times) => times > 0)) tally.games++
        for (const [seat, times] of bySeat.entries()) {
          tally.uses += times
          if (game.barred?.seat === seat && game.barred.id === id) tally.barred.push(shares[seat])
          else if (times > 0) tally.won.push(shares[seat])
          else tally.without.push(shares[seat])
        }
      }
    }
  }
  return Object.fromEntries(
    Object.entries(tallies).map(([kind, things]) => [
      kind,
      Object.entries(things)
        .map(([id, { offered, games: used, uses, won, without, barred }]) => ({
          id,
          offered,
          used: used / offered,
          perGame: uses / offered,
          won: winsOf(won),
          wonWithout: winsOf(without),
          ...(barred.length === 0 ? {} : { wonBarred: winsOf(barred) }),
        }))
        .sort((one, other) => other.perGame - one.perGame || one.id.localeCompare(other.id)),
    ]),
  )
}

function figuresOf(games: readonly CountedGame[]): FigureReport[] {
  const sums: Record<string, Map<number, [number, number]>> = {}
  for (const { figures } of games)
    for (const [name, rounds] of Object.entries(figures))
      for (const [round, [sum, times]] of Object.entries(rounds)) {
        sums[name] ??= new Map()
        const [total, all] = sums[name].get(Number(round)) ?? [0, 0]
        sums[name].set(Number(round), [total + sum, all + times])
      }
  return Object.entries(sums).map(([name, rounds]) => {
    const means = [...rounds].map(([round, [sum, times]]) => ({ round, mean: sum / times })).sort((one, other) => one.round - other.round)
    return { name, mean: means.find(({ round }) => round === 0)?.mean ?? 0, rounds: means.filter(({ round }) => round > 0) }
  })
}
