/** Where the coach may sit: at tables without other people, on a server only where the game counts for nothing (it began from a record). */
import type { TableModel } from '@branchline/design'
import { create } from 'zustand'
import { useSettings } from '../settings/settings.ts'

/** Titles that turned out to have none: there the plain advice serves. */
export const useCoachless = create<{ readonly games: ReadonlySet<string> }>(() => ({ games: new Set() }))

export function noteCoachless(game: string): void {
  useCoachless.setState(({ games }) => ({ games: new Set([...games, game]) }))
}

export function mayBeCoached(model: TableModel): boolean {
  if (model.kind === 'replay' || model.isLesson || !model.advice || model.mine.length !== 1) return false
  if (model.kind === 'online' && (model.fromRecord ?? null) === null) return false
  if (useCoachless.getState().games.has(model.game.id)) return false
  return model.players.every(({ seat, kind }) => kind === 'bot' || model.mine.includes(seat))
}

export const isCoached = (model: TableModel): boolean => useSettings.getState().coach && mayBeCoached(model)
