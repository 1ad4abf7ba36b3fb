import type { AnyTable } from '@branchline/design'
import { Button, ButtonLink, Notice } from '@branchline/design/parts'
import type { AnyGame } from '@branchline/engine'
import type { Table } from '@branchline/server/protocol'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { ask, ServerError } from '../http/client.ts'
import { following } from '../table/motion/following.ts'
import { TableFrame } from '../table/TableFrame.tsx'
import { loadTable } from '../titles/drawn.ts'
import { loadGame } from '../titles/titles.ts'
import { OnlineTable } from './onlineTable.ts'
import { WaitingRoom } from './WaitingRoom.tsx'

interface Opened {
  readonly source: OnlineTable
  readonly game: AnyGame
  readonly drawn: AnyTable | null
}

export function OnlineTablePage({ id, at, invite }: { id: string; at: number | undefined; invite: string | undefined }) {
  const t = useTranslations('table')
  const shell = useTranslations('shell')
  const [opened, setOpened] = useState<Opened | 'gone' | 'offline' | null>(null)
  useLayoutEffect(() => {
    let current = true
    const open = async () => {
      const { table } = await ask<{ table: Table }>(`/tables/${id}${invite ? `?invite=${invite}` : ''}`)
      const [game, drawn] = await Promise.all([loadGame(table.game), loadTable(table.game)])
      if (!current) return
      setOpened(game === undefined ? 'gone' : { source: new OnlineTable(game, table, invite), game, drawn })
    }
    const isOffline = (error: unknown) => error instanceof ServerError && error.code === 'unreachable'
    open().catch((error: unknown) => current && setOpened(isOffline(error) ? 'offline' : 'gone'))
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
  const { source, drawn, game } = opened
  const shell = useTranslations('shell')
  const shown = useMemo(() => following(source), [source])
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
  if (stage === 'table' && isOpened) return <TableFrame source={shown} drawn={drawn} />
  if (stage === 'waiting' || stage === 'table') return <p style={{ padding: '3rem', textAlign: 'center' }}>{shell('loading')}</p>
  return (
    <Words>
      <WaitingRoom source={source} game={game} drawn={drawn} about={stage} />
    </Words>
  )
}
