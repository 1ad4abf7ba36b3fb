import { type Tab, type TableProps, Tabs } from '@branchline/design'
import { useState } from 'react'
import { wordsFor } from '../messages/index.ts'
import type { State } from '../rules.ts'
import { AccountsPanel, ScorePanel } from './Accounts.tsx'
import { AuctionPanel } from './AuctionPanel.tsx'
import { BuildPanel } from './BuildPanel.tsx'
import styles from './Panels.module.css'
import { PayPanel } from './PayPanel.tsx'
import { ProfitTrack } from './ProfitTrack.tsx'
import { Queue } from './Queue.tsx'
import { JustNow, RoundStrip } from './RoundStrip.tsx'
import { TakeoverPanel } from './TakeoverPanel.tsx'
import { Orders, TracksTable } from './Tracks.tsx'
import { TrainsPanel } from './TrainsPanel.tsx'

/** Beside the board: what is to be decided now, and the tracks at a glance. */
export function Panels(props: TableProps<State>) {
  const { view, locale } = props
  const t = wordsFor(locale)
  const [chosen, setChosen] = useState<{ at: string; id: string } | null>(null)
  const step = `${view.round} ${view.phase}`
  const tabs: Tab[] = [
    ...(view.phase === 'over' ? [] : [{ id: 'now', label: t.phases[view.phase], content: () => <Decision {...props} /> }]),
    ...(view.phase === 'trains' || view.phase === 'over'
      ? []
      : [{ id: 'trains', label: t.trains, content: () => <TrainsPanel {...props} /> }]),
    { id: 'accounts', label: t.profit, content: () => <AccountsPanel {...props} /> },
    { id: 'score', label: t.score, content: () => <ScorePanel {...props} /> },
  ]
  // A new phase brings its own sheet to the top.
  const shown = chosen?.at === step ? chosen.id : view.phase === 'over' ? 'score' : 'now'
  return (
    <div className={styles.panels}>
      <RoundStrip {...props} />
      <div className={styles.columns}>
        <section className={styles.decision} aria-label={t.phases[view.phase]}>
          <Queue {...props} />
          <Tabs label={t.tracks} tabs={tabs} chosen={shown} onChoose={(id) => setChosen({ at: step, id })} />
        </section>
        <section className={styles.glance} aria-label={t.tracks}>
          <TracksTable {...props} />
          <Orders {...props} />
          <ProfitTrack {...props} />
          <JustNow {...props} />
        </section>
      </div>
    </div>
  )
}

function Decision(props: TableProps<State>) {
  const { view, moves } = props
  if (view.due > 0 && moves.length > 0) return <PayPanel {...props} />
  switch (view.phase) {
    case 'auction':
      return <AuctionPanel {...props} />
    case 'build':
      return <BuildPanel {...props} />
    case 'trains':
      return <TrainsPanel {...props} />
    case 'takeover':
      return <TakeoverPanel {...props} />
    case 'over':
      return null
  }
}
