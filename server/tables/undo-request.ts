/** A wish to take back, kept until it is answered. One that nobody answers does not hold up the bots for ever: it can be wished again. */

import { randomText } from '../identity/secrets.ts'
import { type Job, putJob } from '../jobs/jobs.ts'
import { noticesTo } from '../notices/causes.ts'
import { Denial } from '../problem.ts'
import type { Pace, UndoRequest } from '../protocol/index.ts'
import type { TableRow } from '../storage/schema.ts'
import { settledAt } from './consequence.ts'
import type { TableContext } from './context.ts'
import { type LiveTable, requestOf, type StoredRequest, wishesOf } from './live.ts'
import { atTable } from './load.ts'
import { stored } from './settle.ts'
import { tellTable } from './wire.ts'

export const WISH = 'wish'

const MINUTE = 60_000
const LIVE = 5 * MINUTE
const A_DAY = 24 * 60 * MINUTE

/** So many ids of wishes are kept, the latest: nobody has more of them unanswered. */
const MOST_WISHES = 100
/** Of an id that another seat had before: with what is added it is still one. */
const LONGEST_KEPT = 50

/** A new wish is put to those it concerns. */
export function ask(context: TableContext, table: LiveTable, request: UndoRequest): Promise<void> {
  const { row } = table
  const before = wishesOf(row)
  const asked = { id: request.request, seat: request.seat, seq: row.seq, n: row.n }
  // Others answer a wish by its id, perhaps late or from a letter: what they said to one seat's must not be taken as said to another's.
  const isTaken = before.some(({ id }) => id === asked.id)
  const known = isTaken ? { ...request, request: `${asked.id.slice(0, LONGEST_KEPT)}-${randomText(12)}` } : request
  return keep(context, table, known, { wishes: JSON.stringify([...before, asked].slice(-MOST_WISHES)) })
}

/** It still waits, for others; or, by null, it is over. */
export function keepRequest(context: TableContext, table: LiveTable, request: UndoRequest | null): Promise<void> {
  return keep(context, table, request, {})
}

async function keep(
  context: TableContext,
  table: LiveTable,
  request: UndoRequest | null,
  also: Pick<Partial<TableRow>, 'wishes'>,
): Promise<void> {
  const { row } = table
  const { db } = context.storage
  const wish: StoredRequest | null = request === null ? null : { ...request, at: row.seq }
  const change = { request: wish === null ? null : JSON.stringify(wish), ...also }
  const writes = [
    db.updateTable('tables').set(change).where('id', '=', row.id).compile(),
    ...(request === null
      ? []
      : [
          putJob(db, { kind: WISH, key: row.id, dueAt: context.now() + patienceAt(row), body: { request: request.request, seq: row.seq } }),
        ]),
    ...noticesTo(context, table, 'undo', request?.waiting ?? []),
  ]
  await stored(context, table, writes, { row: change })
  tellTable(table)
  settledAt(context, table)
}

/** Nobody has answered, or not all: the wish is void, and the table goes on. */
export async function wishDue(context: TableContext, job: Job): Promise<void> {
  const { request, seq } = job.body as { request: string; seq: number }
  await atTable(context, job.key, async (table) => {
    const isSame = table.row.seq === seq && requestOf(table.row)?.request === request
    if (table.row.status === 'running' && isSame) await keepRequest(context, table, null)
  }).catch((error: unknown) => {
    if (!(error instanceof Denial) || error.code !== 'not-found') throw error
  })
}

/** As long as people are given otherwise before something follows. */
function patienceAt({ pace, absent_after }: TableRow): number {
  if (pace === null) return absent_after * MINUTE
  return (JSON.parse(pace) as Pace).kind === 'live' ? LIVE : A_DAY
}
