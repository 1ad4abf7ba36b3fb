/** New games on this device. */
import { defaultOptions, type GameRecord, isRefusal, type Json } from '@branchline/engine'
import { useSettings } from '../settings/settings.ts'
import { type Occupant, storeTable } from '../store/localTables.ts'
import { newId } from '../store/newId.ts'
import { charactersOf, findTitle, loadGame } from '../titles/titles.ts'
import { botName } from './botName.ts'
import { characterToPlay, levelToPlay } from './ladder.ts'
import { usualSeats } from './usualSeats.ts'

/** Kept for browsers that store nothing: such a game lasts as long as the page. */
export const unstored = new Map<string, import('../store/localTables.ts').StoredTable>()

/** One as they were last time. */
export const usualBot = (game: string, seat: number, table: string): Occupant => ({
  kind: 'bot',
  level: levelToPlay(),
  character: characterToPlay(charactersOf(game)),
  name: botName(seat, table),
})

/** One click: me in the first seat, bots in the others, as many and as strong as last time, the usual options. */
export async function playNowAgainstBots(id: string): Promise<string> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  const options = defaultOptions(game.options)
  let seats = usualSeats(game)
  while (seats < game.seats.max && game.fits?.(options, seats)) seats++
  const table = newId()
  const occupants = Array.from(
    { length: seats },
    (_, seat): Occupant => (seat === 0 ? { kind: 'person', name: useSettings.getState().name || '' } : usualBot(id, seat, table)),
  )
  return newTable(
    table,
    { game: id, rulesVersion: game.rulesVersion, options: options as GameRecord['options'], seats, seed: newId(10), moves: [] },
    occupants,
  )
}

/** The first game of a title: short, among bots that see less, with the coach beside one. */
export async function playFirstGame(id: string): Promise<string> {
  const [game, title] = await Promise.all([loadGame(id), findTitle(id)])
  if (game === undefined || title?.firstGame === undefined) throw new Error(`no first game of ${id}`)
  const { seats, options, bots } = title.firstGame
  const table = newId()
  const occupants = Array.from(
    { length: seats },
    (_, seat): Occupant =>
      seat === 0 ? { kind: 'person', name: useSettings.getState().name || '' } : { kind: 'bot', level: bots, name: botName(seat, table) },
  )
  useSettings.getState().change({ coach: true })
  const all = { ...(defaultOptions(game.options) as GameRecord['options']), ...options }
  return newTable(table, { game: id, rulesVersion: game.rulesVersion, options: all, seats, seed: newId(10), moves: [] }, occupants)
}

/** Stores a game at its start, or in the middle when `record` has moves, and returns its id. */
export async function newTable(id: string, record: GameRecord, occupants: readonly Occupant[], day?: string): Promise<string> {
  const game = await loadGame(record.game)
  if (game === undefined) throw new Error(`no game ${record.game}`)
  const misfit = game.fits?.(record.options, record.seats)
  if (misfit && isRefusal(misfit)) throw new Error(misfit.code)
  const now = Date.now()
  const { finalHash: _, ...going } = record
  const table = {
    id,
    record: { ...going, options: record.options as { readonly [name: string]: Json }, names: occupants.map(({ name }) => name) },
    occupants,
    undone: [],
    toAct: 0,
    createdAt: now,
    changedAt: now,
    notes: '',
    ...(day === undefined ? {} : { day }),
  }
  if (!storeTable(table)) unstored.set(id, table)
  return id
}
