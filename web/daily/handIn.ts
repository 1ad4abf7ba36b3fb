/** From the game on this device to the result at the server. */
import type { GameRecord } from '@branchline/engine'
import type { Daily } from '@branchline/server/protocol'
import { ask, ServerError } from '../http/client.ts'
import { botName } from '../play/botName.ts'
import { newTable } from '../play/create.ts'
import { useSettings } from '../settings/settings.ts'
import { type Occupant, readTable, type StoredTable } from '../store/localTables.ts'

export const tableOfDay = (day: string): string => `day-${day}`

/** The level the opponents are named by; how they decide is the day's own. */
const LEVEL = 'apprentice'

/** The day's game on this device, made where it is not there yet. Whose seed it has is looked at: a device may have been somebody else's. */
export async function openDay({ day, game, rulesVersion, options, seats, seat, seed }: Daily): Promise<string> {
  const id = tableOfDay(day)
  if (seed === null || readTable(id)?.record.seed === seed) return id
  const occupants = Array.from(
    { length: seats },
    (_, at): Occupant =>
      at === seat ? { kind: 'person', name: useSettings.getState().name } : { kind: 'bot', level: LEVEL, name: botName(at, id) },
  )
  return newTable(id, { game, rulesVersion, options: options as GameRecord['options'], seats, seed, moves: [] }, occupants, day)
}

export const isPlayed = (table: StoredTable | null): boolean => table !== null && table.toAct === null

/** What the server says of it; or why it did not take it, null where it cannot be reached. */
export async function handIn(day: string): Promise<Daily | { readonly refused: string | null }> {
  const table = readTable(tableOfDay(day))
  if (table === null) return { refused: null }
  const { names: _, ...record } = table.record
  try {
    return (await ask<{ daily: Daily }>('/daily/result', { day, record })).daily
  } catch (error) {
    return { refused: error instanceof ServerError && error.code !== 'unreachable' ? error.message : null }
  }
}
