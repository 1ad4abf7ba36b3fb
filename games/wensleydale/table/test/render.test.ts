import { fetchLater } from '@branchline/design'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { wholeBoard } from '../../../../web/test/sheets.ts'
import { Decision } from '../decision/Decision.tsx'
import { nuremberg as nurembergTable, wensleydale as wensleydaleTable } from '../index.tsx'
import type { Move, State } from '../rules.ts'
import { endsOf, runsOnOffer } from '../takeovers.ts'
import { inCiWhereSeldom, propsFor, SET_UPS, wander } from './table.ts'

beforeAll(fetchLater)

const TABLES = { wensleydale: wensleydaleTable, nuremberg: nurembergTable }

const count = (markup: string, text: string) => markup.split(text).length - 1

/** What is lit: lamps where a chain may begin or the links that go on, pieces, ends of runs. */
function litFor(view: State, moves: readonly Move[]): number {
  const builds = moves.flatMap((move) => (move.do === 'build' ? [move] : []))
  if (view.phase === 'build') return view.chain.length > 0 ? builds.length : new Set(builds.map(({ from }) => from)).size
  if (view.phase === 'takeover' && moves.length > 0) return endsOf(runsOnOffer(view), null).size
  return moves.filter((move) => move.do === 'move').length
}

describe.each(SET_UPS)('$game.id, $seats players: the table', (setUp) => {
  it('lights on the board what can be chosen there, in every phase, and shows every figure as it stands', inCiWhereSeldom(setUp), () => {
    const seen = new Map<string, number>()
    const table = TABLES[setUp.game.id as keyof typeof TABLES]
    wander(setUp, 'render', (view, moves) => {
      const key = `${view.phase} ${view.due > 0} ${view.chain.length > 0}`
      const times = seen.get(key) ?? 0
      seen.set(key, times + 1)
      if (times > 45 || times % 15 > 0) return
      const props = propsFor(setUp, view, moves)
      const board = renderToStaticMarkup(wholeBoard(table, props))
      expect(count(board, 'role="button"'), key).toBe(
        view.due > 0
          ? 0
          : litFor(
              view,
              moves.map(({ move }) => move as Move),
            ),
      )
      expect(count(board, 'data-owner=')).toBe(view.owner.filter((owner) => owner !== 0).length)
      const bar = renderToStaticMarkup(createElement(Decision, props))
      expect(count(bar, 'data-bar-button'), bar).toBeGreaterThan(moves.length > 0 ? 0 : -1)
      expect(bar).not.toMatch(/undefined|NaN/)
      const strip = table.strip?.(props)
      expect(strip?.rows.map(({ seat }) => seat).sort()).toEqual([...view.order].sort())
      for (const { seat, figures, score } of strip?.rows ?? []) {
        expect(score).toBe(setUp.game.standing(view).find((found) => found.seat === seat)?.score)
        const cubes = strip?.columns.findIndex(({ id }) => id === 'cubes') ?? -1
        if (cubes >= 0) expect(figures[cubes]).toBe(view.cubes[seat])
      }
      for (const { Content } of table.trays?.(props) ?? []) {
        expect(renderToStaticMarkup(createElement(Content, props))).not.toMatch(/undefined|NaN/)
      }
    })
    expect([...seen.keys()].map((key) => key.split(' ')[0])).toEqual(expect.arrayContaining(['auction', 'build', 'trains', 'over']))
  })
})

describe('the small picture of the map', () => {
  const preview = (id: 'wensleydale' | 'nuremberg', options: unknown) =>
    renderToStaticMarkup(createElement(TABLES[id].MapPreview ?? 'svg', { options }))

  it('shows the board that the options choose', () => {
    // Hops and hedges in Franconia, hills in the dales.
    expect(preview('wensleydale', {})).toMatch(/hill-edge/)
    expect(preview('nuremberg', { map: 'nuremberg' })).toMatch(/hedge-leaf/)
    expect(preview('nuremberg', { map: 'nuremberg' })).not.toMatch(/hill-edge/)
    expect(preview('nuremberg', { map: 'wensleydale' })).not.toBe(preview('nuremberg', { map: 'wensleydale', largerSouth: true }))
    expect(preview('nuremberg', undefined)).toBe(preview('nuremberg', { map: 'nuremberg' }))
  })
})
