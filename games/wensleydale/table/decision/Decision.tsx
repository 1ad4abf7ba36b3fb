import { later, type TableProps } from '@branchline/design'
import { useLayoutEffect } from 'react'
import { deskOf } from '../desk.ts'
import { useEntries } from '../history.ts'
import type { State } from '../rules.ts'
import { AuctionDecision } from './Auction.tsx'
import { usePresses } from './press.ts'

const BuildDecision = later(async () => (await import('../rest.ts')).BuildDecision)
const PayDecision = later(async () => (await import('../rest.ts')).PayDecision)
const TakeoverDecision = later(async () => (await import('../rest.ts')).TakeoverDecision)
const TrainsDecision = later(async () => (await import('../rest.ts')).TrainsDecision)

/** The inside of the action bar: what is asked now, what it would bring, and the buttons that do it. */
export function Decision(props: TableProps<State>) {
  usePresses(props)
  useFreshBox(props)
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

/** A box is chosen at one position: taken back and made again, nobody finds it chosen by itself. */
function useFreshBox({ attention }: TableProps<State>): void {
  const at = useEntries().length
  useLayoutEffect(() => {
    const desk = deskOf(attention)
    if (desk.now().boxAt !== at) desk.change({ box: null, boxAt: at })
  }, [attention, at])
}
