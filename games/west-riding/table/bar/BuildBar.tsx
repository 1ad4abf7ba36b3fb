/** The new route: where to, then one sentence with what it costs and brings. Other ways stand on the map. */

import { BarButton, type Consequence, Decide, pick, Table, type TableProps, useChosen } from '@branchline/design'
import { list } from '@branchline/engine'

import { useContext, useMemo } from 'react'
import { hexNames } from '../../rules/board.ts'
import { meansOf } from '../../rules/buy-and-build-route.ts'
import { dividendsNow, townOutlook } from '../../rules/index.ts'
import { NOBODY, type State } from '../../rules/state.ts'
import { deskOf, usePreferred } from '../desk.ts'
import { afterRoute, hasWays, payoffOfRoute } from '../foresight.ts'
import { livery } from '../livery.ts'
import { wordsFor } from '../messages/index.ts'
import { change, pounds } from '../money.ts'
import { inNotation } from '../moves.ts'
import { waysChosen } from '../plan.ts'
import { movesOf } from '../route.ts'
import type { Way } from '../ways.ts'
import styles from './bar.module.css'

export function BuildBar(props: TableProps<State>) {
  const { view, attention, locale, choose } = props
  const words = wordsFor(locale).build
  const table = useContext(Table)
  const [chosen, preferred] = [useChosen(attention), usePreferred(attention)]
  const ways = useMemo(() => waysChosen(view, chosen), [view, chosen])
  const way = ways.find(({ id }) => id === preferred) ?? ways[0]
  if (way === undefined)
    return (
      <Decide
        question={words.where({ railway: livery(view.lot).letters })}
        where={words.point}
        figures={meansFigures(props)}
        buttons={null}
      />
    )
  const town = way.path.at(-1) ?? NOBODY
  // By hand the town was a move: letting go takes it back. Where the only town was taken by itself the bid would go with it.
  const last = table?.model.entries.at(-1)
  const isByHand = last?.seat === view.bidder && last.events.length === 0
  const mayUndo = view.phase !== 'to' && table !== null && table.model.undoable > 0 && isByHand
  const letGo = chosen !== null ? () => pick(attention, null) : mayUndo ? () => void table.source.undo() : null
  const build = () => deskOf(attention).change({ queue: movesOf(view, way) })
  return (
    <Decide
      question={words.really({ town: hexNames[town], origin: hexNames[way.origin] })}
      // Whoever goes by hand has answered where to; the ready-made way stays on offer.
      where={view.phase === 'to' ? undefined : view.phase === 'path' ? words.nextHex : words.nextStart}
      figures={wayFigures(props, way)}
      buttons={
        <>
          {letGo === null ? null : (
            <BarButton look="quiet" letsGo label={words.letGo} className={styles.letGo} onClick={letGo}>
              ×
            </BarButton>
          )}
          {view.phase === 'to' && hasWays(view, town) ? (
            <BarButton onClick={() => choose(inNotation(view, { kind: 'to', hex: town }))} title={words.byHandHelp} data-choice="by-hand">
              {words.byHand}
            </BarButton>
          ) : null}
          <BarButton look="primary" onClick={build} data-choice="build">
            {words.build}
          </BarButton>
        </>
      }
    />
  )
}

/** Before a town is chosen: what there is to build with. */
function meansFigures({ view, locale }: TableProps<State>): Consequence[] {
  const words = wordsFor(locale).build
  const { budget, supply } = meansOf(view)
  const treasury = budget - view.onShare
  return [
    {
      label: words.money,
      value: (
        <>
          {pounds(budget)} {treasury > 0 ? <small>{words.ofTreasury({ amount: treasury })}</small> : null}
        </>
      ),
    },
    { label: words.cubes, value: supply },
  ]
}

function wayFigures({ view, locale }: TableProps<State>, way: Way): Consequence[] {
  const words = wordsFor(locale).build
  const { atEnd, atEndWhy } = wordsFor(locale).auction
  const { lot, treasury, onShare } = view
  const outlook = townOutlook(view, lot, way.path.at(-1) ?? NOBODY)
  const said = [
    ...(outlook.control === null ? [] : [words.control({ grouping: outlook.control.toUpperCase() })]),
    ...outlook.losses.map(({ railway, income }) => words.loses({ railway: railway.toUpperCase(), amount: -income })),
  ]
  return [
    {
      label: words.cost,
      value: (
        <>
          {pounds(way.cost)} {way.steps.length > 1 ? <small>{way.steps.map(String).join(' + ')}</small> : null}
        </>
      ),
    },
    { label: words.treasury, value: pounds(treasury[lot] + onShare - way.cost) },
    {
      label: words.share,
      value: (
        <>
          <small>{words.now({ amount: dividendsNow(view).companies[lot].perShare })}</small> {pounds(afterRoute(view, way).perShare)}
        </>
      ),
    },
    {
      label: words.town,
      value: (
        <>
          {words.earns({ amount: outlook.income })}{' '}
          {outlook.control === null ? null : <small>{words.control({ grouping: outlook.control.toUpperCase() })}</small>}
        </>
      ),
      ...(said.length > 0 ? { why: list(locale, said) } : {}),
    },
    ...(view.turn === view.lastTurn ? [{ label: atEnd, value: change(payoffOfRoute(view, way, view.bidder)), why: atEndWhy }] : []),
  ]
}
