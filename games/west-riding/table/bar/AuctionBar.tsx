/** One's own bid: what the lot would bring at that price, a sum to set, and the way out. */
import { BarButton, Decide, Stepper, type TableProps } from '@branchline/design'
import { useState } from 'react'
import { minimumBid } from '../../rules/buy-and-build-offer.ts'
import { HULL_BARNSLEY, SHARES_OF_BASIC } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { livery } from '../livery.ts'
import { wordsFor } from '../messages/index.ts'
import { pounds } from '../money.ts'
import { inNotation, PASS } from '../moves.ts'
import { Bidders } from './Bidders.tsx'
import styles from './bar.module.css'
import { lotFigures, shortOf } from './lotFigures.tsx'
import { Maximum, useMaximum } from './Maximum.tsx'

const STEPS = [0, 1, 2, 5, 10]

export function AuctionBar(props: TableProps<State>) {
  const { view, choose, locale } = props
  const words = wordsFor(locale).auction
  const [minimum, cash] = [minimumBid(view), view.cash[view.bidding]]
  const canBid = minimum <= cash
  const [amount, setAmount] = useState(minimum)
  const [isTyping, setTyping] = useState(false)
  const forget = useMaximum(props)
  const bid = () => {
    forget()
    choose(inNotation(view, { kind: 'bid', amount }))
  }
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
            onClick={() => {
              forget()
              choose(inNotation(view, PASS))
            }}
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
                  mostSaid={words.most({ amount: cash })}
                  leastSaid={words.least({ amount: minimum })}
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
