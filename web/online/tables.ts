/** Lists of tables at the server, and who sits at them. Types only from the protocol: the schemas stay out of the first page. */
import type { Me, Table } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../http/client.ts'
import { botName } from '../play/botName.ts'
import { bringFromAccount } from '../settings/fromAccount.ts'

/** Bots at the server have a level and no name; here they get one of the house's. */
export function nameAt(table: Table, seat: number): string {
  const { name, kind } = table.seats[seat] ?? { name: null, kind: 'open' }
  return name ?? (kind === 'bot' ? botName(seat, table.id) : '–')
}

/** Tables of this person; empty when there is no server, or nobody has signed in here. */
export function useMyOnlineTables(): readonly Table[] {
  const [tables, setTables] = useState<readonly Table[]>([])
  useEffect(() => {
    let current = true
    ask<Me>('/me')
      .then(async ({ person, profile }) => {
        if (person === null) return
        if (profile) bringFromAccount(person.name, profile)
        const { tables: mine } = await ask<{ tables: Table[] }>('/me/tables')
        if (current) setTables(mine)
      })
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [])
  return tables
}

export type PublicTables = { readonly state: 'asking' | 'offline' } | { readonly state: 'known'; readonly tables: readonly Table[] }

export function usePublicTables(): PublicTables {
  const [tables, setTables] = useState<PublicTables>({ state: 'asking' })
  useEffect(() => {
    let current = true
    Promise.all([ask<{ tables: Table[] }>('/tables?status=open&limit=12'), ask<{ tables: Table[] }>('/tables?status=running&limit=12')])
      .then(([open, running]) => current && setTables({ state: 'known', tables: [...open.tables, ...running.tables] }))
      .catch(() => current && setTables({ state: 'offline' }))
    return () => {
      current = false
    }
  }, [])
  return tables
}
