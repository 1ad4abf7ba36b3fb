/**
 * How much is said: by one person, whichever way and at however many tables, and at one table by all together. Counted in what is stored, so that it
 * holds across sockets, requests and processes; one person's lines are counted and stored one after the other.
 */
import { Denial } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'

export interface ChatRates {
  /** Lines a minute. */
  readonly chatPerMinute: number
  readonly tableChatPerMinute: number
}

/** Counts a line against both limits while it is stored; refuses it where one is reached. */
export type ChatLimits = <T>(person: string, table: string, store: () => Promise<T>) => Promise<T>

const MINUTE = 60_000

/** When the line said first is a minute old there is room for another. */
const after = (first: number, now: number) => ({ retryAfter: Math.max(1, Math.ceil((first + MINUTE - now) / 1000)) })

export function limitChat({ db }: Storage, limits: ChatRates, now: () => number): ChatLimits {
  /** The latest line of each person that is being counted or stored. */
  const latest = new Map<string, Promise<void>>()

  async function mustBeFew(person: string, table: string): Promise<void> {
    const at = now()
    const [mine, oldest] = await Promise.all([
      db
        .selectFrom('chat')
        .select((row) => [row.fn.countAll().as('lines'), row.fn.min('at').as('first')])
        .where('person', '=', person)
        .where('at', '>', at - MINUTE)
        // A clock that was set back would silence people until it has caught up.
        .where('at', '<=', at)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('chat')
        .select('at')
        .where('table_id', '=', table)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(limits.tableChatPerMinute - 1)
        .executeTakeFirst(),
    ])
    if (Number(mine.lines) >= limits.chatPerMinute)
      throw new Denial('too-many', (t) => t.chatMost({ most: limits.chatPerMinute }), after(Number(mine.first), at))
    if (oldest !== undefined && oldest.at > at - MINUTE && oldest.at <= at)
      throw new Denial('too-many', (t) => t.tableChatMost({ most: limits.tableChatPerMinute }), after(oldest.at, at))
  }

  return (person, table, store) => {
    const turn = (latest.get(person) ?? Promise.resolve()).then(async () => {
      await mustBeFew(person, table)
      return store()
    })
    const done = turn.then(
      () => {},
      () => {},
    )
    latest.set(person, done)
    void done.then(() => {
      if (latest.get(person) === done) latest.delete(person)
    })
    return turn
  }
}
