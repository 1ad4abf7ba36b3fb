import { TITLES } from '@branchline/games/catalogue'
import { expect, test } from 'vitest'
import { isOfThisBoard, onThisBoard } from '../setup/ofThisBoard.ts'

async function unasked(id: string, values: Readonly<Record<string, unknown>>): Promise<string[]> {
  const game = await rulesOf(id)
  return Object.keys(game.options as object).filter((name) => !isOfThisBoard(game, name, values))
}

async function rulesOf(id: string) {
  return (TITLES.find((title) => title.id === id) ?? TITLES[0]).rules()
}

test('variants of a board that is not chosen are not asked', async () => {
  expect(await unasked('nuremberg', { map: 'nuremberg' })).toEqual(['largerSouth'])
  expect(await unasked('nuremberg', { map: 'wensleydale' })).toEqual(['swapFixed', 'fuerthByLine'])
  expect(await unasked('rising-sun', { map: 'tokyo', cards: 'base' })).toEqual(['custom', 'startCities'])
  expect(await unasked('rising-sun', { map: 'chiba', cards: 'custom' })).toEqual(['gold', 'twentyRails'])
  expect(await unasked('west-riding', {})).toEqual([])
})

test('what belonged to the board before goes when another is chosen', async () => {
  const game = await rulesOf('rising-sun')
  expect(onThisBoard(game, { map: 'nagoya', gold: 'base', twentyRails: true, attacks: false })).toEqual({
    map: 'nagoya',
    gold: 'rising-sun',
    twentyRails: false,
    attacks: false,
  })
})
