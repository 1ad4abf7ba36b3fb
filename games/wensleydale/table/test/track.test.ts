/** Track lies under what stands in places: no link hides a piece, and no piece a link's letter. */
import { fetchLater } from '@branchline/design'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { wholeBoard } from '../../../../web/test/sheets.ts'
import { type Position, position } from '../../position.ts'
import { placeOf } from '../board/Layers.tsx'
import { wensleydale as dalesTable, nuremberg as nurembergTable } from '../index.tsx'
import { type Box, type Point, sheetOf } from '../sheet.ts'
import { DALES, seatedAt } from './seated.ts'
import { propsFor, SET_UPS } from './table.ts'

beforeAll(fetchLater)

/** The room of a piece as drawn at its own size, and of the letter in the middle of a link. */
const PIECE: Box = [-12, -13, 12, 13]
const LETTER: Box = [-8, -8, 8, 8]

const BOARDS = [SET_UPS[1], SET_UPS[3], SET_UPS[4]]

describe.each(BOARDS)('$game.id, $seats players, $options.map', (setUp) => {
  const view = setUp.game.setup(setUp.options, setUp.seats, 'track')
  const sheet = sheetOf(view)

  it('the pieces of every place stand above all links, whoever owns them', () => {
    const owner = view.owner.map((_: number, link: number) => 1 + (link % 6))
    const board = renderToStaticMarkup(wholeBoard(nurembergTable, propsFor(setUp, { ...view, owner }, [])))
    const links = [...board.matchAll(/data-link="/g)]
    expect(links).toHaveLength(sheet.links.length)
    expect(board.indexOf('data-pieces="')).toBeGreaterThan(links.at(-1)?.index ?? 0)
  })

  it('no piece stands on the letter of a link', () => {
    const hidden = sheet.areas.flatMap((area) =>
      area.slots.flatMap((_, place) => {
        const piece = at(placeOf(area, place), PIECE, sheet.pieceScale)
        return sheet.links.filter((link) => overlap(piece, at(link.at, LETTER))).map(({ link }) => `${area.id} on link ${link}`)
      }),
    )
    expect(hidden).toEqual([])
  })
})

it('where a chain is to begin, the ring leaves its pieces whole', () => {
  const begun: Position = { ...DALES, links: { 'settle~stainforth': 0, 'stainforth~horton': 0 } }
  const props = seatedAt(position(begun), ['horton'])
  const ring = /<circle cx="([\d.]+)" cy="([\d.]+)" r="(\d+)"[^>]*data-begins="horton"/.exec(
    renderToStaticMarkup(wholeBoard(dalesTable, props)),
  )
  const [x, y, r] = (ring?.slice(1).map(Number) ?? []) as [number, number, number]
  const sheet = sheetOf(props.view)
  const area = sheet.areas[sheet.board.areaOf.get('horton') ?? -1]
  expect(r).toBeGreaterThan(0)
  const hidden = area.slots.filter((slot) => overlap(at(slot, PIECE, sheet.pieceScale), at([x, y], [-r, -r, r, r])))
  expect(hidden).toEqual([])
})

const at = ([x, y]: Point, [left, top, right, bottom]: Box, scale = 1): Box => [
  x + left * scale,
  y + top * scale,
  x + right * scale,
  y + bottom * scale,
]
const overlap = ([l, t, r, b]: Box, [left, top, right, bottom]: Box) => l < right && r > left && t < bottom && b > top
