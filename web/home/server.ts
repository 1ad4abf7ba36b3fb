/** What the home page asks the server. Types only from the protocol: the schemas stay out of the first page. */
import type { ScreenTitle } from '@branchline/design'
import type { Me, Table } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { bringFromAccount } from '../settings/fromAccount.ts'
import { botName } from './stored.ts'

export async function ask<Answer>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    // What was changed is changed, also when the page is left in the same moment. Browsers allow it for little text only.
    keepalive: method !== 'GET' && (text?.length ?? 0) < 8_000,
    ...(text === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: text }),
  })
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  if (!isJson) throw new ServerError('unreachable', answer.statusText)
  const data = (await answer.json()) as unknown
  if (!answer.ok) {
    const problem = (data as { problem?: { code: string; message: string } }).problem
    throw new ServerError(problem?.code ?? 'internal', problem?.message ?? answer.statusText)
  }
  return data as Answer
}

export class ServerError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

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

/** Titles this server has switched off are not shown; without a server all of them can be played. */
export function useOffered(titles: readonly ScreenTitle[]): readonly ScreenTitle[] {
  const [offered, setOffered] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    ask<{ games: { id: string }[] }>('/games')
      .then(({ games }) => setOffered(new Set(games.map(({ id }) => id))))
      .catch(() => undefined)
  }, [])
  return offered === null || offered.size === 0 ? titles : titles.filter(({ id }) => offered.has(id))
}
