import { type AnyTable, type TableProps, useTable } from '@branchline/design'
import { Tabs } from '@branchline/design/parts'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { part } from '../shell/part.tsx'
import { type SheetId, useFrame } from './frame.ts'
import { Sheet } from './Sheet.tsx'
import { putAwayTold } from './slipStore.ts'
import { type TrayTab, trayOnTop } from './Trays.tsx'

const SheetContent = part(async () => (await import('./sheets/SheetContent.tsx')).SheetContent)

/** The sheet that is open, if one is. */
export function Sheets({ drawn, props, trays }: { drawn: AnyTable | null; props: TableProps; trays: readonly TrayTab[] }) {
  const title = useSheetTitle()
  const t = useTranslations('table')
  const { sheet, tray, layout, showTray } = useFrame()
  useGivingWay(trays[0]?.id ?? '')
  useEffect(() => {
    if (sheet !== null && layout === 'phone') putAwayTold()
  }, [sheet, layout])
  if (sheet === null) return null
  return (
    <Sheet key={sheet} isOver={sheet === 'more'} title={title(sheet, trays.find(({ id }) => id === trayOnTop(trays, tray))?.label ?? '')}>
      {sheet === 'tray' ? (
        <Tabs label={t('trays')} tabs={trays} chosen={tray} onChoose={showTray} />
      ) : (
        <Suspense fallback={null}>
          <SheetContent id={sheet} drawn={drawn} props={props} />
        </Suspense>
      )}
    </Sheet>
  )
}

/** The board is drawn by then. */
const SOON = 250

const isLit = (part: string) => document.querySelector(`${part} :is([data-move], [data-start], [data-lit]):not(:disabled)`) !== null

/** Whoever has acted since the tray came up, or a phase that began meanwhile, is asked something on the board: a tray over it in which nothing answers gives way. */
function useGivingWay(first: string): void {
  const { n, entries, mine, moves } = useTable().model
  const { sheet, layout, shut } = useFrame()
  const wasAt = useRef(n)
  const openedIn = useRef({ first, n })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase in which it was opened
  useEffect(() => {
    openedIn.current = { first, n }
  }, [sheet])
  const hasActed = entries.some((entry) => entry.n > openedIn.current.n && mine.includes(entry.seat))
  const isAskedOn = hasActed || openedIn.current.first !== first
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    const isNew = wasAt.current !== n
    wasAt.current = n
    if (!isNew || moves.length === 0 || !isAskedOn || sheet !== 'tray' || layout !== 'phone') return
    const timer = setTimeout(() => isLit('#board') && !isLit('[role="dialog"]') && shut(), SOON)
    return () => clearTimeout(timer)
  }, [n])
}

function useSheetTitle(): (sheet: SheetId, tray: string) => string {
  const t = useTranslations('table')
  return (sheet, tray) => {
    switch (sheet) {
      case 'moves':
        return t('allMoves')
      case 'words':
        return t('boardText')
      case 'talk':
        return t('chat')
      case 'tray':
        return tray
      default:
        return t(sheet)
    }
  }
}
