import type { Kysely } from 'kysely'

/** Who blocks or mutes somebody is found beside however many follow them. */
export async function marks({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('person_marks_of_kind').on('person_marks').columns(['other_person', 'mark']).execute()
  await schema.dropIndex('person_marks_of').execute()
}
