import { type AnyTable, Decide, later, type TableProps, useTable } from '@branchline/design'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { ActionBar } from './ActionBar.tsx'
import { useFrame } from './frame.ts'
import { Head, Now } from './Head.tsx'
import { hasTray, isPhone } from './layout.ts'
import { useInterlude } from './motion/motion.ts'
import { PhoneNav } from './PhoneNav.tsx'
import { PlayerStrip } from './PlayerStrip.tsx'
import { useRecap } from './recapStore.ts'
import { Sheets } from './Sheets.tsx'
import { comparedWith, sinceMyTurn, stepsSince } from './since.ts'
import styles from './TableFrame.module.css'
import { TrayNames, Trays, type TrayTab, useFirstTray, useTrays } from './Trays.tsx'
import { useForced } from './useForced.ts'
import { useNews } from './useNews.ts'
import { useRecapOffer } from './useRecapOffer.ts'

const RecapBar = later(async () => (await import('./rest.ts')).RecapBar)
const RecapOffer = later(async () => (await import('./rest.ts')).RecapOffer)
const InterludeBar = later(async () => (await import('./rest.ts')).InterludeBar)

const DESK = '(min-width: 1600px) and (min-height: 900px)'

interface RegionsProps {
  readonly drawn: AnyTable | null
  readonly props: TableProps
  readonly pending: string | null
  readonly onPending: (text: string | null) => void
  /** Nothing while they are in view. */
  readonly onStandings: (() => void) | null
  readonly controls: ReactNode
  readonly extraTrays: readonly TrayTab[]
  readonly lesson: ReactNode
}

/** All that stands around the board: bar, head, strip, tray; on a phone the bottom row; and the sheet that is open. */
export function Regions({ drawn, props, pending, onPending, onStandings, controls, extraTrays, lesson }: RegionsProps) {
  const { model } = useTable()
  const { layout, beginWith } = useFrame()
  const seat = model.viewer === 'spectator' ? null : model.viewer
  const since = useMemo(() => sinceMyTurn(model.entries, seat, drawn ?? undefined), [model.entries, seat, drawn])
  const steps = useMemo(() => stepsSince(drawn, since, props), [drawn, since, props])
  const before = useMemo(
    () => comparedWith(model.entries, seat, drawn?.runBegan?.(model.entries, props) ?? null, drawn ?? undefined),
    [model.entries, seat, drawn, props],
  )
  const progress = useMemo(() => drawn?.progress?.(props) ?? null, [drawn, props])
  const trays = useTrays(drawn, props, steps, extraTrays)
  useFirstTray(trays, beginWith)
  const offered = useRecapOffer(model, since, steps)
  const isRecap = useRecap(({ at }) => at !== null)
  const interlude = useInterlude(model.moves.length > 0)
  const forced = useForced(props, pending !== null || isRecap || offered !== null || interlude !== null)
  useNews(drawn, props)
  const instead = isRecap ? (
    <RecapBar />
  ) : interlude !== null ? (
    <InterludeBar interlude={interlude} />
  ) : offered !== null ? (
    <RecapOffer rivals={offered.rivals} onPlay={offered.play} onSkip={offered.skip} />
  ) : forced !== null ? (
    <Decide question={forced} buttons={null} />
  ) : (
    controls
  )
  const isDesk = useMedia(DESK)
  return (
    <>
      <div className={styles.foot} data-foot>
        {lesson}
        <ActionBar drawn={drawn} props={props} pending={pending} onPending={onPending} onStandings={onStandings} instead={instead} />
      </div>
      <div className={styles.ledger}>
        <Head drawn={drawn} progress={progress} />
        <Now progress={progress} />
        <PlayerStrip drawn={drawn} props={props} before={before} />
        {hasTray(layout, drawn?.isHandInBar === true) ? (
          <Trays trays={trays} isDesk={isDesk} />
        ) : layout === 'across' ? (
          <TrayNames trays={trays} />
        ) : null}
      </div>
      {isPhone(layout) ? <PhoneNav trays={trays} steps={steps.length} /> : null}
      <Sheets drawn={drawn} props={props} trays={trays} />
    </>
  )
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
