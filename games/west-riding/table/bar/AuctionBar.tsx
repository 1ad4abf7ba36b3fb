/** One's own bid: what the lot would bring at that price, a sum to set, and the way out. */
import { BarButton, Decide, Stepper, Table, type TableProps } from '@branchline/design'
import { useContext, useState } from 'react'
import { minimumBid } from '../../rules/buy-and-build-offer.ts'
import { HULL_BARNSLEY, LOT_IDS, SHARES_OF_BASIC } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { livery } from '../livery.ts'
import { wordsFor } from '../messages/index.ts'
import { pounds } from '../money.ts'
import { inNotation, PASS } from '../moves.ts'
import { Bidders } from './Bidders.tsx'
import styles from './bar.module.css'
import { lotFigures, shortOf } from './lotFigures.tsx'

const STEPS = [0, 1, 2, 5, 10]

export function AuctionBar(props: TableProps<State>) {
  const { view, choose, locale } = props
  const words = wordsFor(locale).auction
  const [minimum, cash] = [minimumBid(view), view.cash[view.bidding]]
  const canBid = minimum <= cash
  const [amount, setAmount] = useState(minimum)
  const [isTyping, setTyping] = useState(false)
  const bid = () => choose(inNotation(view, { kind: 'bid', amount }))
  const quick = STEPS.map((more) => minimum + more).filter((sum) => sum <= cash)
  return (
    <Decide
      question={
        <span className={styles.lot}>
          {nameOfLot(view, words)}
          <Bidders {...props} />
        </span>
      }
      figures={canBid ? lotFigures(props, view.bidding, view.lot, amount) : shortOf(props, view.bidding, minimum)}
      buttons={
        <>
          {canBid ? (
            <fieldset className={styles.quick} data-typing={isTyping || undefined} aria-label={words.quick}>
              {quick.map((sum) => (
                <button key={sum} type="button" aria-pressed={sum === amount} onClick={() => setAmount(sum)} data-choice={`quick ${sum}`}>
                  {pounds(sum)}
                </button>
              ))}
              <button type="button" aria-label={words.other} aria-expanded={isTyping} onClick={() => setTyping(!isTyping)}>
                …
              </button>
            </fieldset>
          ) : null}
          <BarButton
            look="quiet"
            onClick={() => choose(inNotation(view, PASS))}
            data-choice="pass"
            data-move="pass"
            className={styles.pass}
          >
            {words.pass}
          </BarButton>
          {canBid ? (
            <>
              <span className={styles.stepper} data-typing={isTyping || undefined}>
                <Stepper
                  label={words.yourBid}
                  value={amount}
                  min={minimum}
                  max={cash}
                  unit="£"
                  less={words.less}
                  more={words.more}
                  onChange={setAmount}
                  onDo={bid}
                />
              </span>
              <Maximum {...props} amount={amount} />
              <BarButton look="primary" onClick={bid} data-choice="bid">
                {words.bid({ amount })}
              </BarButton>
            </>
          ) : null}
        </>
      }
    />
  )
}

type AuctionWords = ReturnType<typeof wordsFor>['auction']

function nameOfLot({ lot, outstanding }: State, words: AuctionWords): string {
  if (lot === HULL_BARNSLEY) return words.certificate
  const { letters } = livery(lot)
  if (outstanding[lot] === SHARES_OF_BASIC - 1) return words.last({ railway: letters })
  return outstanding[lot] === 0 ? words.first({ railway: letters }) : words.next({ railway: letters })
}

/** Where a server carries out orders: bids as long as it takes no more than this, and then passes. */
function Maximum({ view, locale, amount }: TableProps<State> & { amount: number }) {
  const words = wordsFor(locale).auction
  const orders = useContext(Table)?.source.orders
  const [isAsked, setAsked] = useState(false)
  if (orders === undefined) return null
  const fields = { lot: LOT_IDS[view.lot], most: amount, outbid: 'pass', purse: 0 }
  const give = () => {
    setAsked(true)
    void orders.give({ kind: 'bid', fields, until: ['new-turn'] }).catch(() => setAsked(false))
  }
  return (
    <BarButton onClick={give} disabled={isAsked} title={words.upToHelp({ amount })} data-choice="maximum">
      {words.upTo({ amount })}
    </BarButton>
  )
}
