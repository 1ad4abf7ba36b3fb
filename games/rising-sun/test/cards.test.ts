/** The cards as data: the schema of the files and the lists of RULES.md. */
import { readFileSync } from 'node:fs'
import { LOCALES } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { BASE_CARDS, BASIC_CARDS, type Card, COLOURS, CONDITIONS, type Effect, LASTING, RISING_SUN_CARDS } from '../rules/cards.ts'
import { CARDS, risingSun, SET_UPS } from '../rules/index.ts'

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').split('\n')
const clauseOf = ({ clause }: Card) => rules.find((line) => line.startsWith(`**${clause}**`)) ?? ''

it('RS-2.3 the nine basic cards and their copies', () => {
  expect(BASIC_CARDS.slice(0, 9).map(({ copies }) => copies)).toEqual([30, 20, 10, 20, 20, 10, 10, 10, 70])
})
it('RS-2.4 there are 29 Rising Sun cards, all with house texts, and 30 base cards, ten of each', () => {
  expect([RISING_SUN_CARDS.length, BASE_CARDS.length]).toEqual([29, 30])
  expect(RISING_SUN_CARDS.every(({ house, copies }) => house === true && copies === 10)).toBe(true)
  expect(BASE_CARDS.every(({ house, copies }) => house === undefined && copies === 10)).toBe(true)
})
it('RS-2.4 whoever writes a bot reads in docs/bots.md which number is which card', () => {
  const text = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8')
  const told = [...text.matchAll(/\b(\d+) `([a-z-]+)`/g)].map(([, number, id]) => [Number(number), id])
  expect(told).toEqual(CARDS.map(({ id }, number) => [number, id]))
})
it('RS-2.5 the base box brings three gold cards of its own', () => {
  expect(BASIC_CARDS.slice(9).map(({ id, points }) => [id, points])).toEqual([
    ['apartment', 1],
    ['tower', 2],
    ['skyscraper', 4],
  ])
})
it('RS-2.7 trains with a text are actions, and every red card is', () => {
  const trains = CARDS.filter(({ colour, effects }) => colour === 'blue' && effects.length > 0)
  expect(trains).toHaveLength(11)
  expect(trains.every(({ action }) => action === true)).toBe(true)
})

describe.each(CARDS.map((card) => [card.id, card] as const))('%s', (_id, card) => {
  it(`RS-2.4 is as ${card.clause} has it`, () => {
    const text = clauseOf(card)
    expect(text).toContain(card.name)
    expect(text).toContain(card.colour)
    if (card.colour !== 'grey') expect(text).toContain(`cost ${card.cost}`)
    if (card.colour !== 'gold' && card.colour !== 'grey') expect(text).toContain(`$${card.money}`)
    if (card.points !== undefined) expect(text).toContain(`${card.points} VP`)
  })
  it('RS-2.4 follows the schema', () => {
    expect(schemaErrors(card)).toEqual([])
  })
  it('RS-2.4 has a name and a text in both languages', () => {
    for (const locale of LOCALES) {
      expect(risingSun.messages.text(`name.${card.id}`, locale)?.length).toBeGreaterThan(0)
      expect(risingSun.messages.text(`text.${card.id}`, locale)?.length).toBeGreaterThan(0)
    }
  })
})

const FIELDS = new Set(
  'id name clause colour cost money copies effects points wasteWhenBought action attack reaction compulsory house'.split(' '),
)

function schemaErrors(card: Card): string[] {
  const errors = Object.keys(card)
    .filter((field) => !FIELDS.has(field))
    .map((field) => `unknown field ${field}`)
  const isCount = (n: unknown) => Number.isInteger(n) && (n as number) >= 0
  if (!/^[a-z-]+$/.test(card.id)) errors.push('id')
  if (!COLOURS.includes(card.colour)) errors.push('colour')
  if (![card.cost, card.money, card.copies, card.points ?? 0].every(isCount)) errors.push('numbers')
  if ((card.attack === true) !== card.effects.some((effect) => effect.do.startsWith('attack-'))) errors.push('attack')
  for (const effect of card.effects) errors.push(...effectErrors(effect))
  return errors
}

function effectErrors(effect: Effect): string[] {
  if (effect.do === 'rest-of-turn' && !LASTING.includes(effect.what)) return [`lasting ${effect.what}`]
  if (effect.do === 'money' && effect.when !== undefined && !CONDITIONS.includes(effect.when)) return [`condition ${effect.when}`]
  if (effect.do === 'choose-one') return effect.of.flatMap(({ effects }) => effects.flatMap(effectErrors))
  return Object.values(effect).every((value) => typeof value === 'string' || Number.isInteger(value)) ? [] : [`values of ${effect.do}`]
}

it.each([
  ['RS-13.1', 'tokyo-beginner'],
  ['RS-13.2', 'osaka-beginner'],
  ['RS-13.3', 'reforming-and-tunneling'],
  ['RS-13.4', 'holiday-pass'],
  ['RS-13.5', 'rising-sun-beginner'],
  ['RS-13.6', 'rising-sun-experienced'],
] as const)('%s lists the eight cards of %s', (clause, id) => {
  const line = rules.find((text) => text.startsWith(`**${clause}**`))!
  const { name, cards } = SET_UPS[id]
  expect(line).toBe(`**${clause}** ${name}: ${cards.map((card) => CARDS.find((known) => known.id === card)!.name).join(', ')}.`)
})
