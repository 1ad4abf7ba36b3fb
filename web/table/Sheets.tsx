import type { AnyTable, TableProps } from '@branchline/design'
import { Tabs } from '@branchline/design/parts'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { part } from '../shell/part.tsx'
import { type SheetId, useFrame } from './frame.ts'
import { Sheet } from './Sheet.tsx'
import type { TrayTab } from './Trays.tsx'

const SheetContent = part(async () => (await import('./sheets/SheetContent.tsx')).SheetContent)

/** The sheet that is open, if one is. */
export function Sheets({ drawn, props, trays }: { drawn: AnyTable | null; props: TableProps; trays: readonly TrayTab[] }) {
  const title = useSheetTitle()
  const t = useTranslations('table')
  const { sheet, tray, showTray } = useFrame()
  if (sheet === null) return null
  return (
    <Sheet key={sheet} title={title(sheet, trays.find(({ id }) => id === tray)?.label ?? '')}>
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
