import type { AnyTable, Player, TableContext, TableModel, TableProps } from '@branchline/design'
import { Table } from '@branchline/design'
import { type ComponentType, memo, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SoftFault } from '../shell/Fault.tsx'
import styles from './TableFrame.module.css'
import { useModel } from './useModel.ts'
import { Viewport } from './Viewport.tsx'

/** All of the table's context that does not change from move to move. */
export type Standing = Omit<TableContext, 'model'>

/** The board, drawn by itself: a move redraws it before anything else, and what happens around it does not redraw it. */
export const LiveBoard = memo(function LiveBoard({
  drawn,
  standing,
  brokenAt,
  onBroken,
}: {
  drawn: AnyTable
  standing: Standing
  /** The position at which the drawing failed. */
  brokenAt: string | null
  onBroken: (place: string) => void
}) {
  const t = useTranslations('table')
  const model = useModel(standing.source)
  const context = useMemo(() => ({ ...standing, model }), [standing, model])
  const Board = useMemo(() => memo(drawn.Board) as ComponentType<TableProps>, [drawn])
  const players = useSamePlayers(model.players)
  const place = `${model.at}/${model.n}`
  return (
    <Table value={context}>
      <div className={styles.board} data-at={place} id="board" tabIndex={-1}>
        <Viewport {...drawn.size(model.state, model.options)} label={t('board')}>
          <SoftFault key={brokenAt === place ? place : 'whole'} onFault={() => onBroken(place)}>
            <Board {...propsFor(model, standing)} players={players} />
          </SoftFault>
        </Viewport>
      </div>
    </Table>
  )
})

export function propsFor(model: TableModel, { speaker, locale, attention, choose, askWhy }: Standing): TableProps {
  const { game, state: view, options, viewer, players, moves } = model
  return { game, view, options, viewer, players, locale, speaker, moves, attention, recap: null, choose, askWhy }
}

/** The list is made anew with every message of the server; as long as it says the same it is the same. */
function useSamePlayers(players: readonly Player[]): readonly Player[] {
  const known = useRef(players)
  if (known.current !== players && JSON.stringify(known.current) !== JSON.stringify(players)) known.current = players
  return known.current
}
