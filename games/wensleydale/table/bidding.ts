/** A bidding war as one of those in it would tell it. */
import type { GameEvent, Speaker } from '@branchline/engine'
import type { Words } from './messages/index.ts'

/** The boxes that are theirs, at what price and against whom; who has none left says who took the last of them. All that happened in the auction is asked. */
export function biddingInWords(seat: number, auction: readonly GameEvent[], speaker: Speaker, t: Words): string {
  const isOver = auction.some(({ type }) => type === 'box-won')
  const standing = new Map(auction.flatMap((event) => (event.type === 'bid' ? [[Number(event.box), event] as const] : [])))
  const own = [...standing].flatMap(([box, bid]) => (bid.seat === seat ? [{ box, amount: Number(bid.amount) }] : []))
  const outbid = auction.filter(({ type }) => type === 'outbid')
  if (own.length === 0) {
    const lost = outbid.findLast((event) => event.seat === seat)
    return lost === undefined ? '' : t.losesBox({ box: Number(lost.box), name: speaker.seat(Number(lost.bySeat)) })
  }
  const items = own.map(({ box, amount }) => {
    const rivals = new Set(outbid.flatMap((event) => (event.box === box && event.seat !== seat ? [Number(event.seat)] : [])))
    const told = { box, amount, rivals: rivals.size, names: [...rivals].map(speaker.seat) }
    return isOver ? t.boxFor(told) : t.bidOnBox(told)
  })
  return isOver ? t.wins({ items }) : t.bids({ items })
}
