import type { AnyTable } from '@branchline/design'
import { useMemo } from 'react'
import { following } from '../table/motion/following.ts'
import { TableFrame } from '../table/TableFrame.tsx'
import type { OnlineTable } from './onlineTable.ts'

/** A game with others, whose moves are seen one by one. */
export function FollowedTable({ source, drawn }: { source: OnlineTable; drawn: AnyTable | null }) {
  const shown = useMemo(() => following(source), [source])
  return <TableFrame source={shown} drawn={drawn} />
}
