/** Legal moves by the place where they are made: on the board, in the hand, at the supply, among open cards, or by a button. */
import type { LegalMove, MoveText } from '@branchline/design'
import type { Move } from '../rules/move.ts'
import { prompt } from '../rules/prompt.ts'
import type { State } from '../rules/state.ts'

export interface HexChoice {
  readonly text: MoveText
  readonly kind: 'start' | 'rail' | 'station'
  readonly partners: number
}
export interface HandChoice {
  readonly play?: MoveText
  readonly money?: MoveText
  readonly choose?: MoveText
}
export interface PileChoice {
  readonly buy?: MoveText
  readonly top?: MoveText
  readonly choose?: MoveText
}
/** Anything answered by a button. */
export interface Answer {
  readonly text: MoveText
  readonly move: Move
}

export interface Choices {
  readonly hexes: ReadonlyMap<number, readonly HexChoice[]>
  readonly hand: ReadonlyMap<number, HandChoice>
  readonly piles: ReadonlyMap<number, PileChoice>
  /** Cards in the discard pile, the play area or lying open that can be chosen. */
  readonly open: ReadonlyMap<number, MoveText>
  readonly openAt: OpenPlace | null
  readonly routes: ReadonlyMap<number, MoveText>
  readonly answers: readonly Answer[]
}

export type OpenPlace = 'discard' | 'play' | 'revealed'
type CardPlace = 'hand' | 'supply' | OpenPlace

/** Where the card that answers a question is found. */
const PLACES: Readonly<Record<string, CardPlace>> = {
  gain: 'supply',
  'trade-for': 'supply',
  'name-a-card': 'supply',
  'take-train': 'discard',
  'train-to-top': 'play',
  'money-of-train': 'play',
  'take-revealed': 'revealed',
  'put-back-revealed': 'revealed',
  roundhouse: 'revealed',
}

export function choicesIn(view: State, moves: readonly LegalMove[]): Choices {
  const hexes = new Map<number, HexChoice[]>()
  const hand = new Map<number, HandChoice>()
  const piles = new Map<number, PileChoice>()
  const open = new Map<number, MoveText>()
  const routes = new Map<number, MoveText>()
  const answers: Answer[] = []
  const place = moves.length === 0 ? 'hand' : placeOf(prompt(view)?.code ?? '')
  const onHex = (hex: number, choice: HexChoice) => hexes.set(hex, [...(hexes.get(hex) ?? []), choice])
  const inHand = (card: number, choice: HandChoice) => hand.set(card, { ...hand.get(card), ...choice })
  const onPile = (card: number, choice: PileChoice) => piles.set(card, { ...piles.get(card), ...choice })
  for (const { text, move: unknown } of moves) {
    const move = unknown as Move
    switch (move.do) {
      case 'start':
      case 'station':
        onHex(move.hex, { text, kind: move.do, partners: 0 })
        break
      case 'rail':
        onHex(move.hex, { text, kind: 'rail', partners: move.partners })
        break
      case 'play':
        inHand(move.card, move.effects ? { play: text } : { money: text })
        break
      case 'buy':
        onPile(move.card, move.top ? { top: text } : { buy: text })
        break
      case 'choose':
        if (place === 'hand') inHand(move.card, { choose: text })
        else if (place === 'supply') onPile(move.card, { choose: text })
        else open.set(move.card, text)
        break
      case 'route':
        routes.set(move.marker, text)
        break
      default:
        answers.push({ text, move })
    }
  }
  const openAt = open.size > 0 && place !== 'hand' && place !== 'supply' ? place : null
  return { hexes, hand, piles, open, openAt, routes, answers }
}

const placeOf = (code: string): CardPlace => PLACES[code] ?? 'hand'

/** The seat through whose eyes the panels look: who watches this page, else whose turn it is. */
export function seatOf(view: State, viewer: number | 'spectator'): number {
  return viewer === 'spectator' ? view.active : viewer
}
