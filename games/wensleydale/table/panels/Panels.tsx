import { type Tab, type TableProps, Tabs } from '@branchline/design'
import { useState } from 'react'
import { useKeptFocus } from '../keptFocus.ts'
import { wordsFor } from '../messages/index.ts'
import { isBuilding, outsetOf } from '../planning.ts'
import type { State } from '../rules.ts'
import { AccountsPanel, ScorePanel } from './Accounts.tsx'
import { AuctionPanel } from './AuctionPanel.tsx'
import { BuildPanel } from './BuildPanel.tsx'
import styles from './Panels.module.css'
import { PayPanel } from './PayPanel.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { Queue } from './Queue.tsx'
import { JustNow, RoundStrip } from './RoundStrip.tsx'
import { TakeoverPanel } from './TakeoverPanel.tsx'
import { TracksTable } from './Tracks.tsx'
import { TrainsPanel } from './TrainsPanel.tsx'

/** Beside the board: what is to be decided now, and the tracks at a glance. */
export function Panels(props: TableProps<State>) {
  const { view, locale } = props
  const t = wordsFor(locale)
  useKeptFocus(props.moves)
  const [chosen, setChosen] = useState<{ at: string; id: string } | null>(null)
  const tabs: Tab[] = [
    { id: 'tracks', label: t.tracks, content: () => <Glance {...props} /> },
    ...(view.phase === 'trains' ? [] : [{ id: 'trains', label: t.trains, content: () => <TrainsPanel {...props} /> }]),
    ...(isBuilding(props) || outsetOf(props) === null ? [] : [{ id: 'plan', label: t.plan, content: () => <PlanSheet {...props} /> }]),
    { id: 'accounts', label: t.profit, content: () => <AccountsPanel {...props} /> },
    { id: 'score', label: t.score, content: () => <ScorePanel {...props} /> },
  ]
  // The sheet of plans stays open while others decide; any other belongs to its phase.
  const wanted = chosen !== null && (chosen.at === view.phase || chosen.id === 'plan') ? chosen.id : 'tracks'
  const shown = tabs.some(({ id }) => id === wanted) ? wanted : 'tracks'
  return (
    <div className={styles.panels}>
      <RoundStrip {...props} />
      <div className={styles.columns}>
        <section className={styles.decision} aria-label={t.phases[view.phase]} data-testid="decision">
          <Queue {...props} />
          <Decision {...props} />
        </section>
        <section className={styles.glance} aria-label={t.tracks}>
          <Tabs label={t.tracks} tabs={tabs} chosen={shown} onChoose={(id) => setChosen({ at: view.phase, id })} />
        </section>
      </div>
    </div>
  )
}

function Glance(props: TableProps<State>) {
  return (
    <>
      <TracksTable {...props} />
      <JustNow {...props} />
    </>
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
      return <ScorePanel {...props} />
  }
}
