/** Words of a catalogue: the language's own, English where it has none, and whatever a message needs asked for by its type. */
import { describe, expect, it } from 'vitest'
import { catalogue, list, phrase } from '../index.ts'

const en = {
  none: 'no cards',
  cards: '{n, plural, one {# card} other {# cards}}',
  place: 'now {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  rails: 'rails of {names}',
  ask: { draw: 'Draw a card?', attack: '{by} attacks with {card}' },
  both: '{isAll, select, true {both trains} other {one train}}',
} as const

const cards = catalogue('cards', en, {
  de: { none: 'keine Karten', cards: '{n, plural, one {# Karte} other {# Karten}}', rails: 'Schienen von {names}' },
})

describe('words of a catalogue', () => {
  it('are texts, or functions of what they need', () => {
    const words = cards.words('en')
    expect([words.none, words.cards({ n: 1 }), words.cards({ n: 3 }), words.place({ place: 2 })]).toEqual([
      'no cards',
      '1 card',
      '3 cards',
      'now 2nd',
    ])
    expect(words.both({ isAll: true })).toBe('both trains')
  })

  it('ask for what the text needs', () => {
    const words = cards.words('en')
    // @ts-expect-error a number is needed
    expect(() => words.cards({ n: 'many' })).not.toThrow()
    // @ts-expect-error the card is missing
    expect(() => words.ask.attack({ by: 'Ann' })).toThrow('card')
    // @ts-expect-error there is no such message
    expect(words.nothing).toBeUndefined()
  })

  it('are in the other language, and in English, by its grammar, where that has none', () => {
    const words = cards.words('de')
    expect([words.none, words.cards({ n: 1 }), words.ask.draw]).toEqual(['keine Karten', '1 Karte', 'Draw a card?'])
    expect(words.place({ place: 3 })).toBe('now 3rd')
  })

  it('join lists as the language does', () => {
    expect(cards.words('en').rails({ names: ['Ann', 'Ben', 'Cleo'] })).toBe('rails of Ann, Ben, Cleo')
    expect(cards.words('de').rails({ names: ['Ann', 'Ben', 'Cleo'] })).toBe('Schienen von Ann, Ben und Cleo')
    expect(list('en', ['Ann', 'Ben'], 'disjunction')).toBe('Ann or Ben')
  })

  it('drop an e in French before a name that begins with a vowel', () => {
    const tracks = catalogue('tracks', { of: 'track of {name} from {from}' }, { fr: { of: 'voie de {name}, de {from}' } })
    expect(tracks.words('fr').of({ name: 'Ada', from: 'Ebermannstadt' })).toBe('voie d’Ada, d’Ebermannstadt')
    expect(tracks.words('fr').of({ name: 'Grace', from: 'York' })).toBe('voie de Grace, de York')
  })

  it.each(['en', 'de', 'fr'] as const)('join lists as Unicode has it, of no item to four: %s', (locale) => {
    const names = ['Ann', 'Ben', 'Cleo', 'Dan']
    for (const [type, style] of [
      ['unit', 'short'],
      ['conjunction', 'long'],
      ['disjunction', 'long'],
    ] as const) {
      const format = new Intl.ListFormat(locale, { type, style })
      for (let count = 0; count <= names.length; count++)
        expect(list(locale, names.slice(0, count), type)).toBe(format.format(names.slice(0, count)))
    }
  })

  it('of a group are said alike whether they need something or not', () => {
    const { ask } = cards.words('en')
    const said = (code: keyof typeof ask) => phrase(ask[code], { by: 'Ann', card: 'Pot' })
    expect([said('draw'), said('attack')]).toEqual(['Draw a card?', 'Ann attacks with Pot'])
  })
})

it('a language is fetched once, when it is wanted', async () => {
  let fetched = 0
  const lazy = catalogue('lazy', { hello: 'Hello' }, { de: async () => ({ default: { hello: `Hallo ${++fetched}` } }) })
  expect(lazy.words('de').hello).toBe('Hello')
  await lazy.load('de')
  await lazy.load('de')
  expect([lazy.words('de').hello, lazy.say('de', 'hello'), fetched]).toEqual(['Hallo 1', 'Hallo 1', 1])
})
