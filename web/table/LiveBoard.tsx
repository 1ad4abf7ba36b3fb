import type { AnyTable, Player, RecapStep, TableContext, TableModel, TableProps } from '@branchline/design'
import { later, Table, usePainted } from '@branchline/design'
import { type ComponentType, memo, type ReactNode, type Ref, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePointed } from '../learn/pointed.ts'
import { SoftFault } from '../shell/Fault.tsx'
import { isPhone, type Layout } from './layout.ts'
import { useMotion } from './motion/useMotion.ts'
import { useAllOfBoard } from './pictured.ts'
import { useRecapStep } from './recapStore.ts'
import styles from './TableFrame.module.css'
import { useModel } from './useModel.ts'
import { Viewport, type ViewportTools } from './Viewport.tsx'

const PointedLayer = later(async () => (await import('./rest.ts')).PointedLayer)

/** All of the table's context that does not change from move to move. */
export type Standing = Omit<TableContext, 'model'>

/** The board, drawn by itself: a move redraws it before anything else, and what happens around it does not redraw it. */
export const LiveBoard = memo(function LiveBoard({
  drawn,
  standing,
  brokenAt,
  onBroken,
  tools,
  layout,
  onSwipeUp,
  onWhole,
}: {
  drawn: AnyTable
  standing: Standing
  /** The position at which the drawing failed. */
  brokenAt: string | null
  onBroken: (place: string) => void
  tools: Ref<ViewportTools>
  layout: Layout
  onSwipeUp: () => void
  onWhole: (isWhole: boolean) => void
}) {
  const t = useTranslations('table')
  const model = useModel(standing.source)
  // Whoever leaves a recap is not kept until the board has been lit again.
  const recap = usePainted(useRecapStep())
  const aim = usePointed(({ pointed }) => pointed?.aim ?? '')
  const isAimed = usePointed(({ pointed }) => (pointed?.about.length ?? 0) > 0)
  const context = useMemo(() => ({ ...standing, model }), [standing, model])
  const [Board, ...under] = useMemo(
    () => [drawn.Board, ...(drawn.under ?? [])].map((Sheet) => memo(Sheet) as ComponentType<TableProps>),
    [drawn],
  )
  // The printed map without its pieces: drawn once, however the game goes.
  const { MapPreview } = drawn
  const map = useMemo(() => (MapPreview ? <MapPreview options={model.options} /> : null), [MapPreview, model.options])
  const players = useSamePlayers(model.players)
  const place = `${model.at}/${model.n}`
  const size = drawn.size(model.state, model.options)
  const props = propsFor(model, standing, recap)
  useMotion(model, drawn, props, recap)
  const isAll = useAllOfBoard()
  const soft = (sheet: ReactNode) => (
    <SoftFault key={brokenAt === place ? place : 'whole'} onFault={() => onBroken(place)}>
      {sheet}
    </SoftFault>
  )
  return (
    <Table value={context}>
      <div className={styles.board} data-at={place} data-partly={isAll ? undefined : ''} id="board" tabIndex={-1} data-keeps-focus="board">
        <Viewport
          {...size}
          label={t('board')}
          tools={tools}
          position={place}
          aim={aim}
          isAimed={isAimed}
          isCloseUp={isPhone(layout)}
          recapped={recap}
          map={map}
          onSwipeUp={onSwipeUp}
          onWhole={onWhole}
          under={under.map((Sheet) => (isAll ? soft(<Sheet {...props} players={players} />) : null))}
        >
          {soft(
            <>
              <Board {...props} players={players} />
              {model.isLesson ? <PointedLayer drawn={drawn} view={model.state} {...size} /> : null}
            </>,
          )}
        </Viewport>
      </div>
    </Table>
  )
})

export function propsFor(model: TableModel, { speaker, locale, attention, choose, askWhy }: Standing, recap: RecapStep | null): TableProps {
  const { game, state: view, options, viewer, players, moves } = model
  return { game, view, options, viewer, players, locale, speaker, moves, attention, recap, choose, askWhy }
}

/** The list is made anew with every message of the server; as long as it says the same it is the same. */
function useSamePlayers(players: readonly Player[]): readonly Player[] {
  const known = useRef(players)
  if (known.current !== players && JSON.stringify(known.current) !== JSON.stringify(players)) known.current = players
  return known.current
}
