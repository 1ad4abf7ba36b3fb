/** The decisions of both titles as plain data; areas, boxes and trains by number. Small and shared: they are built once and frozen. */
import { MEANS } from './pieces.ts'
import { TRAINS } from './tables.ts'

export type Move =
  | { readonly do: 'bid'; readonly box: number; readonly amount: number }
  | { readonly do: 'pass' }
  | { readonly do: 'build'; readonly from: number; readonly to: number }
  | { readonly do: 'done' }
  | { readonly do: 'pay'; readonly with: number }
  | { readonly do: 'hire'; readonly train: number }
  | { readonly do: 'move'; readonly kind: number; readonly area: number }
  | { readonly do: 'takeover'; readonly company: number; readonly path: readonly number[] }

export const PASS: Move = Object.freeze({ do: 'pass' })
export const DONE: Move = Object.freeze({ do: 'done' })

/** By means of payment: white, brown, red, green, cube. */
export const PAY: readonly Move[] = MEANS.map((_, means) => Object.freeze({ do: 'pay', with: means }))
export const HIRE: readonly Move[] = TRAINS.map((_, train) => Object.freeze({ do: 'hire', train }))

const MOST_BOXES = 8
const MOST_CUBES = 15
/** By box and amount. */
export const BID: readonly (readonly Move[])[] = Array.from({ length: MOST_BOXES }, (_, box) =>
  Array.from({ length: MOST_CUBES + 1 }, (_, amount) => Object.freeze({ do: 'bid', box, amount })),
)
