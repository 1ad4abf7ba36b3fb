/**
 * What gives cause to a notice. It is written as a job in the same commit as the cause and looked at a minute later: by then most
 * people have seen for themselves, and those who are away have not been waiting long.
 */
import { type Jobs, putJob } from '../jobs/jobs.ts'
import type { Reason } from '../protocol/notices.ts'
import type { Write } from '../storage/group.ts'
import type { Storage } from '../storage/storage.ts'
import { botOf, type LiveTable } from '../tables/live.ts'

export const NOTICE = 'notice'
export const PAUSE = 60_000

/** What it takes to give cause to one. */
export interface CauseContext {
  readonly storage: Storage
  readonly jobs: Pick<Jobs, 'look'>
  readonly bots: { readonly usual: string }
  readonly notices: { mayReach(person: string): boolean }
  readonly now: () => number
}

export interface Notice {
  readonly person: string
  readonly table: string
  readonly reason: Reason
}

/** A notice, to be stored with its cause. Given again before it was sent, it is still one. */
export function noticeOf(context: CauseContext, notice: Notice): Write {
  const { person, table, reason } = notice
  const pause = reason === 'time' ? 0 : PAUSE
  return putJob(context.storage.db, { kind: NOTICE, key: `${table} ${person} ${reason}`, dueAt: context.now() + pause, body: notice })
}

/** The same, where there is nothing to store it with. */
export async function notify(context: CauseContext, notice: Notice): Promise<void> {
  await context.storage.commit([noticeOf(context, notice)])
  context.jobs.look()
}

/** After an entry of the log: whom to tell that it is their turn, or that the game is over. */
export function noticesAfter(
  context: CauseContext,
  table: LiveTable,
  entry: { readonly seat: number; readonly by: 'person' | 'bot' },
  next: { readonly toAct: number | null; readonly isOver: boolean },
): Write[] {
  const acted = entry.by === 'person' ? entry.seat : null
  if (next.isOver)
    return noticesTo(
      context,
      table,
      'finished',
      table.seats.map(({ seat }) => seat).filter((seat) => seat !== acted),
    )
  return next.toAct === null || next.toAct === acted ? [] : noticesTo(context, table, 'turn', [next.toAct])
}

/** To the people in these seats, except those who are looking, those a bot plays for, and those who can be told nowhere. */
export function noticesTo(context: CauseContext, table: LiveTable, reason: Reason, seats: readonly number[]): Write[] {
  const writes: Write[] = []
  for (const number of seats) {
    const seat = table.seats[number]
    if (seat === undefined || seat.person === null) continue
    const isPlayedByBot = botOf(seat, context.bots.usual) !== null && reason !== 'finished'
    if (isPlayedByBot || isLooking(table, seat.person) || !context.notices.mayReach(seat.person)) continue
    writes.push(noticeOf(context, { person: seat.person, table: table.row.id, reason }))
  }
  return writes
}

/** Whether this person has the table before their eyes, on a device of this process. */
export function isLooking(table: LiveTable, person: string): boolean {
  for (const watcher of table.watchers) if (watcher.person === person && watcher.isLooking) return true
  return false
}
