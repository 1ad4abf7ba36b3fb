import { outlineOf } from '@branchline/engine'
import { expect, test } from 'vitest'
import { HEXES, hexById, hexPlaces, stepsToRural } from '../rules/board.ts'
import { westRiding } from '../rules/index.ts'
import { given } from './table.ts'

const place = (hex: number) => ({ row: hexPlaces[hex].charCodeAt(0), column: Number(hexPlaces[hex].slice(1)) })

test('WR-1.7: neighbours lie two columns apart in a row, and one in the rows beside it, as the board in words says', () => {
  for (let hex = 0; hex < HEXES; hex++) {
    for (let step = stepsToRural.start[hex]; step < stepsToRural.start[hex + 1]; step++) {
      const [from, to] = [place(hex), place(stepsToRural.to[step])]
      const apart = [Math.abs(from.row - to.row), Math.abs(from.column - to.column)]
      expect([
        [0, 2],
        [1, 1],
      ]).toContainEqual(apart)
    }
  }
})

test('the board in words says where every town lies, and where a railway has its track', () => {
  const { state } = given()
  const rural = hexById.get('e8') as number
  state.cubes[rural] |= 1
  const sections = outlineOf(westRiding, westRiding.view(state, 0), 'en')
  const towns = sections.find(({ title }) => title === 'Towns')?.table
  expect(towns?.rows.find(([name]) => name === 'Halifax')?.[1]).toMatch(/^[A-N]\d+$/)
  expect(sections.find(({ title }) => title === 'Country')?.lines).toContain('MR: E8')
})
