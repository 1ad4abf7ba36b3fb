import type { TableProps } from '@branchline/design'
import type { State } from '../rules.ts'
import { AuctionDecision } from './Auction.tsx'
import { BuildDecision } from './Build.tsx'
import { PayDecision } from './Pay.tsx'
import { usePresses } from './press.ts'
import { TakeoverDecision } from './Takeover.tsx'
import { TrainsDecision } from './Trains.tsx'

/** The inside of the action bar: what is asked now, what it would bring, and the buttons that do it. */
export function Decision(props: TableProps<State>) {
  usePresses(props)
  const { view, moves } = props
  if (moves.length === 0) return null
  if (view.due > 0) return <PayDecision {...props} />
  switch (view.phase) {
    case 'auction':
      return <AuctionDecision {...props} />
    case 'build':
      return <BuildDecision {...props} />
    case 'trains':
      return <TrainsDecision {...props} />
    case 'takeover':
      return <TakeoverDecision {...props} />
    case 'over':
      return null
  }
}
