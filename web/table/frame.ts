/** What the regions of a table share besides the position: which sheet is open, which tray is on top, what is told in slips. */
import type { AnyTable, FoldedTray } from '@branchline/design'
import type { Refusal, Seat } from '@branchline/engine'
import { createContext, useContext } from 'react'
import type { Layout } from './layout.ts'

export type SheetId = 'moves' | 'key' | 'words' | 'players' | 'notes' | 'talk' | 'orders' | 'more' | 'advice' | 'tray'

export interface FrameTools {
  readonly layout: Layout
  /** The title's own table, where it has one. */
  readonly drawn: AnyTable | null
  readonly sheet: SheetId | null
  /** The player whose sheet was asked for. */
  readonly about: Seat | null
  /** Opens a sheet, or shuts it where it is open already. */
  toggle(sheet: SheetId, about?: Seat): void
  /** Shuts the sheet; the focus goes back to where it came from. */
  shut(): void
  /** The tray that was chosen, or nothing as long as the first is on top. */
  readonly tray: string
  /** Another tray comes first, and is on top of the others; nothing is opened. */
  beginWith(id: string): void
  /** Puts a tray on top, and opens it as a sheet where it does not lie open. */
  showTray(id: string): void
  /** Where the first tray is folded away, or lies under another. */
  readonly foldedTray: FoldedTray | undefined
  /** A swipe up on a whole board, where there is nothing to move. */
  swipeUp(): void
  readonly isHistory: boolean
  setHistory(isOpen: boolean): void
  openRules(clause: string | null): void
  openKeys(): void
  report(refused: Refusal | null): void
  takeBack(): void
  playAgain(): void
}

export const FrameContext = createContext<FrameTools | null>(null)

export function useFrame(): FrameTools {
  const frame = useContext(FrameContext)
  if (frame === null) throw new Error('a region outside of any table')
  return frame
}
