/** Lists of tables at the server. Types only from the protocol: the schemas stay out of the first page. */
import type { Me, Table } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../http/client.ts'
import { bringFromAccount } from '../settings/fromAccount.ts'

interface Page {
  readonly tables: readonly Table[]
  readonly next: string | null
}

const page = (path: string, after: string | null) =>
  ask<Page>(after === null ? path : `${path}${path.includes('?') ? '&' : '?'}after=${after}`)

/** What is known of a list, and how to come by more of it; null when there is no more. */
export interface ListOfTables {
  readonly tables: readonly Table[]
  readonly more: (() => void) | null
}

/** Tables of this person; empty when there is no server, or nobody has signed in here. */
export function useMyOnlineTables(): ListOfTables {
  const [known, setKnown] = useState<Page>({ tables: [], next: null })
  useEffect(() => {
    let current = true
    ask<Me>('/me')
      .then(async ({ person, profile }) => {
        if (person === null) return
        if (profile) void bringFromAccount(person.name, profile)
        const mine = await page(MINE, null)
        if (current) setKnown(mine)
      })
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [])
  const more = () =>
    void page(MINE, known.next).then(
      (next) => setKnown((before) => joined(before, next)),
      () => undefined,
    )
  return { tables: known.tables, more: known.next === null ? null : more }
}

const MINE = '/me/tables'

/** Asked twice, a page is there once. */
function joined(before: Page, next: Page): Page {
  const known = new Set(before.tables.map(({ id }) => id))
  return { tables: [...before.tables, ...next.tables.filter(({ id }) => !known.has(id))], next: next.next }
}
