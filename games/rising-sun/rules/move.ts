/** Moves: plain frozen objects, built once and shared by all states. */
import { CARDS } from './cards.ts'
import { BOARDS } from './maps.ts'

export type Move =
  | { readonly do: 'start'; readonly hex: number }
  | { readonly do: 'play'; readonly card: number; readonly effects: boolean }
  | { readonly do: 'buy'; readonly card: number; readonly top: boolean }
  | { readonly do: 'rail'; readonly hex: number; readonly partners: number }
  | { readonly do: 'route'; readonly marker: number }
  | { readonly do: 'pass' }
  | { readonly do: 'end' }
  | { readonly do: 'station'; readonly hex: number }
  | { readonly do: 'choose'; readonly card: number }
  | { readonly do: 'return'; readonly n: number }
  | { readonly do: 'return-from'; readonly place: 'hand' | 'discard' }
  | { readonly do: 'option'; readonly id: string }
  | { readonly do: 'discard-place'; readonly place: number }
  | { readonly do: 'put-back'; readonly order: readonly number[] }
  | { readonly do: 'done' }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  | { readonly do: 'react' }
  | { readonly do: 'no-reaction' }
  | { readonly do: 'show-hand' }

const HEXES = Math.max(...BOARDS.map(({ size }) => size))
/** As many Distant Partners as there are copies. */
const MOST_PARTNERS = 10
export const MARKERS = ['a', 'b', 'c', 'd'] as const

const frozen = (move: Move): Move => Object.freeze(move)
const forCards = (build: (card: number) => Move) => CARDS.map((_, card) => frozen(build(card)))
const forHexes = (build: (hex: number) => Move) => Array.from({ length: HEXES }, (_, hex) => frozen(build(hex)))

export const START = forHexes((hex) => ({ do: 'start', hex }))
export const PLAY = forCards((card) => ({ do: 'play', card, effects: true }))
export const PLAY_FOR_MONEY = forCards((card) => ({ do: 'play', card, effects: false }))
export const BUY = forCards((card) => ({ do: 'buy', card, top: false }))
export const BUY_TO_TOP_MOVE = forCards((card) => ({ do: 'buy', card, top: true }))
export const RAIL = Array.from({ length: MOST_PARTNERS + 1 }, (_, partners) => forHexes((hex) => ({ do: 'rail', hex, partners })))
export const ROUTE = MARKERS.map((_, marker) => frozen({ do: 'route', marker }))
export const STATION = forHexes((hex) => ({ do: 'station', hex }))
export const CHOOSE = forCards((card) => ({ do: 'choose', card }))
export const RETURN = Array.from({ length: 71 }, (_, n) => frozen({ do: 'return', n }))
export const RETURN_FROM = (['hand', 'discard'] as const).map((place) => frozen({ do: 'return-from', place }))
export const DISCARD_PLACE = [1, 2, 3].map((place) => frozen({ do: 'discard-place', place }))

const ORDERS = [
  [],
  [[1]],
  [
    [1, 2],
    [2, 1],
  ],
  [
    [1, 2, 3],
    [1, 3, 2],
    [2, 1, 3],
    [2, 3, 1],
    [3, 1, 2],
    [3, 2, 1],
  ],
]
/** By the number of cards: every order in which they can go back, the first on top. */
export const PUT_BACK: readonly (readonly Move[])[] = ORDERS.map((orders) =>
  orders.map((order) => frozen({ do: 'put-back', order: Object.freeze(order) })),
)

const options = new Map<string, Move>()
for (const { effects } of CARDS)
  for (const effect of effects)
    if (effect.do === 'choose-one') for (const { id } of effect.of) options.set(id, frozen({ do: 'option', id }))
export const OPTION: ReadonlyMap<string, Move> = options

export const PASS = frozen({ do: 'pass' })
export const END = frozen({ do: 'end' })
export const DONE = frozen({ do: 'done' })
export const YES = frozen({ do: 'yes' })
export const NO = frozen({ do: 'no' })
export const REACT = frozen({ do: 'react' })
export const NO_REACTION = frozen({ do: 'no-reaction' })
export const SHOW_HAND = frozen({ do: 'show-hand' })

/** Every move there can be on any board: what tests hold against the list of legal moves. */
export function everyMove(): Move[] {
  return [
    ...START,
    ...PLAY,
    ...PLAY_FOR_MONEY,
    ...BUY,
    ...BUY_TO_TOP_MOVE,
    ...RAIL.flat(),
    ...ROUTE,
    ...STATION,
    ...CHOOSE,
    ...RETURN,
    ...RETURN_FROM,
    ...OPTION.values(),
    ...DISCARD_PLACE,
    ...PUT_BACK.flat(),
    PASS,
    END,
    DONE,
    YES,
    NO,
    REACT,
    NO_REACTION,
    SHOW_HAND,
  ]
}
