import { type AnyTable, BarButton, BarStamp, Decide, type TableProps, useTable } from '@branchline/design'
import type { Seat } from '@branchline/engine'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SoftFault } from '../shell/Fault.tsx'
import { part } from '../shell/part.tsx'
import { SeatClock } from '../time/SeatClock.tsx'
import styles from './ActionBar.module.css'
import { focusWhenDrawn } from './focusWhenDrawn.ts'
import { useFrame } from './frame.ts'
import { Slips } from './Slips.tsx'
import { Waiting } from './Waiting.tsx'
import { moveInWords } from './wording.ts'

/** Fetched by whoever looks back, and where a title draws no decision of its own. */
const HistoryBar = part(async () => (await import('./HistoryBar.tsx')).HistoryBar)
const PlainDecision = part(async () => (await import('./PlainDecision.tsx')).PlainDecision)

const ROOMY = 124

interface ActionBarProps {
  readonly drawn: AnyTable | null
  readonly props: TableProps
  /** Asked before it is made: it cannot be taken back. */
  readonly pending: string | null
  readonly onPending: (text: string | null) => void
  readonly onStandings: (() => void) | null
  /** Stands in place of everything else: a recap under way, the controls of a replay. */
  readonly instead: ReactNode
}

/** The one place to decide: what is asked, what it would bring, the only buttons that do it. Always in the same place, always visible. */
export function ActionBar({ drawn, props, pending, onPending, onStandings, instead }: ActionBarProps) {
  const t = useTranslations('table')
  const { model } = useTable()
  const { isHistory, layout } = useFrame()
  const [bar, isRoomy] = useRoomy(drawn?.isHandInBar !== true)
  const isPast = model.at < model.n
  const isMine = model.moves.length > 0
  return (
    <section
      ref={bar}
      className={styles.bar}
      id="question"
      tabIndex={-1}
      aria-label={t('prompt')}
      data-testid="prompt"
      data-keeps-focus="bar"
      data-bar
      data-at={`${model.at}/${model.n}`}
      data-mine={(isMine && !isPast && instead === null) || undefined}
      data-roomy={isRoomy || undefined}
    >
      <Slips />
      {layout.startsWith('phone') && model.toAct !== null ? <BarClock seat={model.toAct} /> : null}
      {instead !== null ? (
        instead
      ) : isHistory || isPast ? (
        <Suspense fallback={null}>
          <HistoryBar />
        </Suspense>
      ) : model.toAct === null ? (
        <Over onStandings={onStandings} />
      ) : pending !== null ? (
        <Confirm text={pending} onPending={onPending} />
      ) : isMine ? (
        <BarStamp value={<TurnStamp />}>
          <Decision drawn={drawn} props={props} />
        </BarStamp>
      ) : (
        <Waiting drawn={drawn} props={props} />
      )}
    </section>
  )
}

/** On a phone the names give way, and the time that runs stands here. */
function BarClock({ seat }: { seat: Seat }) {
  return (
    <div className={styles.clock} data-testid="bar-clock">
      <SeatClock seat={seat} />
    </div>
  )
}

/** The title's own decision; where it has none, or it broke at this position, the plain one. */
function Decision({ drawn, props }: { drawn: AnyTable | null; props: TableProps }) {
  const { model } = useTable()
  const place = `${model.at}/${model.n}`
  const [brokenAt, setBrokenAt] = useState<string | null>(null)
  if (!drawn?.Decision || brokenAt === place)
    return (
      <Suspense fallback={null}>
        <PlainDecision />
      </Suspense>
    )
  return (
    <SoftFault onFault={() => setBrokenAt(place)}>
      <drawn.Decision {...props} />
    </SoftFault>
  )
}

function TurnStamp() {
  const t = useTranslations('table')
  const { model } = useTable()
  const actor = model.toAct === null ? undefined : model.players[model.toAct]
  const whose = model.mine.length > 1 ? actor?.name : t('yourTurn')
  return (
    <span className={styles.stamp} title={whose} dir="auto">
      {whose}
    </span>
  )
}

function Over({ onStandings }: { onStandings: (() => void) | null }) {
  const t = useTranslations('table')
  return (
    <Decide
      question={t('over')}
      buttons={
        onStandings === null ? null : (
          <BarButton look="primary" onClick={onStandings} data-testid="standings">
            {t('standings')}
          </BarButton>
        )
      }
    />
  )
}

/** The primary button turned over: what cannot be taken back is asked once more, in the same place. */
function Confirm({ text, onPending }: { text: string; onPending: (text: string | null) => void }) {
  const t = useTranslations('table')
  const { model, speaker, locale, choose } = useTable()
  const move = moveInWords(model.game, speaker, locale, text)
  return (
    <Decide
      question={t('confirmHelp')}
      buttons={
        <>
          <BarButton letsGo onClick={() => onPending(null)}>
            {t('change')}
          </BarButton>
          <BarButton ref={focusWhenDrawn} look="primary" onClick={() => choose(text)} data-testid="confirm">
            {t('sure', { move })}
          </BarButton>
        </>
      }
    />
  )
}

/** Where the board leaves the bar more height than it needs, its type grows. */
function useRoomy(isWanted: boolean) {
  const bar = useRef<HTMLElement>(null)
  const [isRoomy, setRoomy] = useState(false)
  useEffect(() => {
    const element = bar.current
    if (element === null || !isWanted) return setRoomy(false)
    const watch = new ResizeObserver(() => setRoomy(roomFor(element) >= ROOMY && element.offsetWidth >= 760))
    watch.observe(element)
    return () => watch.disconnect()
  }, [isWanted])
  return [bar, isRoomy] as const
}

/** What the board leaves to the bar; not what the bar takes from the board because much stands in it. */
function roomFor(bar: HTMLElement): number {
  const table = bar.closest('main')
  const board = table?.querySelector<HTMLElement>('#board')
  if (!table || !board) return 0
  const wideOverHigh = Number(getComputedStyle(table).getPropertyValue('--A'))
  return Math.min(bar.offsetHeight, table.clientHeight - board.offsetTop - board.clientWidth / wideOverHigh)
}
