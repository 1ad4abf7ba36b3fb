/** What the players of either title may choose before the game. */
import { type OptionSchema, type Refusal, refusal } from '@branchline/engine'

export interface NurembergOptions {
  map: 'nuremberg' | 'wensleydale'
  /** NB-4.3 */
  rounds: 'printed' | 'reversed'
  /** NB-3.12 */
  swapFixed: boolean
  /** NB-3.13 */
  largerSouth: boolean
  /** NB-2.9 */
  scarceTrack: boolean
  /** NB-3.14: trains and boxes as they were before games had shown that track was no burden. */
  firstTables: boolean
  /** NB-3.15: those that came after. */
  secondTables: boolean
  /** NB-8.20 */
  fuerthByLine: boolean
  /** NB-8.21 */
  startOnAnyTrack: boolean
  /** NB-9.19 */
  beerAtCompanies: boolean
}
export type Options = NurembergOptions

/** The rules of 2009 know one board. */
export interface WensleydaleOptions {
  /** WD-4.3 */
  short: boolean
  /** WD-2.8 */
  scarceTrack: boolean
  /** WD-3.12 */
  firstTables: boolean
  /** WD-3.13 */
  secondTables: boolean
}

export const WENSLEYDALE_OPTIONS: OptionSchema<WensleydaleOptions> = {
  short: { kind: 'flag', default: false },
  scarceTrack: { kind: 'flag', default: false },
  firstTables: { kind: 'flag', default: false },
  secondTables: { kind: 'flag', default: false },
}

export const NUREMBERG_OPTIONS: OptionSchema<NurembergOptions> = {
  map: { kind: 'choice', values: ['nuremberg', 'wensleydale'], default: 'nuremberg' },
  rounds: { kind: 'choice', values: ['printed', 'reversed'], default: 'printed' },
  swapFixed: { kind: 'flag', default: false },
  largerSouth: { kind: 'flag', default: false },
  scarceTrack: { kind: 'flag', default: false },
  firstTables: { kind: 'flag', default: false },
  secondTables: { kind: 'flag', default: false },
  fuerthByLine: { kind: 'flag', default: false },
  startOnAnyTrack: { kind: 'flag', default: false },
  beerAtCompanies: { kind: 'flag', default: false },
}

/** The first version of the rules let a company run out of track; the first two had other trains and other boxes, and so had the third. */
export const EARLIER = { 1: { scarceTrack: true, firstTables: true }, 2: { firstTables: true }, 3: { secondTables: true } } as const

/** What positions set up by hand begin with: lessons were made with the first tables. */
export const OPTIONS_OF_2009: Options = {
  map: 'wensleydale',
  rounds: 'printed',
  swapFixed: false,
  largerSouth: false,
  scarceTrack: false,
  firstTables: true,
  secondTables: false,
  fuerthByLine: false,
  startOnAnyTrack: false,
  beerAtCompanies: false,
}

/** Each variant belongs to one of the boards. */
export function optionsRefusal(options: NurembergOptions): Refusal | null {
  if (options.swapFixed && options.map !== 'nuremberg') return refusal('NB-3.12', 'swap-fixed-needs-nuremberg')
  if (options.fuerthByLine && options.map !== 'nuremberg') return refusal('NB-8.20', 'fuerth-needs-nuremberg')
  if (options.largerSouth && options.map !== 'wensleydale') return refusal('NB-3.13', 'larger-south-needs-wensleydale')
  return null
}
