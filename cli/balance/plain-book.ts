/** What can be counted in a title that says nothing of it: the first words of its moves, and whatever its notation names. */
import type { AnyBalanceBook, AnyGame, Use } from '@branchline/engine'
import { messages } from './messages/index.ts'

export function plainBook(game: AnyGame): AnyBalanceBook {
  return {
    words: messages,
    round: () => 1,
    stock: () => ({}),
    barrable: [],
    uses(state, move) {
      const [verb, ...rest] = game.print(state, move).split(/[\s~>,:]+/)
      const named = rest.filter((word) => game.label?.(word) !== undefined)
      return [{ kind: 'moves', id: verb }, ...named.map((id): Use => ({ kind: 'names', id }))]
    },
    begun: () => {},
    told: () => {},
    over: () => {},
    endings: () => [],
    label: () => undefined,
    board: () => [],
  }
}
