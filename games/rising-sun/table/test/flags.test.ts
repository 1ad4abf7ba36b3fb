/** Tags of lit hexes hide no flag of a route. */
import { defaultOptions } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { MAPS, risingSun } from '../../rules/index.ts'
import { besideFlags } from '../board/Places.tsx'
import { markersOn } from '../linking.ts'
import { sheetOf } from '../sheet.ts'

/** Half as wide as "0›4" stands; from the middle of a place its flag begins and ends so far to the left. */
const [HALF, FROM, TO] = [24, 47, 25]

describe.each(MAPS.filter((map) => map !== 'italy' && map !== 'california'))('on %s', (map) => {
  const options = { ...defaultOptions(risingSun.options), map }
  const seats = [2, 3].find((count) => risingSun.fits?.(options, count) === null) ?? 2
  const view = risingSun.setup(options, seats, 'flags')
  const sheet = sheetOf(view)

  it('a tag gives way to the flag in the corner below it', () => {
    const flags = sheet.board.cities.flatMap((hex) => (markersOn(view, hex).length === 0 ? [] : [sheet.centres[hex]]))
    expect(flags.length).toBeGreaterThan(3)
    const hidden = sheet.centres.flatMap(({ x, y }, hex) => {
      const aside = besideFlags(sheet, view, hex)
      const tag = x + aside * (HALF - 3)
      return flags
        .filter((flag) => Math.abs(flag.y - 38 - (y + 52)) < 20 && tag + HALF > flag.x - FROM + 3 && tag - HALF < flag.x - TO)
        .map(() => sheet.board.names[hex])
    })
    expect(hidden).toEqual([])
  })
})
