import { type AnyTable, type TableProps, useTable } from '@branchline/design'
import { Tabs } from '@branchline/design/parts'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { part } from '../shell/part.tsx'
import { type SheetId, useFrame } from './frame.ts'
import { Sheet } from './Sheet.tsx'
import { type TrayTab, trayOnTop } from './Trays.tsx'

const SheetContent = part(async () => (await import('./sheets/SheetContent.tsx')).SheetContent)

/** The sheet that is open, if one is. */
export function Sheets({ drawn, props, trays }: { drawn: AnyTable | null; props: TableProps; trays: readonly TrayTab[] }) {
  const title = useSheetTitle()
  const t = useTranslations('table')
  const { sheet, tray, showTray } = useFrame()
  useGivingWay(trays[0]?.id ?? '')
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

const isLit = (part: string) => document.querySelector(`${part} :is([data-move], [data-lit]):not(:disabled)`) !== null

/** What one's own move asks next, or a phase that began while the tray was up, lies on the board: a tray over it in which nothing answers gives way. */
function useGivingWay(first: string): void {
  const { n, entries, mine, moves } = useTable().model
  const { sheet, layout, shut } = useFrame()
  const wasAt = useRef(n)
  const openedIn = useRef(first)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase in which it was opened
  useEffect(() => {
    openedIn.current = first
  }, [sheet])
  const isAskedOn = mine.includes(entries.at(-1)?.seat ?? -1) || openedIn.current !== first
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
