/** What is said of a frame that is no message of the protocol: what is wrong, and whose request it was where that can be made out. */
import { Denial } from '../problem.ts'
import { FromClient, RequestId, TableId } from '../protocol/index.ts'
import { wrongAt } from '../protocol/wrong.ts'

export interface Unreadable {
  readonly denial: Denial
  readonly asked: { readonly table?: string; readonly id?: string }
}

export function unreadable(text: string | null): Unreadable {
  if (text === null) return { denial: new Denial('bad-message', (t) => t.notBinary), asked: {} }
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return { denial: new Denial('bad-message', (t) => t.notJson), asked: {} }
  }
  const { table, id } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  const read = FromClient.safeParse(given)
  const issues = read.success ? [] : read.error.issues
  return {
    denial: new Denial('bad-message', (t, locale) => wrongAt(t, locale, 'message', issues)),
    asked: {
      ...(TableId.safeParse(table).success ? { table: table as string } : {}),
      ...(RequestId.safeParse(id).success ? { id: id as string } : {}),
    },
  }
}
