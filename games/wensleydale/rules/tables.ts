/** Boxes, trains and rounds: the tables a player could check against RULES.md (WD-3.9, WD-3.10, WD-4.1 and their NB twins). */
import { BROWN, GREEN, type MapId, RED, type RuleSet, WHITE } from './pieces.ts'

export interface Box {
  readonly printed: readonly number[]
  readonly least: number
}

const top = (...printed: number[]): Box => ({ printed, least: 3 })
const bottom = (...printed: number[]): Box => ({ printed, least: 2 })

const EIGHT_BOXES: readonly Box[] = [
  top(WHITE, BROWN, RED),
  top(WHITE, BROWN, GREEN),
  top(WHITE, RED, GREEN),
  top(BROWN, RED, GREEN),
  bottom(WHITE, BROWN),
  bottom(RED, GREEN),
  bottom(WHITE, GREEN),
  bottom(BROWN, GREEN),
]

/** In the dales red pays better: there green has a box more (WD-3.13, NB-3.9). Elsewhere, and by the first tables, box 7 shows red (WD-3.12, NB-3.9). */
const EIGHT_EVEN_BOXES = EIGHT_BOXES.with(6, bottom(WHITE, RED))

/** Red and green are scarcer here, so that a takeover has its price (WD-3.9, WD-3.13). */
const EIGHT_SCARCE_BOXES = EIGHT_BOXES.with(2, top(WHITE, BROWN, RED))
  .with(3, top(WHITE, BROWN, GREEN))
  .with(6, bottom(WHITE, BROWN))

const SIX_BOXES: readonly Box[] = [
  top(WHITE, BROWN, RED),
  top(WHITE, BROWN, GREEN),
  top(BROWN, RED, GREEN),
  bottom(WHITE, BROWN),
  bottom(WHITE, RED),
  bottom(BROWN, GREEN),
]

/** In the dales, for three players (NB-3.9, NB-3.15). */
const SIX_SCARCE_BOXES = SIX_BOXES.with(2, top(WHITE, BROWN, GREEN))
  .with(4, bottom(RED, GREEN))
  .with(5, bottom(WHITE, BROWN))

/** By which tables a game is played: neither of these by the first. `retuned` means the trains of the second, which Nuremberg has kept. */
interface Tables {
  readonly retuned?: true
  readonly thirdTables?: true
}

export function boxesFor(rules: RuleSet, seats: number, map: MapId, { retuned, thirdTables }: Tables): readonly Box[] {
  if (rules === 2010 && seats < 4) return thirdTables && map === 'wensleydale' && seats === 3 ? SIX_SCARCE_BOXES : SIX_BOXES
  if (rules === 2009 && thirdTables) return EIGHT_SCARCE_BOXES
  return retuned && map === 'wensleydale' ? EIGHT_BOXES : EIGHT_EVEN_BOXES
}

/** Whatever they show. */
export const boxCount = (rules: RuleSet, seats: number): number => (rules === 2010 && seats < 4 ? SIX_BOXES : EIGHT_BOXES).length

/** The discs in the bag each round: white, brown, red, green (WD-5.3, NB-5.4). */
export function bagFor(rules: RuleSet, seats: number): readonly number[] {
  return rules === 2010 && seats < 4 ? [4, 4, 2, 2] : [5, 5, 5, 5]
}

export interface Train {
  readonly id: string
  readonly row: number
  readonly price: number
  readonly goods: number
  /** Points of each passenger slot under the rules of 2010, best first; under those of 2009 every slot gives one point. */
  readonly passengers: readonly number[]
}

type Capacity = readonly [goods: number, passengers: number]
/** The dear row first: 3, 2 and 1 brown (WD-3.10). */
type Rows = readonly [readonly Capacity[], readonly Capacity[], readonly Capacity[]]

const FOUR: readonly Capacity[] = [
  [2, 2],
  [3, 1],
  [1, 3],
  [2, 2],
]
const THREE: readonly Capacity[] = [
  [2, 1],
  [1, 2],
  [2, 1],
  [1, 2],
]
const SIX: readonly Capacity[] = [
  [3, 3],
  [4, 2],
  [2, 4],
  [3, 3],
]
const ONE: readonly Capacity[] = [
  [1, 0],
  [0, 1],
  [1, 0],
  [0, 1],
]

export const TRAINS_IN_ROW = 4
/** Who hired a train: a seat, nobody yet, or nobody may. */
export const NOT_HIRED = -1
export const NOT_ON_OFFER = -2
/** Best class first, by price. */
const CLASSES: Readonly<Record<number, readonly number[]>> = { 3: [3, 2], 2: [2], 1: [] }

const made = (rows: Rows): readonly Train[] =>
  rows.flatMap((capacities, row) =>
    capacities.map(([goods, passengers], place) => {
      const price = rows.length - row
      const classes = Array.from({ length: passengers }, (_, slot) => CLASSES[price]?.[slot] ?? 1)
      return { id: `${price}${'abcd'[place]}`, row, price, goods, passengers: classes }
    }),
  )

export const TRAINS = made([FOUR, THREE, ONE])
/** Of the dear ones only the first two run. */
const THIRD_TRAINS_OF_2009 = made([FOUR.with(1, [2, 1]), THREE, ONE])
const FIRST_TRAINS = made([SIX, FOUR, THREE])

/** A train as it runs in this game (WD-3.10, WD-3.12, WD-3.13). */
export function trainIn({ retuned, thirdTables }: Tables, train: number): Train {
  return (retuned ? TRAINS : thirdTables ? THIRD_TRAINS_OF_2009 : FIRST_TRAINS)[train] as Train
}

/** With n players the first n of the cheap rows, and of the dear one as many as the tables say (WD-3.10, NB-3.10). */
export function isOnOffer(train: number, rules: RuleSet, seats: number, tables: Tables): boolean {
  return train % TRAINS_IN_ROW < (train < TRAINS_IN_ROW ? dearTrains(rules, seats, tables) : seats)
}

function dearTrains(rules: RuleSet, seats: number, { thirdTables }: Tables): number {
  if (thirdTables && seats === 3) return 1
  return thirdTables && rules === 2009 ? seats - 2 : seats - 1
}

export function roundsFor(rules: RuleSet, seats: number, reversed: boolean): number {
  const fourPlayers = seats === 4
  if (rules === 2009) return fourPlayers ? 4 : 5
  return fourPlayers !== reversed ? 5 : 4
}

/** Where the discs start: white, brown, red, green (WD-3.3). */
export const STARTING_INFLUENCE = [1, 2, 1, 1] as const
