/** The pieces of both titles as small integers, their words, and how many there are (WD-2, NB-2). */

export const WHITE = 0
export const BROWN = 1
export const RED = 2
export const GREEN = 3
/** The four influences, in the order in which a state holds them. */
export const INFLUENCES = ['white', 'brown', 'red', 'green'] as const
export type Influence = 0 | 1 | 2 | 3

/** The fifth track with stacked discs: profit and loss. */
export const PROFIT = 4
export const TRACKS = 5

/** Payment with an investment cube, where influence would be 0 to 3. */
export const CUBE = 4
export const MEANS = ['white', 'brown', 'red', 'green', 'cube'] as const

export const STONE = 0
export const CHEESE = 1
export const RED_PASSENGER = 2
export const GREEN_PASSENGER = 3
export const OPPOSITION = 4
/** Pieces that can be moved. Stone is beer on the Nuremberg board, cheese is post. */
export const KINDS = 4

/** Companies as bits: a town may belong to both. */
export const MIDLAND = 1
export const NORTH_EASTERN = 2
export const COMPANIES = ['red', 'green'] as const

/** Owners of a link: 0 nobody, 1 to 4 the seats, then the companies. */
export const FREE = 0
export const RED_LINK = 5
export const GREEN_LINK = 6

export const COUNTS = {
  cubes: 15,
  cubesARound: 12,
  links: 15,
  /** Stone, cheese, red, green, opposition. */
  pieces: [60, 60, 25, 25, 25],
  discsOfEach: 5,
  trainsOfAPlayer: 3,
  companyLinks: { 2009: 60, 2010: 35 },
  playerDiscs: { 2009: 10, 2010: 9 },
} as const

export const PROFIT_RANGE = { least: -13, most: 5 } as const

/** What a moved piece brings in the phase of profit and loss (WD-10.1). */
export const INCOME = [2, 1, 1, 1] as const

export type RuleSet = 2009 | 2010
export type MapId = 'wensleydale' | 'nuremberg'
