/** Plates of prices stand beside names, wherever a link lies and whatever it costs. */
import { defaultOptions } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { roomOf } from '../board/Plate.tsx'
import { placed } from '../board/placed.ts'
import { discSpot } from '../board/spots.ts'
import { nuremberg, wensleydale } from '../rules.ts'
import { type Box, fetchMap, sheetOf } from '../sheet.ts'

await Promise.all([fetchMap('wensleydale'), fetchMap('nuremberg')])

const SHEETS = {
  wensleydale: sheetOf(wensleydale.setup(defaultOptions(wensleydale.options), 3, 'plates')),
  nuremberg: sheetOf(nuremberg.setup(defaultOptions(nuremberg.options), 3, 'plates')),
}

describe.each(['wensleydale', 'nuremberg'] as const)('plates on the board of %s', (map) => {
  const sheet = SHEETS[map]

  it.each([
    ['a disc', { red: 0, green: 0, white: 0 }],
    ['a disc with a token', { red: 1, green: 0, white: 0 }],
    ['a disc with two tokens', { red: 1, green: 1, white: 0 }],
  ])('%s hides no name', (_, tokens) => {
    const room = roomOf('onward', tokens)
    const [r, wider] = room
    const hidden = sheet.links.flatMap(({ a, b }) => {
      const [from, to] = [sheet.board.ids[a] as string, sheet.board.ids[b] as string]
      const [x, y] = discSpot(sheet, from, to, room)
      return sheet.areas.flatMap(({ name, nameBox: [left, top, right, bottom] }) => {
        const wide = Math.min(x + r + wider, right) - Math.max(x - r - wider, left)
        const high = Math.min(y + r, bottom) - Math.max(y - r, top)
        return wide > 6 && high > 6 ? [`${from}~${to} over ${name}: ${wide.toFixed()} × ${high.toFixed()}`] : []
      })
    })
    expect(hidden).toEqual([])
  })

  it('of all links at once hide no name', () => {
    const links = sheet.links.map(({ a, b }) => ({ from: sheet.board.ids[a] as string, to: sheet.board.ids[b] as string, ...PRICE }))
    const hidden = placed(sheet, links, 'small').flatMap(({ box, price }) =>
      sheet.areas.filter(({ nameBox }) => overlap(box, nameBox) > 6).map(({ name }) => `${price.from}~${price.to} over ${name}`),
    )
    expect(hidden).toEqual([])
  })

  it('hide none of each other, however many links leave a place', () => {
    const over = sheet.areas.flatMap(({ id }, area) => {
      const links = sheet.links.flatMap(({ a, b }) =>
        a === area || b === area ? [{ from: id, to: sheet.board.ids[a === area ? b : a] as string, ...PRICE }] : [],
      )
      const boxes = placed(sheet, links, 'onward').map(({ box }) => box)
      return boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter((other) => overlap(one, other) > 6)
          .map(() => id),
      )
    })
    expect(over).toEqual([])
  })
})

const PRICE = { points: 2, red: 1, green: 0, white: 0, refusal: null }
const overlap = ([l, t, r, b]: Box, [left, top, right, bottom]: Box) =>
  Math.min(Math.min(r, right) - Math.max(l, left), Math.min(b, bottom) - Math.max(t, top))
