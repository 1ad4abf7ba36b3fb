/** Price and worth before the click: what the rules say a rail or a station would cost and score. */
import { foresee, type TableProps } from '@branchline/design'
import { CITY, REMOTE } from '../rules/board.ts'
import { wasteOf } from '../rules/help.ts'
import type { Move } from '../rules/move.ts'
import { priceOf } from '../rules/rails.ts'
import { CITY_POINTS } from '../rules/scoring.ts'
import { boardOf, type State } from '../rules/state.ts'
import type { HexChoice } from './choices.ts'

export interface Worth {
  readonly price: number
  readonly waste: number
  /** What it scores for whom, at once. */
  readonly gains: readonly { readonly seat: number; readonly points: number }[]
  /** What the hex can ever be worth to a rail there. */
  readonly most: number
}

type Asking = Pick<TableProps<State>, 'game' | 'view' | 'viewer'>

export function worthOf({ game, view, viewer }: Asking, seat: number, hex: number, choice: HexChoice): Worth {
  return {
    price: choice.kind === 'rail' ? priceOf(view, seat, hex, choice.partners) : 0,
    waste: choice.kind === 'rail' ? wasteOf(view, seat, hex) : 0,
    gains: choice.kind === 'start' ? [] : gainsOf({ game, view, viewer }, choice),
    most: mostAt(view, hex),
  }
}

/** To play a move ahead takes a while, and where one begins nobody gains anything yet: a board opens with sixty such places. */
function gainsOf({ game, view, viewer }: Asking, { text }: HexChoice): Worth['gains'] {
  const { scores } = foresee(game, view, viewer, game.parse(view, text) as Move)
  return scores.map(({ seat, change }) => ({ seat, points: change }))
}

/** RS-6.5 and RS-6.6: a city with all its stations, a remote location as printed. */
export function mostAt(view: State, hex: number): number {
  const { kind, value } = boardOf(view)
  return kind[hex] === CITY ? CITY_POINTS[value[hex]] : kind[hex] === REMOTE ? value[hex] : 0
}

export function nowAt(view: State, hex: number): number {
  const { kind, value } = boardOf(view)
  return kind[hex] === CITY ? CITY_POINTS[view.stations[hex]] : kind[hex] === REMOTE ? value[hex] : 0
}

export const pointsFor = (worth: Worth, seat: number) => worth.gains.find((gain) => gain.seat === seat)?.points ?? 0
