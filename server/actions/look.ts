/** Looking at a table: it changes nothing in the game, and goes on while the server closes. */
import { type GameRecord, stateAt, type Viewer } from '@branchline/engine'
import { Denial } from '../problem.ts'
import type { LogLine, Position, Table } from '../protocol/index.ts'
import { mustBelong, mustSee } from '../tables/access.ts'
import { bringEvents, logFor, type Report, recordFor, reportFor } from '../tables/archive.ts'
import type { SeatingContext, TableContext } from '../tables/context.ts'
import { lagsBehind, laterPosition, seenByNow } from '../tables/lag.ts'
import { type LiveTable, viewerOf } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { comeBack, keepSpectator } from '../tables/seats.ts'
import { positionAt, positionFor } from '../tables/tell.ts'
import { liveTableFor } from '../tables/wire.ts'
import type { Asker } from './acting.ts'

/** Somebody comes to a table, perhaps by its invitation: then they may come again without. */
export async function arrive(context: SeatingContext, table: LiveTable, asker: Asker, invite: string | undefined): Promise<void> {
  mustSee(table, asker, invite)
  await keepSpectator(context, table, asker, invite)
}

/** Somebody comes to stay. Whoever watches from their seat is back: a bot that kept their place makes way. */
export async function arriveToWatch(context: SeatingContext, table: LiveTable, asker: Asker, invite: string | undefined): Promise<Viewer> {
  await arrive(context, table, asker, invite)
  const viewer = viewerOf(table, asker?.id ?? null)
  if (viewer !== 'spectator') await comeBack(context, table, viewer)
  return viewer
}

export function lookAt(context: SeatingContext, id: string, asker: Asker, invite: string | undefined): Promise<Table> {
  return atTable(context, id, async (table) => {
    await arrive(context, table, asker, invite)
    return liveTableFor(table, asker?.id ?? null)
  })
}

interface Asked {
  readonly invite?: string | undefined
}

/** As it is, or as this viewer saw it after the first `at` moves. */
export function positionSeen(
  context: TableContext,
  id: string,
  asker: Asker,
  { invite, at }: Asked & { readonly at?: number | undefined },
): Promise<Position> {
  return seeing(context, id, asker, invite, (table, viewer) => {
    if (table.play === null) throw new Denial('not-possible-now', (t) => t.notBegun)
    const isBehind = lagsBehind(table, viewer)
    if (at === undefined) return isBehind ? laterPosition(table, table.play) : positionFor(table, table.play, viewer)
    if (at > (isBehind ? seenByNow(table, table.play).n : table.play.n)) throw new Denial('not-found', (t) => t.notSoFar)
    return positionAt(table, stateAt(table.play.history, at), at, viewer)
  })
}

export function logSeen(context: TableContext, id: string, asker: Asker, { invite, since }: Asked & { since: number }): Promise<LogLine[]> {
  return seeing(context, id, asker, invite, async (table, viewer) => {
    await bringEvents(context, table)
    const lines = logFor(table, viewer, since)
    if (table.play === null || !lagsBehind(table, viewer)) return lines
    const seen = seenByNow(table, table.play).seq
    return lines.filter(({ seq }) => seq <= seen)
  })
}

export function recordSeen(context: TableContext, id: string, asker: Asker, { invite }: Asked): Promise<GameRecord> {
  return seeing(context, id, asker, invite, (table) => recordFor(table))
}

/** Only for the people at the table. */
export function reportSeen(context: TableContext, id: string, asker: Asker): Promise<Report> {
  return atTable(context, id, (table) => reportFor(context, table, viewerOf(table, mustBelong(table, asker).id)))
}

function seeing<T>(
  context: TableContext,
  id: string,
  asker: Asker,
  invite: string | undefined,
  show: (table: LiveTable, viewer: Viewer) => T | Promise<T>,
): Promise<T> {
  return atTable(context, id, (table) => {
    mustSee(table, asker, invite)
    return show(table, viewerOf(table, asker?.id ?? null))
  })
}
