/** Beside the board: what is to be decided, and the books. */
import { Table, type TableProps, Tabs } from '@branchline/design'
import { useContext, useEffect, useRef, useState } from 'react'
import type { State } from '../../rules/state.ts'
import { statementsOf } from '../statements.ts'
import { steer, useSteering } from '../steering.ts'
import { wordsIn } from '../words.ts'
import { AuctionPanel } from './AuctionPanel.tsx'
import { BuildPanel } from './BuildPanel.tsx'
import { DividendSheet } from './DividendSheet.tsx'
import { OfferPanel } from './OfferPanel.tsx'
import { PayoffSheet } from './PayoffSheet.tsx'
import styles from './panels.module.css'
import { StockTable } from './StockTable.tsx'
import { TradePanel } from './TradePanel.tsx'

export function Panels(props: TableProps<State>) {
  const { view, locale } = props
  const words = wordsIn(locale)
  const model = useContext(Table)?.model
  const statements = statementsOf((model?.entries ?? []).filter(({ n }) => n <= (model?.at ?? n)))
  const [tab, setTab] = useState(view.phase === 'over' ? 'payoff' : 'shares')
  const read = useRef(statements.length)
  // A new statement comes to the top; a finished game opens at its Big Payoff.
  useEffect(() => {
    if (view.phase === 'over') setTab('payoff')
    else if (statements.length > read.current) setTab('dividends')
    read.current = statements.length
  }, [statements.length, view.phase])
  const decision = useRef<HTMLDivElement>(null)
  useSteering(props.attention, 'panels', decision, props.moves, ['offer', 'to', 'from', 'path'].includes(view.phase))
  return (
    <div className={styles.panels}>
      {view.phase === 'over' ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that come up from the controls inside
        <div ref={decision} onKeyDown={({ key }) => steer(props.attention, 'panels', key)}>
          <Decision {...props} />
        </div>
      )}
      <div className={styles.books}>
        <Tabs
          label={words.panels.books}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { id: 'shares', label: words.stock.title, content: () => <StockTable {...props} /> },
            {
              id: 'dividends',
              label: words.dividends.title,
              content: () => <DividendSheet key={statements.length} {...props} statements={statements} />,
            },
            {
              id: 'payoff',
              label: view.phase === 'over' ? words.payoff.title : words.payoff.titleNow,
              content: () => <PayoffSheet {...props} />,
            },
          ]}
        />
      </div>
    </div>
  )
}

function Decision(props: TableProps<State>) {
  switch (props.view.phase) {
    case 'offer':
      return <OfferPanel {...props} />
    case 'bid':
      return <AuctionPanel key={props.view.lot} {...props} />
    case 'to':
    case 'from':
    case 'path':
      return <BuildPanel {...props} />
    case 'trade':
      return <TradePanel {...props} />
    default:
      return null
  }
}
