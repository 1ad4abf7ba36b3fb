/** The inside of the action bar, phase by phase. */
import { later, type TableProps, useQueue } from '@branchline/design'
import type { State } from '../../rules/state.ts'
import { deskOf } from '../desk.ts'
import { AuctionBar } from './AuctionBar.tsx'
import { BuildBar } from './BuildBar.tsx'
import { OfferBar } from './OfferBar.tsx'

const TradeBar = later(async () => (await import('../rest.ts')).TradeBar)

export function Decision(props: TableProps<State>) {
  useQueue(deskOf(props.attention), props.choose)
  const { view } = props
  switch (view.phase) {
    case 'offer':
      return <OfferBar {...props} />
    case 'bid':
      return <AuctionBar key={`${view.lot} ${view.bid} ${view.bidding}`} {...props} />
    case 'to':
    case 'from':
    case 'path':
      return <BuildBar {...props} />
    case 'trade':
      return <TradeBar {...props} />
    default:
      return null
  }
}
