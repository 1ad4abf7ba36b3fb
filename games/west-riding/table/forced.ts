/** What is played by itself: one legal move, and nothing that its speed could tell. */
import type { MoveText, TableProps } from '@branchline/design'
import { minimumBid } from '../rules/buy-and-build-offer.ts'
import type { State } from '../rules/state.ts'
import { wordsFor } from './messages/index.ts'

/** Whoever cannot pay the next bid passes. With hidden cash the speed would tell how little there is (WR-11.5). */
export function forced({ view, moves, locale }: TableProps<State>): { move: MoveText; why: string } | null {
  if (moves.length !== 1 || view.phase !== 'bid' || view.hiddenCash) return null
  return { move: moves[0].text, why: wordsFor(locale).auction.mustPass({ minimum: minimumBid(view) }) }
}
