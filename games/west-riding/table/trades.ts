/** The legal trades with what the rules foresee of each, the best first. */
import type { MoveText, TableProps } from '@branchline/design'
import { dividendsNow, type TradeOutlook, tradeOutlook } from '../rules/index.ts'
import type { Company, Railway } from '../rules/railways.ts'
import type { ShareSource, State } from '../rules/state.ts'
import { offers } from './moves.ts'

export interface Trade {
  readonly text: MoveText
  readonly first: Railway
  readonly second: Railway
  readonly grouping: Company
  readonly source: ShareSource
  readonly outlook: TradeOutlook
  /** What the two shares pay this turn, which is lost. */
  readonly lost: number
}

export function tradesOf({ view, moves }: Pick<TableProps<State>, 'view' | 'moves'>): Trade[] {
  const { companies } = dividendsNow(view)
  return offers(moves)
    .flatMap(({ text, move }): Trade[] => {
      if (move.kind !== 'trade') return []
      const { first, second, source } = move
      const grouping = view.group[first]
      const lost = companies[first].perShare + companies[second].perShare
      return [{ text, first, second, grouping, source, lost, outlook: tradeOutlook(view, first, second, source) }]
    })
    .sort((one, other) => worth(other) - worth(one))
}

const worth = ({ outlook }: Trade): number => outlook.dividends + outlook.payoff
