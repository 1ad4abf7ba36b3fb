/** The choices of the set-up. */
import { type OptionSchema, type Refusal, refusal } from '@branchline/engine'
import { BASE_CARDS, CARDS, cardNumber, RISING_SUN_CARDS, SET_UPS, type SetUpName } from './cards.ts'
import { boardNamed, MAPS, type MapName } from './maps.ts'

export const CARD_SETS = [
  'rising-sun',
  'base',
  'both',
  'tokyo-beginner',
  'osaka-beginner',
  'reforming-and-tunneling',
  'holiday-pass',
  'rising-sun-beginner',
  'rising-sun-experienced',
  'custom',
] as const

export interface Options {
  map: MapName
  /** Where the eight piles come from: a draw from a box, a recommended set-up, or a list. */
  cards: (typeof CARD_SETS)[number]
  /** The list for `cards: custom`. */
  custom: readonly string[]
  routeBonus: boolean
  attacks: boolean
  gold: 'rising-sun' | 'base'
  /** RS-3.10: draw again until the eight are neither dear nor cheap nor all of one kind. */
  gentleDraw: boolean
  /** RS-11.30: three cards as they were worded before games had shown them to be too good. */
  firstTexts: boolean
  /** RS-3.21: the starting player places the first rail, not the last. */
  starterFirst: boolean
  /** Chiba: start on the cities with a red S. */
  startCities: boolean
  /** Tokyo and Osaka: 20 rails instead of 19. */
  twentyRails: boolean
  /** RS-3.20: the marker of points is one of the rail tokens. */
  markerOfRails: boolean
}

export const OPTIONS: OptionSchema<Options> = {
  map: { kind: 'choice', values: MAPS, default: 'tokyo' },
  cards: { kind: 'choice', values: CARD_SETS, default: 'rising-sun' },
  custom: {
    kind: 'list',
    values: [...BASE_CARDS, ...RISING_SUN_CARDS].map(({ id }) => id),
    counts: [8],
    default: SET_UPS['rising-sun-beginner'].cards,
    onlyWith: { cards: 'custom' },
  },
  routeBonus: { kind: 'flag', default: true },
  attacks: { kind: 'flag', default: true },
  gold: { kind: 'choice', values: ['rising-sun', 'base'], default: 'rising-sun' },
  gentleDraw: { kind: 'flag', default: false },
  firstTexts: { kind: 'flag', default: false },
  starterFirst: { kind: 'flag', default: false },
  startCities: { kind: 'flag', default: false },
  twentyRails: { kind: 'flag', default: false },
  markerOfRails: { kind: 'flag', default: false },
}

/** The list of eight that the options name, or null when it is drawn. */
export function namedEight(options: Options): readonly string[] | null {
  if (options.cards === 'custom') return options.custom
  return isSetUp(options.cards) ? SET_UPS[options.cards].cards : null
}

const isSetUp = (name: string): name is SetUpName => name in SET_UPS

/** RS-3.12: what stays in the box in a game without attacks. */
export const isAboutAttacks = (card: number) => CARDS[card].attack === true || CARDS[card].reaction === true

export function misfit(options: Options, seats: number): Refusal | null {
  const { players, startCities } = boardNamed(options.map).sheet
  const { min, max } = players
  if (seats < min || seats > max)
    return refusal('RS-3.1', min === max ? 'board-players-only' : 'board-players', { map: options.map, min, max })
  const isBaseBoard = options.map === 'tokyo' || options.map === 'osaka'
  if (options.gold === 'base' && !isBaseBoard) return refusal('RS-3.19', 'gold-of-base-box', { map: options.map })
  if (options.twentyRails && !isBaseBoard) return refusal('RS-3.4', 'twenty-rails', { map: options.map })
  if (options.startCities && startCities === undefined) return refusal('RS-3.18', 'start-cities', { map: options.map })
  const attack = options.attacks ? undefined : namedEight(options)?.find((id) => isAboutAttacks(cardNumber(id)))
  return attack === undefined ? null : refusal('RS-3.12', 'set-has-attacks', { card: attack })
}
