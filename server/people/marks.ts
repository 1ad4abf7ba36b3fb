/**
 * Whom a person follows, mutes or blocks. Followed: at hand when a table is set up. Muted: what the other writes is not shown to them, on any device. Blocked: muted, and the two do not come to sit at one
 * table any more: neither takes a seat where the other sits or owns the table, neither sees the other's open tables in the public list, and no rematch
 * asks the one along with the other. Games that are under way go on, and watching is not touched.
 */
import type { Bus } from '../bus/bus.ts'
import type { Connection } from '../connections.ts'
import { tellOf } from '../identity/people.ts'
import type { Person } from '../identity/person.ts'
import { Denial } from '../problem.ts'
import type { Mark, MarkedPerson } from '../protocol/index.ts'
import type { Storage } from '../storage/storage.ts'

export type Marked = Omit<MarkedPerson, 'isHere'>

export interface Marks {
  list(person: string): Promise<Marked[]>
  /** Null takes the mark away. */
  mark(person: Person, other: string, mark: Mark | null): Promise<void>
  /** Whose chat this person does not see. */
  unheardBy(person: string | null): Promise<ReadonlySet<string>>
  /** Who does not see the chat of this person. */
  whoMutes(person: string): Promise<ReadonlySet<string>>
  /** Those whom this person blocks, or who block them. */
  apartFrom(person: string): Promise<ReadonlySet<string>>
  /** Marks of this person were changed elsewhere: tells their devices. */
  heardMarked(person: string): void
  forgetAll(): void
}

export interface MarkParts {
  readonly now: () => number
  readonly bus: Bus | null
  readonly lines: ReadonlyMap<string, ReadonlySet<Connection>>
}

const MOST = 500
const REMEMBERED = 20_000
const NOBODY: ReadonlySet<string> = new Set()
const CHANGED = '{"type":"people"}'

export function openMarks({ db, commit }: Storage, { now, bus, lines }: MarkParts): Marks {
  /** Asked with every line of chat, for everybody who watches. */
  const unheard = new Map<string, ReadonlySet<string>>()

  const marks: Marks = {
    async list(person) {
      const rows = await db
        .selectFrom('person_marks')
        .innerJoin('people', 'people.id', 'person_marks.other_person')
        .select(['person_marks.other_person', 'people.name', 'person_marks.mark', 'person_marks.at'])
        .where('person_marks.person', '=', person)
        .orderBy('person_marks.at', 'desc')
        .execute()
      return rows.map(({ other_person, name, mark, at }) => ({ person: other_person, name, mark, at }))
    },
    async mark(person, other, mark) {
      if (other === person.id) throw new Denial('bad-message', (t) => t.yourself)
      const known = await db.selectFrom('people').select('id').where('id', '=', other).where('erased_at', 'is', null).executeTakeFirst()
      if (known === undefined) throw new Denial('not-found', (t) => t.nobodyOfNumber)
      const columns = { mark: mark ?? ('mute' as const), at: now() }
      const kind = (one: Mark) => (one === 'follow' ? 'follow' : 'away')
      if (mark !== null && (await marks.list(person.id)).filter((one) => kind(one.mark) === kind(mark)).length >= MOST)
        throw new Denial('too-many', (t) => t.mostMarks)
      const write =
        mark === null
          ? db.deleteFrom('person_marks').where('person', '=', person.id).where('other_person', '=', other).compile()
          : db
              .insertInto('person_marks')
              .values({ person: person.id, other_person: other, ...columns })
              .onConflict((conflict) => conflict.columns(['person', 'other_person']).doUpdateSet(columns))
              .compile()
      // Whoever is blocked does not follow any more.
      const unfollow = db
        .deleteFrom('person_marks')
        .where('person', '=', other)
        .where('other_person', '=', person.id)
        .where('mark', '=', 'follow')
      await commit([tellOf(bus, person.id, 'marked', write), ...(mark === 'block' ? [unfollow.compile()] : [])])
      marks.heardMarked(person.id)
    },
    async unheardBy(person) {
      if (person === null) return NOBODY
      const known = unheard.get(person)
      if (known !== undefined) return known
      const rows = await db
        .selectFrom('person_marks')
        .select('other_person')
        .where('person', '=', person)
        .where('mark', '<>', 'follow')
        .execute()
      const others = new Set(rows.map(({ other_person }) => other_person))
      if (unheard.size >= REMEMBERED) unheard.clear()
      unheard.set(person, others)
      return others
    },
    async whoMutes(person) {
      const rows = await db
        .selectFrom('person_marks')
        .select('person')
        .where('other_person', '=', person)
        .where('mark', 'in', ['mute', 'block'])
        .execute()
      return new Set(rows.map((row) => row.person))
    },
    async apartFrom(person) {
      const rows = await db
        .selectFrom('person_marks')
        .select(['person', 'other_person'])
        .where('mark', '=', 'block')
        .where((where) => where.or([where('person', '=', person), where('other_person', '=', person)]))
        .execute()
      return new Set(rows.map((row) => (row.person === person ? row.other_person : row.person)))
    },
    heardMarked(person) {
      unheard.delete(person)
      for (const line of lines.get(person) ?? []) line.send(CHANGED)
    },
    forgetAll: () => unheard.clear(),
  }
  return marks
}

/** Before somebody takes a seat: nobody of those who sit there, nor the owner, and they keep apart from one another. */
export async function mustNotKeepApart(marks: Marks, person: string, others: readonly string[]): Promise<void> {
  const apart = await marks.apartFrom(person)
  if (!others.some((other) => apart.has(other))) return
  throw new Denial('not-allowed', (t) => t.keptApart)
}
