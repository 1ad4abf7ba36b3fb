import type { AnyTable } from '@branchline/design'
import { ButtonLink, Notice } from '@branchline/design/parts'
import { isRefusal, optionsUnder } from '@branchline/engine'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readTable } from '../store/localTables.ts'
import { TableFrame } from '../table/TableFrame.tsx'
import { loadTable } from '../titles/drawn.ts'
import { loadGame } from '../titles/titles.ts'
import { unstored } from './create.ts'
import { LocalTable } from './localTable.ts'

/** A game on this device. */
export function LocalTablePage({ id, at }: { id: string; at: number | undefined }) {
  const t = useTranslations('table')
  const [opened, setOpened] = useState<{ table: LocalTable; drawn: AnyTable | null } | 'notHere' | 'otherRules' | null>(null)
  // Before anything is painted: the picture of the board last seen is there, and a frame costs a slow phone as much as a module.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; later changes of the address go through the table
  useLayoutEffect(() => {
    let current = true
    const stored = readTable(id) ?? unstored.get(id)
    if (stored === undefined) return setOpened('notHere')
    void Promise.all([loadGame(stored.record.game), loadTable(stored.record.game, stored.record.options)]).then(([game, drawn]) => {
      if (!current) return
      if (game === undefined) return setOpened('notHere')
      // A game that was kept before a rule changed goes on as it was begun.
      const options = optionsUnder<typeof stored.record.options>(game, stored.record.rulesVersion, stored.record.options)
      if (isRefusal(options)) return setOpened('otherRules')
      const record = { ...stored.record, rulesVersion: game.rulesVersion, options }
      const table = new LocalTable(game, { ...stored, record })
      if (at !== undefined) table.look(at)
      setOpened({ table, drawn })
    })
    return () => {
      current = false
    }
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address moves the view
  useEffect(() => {
    if (opened !== null && typeof opened === 'object') {
      const shown = opened.table.model()
      if ((at ?? shown.n) !== shown.at) opened.table.look(at ?? null)
    }
  }, [at])
  if (opened === null) return null
  if (typeof opened === 'string') {
    return (
      <main style={{ padding: '3rem 1rem', display: 'grid', gap: '1rem', justifyItems: 'center' }}>
        <Notice kind="warn">{t(opened)}</Notice>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </main>
    )
  }
  return <TableFrame source={opened.table} drawn={opened.drawn} />
}
