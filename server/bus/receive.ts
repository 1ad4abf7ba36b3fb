/** What this process does when it hears of another: brings up to date what it has in memory, and tells those who are connected here. */

import { tellChat } from '../tables/chat.ts'
import type { LiveTable } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { renamedAt } from '../tables/names.ts'
import { tellTable, turnText } from '../tables/wire.ts'
import type { News } from './bus.ts'
import type { BusContext } from './context.ts'
import { sayPresent } from './presence.ts'

export function hear(context: BusContext, news: News, from: string): void {
  if (context.isClosing) return
  // A table that is being read may have been read before this was stored.
  const loading = 'table' in news ? context.loading.get(news.table) : undefined
  if (loading !== undefined) return void loading.then(() => hear(context, news, from)).catch(() => {})
  switch (news.type) {
    case 'table':
      return hearOfTable(context, news, from)
    case 'chat': {
      const table = context.live.get(news.table)
      if (table !== undefined && table.watchers.size > 0 && news.id > table.chatTold) visit(context, table, (now) => tellChat(context, now))
      return
    }
    case 'person':
      return void hearOfPerson(context, news).catch((error: Error) =>
        context.log.warn({ problem: error.message }, 'news of a person not read'),
      )
    case 'sessions':
      return context.people.heardEnded(news.person, news.ended)
    case 'present': {
      const table = context.live.get(news.table)
      if (table === undefined) return
      if (news.people.length === 0) table.elsewhere.delete(from)
      else table.elsewhere.set(from, new Set(news.people))
      tellTable(table)
      if (news.asks === true && table.watchers.size > 0) sayPresent(context, table, false)
      return
    }
    case 'around':
      return context.around.heard(from, news)
    case 'clocks':
      return hearOfClocks(context)
    case 'jobs':
      return context.jobs.look()
    default:
      return
  }
}

/** The line for news was down: every table that somebody looks at is compared with what is stored, the others when they are needed. */
export function hearAgain(context: BusContext): void {
  context.people.forgetAll()
  context.marks.forgetAll()
  void context.people.sweep().catch((error: Error) => context.log.warn({ problem: error.message }, 'sessions not looked through'))
  for (const table of context.live.values()) {
    table.behind = 'by more'
    table.elsewhere.clear()
    if (table.watchers.size === 0) continue
    visit(context, table, (now) => tellChat(context, now))
    sayPresent(context, table, true)
  }
  context.jobs.look()
}

export function hearNoMore(context: BusContext, process: string): void {
  context.around.heardNoMore(process)
  for (const table of context.live.values()) if (table.elsewhere.delete(process)) tellTable(table)
  // Its jobs are free when their leases run out; the clock of the jobs finds them then.
}

function hearOfTable(context: BusContext, news: Extract<News, { type: 'table' }>, from: string): void {
  const table = context.live.get(news.table)
  const isNew = table !== undefined && (news.seq > table.row.seq || news.revision > table.row.revision)
  if (isNew) {
    table.behind = news.revision > table.row.revision || table.behind === 'by more' ? 'by more' : 'by entries'
    // Nobody looks at it here: it is brought up to date when somebody does.
    if (table.watchers.size > 0 || table.bots !== null) visit(context, table, () => {})
  }
  // Late news of what this process did and told itself.
  if (from === context.process && table !== undefined && !isNew) return
  const lines = news.waits === undefined ? undefined : context.connections.get(news.waits)
  if (lines === undefined) return
  const watching = new Set([...(table?.watchers ?? [])].map(({ send }) => send))
  for (const line of lines) if (!watching.has(line.send)) line.send(turnText(news.table, news.seq))
}

function hearOfClocks(context: BusContext): void {
  // Also where nobody's time is counted: since when somebody is away has moved with it.
  for (const table of context.live.values()) table.behind = 'by more'
  const look = () => {
    for (const table of context.live.values()) if (table.time !== null && table.watchers.size > 0) visit(context, table, () => {})
  }
  // First the time itself: the clocks are told by it.
  void context.heartbeat.heard().then(look, look)
}

async function hearOfPerson(context: BusContext, { person, what }: Extract<News, { type: 'person' }>): Promise<void> {
  if (what === 'reached') return context.notices.forget(person)
  if (what === 'marked') return context.marks.heardMarked(person)
  context.people.forget(person)
  if (what === 'ended') {
    context.marks.forgetAll()
    for (const line of context.connections.get(person) ?? []) line.close()
    // Erased, or another's now: seats, rights, orders and clocks of theirs, also at tables that are over.
    for (const table of context.live.values()) if (table.names.has(person) || table.members.has(person)) table.behind = 'by more'
  }
  if (![...context.live.values()].some(({ names }) => names.has(person))) return
  const row = await context.storage.db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst()
  if (row !== undefined) renamedAt(context, { id: person, name: row.name })
}

const SOONEST_AGAIN = 250
const LATEST_AGAIN = 4_000
/** Tables that are visited again soon. */
const comingAgain = new WeakSet<LiveTable>()

/**
 * Being at a table that is behind brings it up to date first. If that fails (a connection that died unnoticed) it is tried again as long as somebody
 * watches: there may be no other news of this table for hours.
 */
function visit(context: BusContext, table: LiveTable, act: (table: LiveTable) => void | Promise<void>, failures = 0): void {
  const { id } = table.row
  atTable(context, id, act).catch((error: Error) => {
    if (context.isClosing) return
    context.log.warn({ table: id, problem: error.message }, 'could not catch up')
    if (comingAgain.has(table)) return
    comingAgain.add(table)
    const later = Math.min(LATEST_AGAIN, SOONEST_AGAIN * 2 ** Math.min(failures, 10))
    setTimeout(() => {
      comingAgain.delete(table)
      const isMissed = table.watchers.size > 0 || table.bots !== null
      if (isMissed && !table.isDropped && !context.isClosing) visit(context, table, (now) => tellChat(context, now), failures + 1)
    }, later).unref()
  })
}
