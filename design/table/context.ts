/** What every part of a table needs at hand. */
import { type AnyGame, type Locale, type Refusal, type Speaker, speaker } from '@branchline/engine'
import { createContext, useContext } from 'react'
import type { Attention } from './attention.ts'
import type { TableModel, TableSource } from './model.ts'

export interface TableContext {
  readonly model: TableModel
  readonly source: TableSource
  readonly speaker: Speaker
  readonly locale: Locale
  readonly attention: Attention
  /** Plays a move, or first asks where it cannot be taken back. */
  choose(text: string): void
  askWhy(why: string | Refusal): void
  openRules(clause: string | null): void
}

export interface FoldedTray {
  readonly isUp: boolean
  /** What puts it away again says. */
  readonly away: string
  toggle(): void
}

/** The part of it that stays the same from move to move: whoever needs no more is not drawn again by one. */
export type TableTools = Pick<TableContext, 'source' | 'speaker' | 'locale' | 'attention' | 'openRules'> & {
  readonly game: AnyGame
  /** Where what the phase is played with is folded away, as on a phone, or lies under another tray. */
  readonly foldedTray?: FoldedTray | undefined
}

export const Tools = createContext<TableTools | null>(null)

export function useTools(): TableTools {
  const tools = useContext(Tools)
  if (tools === null) throw new Error('a part of a table outside of any table')
  return tools
}

export const Table = createContext<TableContext | null>(null)

export function useTable(): TableContext {
  const table = useContext(Table)
  if (table === null) throw new Error('a part of a table outside of any table')
  return table
}

export function speakerFor(model: TableModel, locale: Locale): Speaker {
  return speaker(
    model.game,
    locale,
    model.players.map(({ name }) => name),
  )
}
