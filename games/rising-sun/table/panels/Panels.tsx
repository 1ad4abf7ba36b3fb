import { type Tab, type TableProps, Tabs } from '@branchline/design'
import { useMemo, useState } from 'react'
import type { State } from '../../rules/state.ts'
import { LargeCard } from '../cards/LargeCard.tsx'
import { choicesIn, seatOf } from '../choices.ts'
import { wordsFor } from '../messages/index.ts'
import { Decks } from './Decks.tsx'
import { Hand } from './Hand.tsx'
import { PlayArea } from './PlayArea.tsx'
import styles from './panels.module.css'
import { Question } from './Question.tsx'
import { Queue } from './Queue.tsx'
import { Routes } from './Routes.tsx'
import { Scores } from './Scores.tsx'
import { Supply } from './Supply.tsx'
import { TurnStrip } from './TurnStrip.tsx'
import { useKeys } from './useKeys.ts'

/** Beside the board: the turn, the hand and the play area; the supply, scores, decks and routes on sheets. */
export function Panels(props: TableProps<State>) {
  const { view, viewer, moves, locale, speaker, attention } = props
  const t = wordsFor(locale)
  const seat = seatOf(view, viewer)
  const choices = useMemo(() => choicesIn(view, moves), [view, moves])
  const [chosen, setChosen] = useState('supply')
  const root = useKeys(moves)
  const dealt = { ...props, t, seat, choices }
  const tabs: Tab[] = [
    { id: 'supply', label: t.supply, content: () => <Supply {...dealt} /> },
    { id: 'scores', label: t.scores, content: () => <Scores {...dealt} /> },
    { id: 'decks', label: t.decks, content: () => <Decks {...dealt} /> },
    ...(view.routes.length > 0 ? [{ id: 'routes', label: t.routes, content: () => <Routes {...dealt} /> }] : []),
  ]
  // A card that is to be gained or named lies at the supply.
  const shown = [...choices.piles.values()].some(({ choose }) => choose !== undefined) ? 'supply' : chosen
  return (
    <>
      <div ref={root} className={styles.panels} data-testid="rising-sun-panels">
        <Queue {...props} t={t} />
        <TurnStrip {...dealt} />
        <div className={styles.columns}>
          <section className={styles.desk} aria-label={t.hand}>
            <Question {...dealt} />
            <Hand {...dealt} />
            <PlayArea {...dealt} />
          </section>
          <section className={styles.sheets} aria-label={t.supply}>
            <Tabs label={t.sheets} tabs={tabs} chosen={shown} onChoose={setChosen} />
          </section>
        </div>
      </div>
      <LargeCard view={view} seat={seat} attention={attention} locale={locale} speaker={speaker} />
    </>
  )
}
