/**
 * News between the processes that share a PostgreSQL. A commit carries its news along (`words`, in a write's `tell`), so they are sent
 * if and only if it is stored. They say what is new, not how it looks: who cares reads it. They are a hint for speed; while the
 * line is down the process is blind and looks for itself.
 */
import pg from 'pg'
import { CHANNEL, connectionTo } from '../storage/postgres.ts'

export type News =
  /** The table has come to this entry and this revision; `waits` is the person it waits for now. */
  | { readonly type: 'table'; readonly table: string; readonly seq: number; readonly revision: number; readonly waits?: string }
  | { readonly type: 'chat'; readonly table: string; readonly id: number }
  /** `ended` (erased or merged): their lines are to be closed. `reached`: their channels for notices have changed. `marked`: whom they mute or block. */
  | { readonly type: 'person'; readonly person: string; readonly what: 'renamed' | 'ended' | 'reached' | 'marked' }
  /** Sessions that are no more, by the beginnings of their hashes: lines that came by them are to be closed. */
  | { readonly type: 'sessions'; readonly person: string; readonly ended: readonly string[] }
  /** Who looks at the table there now; with `asks`, everybody else is to say the same. */
  | { readonly type: 'present'; readonly table: string; readonly people: readonly string[]; readonly asks?: boolean }
  /** After a time in which nobody could move all running clocks were moved on. */
  | { readonly type: 'clocks' }
  /** There is a job that nobody holds. */
  | { readonly type: 'jobs' }
  /** How many are around there, and who of them wishes to be seen. */
  | { readonly type: 'around'; readonly people: number; readonly seen: readonly { readonly person: string; readonly name: string }[] }
  | { readonly type: 'alive' }
  | { readonly type: 'gone' }

export interface Bus {
  /** Resolves when the line is open, or the first attempt has failed and others follow. */
  start(): Promise<void>
  /** To be sent along with a write. */
  words(news: News): string
  /** Says it now, whatever is stored. */
  say(news: News): void
  /** Nobody knows whether a commit of this process was stored: should it be, and late, its news are heard here as another's would be. */
  doubt(): void
  /** True while news may be missed. */
  readonly isBlind: boolean
  /** The other processes that were heard of lately. */
  readonly others: ReadonlyMap<string, number>
  close(): Promise<void>
}

export interface BusSettings {
  readonly url: string
  readonly process: string
  hear(news: News, from: string): void
  /** News may have been missed: whatever is in memory has to be compared with what is stored. */
  missed(): void
  /** A process said goodbye, or has not been heard of for long. */
  gone(process: string): void
  trouble(error: Error): void
}

const SIGN_OF_LIFE = 3_000
const SILENT_FOR = 12_000
const SOONEST_RETRY = 100
const LATEST_RETRY = 2_000

export function openBus(settings: BusSettings): Bus {
  const others = new Map<string, number>()
  let client: pg.Client | null = null
  let isClosed = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined
  let doubts = 0

  async function connect(): Promise<void> {
    const line = new pg.Client(connectionTo(settings.url))
    let isOver = false
    const over = (error: Error) => {
      if (isOver) return
      isOver = true
      if (client === line) client = null
      void line.end().catch(() => {})
      if (isClosed) return
      settings.trouble(error)
      retry = setTimeout(() => void connect(), Math.min(LATEST_RETRY, SOONEST_RETRY * 2 ** Math.min(failures++, 10)))
    }
    line.on('error', over)
    line.on('end', () => over(new Error('the line for news was cut')))
    line.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await line.connect()
      await line.query(`listen ${CHANNEL}`)
    } catch (error) {
      return over(error as Error)
    }
    client = line
    failures = 0
    say({ type: 'alive' })
    // From here on nothing is missed; what was before is looked for.
    settings.missed()
  }

  function hear(payload: string): void {
    const space = payload.indexOf(' ')
    const sender = payload.slice(0, space)
    if (sender === own()) return
    const [from = ''] = sender.split('.')
    const news = JSON.parse(payload.slice(space + 1)) as News
    if (from === settings.process) {
      if (news.type === 'table' || news.type === 'chat') settings.hear(news, from)
      return
    }
    if (news.type === 'gone') return forget(from)
    // A newcomer learns at once who is there.
    if (!others.has(from)) say({ type: 'alive' })
    others.set(from, performance.now())
    if (news.type !== 'alive') settings.hear(news, from)
  }

  function forget(process: string): void {
    if (others.delete(process)) settings.gone(process)
  }

  const own = () => `${settings.process}.${doubts}`
  const words = (news: News) => `${own()} ${JSON.stringify(news)}`

  function say(news: News): void {
    // Unanswered, the line hangs up by itself: that is how a dead one is found.
    client?.query('select pg_notify($1, $2)', [CHANNEL, words(news)]).catch(() => {})
  }

  const clock = setInterval(() => {
    say({ type: 'alive' })
    for (const [process, heardAt] of others) if (performance.now() - heardAt > SILENT_FOR) forget(process)
  }, SIGN_OF_LIFE)
  clock.unref()
  return {
    start: connect,
    words,
    say,
    doubt: () => void doubts++,
    others,
    get isBlind() {
      return client === null
    },
    async close() {
      isClosed = true
      clearInterval(clock)
      clearTimeout(retry)
      const line = client
      if (line === null) return
      await line.query('select pg_notify($1, $2)', [CHANNEL, words({ type: 'gone' })]).catch(() => {})
      await line.end().catch(() => {})
    },
  }
}
