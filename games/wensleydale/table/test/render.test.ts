import { LOCALES, speaker } from '@branchline/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Board } from '../board/Board.tsx'
import { nuremberg as nurembergTable, wensleydale as wensleydaleTable } from '../index.tsx'
import { Panels } from '../panels/Panels.tsx'
import type { Move, State } from '../rules.ts'
import { propsFor, SET_UPS, wander } from './table.ts'

const TABLES = { wensleydale: wensleydaleTable, nuremberg: nurembergTable }

const ON_THE_BOARD: ReadonlySet<Move['do']> = new Set(['build', 'move', 'takeover'])
const count = (markup: string, text: string) => markup.split(text).length - 1

describe.each(SET_UPS)('$game.id, $seats players: the table', (setUp) => {
  it('lights on the board every move that is a place on it, in every phase, and shows the tracks as they stand', () => {
    const seen = new Map<string, number>()
    wander(setUp, 'render', (view, moves) => {
      const key = `${view.phase} ${view.due > 0}`
      const times = seen.get(key) ?? 0
      seen.set(key, times + 1)
      if (times > 45 || times % 15 > 0) return
      const props = propsFor(setUp, view, moves)
      const board = renderToStaticMarkup(createElement('svg', null, createElement(Board, props)))
      const places = moves.filter(({ move }) => ON_THE_BOARD.has((move as Move).do))
      expect(count(board, 'data-move=')).toBe(places.length)
      expect(count(board, 'data-owner=')).toBe(view.owner.filter((owner) => owner !== 0).length)
      const panels = renderToStaticMarkup(createElement(Panels, props))
      expect(figures(panels, 'white')).toEqual(view.order.map((seat) => view.influence[seat * 4]))
      expect(figures(panels, 'profit')).toEqual(view.order.map((seat) => view.profit[seat]))
      expect(figures(panels, 'cubes')).toEqual(view.order.map((seat) => view.cubes[seat]))
    })
    expect([...seen.keys()].map((key) => key.split(' ')[0])).toEqual(expect.arrayContaining(['auction', 'build', 'trains', 'over']))
  })

  it('tells the position in sentences in every language', () => {
    wander(setUp, 'words', (view: State) => {
      if (view.round !== 2 || view.turn !== 1) return
      for (const locale of LOCALES) {
        const lines = TABLES[setUp.game.id as keyof typeof TABLES].describe?.(view, speaker(setUp.game, locale, []), locale) ?? []
        expect(lines.length).toBeGreaterThan(20)
        expect(lines.join(' ')).not.toMatch(/undefined|NaN|name\./)
      }
    })
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

function figures(markup: string, track: string): number[] {
  return [...markup.matchAll(new RegExp(`data-track="${track}" data-value="(-?\\d+)"`, 'g'))].map((found) => Number(found[1]))
}
