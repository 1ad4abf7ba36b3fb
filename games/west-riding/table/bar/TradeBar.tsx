/** Two for one: the pair chosen, or the best; what it pays then, and what others get to hold. */
import { BarButton, type Consequence, Decide, pick, type TableProps, useChosen } from '@branchline/design'

import type { State } from '../../rules/state.ts'
import { payoffOfTrade } from '../foresight.ts'
import { livery } from '../livery.ts'
import { wordsFor } from '../messages/index.ts'
import { change, pounds } from '../money.ts'
import { inNotation, PASS } from '../moves.ts'
import { type Trade, tradesOf } from '../trades.ts'
import { CompanySign } from '../trays/parts.tsx'
import styles from './bar.module.css'

export function TradeBar(props: TableProps<State>) {
  const { view, attention, choose, locale } = props
  const words = wordsFor(locale).trade
  const trades = tradesOf(props)
  const chosen = useChosen(attention)
  const at = Math.max(
    0,
    trades.findIndex(({ text }) => text === chosen),
  )
  const trade = trades[at]
  const keep = (
    <BarButton onClick={() => choose(inNotation(view, PASS))} data-choice="pass" data-move="pass">
      {words.keep}
    </BarButton>
  )
  if (trade === undefined) return <Decide question={words.which} where={words.where} buttons={keep} />
  const letters = [trade.first, trade.second, trade.grouping].map((company) => livery(company).letters)
  return (
    <Decide
      question={words.really({ isPair: letters[0] === letters[1], first: letters[0], second: letters[1], grouping: letters[2] })}
      figures={figuresOf(props, trade)}
      buttons={
        <>
          {trades.length > 1 ? (
            <BarButton
              look="quiet"
              label={words.pairs}
              className={styles.cycle}
              data-bar-button={undefined}
              onClick={() => pick(attention, trades[(at + 1) % trades.length].text)}
            >
              {at + 1}/{trades.length}›
            </BarButton>
          ) : null}
          {keep}
          <BarButton look="primary" onClick={() => choose(trade.text)} data-choice="trade" data-move={trade.text}>
            {words.trade}
          </BarButton>
        </>
      }
    />
  )
}

function figuresOf({ view, speaker, locale }: TableProps<State>, { first, second, lost, outlook, source }: Trade): Consequence[] {
  const words = wordsFor(locale).trade
  const seat = view.order[view.at]
  const payoff = payoffOfTrade(view, first, second, source)
  return [
    {
      label: words.pays,
      value: (
        <>
          {pounds(lost + outlook.dividends)} <small>{words.insteadOf({ amount: lost })}</small>
        </>
      ),
      ...(outlook.dividends < 0 ? { warn: true } : {}),
    },
    { label: words.atEnd, value: change(payoff), why: words.atEndWhy, ...(payoff < 0 ? { warn: true } : {}) },
    { label: words.president, value: outlook.presidentSeat === seat ? words.you : speaker.seat(outlook.presidentSeat) },
    {
      label: words.public,
      value: (
        <>
          <CompanySign company={first} /> <CompanySign company={second} />
        </>
      ),
      why: words.sources[source],
    },
  ]
}
