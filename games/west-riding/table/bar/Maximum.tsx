/** The most one would bid for a lot: bid for as long as it takes no more, then passed. */
import { BarButton, Table, type TableProps } from '@branchline/design'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { minimumBid } from '../../rules/buy-and-build-offer.ts'
import { LOT_IDS } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { keptLimit, limit, useLimit } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { inNotation, PASS } from '../moves.ts'
import styles from './bar.module.css'

export function Maximum(props: TableProps<State> & { amount: number }) {
  const { view, locale, amount, attention, choose } = props
  const words = wordsFor(locale).auction
  const table = useContext(Table)
  const [isAsked, setAsked] = useState(false)
  if (table === null || !(table.source.orders || isAtHome(table.model))) return null
  const give = () => {
    setAsked(true)
    // A server carries it out as a standing order; on one's own device the table keeps it.
    if (table.source.orders) {
      const fields = { lot: LOT_IDS[view.lot], most: amount, outbid: 'pass', purse: 0 }
      void table.source.orders.give({ kind: 'bid', fields, until: ['new-turn'] }).catch(() => setAsked(false))
    } else {
      const said = { seat: view.bidding, auction: auctionOf(view), most: amount, n: table.model.n }
      limit(attention, said)
      table.source.keepAside?.({ limit: said })
      choose(inNotation(view, { kind: 'bid', amount: minimumBid(view) }))
    }
  }
  return (
    <BarButton className={styles.maximum} onClick={give} disabled={isAsked} data-sign={words.upToHelp({ amount })} data-choice="maximum">
      {words.upTo({ amount })}
    </BarButton>
  )
}

/**
 * Bids by the maximum that was set on this device, or passes beyond it; also when one has left the table and comes back. What is returned forgets it:
 * whoever bids by hand has thought again.
 */
export function useMaximum({ view, attention, choose, moves }: TableProps<State>): () => void {
  const said = useLimit(attention)
  const table = useContext(Table)
  const n = table?.model.n ?? 0
  const source = table?.source
  const answered = useRef(-1)
  const auction = auctionOf(view)
  const isDue = said !== null && said.seat === view.bidding && said.auction === auction && n > said.n && moves.length > 0
  // Of another auction, or taken back to before it was said.
  const isPast = said !== null && (said.auction !== auction || n < said.n)
  const forget = useCallback(() => {
    limit(attention, null)
    source?.keepAside?.(null)
  }, [attention, source])
  useEffect(() => {
    const kept = keptLimit(source?.keptAside?.())
    if (kept !== null) limit(attention, kept)
  }, [attention, source])
  useEffect(() => {
    if (isPast) return forget()
    if (!isDue || said === null || answered.current === n) return
    answered.current = n
    const amount = minimumBid(view)
    choose(inNotation(view, amount <= said.most ? { kind: 'bid', amount } : PASS))
  }, [isPast, isDue, said, n, view, choose, forget])
  return () => {
    if (said?.seat === view.bidding) forget()
  }
}

const isAtHome = ({ kind, isLesson }: { readonly kind: string; readonly isLesson?: boolean }) => kind === 'local' && isLesson !== true

const auctionOf = ({ turn, at, lot }: State): string => `${turn} ${at} ${lot}`
