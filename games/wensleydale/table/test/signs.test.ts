import { fetchLater } from '@branchline/design'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { columnsUnexplained, unexplained } from '../../../../web/test/legend.ts'
import { wholeBoard } from '../../../../web/test/sheets.ts'
import { nuremberg, wensleydale } from '../index.tsx'
import { propsFor, SET_UPS, wander } from './table.ts'

beforeAll(fetchLater)

const TABLES = { wensleydale, nuremberg }

/** Land, water, lettering, hit areas: what is seen and means nothing by itself. */
const SCENERY = [
  'beds',
  'cartouche',
  'coast',
  'dales',
  'frame',
  'franconia',
  'franconiaSheet',
  'hit',
  'litCase',
  'name',
  'printed',
  'litReach',
  'reach',
  'riverName',
  'slot',
  'spot',
  'target',
]

// Four players meet everything there is, on both boards.
describe.each(SET_UPS.filter(({ seats }) => seats === 4))('$game.id, $seats players', (setUp) => {
  it('draws no sign that the key does not name', async () => {
    const table = TABLES[setUp.game.id as keyof typeof TABLES]
    const groups = (await table.signs?.('en', setUp.options)) ?? []
    const boards: string[] = []
    const columns = new Set<string>()
    let position = 0
    wander(setUp, 'signs', (view, moves) => {
      if (position++ % 17 > 0) return
      const props = propsFor(setUp, view, moves)
      boards.push(renderToStaticMarkup(wholeBoard(table, props)))
      for (const id of columnsUnexplained(table.strip?.(props).columns ?? [], groups)) columns.add(id)
    })
    expect([...columns]).toEqual([])
    expect(unexplained(boards, groups, SCENERY)).toEqual([])
  })
})
