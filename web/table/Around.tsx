import { type AnyTable, type TableProps, useTable } from '@branchline/design'
import { useMemo, useSyncExternalStore } from 'react'
import { useFrame } from './frame.ts'
import { Head, Now } from './Head.tsx'
import { hasTray } from './layout.ts'
import { PhoneNav } from './PhoneNav.tsx'
import { PlayerStrip } from './PlayerStrip.tsx'
import { Sheets } from './Sheets.tsx'
import { sinceMyTurn, stepsOf, useViewThen } from './since.ts'
import styles from './TableFrame.module.css'
import { TrayNames, Trays, type TrayTab, useFirstTray, useTrays } from './Trays.tsx'

const DESK = '(min-width: 1600px) and (min-height: 900px)'

/** All that stands around board and bar: head, strip, tray; on a phone the bottom row; and the sheet that is open. */
export function Around({ drawn, props, extraTrays }: { drawn: AnyTable | null; props: TableProps; extraTrays: readonly TrayTab[] }) {
  const { model, source } = useTable()
  const { layout, putOnTop } = useFrame()
  const seat = model.viewer === 'spectator' ? null : model.viewer
  const since = useMemo(() => sinceMyTurn(model.entries, seat), [model.entries, seat])
  const viewThen = useViewThen(source, model, since.n)
  const then = useMemo(
    () => (viewThen === null || model.at !== model.n ? null : { ...props, view: viewThen, moves: [] }),
    [viewThen, model, props],
  )
  const steps = useMemo(() => stepsOf(drawn, since.entries, props), [drawn, since, props])
  const progress = useMemo(() => drawn?.progress?.(props) ?? null, [drawn, props])
  const trays = useTrays(drawn, props, steps, extraTrays)
  useFirstTray(trays, putOnTop)
  const isDesk = useMedia(DESK)
  const isPhone = layout === 'phone' || layout === 'phone-across'
  return (
    <>
      <div className={styles.ledger}>
        <Head drawn={drawn} progress={progress} />
        <Now progress={progress} />
        <PlayerStrip drawn={drawn} props={props} then={then} />
        {hasTray(layout, drawn?.isHandInBar === true) ? (
          <Trays trays={trays} isDesk={isDesk} />
        ) : layout === 'across' ? (
          <TrayNames trays={trays} />
        ) : null}
      </div>
      {isPhone ? <PhoneNav trays={trays} steps={steps.length} /> : null}
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
