/** What waits at the server, and what this device looks for there. */
import { LOCALES, type Locale } from '@branchline/engine/locales'
import type { AroundAnswer, LobbyAnswer, PaceKind, PlayAnswer, Table } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { becomeSomebody } from '../account/person.ts'
import { ask } from '../http/client.ts'
import { readLocal, writeLocal } from '../store/localStore.ts'

/** Empty: it does not matter. */
export interface Filters {
  readonly game: string
  readonly pace: PaceKind | ''
  readonly language: Locale | ''
  /** Only where one may sit down. */
  readonly fitting: boolean
}

const KEY = 'branchline.lobby'
const PACES: readonly string[] = ['none', 'live', 'days']

export function storedFilters(): Filters {
  const read = readLocal(KEY)
  const given = (typeof read === 'object' && read !== null ? read : {}) as Partial<Record<keyof Filters, unknown>>
  return {
    game: typeof given.game === 'string' && /^[a-z0-9-]{1,40}$/.test(given.game) ? given.game : '',
    pace: PACES.includes(given.pace as string) ? (given.pace as PaceKind) : '',
    language: LOCALES.includes(given.language as Locale) ? (given.language as Locale) : '',
    fitting: given.fitting === true,
  }
}

export const keepFilters = (filters: Filters): boolean => writeLocal(KEY, filters)

type Waiting = LobbyAnswer['tables'][number]

export interface Lobby {
  readonly waiting: readonly Waiting[]
  readonly running: readonly Table[]
  readonly around: AroundAnswer
  /** Null when all of it is shown. */
  readonly more: (() => void) | null
  readonly moreRunning: (() => void) | null
  readonly again: () => void
}

const LOOK_EVERY = 15_000
const PAGE = 20
const MOST = 100

/** Looked at again and again while the page is in sight: seats fill. */
export function useLobby({ game, pace, language }: Filters): Lobby | 'asking' | 'offline' {
  const [lengths, setLengths] = useState({ waiting: PAGE, running: PAGE })
  const [known, setKnown] = useState<
    { waiting: LobbyAnswer; running: { tables: readonly Table[]; next: string | null }; around: AroundAnswer } | 'asking' | 'offline'
  >('asking')
  useEffect(() => {
    let current = true
    const look = async () => {
      if (document.hidden) return
      const wish = new URLSearchParams({ limit: String(lengths.waiting) })
      for (const [name, value] of Object.entries({ game, pace, language })) if (value !== '') wish.set(name, value)
      const run = `status=running&limit=${lengths.running}${game === '' ? '' : `&game=${game}`}`
      try {
        const [waiting, running, around] = await Promise.all([
          ask<LobbyAnswer>(`/lobby?${wish}`),
          ask<{ tables: readonly Table[]; next: string | null }>(`/tables?${run}`),
          ask<AroundAnswer>('/around'),
        ])
        if (current) setKnown({ waiting, running, around })
      } catch {
        if (current) setKnown('offline')
      }
    }
    void look()
    const clock = setInterval(() => void look(), LOOK_EVERY)
    return () => {
      current = false
      clearInterval(clock)
    }
  }, [game, pace, language, lengths])
  if (typeof known === 'string') return known
  const longer = (list: keyof typeof lengths, next: string | null) =>
    next === null || lengths[list] >= MOST ? null : () => setLengths({ ...lengths, [list]: Math.min(MOST, lengths[list] + PAGE) })
  return {
    waiting: known.waiting.tables,
    running: known.running.tables,
    around: known.around,
    more: longer('waiting', known.waiting.next),
    moreRunning: longer('running', known.running.next),
    again: () => setLengths({ ...lengths }),
  }
}

export async function playWithSomebody({ game, pace, language }: Filters): Promise<PlayAnswer> {
  await becomeSomebody()
  return ask<PlayAnswer>('/lobby/play', { game, ...(pace === '' ? {} : { pace }), ...(language === '' ? {} : { language }) })
}

/** Whether others may see that one is around. */
export async function beSeen(isSeen: boolean): Promise<void> {
  await becomeSomebody()
  await ask('/me/account', { isSeen }, 'PATCH')
}
