/** The vocabulary of the tests: a position, players who do things, and what is to be seen afterwards. */
import { type GameEvent, inspect, isRefusal, legalTexts, submit } from '@branchline/engine'
import { expect } from 'vitest'
import { type Position, position } from '../position.ts'
import { CARDS, cardNumber, risingSun, type State } from '../rules/index.ts'

export interface Table {
  readonly state: State
  /** What happened since the last `does`. */
  readonly events: GameEvent[]
  does(...moves: string[]): Table
  /** The move is refused, with this clause and code. */
  refuses(move: string, clause: string, code?: string): void
  offers(move: string): boolean
  /** The legal moves, or those that begin so. */
  legal(beginning?: string): string[]
  toAct(): number | null
  hand(seat?: number): string[]
  /** From the top. */
  deck(seat?: number): string[]
  discard(seat?: number): string[]
  readonly inPlay: string[]
  readonly gained: string[]
  pile(card: string): number
  trashed(card: string): number
}

export const given = (setUp: Position) => tableOf(position(setUp))

export function tableOf(state: State): Table {
  const events: GameEvent[] = []
  const table: Table = {
    state,
    events,
    does(...moves) {
      for (const move of moves) {
        events.length = 0
        const answer = submit(risingSun, state, move, (event) => events.push(event))
        if (isRefusal(answer))
          throw new Error(`“${move}” is refused: ${answer.code} (${answer.clause}). Legal: ${table.legal().join(', ')}`)
        expect(inspect(risingSun, state)).toEqual([])
      }
      return table
    },
    refuses(move, clause, code) {
      const answer = submit(risingSun, state, move)
      expect(answer).toMatchObject({ refused: true, clause, ...(code === undefined ? {} : { code }) })
    },
    offers: (move) => legalTexts(risingSun, state).includes(move),
    legal: (beginning = '') => legalTexts(risingSun, state).filter((text) => text.startsWith(beginning)),
    toAct: () => risingSun.toAct(state),
    hand: (seat = state.active) => names(state.hands[seat]!),
    deck: (seat = state.active) => names(state.decks[seat]!).reverse(),
    discard: (seat = state.active) => names(state.discards[seat]!),
    get inPlay() {
      return names(state.inPlay)
    },
    get gained() {
      return names(state.gained)
    },
    pile: (card) => state.supply[cardNumber(card)]!,
    trashed: (card) => state.trash.filter((number) => number === cardNumber(card)).length,
  }
  return table
}

export const names = (cards: readonly number[]) => cards.map((card) => CARDS[card]?.id ?? 'hidden')

/** The card, so many times. */
export const times = (n: number, card: string): string[] => new Array<string>(n).fill(card)
