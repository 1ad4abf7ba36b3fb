/** Plates of prices stand beside names, wherever a link lies and whatever it costs. */
import { defaultOptions } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { roomOf } from '../board/Plate.tsx'
import { discSpot } from '../board/spots.ts'
import { nuremberg, wensleydale } from '../rules.ts'
import { fetchMap, sheetOf } from '../sheet.ts'

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
    const [r, wider] = roomOf('onward', tokens)
    const hidden = sheet.links.flatMap(({ a, b }) => {
      const [from, to] = [sheet.board.ids[a] as string, sheet.board.ids[b] as string]
      const [x, y] = discSpot(sheet, from, to, r, wider)
      return sheet.areas.flatMap(({ name, nameBox: [left, top, right, bottom] }) => {
        const wide = Math.min(x + r + wider, right) - Math.max(x - r - wider, left)
        const high = Math.min(y + r, bottom) - Math.max(y - r, top)
        return wide > 6 && high > 6 ? [`${from}~${to} over ${name}: ${wide.toFixed()} × ${high.toFixed()}`] : []
      })
    })
    expect(hidden).toEqual([])
  })
})
