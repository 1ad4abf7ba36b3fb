/** The cards, compiled once from the data in cards/. In a state a card is its number in `CARDS`. */
import base from '../cards/base.json' with { type: 'json' }
import basic from '../cards/basic.json' with { type: 'json' }
import firstTexts from '../cards/first-texts.json' with { type: 'json' }
import risingSun from '../cards/rising-sun.json' with { type: 'json' }
import setUps from '../cards/set-ups.json' with { type: 'json' }

export const COLOURS = ['blue', 'green', 'purple', 'red', 'gold', 'grey'] as const
export type Colour = (typeof COLOURS)[number]

/** Effects that last for the rest of the turn (RS-5.28); a state counts each of them. */
export const LASTING = [
  'free-rivers',
  'free-mountains',
  'free-cities',
  'free-company',
  'free-rails',
  'buy-to-top',
  'no-waste',
  'money-per-green',
  'money-per-rail',
  'next-rail-cheaper',
  'remote-partners',
  'extra-rail-point',
  'rail-money',
] as const
export type Lasting = (typeof LASTING)[number]

export const CONDITIONS = ['normal-train-in-play', 'no-other-copy-in-play', 'rail-in-busy-city'] as const

/** The language of effects: what a card does, one entry for each line of its text, in order. */
export type Effect =
  | { readonly do: 'rails'; readonly n: number }
  | { readonly do: 'waste'; readonly n: number }
  | { readonly do: 'money'; readonly n: number; readonly when?: (typeof CONDITIONS)[number] }
  | { readonly do: 'points'; readonly n: number }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'draw-up-to'; readonly n: number }
  | { readonly do: 'may-draw'; readonly n: number }
  | { readonly do: 'station' }
  | { readonly do: 'rest-of-turn'; readonly what: Lasting; readonly n: number }
  | { readonly do: 'trash-this' }
  | { readonly do: 'return-all-waste' }
  | {
      readonly do: 'return-waste'
      readonly min: number
      readonly max: number
      readonly money?: number
      readonly drawEach?: number
      readonly drawIfAny?: number
    }
  | { readonly do: 'return-waste-anywhere'; readonly max: number }
  | { readonly do: 'discard'; readonly min: number; readonly max: number; readonly money?: number; readonly draw?: number }
  | { readonly do: 'trash'; readonly max: number }
  | { readonly do: 'hand-to-top' }
  | { readonly do: 'choose-one'; readonly of: readonly { readonly id: string; readonly effects: readonly Effect[] }[] }
  | { readonly do: 'copy-action' }
  | { readonly do: 'look'; readonly n: number }
  | { readonly do: 'name-and-reveal' }
  | { readonly do: 'reveal-and-take'; readonly n: number }
  | { readonly do: 'reveal-until-trains'; readonly n: number }
  | { readonly do: 'reveal-for-train' }
  | { readonly do: 'take-train-from-discard' }
  | { readonly do: 'train-in-play-to-top' }
  | { readonly do: 'money-of-train-in-play' }
  | { readonly do: 'gain-shown-train' }
  | { readonly do: 'gain'; readonly cost: number }
  | { readonly do: 'trade'; readonly of: 'train' | 'card'; readonly dearer: number; readonly to: 'hand' | 'gained' }
  | { readonly do: 'neighbour-may-draw' }
  | { readonly do: 'attack-regulations'; readonly hand: number }
  | { readonly do: 'attack-unhappy-passengers' }
  | { readonly do: 'attack-politician' }
  | { readonly do: 'attack-protesters' }
  | { readonly do: 'attack-roundhouse'; readonly n: number }

export type EffectName = Effect['do']
export type EffectOf<Name extends EffectName> = Extract<Effect, { do: Name }>

export interface Card {
  readonly id: string
  readonly name: string
  readonly clause: string
  readonly colour: Colour
  readonly cost: number
  readonly money: number
  readonly copies: number
  readonly effects: readonly Effect[]
  readonly points?: number
  readonly wasteWhenBought?: number
  /** Blue cards with a text are actions too (RS-2.7). */
  readonly action?: boolean
  readonly attack?: boolean
  readonly reaction?: boolean
  /** Its effects are applied whenever it is played (RS-11.2). */
  readonly compulsory?: boolean
  /** Our own text or numbers, not the published ones: players are told. */
  readonly house?: boolean
  /** The key of its text where that is not its id. */
  readonly wording?: string
}

/** The JSON border: the schema test checks every field of every card. */
const read = (cards: unknown) => cards as readonly Card[]

export const BASIC_CARDS = read(basic)
export const BASE_CARDS = read(base)
export const RISING_SUN_CARDS = read(risingSun)
export const CARDS: readonly Card[] = [...BASIC_CARDS, ...BASE_CARDS, ...RISING_SUN_CARDS]

/** RS-11.30: the same cards as they were worded first. */
export const FIRST_CARDS: readonly Card[] = CARDS.map((card) => {
  const first = (firstTexts as unknown as Readonly<Record<string, Pick<Card, 'money' | 'effects'>>>)[card.id]
  return first === undefined ? card : { ...card, ...first, wording: `first.${card.id}` }
})

const numbers = new Map(CARDS.map((card, number) => [card.id, number]))

/** The number of a card by its id, or −1. */
export const cardNumber = (id: string): number => numbers.get(id) ?? -1

export const NORMAL_TRAIN = cardNumber('normal-train')
export const LAY_RAILS = cardNumber('lay-rails')
export const STATION_EXPANSION = cardNumber('station-expansion')
export const WASTE = cardNumber('waste')
export const LEGAL_COUNSEL = cardNumber('legal-counsel')
export const STATIONMASTER_OFFICE = cardNumber('stationmaster-office')

export const COST: readonly number[] = CARDS.map((card) => card.cost)
/** As the cards are worded today; in a given game `cardIn(state, card).money`. */
export const MONEY: readonly number[] = CARDS.map((card) => card.money)
export const POINTS: readonly number[] = CARDS.map((card) => card.points ?? 0)
export const BOUGHT_WASTE: readonly number[] = CARDS.map((card) => card.wasteWhenBought ?? 0)
export const IS_TRAIN: readonly boolean[] = CARDS.map((card) => card.colour === 'blue')
export const IS_GREEN: readonly boolean[] = CARDS.map((card) => card.colour === 'green')
export const IS_ACTION: readonly boolean[] = CARDS.map((card) => card.colour === 'red' || card.action === true)
export const IS_PLAYABLE: readonly boolean[] = CARDS.map((card) => card.colour !== 'gold' && card.colour !== 'grey')
export const HAS_EFFECTS: readonly boolean[] = CARDS.map((card) => card.effects.length > 0)
export const RETURNS_WASTE: readonly boolean[] = CARDS.map(({ effects }) => effects.some((effect) => effect.do.startsWith('return-')))
export const IS_COMPULSORY: readonly boolean[] = CARDS.map((card) => card.compulsory === true)

/** The two gold ladders (RS-2.5). */
export const GOLD = {
  'rising-sun': ['office-building', 'distribution-centre', 'stadium'].map(cardNumber),
  base: ['apartment', 'tower', 'skyscraper'].map(cardNumber),
} as const

/** The abilities of route bonus cards, in the order of a board's five cards (RS-5.17). */
export const ABILITIES: readonly { readonly id: string; readonly effects: readonly Effect[] }[] = [
  { id: 'draw', effects: [{ do: 'draw', n: 2 }] },
  { id: 'money', effects: [{ do: 'money', n: 3 }] },
  { id: 'waste', effects: [{ do: 'return-all-waste' }] },
  { id: 'rail', effects: [{ do: 'rails', n: 1 }] },
  { id: 'station', effects: [{ do: 'station' }] },
]

/**
 * A list of effects that a frame carries out. First those of the cards by number, as they were worded first, then the abilities, then the branches of
 * choices, then those of cards that are worded otherwise today: so the numbers in old games stay what they were.
 */
export interface Program {
  /** What players see as the source: the id of a card, or `route-<ability>`. */
  readonly source: string
  readonly clause: string
  readonly effects: readonly Effect[]
}

const branches: Program[] = CARDS.flatMap((card) =>
  card.effects.flatMap((effect) =>
    effect.do === 'choose-one' ? effect.of.map(({ effects }) => ({ source: card.id, clause: card.clause, effects })) : [],
  ),
)

export const FIRST_ABILITY = CARDS.length
export const FIRST_BRANCH = CARDS.length + ABILITIES.length
const REWORDED: readonly Card[] = CARDS.filter((card, number) => FIRST_CARDS[number] !== card)
export const PROGRAMS: readonly Program[] = [
  ...FIRST_CARDS.map(programFor),
  ...ABILITIES.map(({ id, effects }) => ({ source: `route-${id}`, clause: 'RS-5.17', effects })),
  ...branches,
  ...REWORDED.map(programFor),
]

function programFor({ id, clause, effects }: Card): Program {
  return { source: id, clause, effects }
}

/** What a state says about its wording: absent where cards are worded as they were first. */
interface Worded {
  readonly reworded?: true
}

export const cardIn = (state: Worded, card: number): Card => (state.reworded ? CARDS : FIRST_CARDS)[card]

const TODAYS_PROGRAM: readonly number[] = CARDS.map((card, number) => {
  const place = REWORDED.indexOf(card)
  return place < 0 ? number : FIRST_BRANCH + branches.length + place
})

/** The number in `PROGRAMS` of what a card does. */
export const programIn = (state: Worded, card: number): number => (state.reworded ? TODAYS_PROGRAM[card] : card)

interface RecommendedSetUp {
  readonly name: string
  readonly cards: readonly string[]
}
export const SET_UPS: Readonly<Record<keyof typeof setUps, RecommendedSetUp>> = setUps
export type SetUpName = keyof typeof setUps
