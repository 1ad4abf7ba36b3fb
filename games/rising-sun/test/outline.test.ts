import { outlineOf } from '@branchline/engine'
import { expect, test } from 'vitest'
import { risingSun } from '../rules/index.ts'
import { boardOf } from '../rules/state.ts'
import { given } from './table.ts'

const { state } = given({ seats: [{}, {}] })
const board = boardOf(state)
const sections = outlineOf(risingSun, risingSun.view(state, 0), 'en')
const section = (title: string) => sections.find((one) => one.title === title)

test('RS-2.8: the neighbours that the board in words gives as examples are those of the board', () => {
  const [, ...examples] = (section('Land')?.lines?.[0] ?? '').split(/[Aa]round /)
  expect(examples).toHaveLength(2)
  for (const example of examples) {
    const [hex, ...around] = example.match(/[A-H]\d+/g) ?? []
    const numbers = around.map((place) => board.hexNumber(place.toLowerCase()))
    expect(new Set(board.neighbours[board.hexNumber(hex!.toLowerCase())])).toEqual(new Set(numbers))
  }
})

test('RS-2.10: it says where every city lies, and what the land is', () => {
  for (const [name, place] of section('Cities')?.table?.rows ?? []) {
    expect(board.names[board.hexNumber(place!.toLowerCase())]).toBe(name)
  }
  expect(section('Land')?.lines?.map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['River', 'Mountain', 'Sea']))
})
