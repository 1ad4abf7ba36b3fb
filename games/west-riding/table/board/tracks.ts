/**
 * A railway's cubes as the line they stand for: hexes joined to a tree, so that it reads as track and not as a web. Routes that are known to have been
 * built are drawn as they were planned. The cubes alone do not tell which route went which way, as where a game began from a position; where several
 * answers are possible the one is drawn that leaves no line ending in a field.
 */
import type { LogEntry } from '@branchline/design'
import { type Hex, hexById, homeOf, RURAL, urbanAt } from '../../rules/board.ts'
import { BASIC_RAILWAYS, COMPANY_IDS, type Railway } from '../../rules/railways.ts'
import { neighbours } from './geometry.ts'

export type Join = readonly [Hex, Hex]

export interface Line {
  readonly joins: readonly Join[]
  /** Hexes that carry the railway's letters: one in three, and one at least on every run between towns. */
  readonly plates: readonly Hex[]
}

export interface Built {
  readonly railway: Railway
  readonly hexes: readonly Hex[]
}

/** The routes a log tells of, newest first. */
export function routesBuilt(entries: readonly LogEntry[]): Built[] {
  const built = entries.flatMap(({ events }) => events.filter(({ type }) => type === 'built'))
  return built.reverse().map(({ railway, origin, path }) => ({
    railway: (COMPANY_IDS as readonly unknown[]).indexOf(railway),
    hexes: [String(origin), ...(path as readonly string[])].flatMap((id) => hexById.get(id) ?? []),
  }))
}

export function lineOf(cubes: readonly number[], railway: Railway, built: readonly Built[] = []): Line {
  const own = new Set<Hex>([homeOf[railway]])
  cubes.forEach((railways, hex) => {
    if ((railways >> railway) & 1) own.add(hex)
  })
  // Of what was taken back a log may still tell.
  const routes = built.filter((route) => route.railway === railway && route.hexes.every((hex) => own.has(hex)))
  const joins = joinsOf(own, routes)
  return { joins, plates: platesOf(own, joins) }
}

/** Of all railways. */
export const linesOf = (cubes: readonly number[], built: readonly Built[]): readonly Line[] =>
  Array.from({ length: BASIC_RAILWAYS }, (_, railway) => lineOf(cubes, railway, built))

const isTown = (hex: Hex) => urbanAt[hex] !== RURAL

function joinsOf(own: ReadonlySet<Hex>, routes: readonly Built[]): Join[] {
  const beside = new Map([...own].map((hex) => [hex, neighbours[hex].filter((other) => own.has(other) && !(isTown(hex) && isTown(other)))]))
  const possible: Join[] = []
  for (const [hex, others] of beside) for (const other of others) if (hex < other) possible.push([hex, other])
  const around = (hex: Hex) => beside.get(hex)?.length ?? 0
  // Hexes with few ways to go on first: they have no other choice.
  const scarcity = ([one, other]: Join) => Math.min(ways(one), ways(other)) * 8 + Math.max(ways(one), ways(other))
  const ways = (hex: Hex) => (isTown(hex) ? 7 : around(hex))
  possible.sort((one, other) => scarcity(one) - scarcity(other) || one[0] - other[0] || one[1] - other[1])
  const joins: Join[] = []
  const root = new Map([...own].map((hex) => [hex, hex]))
  const find = (hex: Hex): Hex => {
    const up = root.get(hex) as Hex
    return up === hex ? hex : find(up)
  }
  const degree = new Map<Hex, number>()
  const join = (one: Hex, other: Hex) => {
    joins.push([one, other])
    for (const hex of [one, other]) degree.set(hex, (degree.get(hex) ?? 0) + 1)
  }
  const planned = routes.flatMap(({ hexes }) => hexes.slice(1).map((hex, place): Join => [hexes[place], hex]))
  for (const [one, other] of [...planned, ...possible]) {
    const [a, b] = [find(one), find(other)]
    if (a === b) continue
    root.set(a, b)
    join(one, other)
  }
  // The tree may leave a field as an end; no route ends there, so it goes on to the town, or else to the other loose end beside it.
  const isLoose = (hex: Hex) => !isTown(hex) && (degree.get(hex) ?? 0) < 2
  for (const [hex, others] of beside) {
    if (!isLoose(hex)) continue
    const open = others.filter((other) => !joins.some((made) => made.includes(hex) && made.includes(other)))
    const next = open.find(isTown) ?? open.find(isLoose) ?? open[0]
    if (next !== undefined) join(hex, next)
  }
  return joins
}

function platesOf(own: ReadonlySet<Hex>, joins: readonly Join[]): Hex[] {
  const along = new Map<Hex, Hex[]>()
  const add = (hex: Hex, other: Hex) => along.set(hex, [...(along.get(hex) ?? []), other])
  for (const [one, other] of joins) {
    if (isTown(one) || isTown(other)) continue
    add(one, other)
    add(other, one)
  }
  const plates: Hex[] = []
  const seen = new Set<Hex>()
  for (const hex of [...own].sort((one, other) => one - other)) {
    if (isTown(hex) || seen.has(hex)) continue
    // From one end of the run: the second hex, and from there every third.
    const reached = stepsFrom(farthest(hex, along), along)
    for (const one of reached.keys()) seen.add(one)
    const start = Math.floor((Math.max(...reached.values()) % 3) / 2)
    plates.push(...[...reached].filter(([, steps]) => steps % 3 === start && steps >= start).map(([one]) => one))
  }
  return plates
}

/** By hex: how many steps along the line. */
function stepsFrom(from: Hex, along: ReadonlyMap<Hex, readonly Hex[]>): Map<Hex, number> {
  const reached = new Map([[from, 0]])
  for (const [hex, steps] of reached) for (const next of along.get(hex) ?? []) if (!reached.has(next)) reached.set(next, steps + 1)
  return reached
}

const farthest = (from: Hex, along: ReadonlyMap<Hex, readonly Hex[]>): Hex => [...stepsFrom(from, along).keys()].at(-1) as Hex
