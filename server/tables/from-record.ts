/** Records that somebody brings to a table: read with distrust, carried out as they are. */
import {
  type AnyGame,
  type AnyHistory,
  checkRecord,
  type GameRecord,
  hashOf,
  isRefusal,
  openRecord,
  type Refusal,
  speaker,
} from '@branchline/engine'
import { Denial } from '../problem.ts'
import { type CreateBody, isStorable, type Result } from '../protocol/index.ts'
import type { TableContext } from './context.ts'
import type { LogEntry } from './live.ts'
import type { GameStart } from './replay.ts'

/** A record that holds, and the game it leads to: played once, and not again for what else is asked of it. */
export interface Given {
  readonly record: GameRecord
  readonly history: AnyHistory
}

export function readGiven(context: TableContext, game: AnyGame, wish: CreateBody): Given {
  const record = checkRecord(wish.record, (id) => context.games.get(id))
  if (isRefusal(record)) throw notOffered(game, record)
  if (![record.seed, ...(record.deals ?? []).map(({ seed }) => seed)].every(isStorable)) throw new Denial('bad-message', (t) => t.seedSigns)
  if (record.game !== wish.game || record.seats !== wish.seats.length) throw new Denial('bad-message', (t) => t.recordOfAnother)
  const { bad, history } = fromOutside(() => openRecord(game, record))
  if (bad !== undefined) throw new Denial('bad-message', (t) => t.recordMove({ n: bad.at + 1, move: bad.text.slice(0, 80) }))
  if (record.finalHash !== undefined && record.finalHash !== hashOf(history.state)) throw new Denial('bad-message', (t) => t.recordChanged)
  return { record, history }
}

/** A record from outside may drive rules where no game ever went: whatever they do, it is the record that is refused. */
function fromOutside<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw new Denial('bad-message', (t) => t.recordFails({ fault: (error as Error).message.slice(0, 200) }))
  }
}

/** Null where the game goes on from there. */
export function finishedBy(game: AnyGame, { history }: Given): { log: LogEntry[]; result: Result; state: unknown } | null {
  return fromOutside(() => {
    if (game.toAct(history.state) !== null) return null
    const standing = game.standing(history.state).map((one) => ({ ...one, parts: [...one.parts] }))
    return { log: openingLog(history, 0), result: { how: 'played' as const, standing }, state: history.state }
  })
}

/** Plays what a table begins with. */
export function playOpening({ game, options, ...start }: GameStart, moves: readonly string[]): AnyHistory {
  const record = { game: game.id, rulesVersion: game.rulesVersion, options: options as GameRecord['options'], ...start, moves }
  const { history, bad } = openRecord(game, record)
  if (bad !== undefined) throw new Error(`move ${bad.at} of the record is refused: ${bad.refusal.code}`)
  return history
}

export function openingLog({ steps }: AnyHistory, at: number): LogEntry[] {
  return steps.map(({ move, seat, barrier }, index) => ({
    seq: index + 1,
    n: index + 1,
    kind: 'move',
    seat,
    by: 'person',
    move,
    requestId: `opening-${index}`,
    barrier,
    at,
  }))
}

export function notOffered(game: AnyGame, refusal: Refusal): Denial {
  return new Denial('bad-message', (_, locale) => speaker(game, locale).refusal(refusal), { refusal })
}
