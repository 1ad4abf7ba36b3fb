/** One's own bid: steps, keys, quick amounts. Arrow keys change it, Enter bids, P passes. */
import { Button, type TableProps } from '@branchline/design'
import { type KeyboardEvent, useState } from 'react'
import type { State } from '../../rules/state.ts'
import { pounds } from '../money.ts'
import { inNotation, PASS } from '../moves.ts'
import { wordsIn } from '../words.ts'
import styles from './panels.module.css'

const STEPS = [0, 1, 2, 5, 10]

export function BidControl({ view, choose, locale, minimum, cash }: TableProps<State> & { minimum: number; cash: number }) {
  const words = wordsIn(locale).auction
  const [amount, setAmount] = useState(minimum)
  const canBid = minimum <= cash
  const set = (next: number) => setAmount(Math.min(cash, Math.max(minimum, next)))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key]
    if (step !== undefined && canBid) set(amount + step)
    else if (event.key === 'Home' && canBid) set(minimum)
    else if (event.key === 'End' && canBid) set(cash)
    else if (event.key === 'Enter' && canBid && event.target instanceof HTMLInputElement) choose(inNotation(view, { kind: 'bid', amount }))
    else if (event.key.toLowerCase() === 'p') choose(inNotation(view, PASS))
    else return
    event.preventDefault()
  }
  const quick = [...new Set([...STEPS.map((more) => minimum + more), cash])].filter((sum) => sum >= minimum && sum <= cash).slice(-6)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that come up from the controls inside
    <div className={styles.bid} onKeyDown={onKeyDown} data-testid="bid">
      {canBid ? (
        <>
          <div className={styles.stepper}>
            <Button icon label={words.less} disabled={amount <= minimum} onClick={() => set(amount - 1)}>
              −
            </Button>
            <label className={styles.amount}>
              <span className="visually-hidden">{words.yourBid}</span>
              <span aria-hidden="true">£</span>
              <input
                type="number"
                inputMode="numeric"
                min={minimum}
                max={cash}
                value={amount}
                onChange={(event) => event.target.value !== '' && setAmount(Math.round(Number(event.target.value)))}
                onBlur={() => set(amount)}
              />
            </label>
            <Button icon label={words.more} disabled={amount >= cash} onClick={() => set(amount + 1)}>
              +
            </Button>
          </div>
          <div className={styles.quick}>
            {quick.map((sum) => (
              <Button
                key={sum}
                small
                onClick={() => choose(inNotation(view, { kind: 'bid', amount: sum }))}
                label={sum === cash ? words.bidAll(sum) : words.bidOf(sum)}
                data-choice={`quick ${sum}`}
              >
                {pounds(sum)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p className={styles.cannot}>{words.cannot(minimum, cash)}</p>
      )}
      <div className={styles.answers}>
        <Button onClick={() => choose(inNotation(view, PASS))} data-choice="pass">
          {words.pass}
        </Button>
        {canBid ? (
          <Button
            look="primary"
            onClick={() => choose(inNotation(view, { kind: 'bid', amount }))}
            disabled={amount < minimum || amount > cash}
            data-choice="bid"
          >
            {words.bid(amount)}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
