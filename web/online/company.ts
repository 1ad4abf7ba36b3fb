/** Other people, as the server keeps it for all of one's devices. */
import type { Company } from '@branchline/design'
import type { Mark, MarkedPerson } from '@branchline/server/protocol'
import { ask } from '../http/client.ts'

interface People {
  readonly people: readonly MarkedPerson[]
}

export const marked = async (): Promise<readonly MarkedPerson[]> => (await ask<People>('/me/people')).people
export const followed = async (): Promise<readonly MarkedPerson[]> => (await marked()).filter(({ mark: how }) => how === 'follow')
export const mark = async (person: string, how: Mark | null): Promise<readonly MarkedPerson[]> =>
  (await ask<People>(`/me/people/${person}`, { mark: how }, 'PUT')).people

/** One and the same for as long as the page stands, whoever one becomes meanwhile. */
export function companyAt(table: () => string, me: () => string | null): Company {
  return {
    get me() {
      return me()
    },
    markOf: async (person) => (await marked()).find((one) => one.person === person)?.mark ?? null,
    mark: async (person, how) => void (await mark(person, how)),
    report: async (about) => void (await ask('/reports', { id: crypto.randomUUID(), table: table(), ...about })),
  }
}
