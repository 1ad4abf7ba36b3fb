/** Balance reports from simulated games: how long they last, how scores spread, how games end, which seats and starts win. */
import { defaultOptions, randomFrom } from '@branchline/engine'
import { ENDINGS } from '../rules/cleanup.ts'
import { boardNamed, MAPS, type MapName } from '../rules/maps.ts'
import { OPTIONS, type Options } from '../rules/options.ts'
import { play } from '../rules/play.ts'
import { standing } from '../rules/scoring.ts'
import { setup } from '../rules/setup.ts'
import { boardOf, type State, toAct } from '../rules/state.ts'
import { plainMove } from './plain-player.ts'

export interface BalanceWishes {
  readonly games?: number
  readonly seats?: number
  readonly seed?: string
  readonly options?: Partial<Options>
}

export interface Spread {
  readonly mean: number
  readonly deviation: number
  readonly least: number
  readonly most: number
}

export interface BalanceReport {
  readonly map: MapName
  readonly seats: number
  readonly games: number
  /** Turns of each player. */
  readonly rounds: Spread
  readonly decisions: Spread
  readonly winnerScore: Spread
  /** Winner minus last. */
  readonly margin: Spread
  /** Share of points by source, over all players. */
  readonly sources: Readonly<Record<string, number>>
  /** Share of games by trigger; several can fall together. */
  readonly endings: Readonly<Record<string, number>>
  /** Share of games won by each seat; a shared victory counts in parts. */
  readonly seatWins: readonly number[]
  /** Start hexes by how often they were chosen, with the share of those games that were won. */
  readonly starts: readonly { readonly hex: string; readonly chosen: number; readonly won: number }[]
  readonly routesClaimed: number
}

export function balanceReport(map: MapName, { games = 100, seats, seed = 'balance', options = {} }: BalanceWishes = {}): BalanceReport {
  const players = seats ?? boardNamed(map).sheet.players.recommended.at(-1)!
  const results = Array.from({ length: games }, (_, n) =>
    simulate({ ...defaultOptions(OPTIONS), cards: 'both', ...options, map }, players, `${seed}-${map}-${n}`),
  )
  const starts = new Map<string, { chosen: number; won: number }>()
  const seatWins = new Array<number>(players).fill(0)
  const sources: Record<string, number> = {}
  for (const { state, startHexes } of results) {
    const table = standing(state)
    const winners = table.filter(({ rank }) => rank === 1)
    for (const { seat, rank, parts } of table) {
      const won = rank === 1 ? 1 / winners.length : 0
      seatWins[seat]! += won / games
      const start = starts.get(startHexes[seat]!) ?? { chosen: 0, won: 0 }
      starts.set(startHexes[seat]!, { chosen: start.chosen + 1, won: start.won + won })
      for (const { source, points } of parts) sources[source] = (sources[source] ?? 0) + points
    }
  }
  const allPoints = Object.values(sources).reduce((sum, points) => sum + points, 0)
  const scoresOf = ({ state }: Result) => standing(state).map(({ score }) => score)
  return {
    map,
    seats: players,
    games,
    rounds: spread(results.map(({ state }) => state.turn / players)),
    decisions: spread(results.map(({ decisions }) => decisions)),
    winnerScore: spread(results.map((result) => Math.max(...scoresOf(result)))),
    margin: spread(results.map((result) => Math.max(...scoresOf(result)) - Math.min(...scoresOf(result)))),
    sources: Object.fromEntries(Object.entries(sources).map(([source, points]) => [source, points / Math.max(1, allPoints)])),
    endings: Object.fromEntries(ENDINGS.map(({ id, bit }) => [id, results.filter(({ state }) => state.endedBy & bit).length / games])),
    seatWins,
    starts: [...starts].map(([hex, { chosen, won }]) => ({ hex, chosen, won: won / chosen })).sort((a, b) => b.chosen - a.chosen),
    routesClaimed: results.reduce((sum, { state }) => sum + state.routeOwner.filter((owner) => owner >= 0).length, 0) / games,
  }
}

interface Result {
  readonly state: State
  readonly startHexes: readonly string[]
  readonly decisions: number
}

function simulate(options: Options, seats: number, seed: string): Result {
  const random = randomFrom(seed)
  const state = setup(options, seats, seed)
  const startHexes: string[] = []
  let decisions = 0
  for (; toAct(state) !== null; decisions++) {
    const move = plainMove(state, random)
    if (move.do === 'start') startHexes.push(boardOf(state).ids[move.hex]!)
    play(state, move)
  }
  return { state, startHexes, decisions }
}

function spread(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return { mean, deviation, least: Math.min(...values), most: Math.max(...values) }
}

/** The reports of all boards, each with the numbers of players it is made for, as Markdown tables. */
export function balanceTables(wishes: Omit<BalanceWishes, 'seats'> = {}): string {
  const reports = MAPS.flatMap((map) =>
    [...new Set(boardNamed(map).sheet.players.recommended)].map((seats) => balanceReport(map, { ...wishes, seats })),
  )
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const range = ({ mean, deviation, least, most }: Spread) =>
    `${mean.toFixed(1)} ± ${deviation.toFixed(1)} (${round(least)}–${round(most)})`
  const round = (value: number) => String(Math.round(value * 10) / 10)
  const lines = [
    '| board | players | rounds | winner’s VP | winner − last | ends by piles / rails / stations | wins by seat | routes claimed |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...reports.map((report) =>
      [
        '',
        report.map,
        report.seats,
        range(report.rounds),
        range(report.winnerScore),
        range(report.margin),
        ENDINGS.map(({ id }) => percent(report.endings[id]!)).join(' / '),
        report.seatWins.map(percent).join(' '),
        report.routesClaimed.toFixed(1),
        '',
      ].join(' | '),
    ),
    '',
    '| board | players | share of VP: cities, remotes, gold, Tourist Trains, routes | starts chosen most (times: won) |',
    '| --- | --- | --- | --- |',
    ...reports.map(({ map, seats, sources, starts }) => {
      const shares = ['cities', 'remotes', 'gold', 'tourists', 'routes'].map((source) => percent(sources[source] ?? 0)).join(', ')
      const best = starts.slice(0, 8).map(({ hex, chosen, won }) => `${hex} (${chosen}: ${percent(won)})`)
      return ` | ${map} | ${seats} | ${shares} | ${best.join(', ')} | `
    }),
  ]
  return lines.map((line) => line.trim()).join('\n')
}
