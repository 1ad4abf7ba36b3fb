import type { AnyTable } from '@branchline/design'
import { Button, ButtonLink, Notice } from '@branchline/design/parts'
import type { AnyGame } from '@branchline/engine'
import type { Position, Table } from '@branchline/server/protocol'
import { Suspense, useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { ask, ServerError } from '../http/client.ts'
import { Loading } from '../shell/Loading.tsx'
import { part } from '../shell/part.tsx'
import { loadTable } from '../titles/drawn.ts'
import { loadGame } from '../titles/titles.ts'
import { OnlineTable } from './onlineTable.ts'

/** Whoever comes while a game is on needs no waiting room, and whoever waits no table yet. */
const WaitingRoom = part(async () => (await import('./WaitingRoom.tsx')).WaitingRoom)
const FollowedTable = part(async () => (await import('./FollowedTable.tsx')).FollowedTable)

interface Opened {
  readonly source: OnlineTable
  readonly game: AnyGame
  /** Not known before it is fetched; null where the title has none. */
  readonly drawn: AnyTable | null | undefined
}

/** All that is to be shown first, asked for together; public/early.js has asked already where the page was opened by its address. */
async function open(id: string, invite: string | undefined): Promise<Opened | 'gone'> {
  const query = invite ? `?invite=${invite}` : ''
  const { table } = await ask<{ table: Table }>(`/tables/${id}${query}`)
  const isBegun = table.status !== 'open'
  const [game, drawn, position] = await Promise.all([
    loadGame(table.game),
    isBegun ? loadTable(table.game, table.options) : undefined,
    isBegun ? positionOf(id, query) : null,
    (isBegun ? FollowedTable : WaitingRoom).ahead(),
  ])
  return game === undefined ? 'gone' : { source: new OnlineTable(game, table, invite, position), game, drawn }
}

/** What cannot be had now comes over the line. */
async function positionOf(id: string, query: string): Promise<Position | null> {
  try {
    return (await ask<{ position: Position }>(`/tables/${id}/position${query}`)).position
  } catch {
    return null
  }
}

export function OnlineTablePage({ id, at, invite }: { id: string; at: number | undefined; invite: string | undefined }) {
  const t = useTranslations('table')
  const shell = useTranslations('shell')
  const [opened, setOpened] = useState<Opened | 'gone' | 'offline' | null>(null)
  useLayoutEffect(() => {
    let current = true
    const isOffline = (error: unknown) => error instanceof ServerError && error.code === 'unreachable'
    open(id, invite)
      .catch((error: unknown) => (isOffline(error) ? 'offline' : 'gone'))
      .then((found) => current && setOpened(found))
    return () => {
      current = false
    }
  }, [id, invite])
  if (opened === null) return null
  if (opened === 'gone' || opened === 'offline') {
    return (
      <main style={{ padding: '3rem 1rem', display: 'grid', gap: '1rem', justifyItems: 'center' }}>
        <Notice kind="warn">{opened === 'gone' ? t('gone') : `${shell('unreachable')} ${t('onlyOnline')}`}</Notice>
        {opened === 'offline' ? <Button onClick={() => location.reload()}>{shell('reload')}</Button> : null}
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </main>
    )
  }
  return <Seated opened={opened} at={at} />
}

/** The waiting room until the game begins, then the table. */
function Seated({ opened, at }: { opened: Opened; at: number | undefined }) {
  const { source, game } = opened
  const drawn = useDrawn(opened)
  const stage = useSyncExternalStore(
    useCallback((listener) => source.subscribe(listener), [source]),
    () => (source.isReady ? 'table' : source.about.status === 'open' ? source.about : 'waiting'),
  )
  const [isOpened, setOpened] = useState(at === undefined)
  useEffect(() => {
    if (stage !== 'table') return
    if (isOpened || at === undefined) source.look(at ?? null)
    else void source.open(at).then(() => setOpened(true))
  }, [stage, at, source, isOpened])
  const isRoom = typeof stage === 'object'
  if (!isRoom && (stage === 'waiting' || !isOpened || drawn === undefined)) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      {isRoom ? (
        <WaitingRoom source={source} game={game} drawn={drawn ?? null} about={stage} />
      ) : (
        <FollowedTable source={source} drawn={drawn ?? null} />
      )}
    </Suspense>
  )
}

/** While one waits the table is fetched: it stands as soon as the game begins. */
function useDrawn({ game, drawn }: Opened): AnyTable | null | undefined {
  const [fetched, setFetched] = useState(drawn)
  const isFetched = fetched !== undefined
  useEffect(() => {
    if (isFetched) return
    let current = true
    void FollowedTable.ahead()
    loadTable(game.id).then(
      (table) => current && setFetched(table),
      // Of a version that is gone: the page offers to be loaded again.
      () => current && setFetched(null),
    )
    return () => {
      current = false
    }
  }, [game.id, isFetched])
  return fetched
}
