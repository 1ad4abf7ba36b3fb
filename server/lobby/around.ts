/** Who is around: everybody with an open line or a question in the last minutes, counted; by name only those who wish it. */
import type { Bus, News } from '../bus/bus.ts'
import type { Connections } from '../connections.ts'
import { announcementOf } from '../host/announcement.ts'
import type { AroundAnswer } from '../protocol/index.ts'
import type { Storage } from '../storage/storage.ts'

export interface Around {
  /** Somebody has asked for something just now. */
  met(person: string): void
  /** `apart`: not to be named to who asks. */
  look(asker: string | null, apart: ReadonlySet<string>): Promise<AroundAnswer>
  /** Whether this person is around and wishes it to be seen. */
  isSeen(person: string): Promise<boolean>
  heard(from: string, news: Extract<News, { type: 'around' }>): void
  heardNoMore(from: string): void
  close(): void
}

export interface AroundParts {
  readonly storage: Storage
  readonly connections: Connections
  readonly bus: Bus | null
  readonly now: () => number
}

const LATELY = 3 * 60_000
const REMEMBERED = 20_000
/** Among so many of those around it is looked for who wishes to be seen, and so many of these are named. */
const LOOKED_THROUGH = 500
const NAMED = 30
const COUNTED = 1_000
const TELL_EVERY = 15_000
const FRESH = 5_000

interface Named {
  readonly person: string
  readonly name: string
}

export function openAround({ storage, connections, bus, now }: AroundParts): Around {
  const lately = new Map<string, number>()
  const elsewhere = new Map<string, { readonly people: number; readonly seen: readonly Named[] }>()
  let known: { readonly at: number; readonly seen: readonly Named[] } | null = null

  function here(): Set<string> {
    for (const [person, at] of lately) if (now() - at > LATELY) lately.delete(person)
    return new Set([...connections.keys(), ...lately.keys()])
  }

  async function seenHere(): Promise<readonly Named[]> {
    if (known !== null && now() - known.at < FRESH) return known.seen
    const people = [...here()].reverse().slice(0, LOOKED_THROUGH)
    const seen =
      people.length === 0
        ? []
        : await storage.db
            .selectFrom('profiles')
            .innerJoin('people', 'people.id', 'profiles.person')
            .select(['people.id as person', 'people.name'])
            .where('profiles.person', 'in', people)
            .where('profiles.is_seen', '=', 1)
            .limit(NAMED)
            .execute()
    known = { at: now(), seen }
    return seen
  }

  const count = async (status: 'open' | 'running') => {
    const first = storage.db
      .selectFrom('tables')
      .select('id')
      .where('visibility', '=', 'public')
      .where('status', '=', status)
      .limit(COUNTED)
    const { tables } = await storage.db
      .selectFrom(first.as('first'))
      .select((row) => row.fn.countAll().as('tables'))
      .executeTakeFirstOrThrow()
    return Number(tables)
  }

  const everybodySeen = async () => [...(await seenHere()), ...[...elsewhere.values()].flatMap(({ seen }) => seen)]

  const tell = async () => bus?.say({ type: 'around', people: here().size, seen: await seenHere() })
  const clock = bus === null ? undefined : setInterval(() => void tell().catch(() => {}), TELL_EVERY)
  clock?.unref()

  return {
    met(person) {
      lately.delete(person)
      lately.set(person, now())
      if (lately.size > REMEMBERED) lately.delete(lately.keys().next().value as string)
    },
    async look(asker, apart) {
      const [open, running, seen, said] = await Promise.all([
        count('open'),
        count('running'),
        everybodySeen(),
        announcementOf({ storage, now }),
      ])
      const others = [...elsewhere.values()].reduce((sum, { people }) => sum + people, 0)
      const named = new Map(seen.filter(({ person }) => person !== asker && !apart.has(person)).map((one) => [one.person, one]))
      return {
        people: Math.min(COUNTED, here().size + others),
        open,
        running,
        announcement: said?.text ?? null,
        seen: [...named.values()].slice(0, NAMED),
      }
    },
    isSeen: async (person) => (await everybodySeen()).some((one) => one.person === person),
    heard: (from, { people, seen }) => void elsewhere.set(from, { people, seen }),
    heardNoMore: (from) => void elsewhere.delete(from),
    close: () => clearInterval(clock),
  }
}
