/** What the labels of the table say: trains with their slots, and each board in the words of its rules. */
import { speaker } from '@branchline/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { position } from '../../position.ts'
import { BOARDS, SAID_PLACES } from '../../rules/index.ts'
import { nuremberg as nurembergTable, wensleydale as wensleydaleTable } from '../index.tsx'
import { wordsFor } from '../messages/index.ts'
import { placeCalled, sheetIn } from '../placeNames.ts'
import { boardOf, nuremberg, TRAINS, wensleydale } from '../rules.ts'
import { contentsOf } from '../sentences.ts'
import { fetchMap, sheetOf } from '../sheet.ts'
import { TrainsTray } from '../trays/Trains.tsx'
import { propsFor } from './table.ts'

const TOWN = { en: /\btowns?\b/i, de: /st(adt|ädte)\b|\bOrte?\b/i, fr: /\bvilles?\b/i }

describe('a train', () => {
  const labelsIn = (title: 'wensleydale' | 'nuremberg') => {
    const view = position({ title, players: 3, phase: 'trains', trains: { '2a': 1 } })
    const game = title === 'nuremberg' ? nuremberg : wensleydale
    const tray = renderToStaticMarkup(createElement(TrainsTray, propsFor({ game, options: {}, seats: 3 }, view, [])))
    return new Map([...tray.matchAll(/aria-label="([^"]+)"[^>]*data-train="(\w+)"/g)].map(([, label, train]) => [train, label]))
  }

  it('NB-9.16: is labelled with its slots, first class and points, free or hired', () => {
    const labels = labelsIn('nuremberg')
    expect(labels.get('3a')).toContain('3 goods slots and 3 passenger slots, 2 of them first class (worth 3, 2), for')
    expect(labels.get('2a')).toBe('2a, 2 goods slots and 2 passenger slots, one of them first class (worth 2): hired by Bob')
    expect(labels.get('1a')).not.toContain('first class')
  })

  it('WD-12.2: has no first class under the rules of 2009', () => {
    const labels = [...labelsIn('wensleydale').values()]
    expect(labels.length).toBeGreaterThan(6)
    expect(labels.filter((label) => label.includes('first class'))).toEqual([])
  })

  it('NB-9.16: of its only slot for a passenger says that it is first class, not that one of them is', () => {
    const words = {
      en: ['1 passenger slot, first class (worth 2)', 'one of them'],
      de: ['1 Platz für Reisende, erster Klasse (2 wert)', 'davon'],
    }
    for (const locale of ['en', 'de'] as const) {
      const said = wordsFor(locale).slotsOf({ goods: 2, passengers: 1, first: 1, worth: ['2'] })
      expect(said).toContain(words[locale][0])
      expect(said).not.toContain(words[locale][1])
    }
  })

  it('WD-9.6: names no train influence where none is paid', () => {
    const said = (brown: number, exchange: number) => wordsFor('en').hireLabel({ train: '1a', slots: 'one slot', brown, exchange })
    expect(said(0, 3)).toBe('Hire train 1a, one slot, for 3 cubes or other points')
    expect(said(1, 3)).toBe('Hire train 1a, one slot, for 1 train influence and 3 cubes or other points')
    expect(said(2, 0)).toBe('Hire train 1a, one slot, for 2 train influence')
  })

  it('NB-9.16: costs and brings in a list of moves what its slots are worth', () => {
    const view = position({ title: 'nuremberg', players: 3, phase: 'trains', influence: [{ brown: 9 }, {}, {}], toAct: 0 })
    const price = nuremberg.price?.(view, { do: 'hire', train: TRAINS.findIndex(({ id }) => id === '3a') })
    expect(speaker(nuremberg, 'en').said(price ?? { say: '' })).toBe(
      '3 brown; 3 slots for goods, 3 slots for passengers (1 at 3 points, 1 at 2 points, 1 at 1 point)',
    )
  })
})

it.each(['wensleydale', 'nuremberg'] as const)('a company takes links over in French as French has it, %s', (title) => {
  const words = wordsFor('fr')
  for (const company of Object.values(words.companies[title]))
    for (const said of [words.giveTo({ links: 2, company }), words.handsOver({ links: 2, company })]) expect(said).not.toMatch(/(à|de) le /)
})

describe('the words of a board', () => {
  it.each(['en', 'de', 'fr'] as const)('Nuremberg has stations, no towns, in %s', async (locale) => {
    const words = wordsFor(locale)
    const view = position({ title: 'nuremberg', players: 3, phase: 'build' })
    const key = ((await nurembergTable.signs?.(locale, { map: 'nuremberg' })) ?? []).flatMap(({ signs }) => signs)
    const said = [
      ...key.flatMap(({ name, meaning = '' }) => [name, meaning]),
      ...(nurembergTable.strip?.({ ...propsFor({ game: nuremberg, options: {}, seats: 3 }, view, []), locale }).columns ?? []).map(
        ({ name }) => name,
      ),
      words.newTowns({ title: 'nuremberg' }),
      words.sketchHelp({ title: 'nuremberg' }),
      ...view.companyTowns.map((area) => contentsOf(view, area, speaker(nuremberg, locale), words)),
    ]
    expect(said.length).toBeGreaterThan(40)
    // Altstadt and the like are names of places.
    const names = new RegExp(boardOf(view).names.join('|'), 'g')
    expect(said.filter((text) => TOWN[locale].test(text.replace(names, '')))).toEqual([])
  })

  it.each(['en', 'de', 'fr'] as const)('Nuremberg has stations in the Dales too, in %s', async (locale) => {
    const view = position({ title: 'nuremberg', players: 3, phase: 'build', options: { map: 'wensleydale' } })
    const key = ((await nurembergTable.signs?.(locale, { map: 'wensleydale' })) ?? []).flatMap(({ signs }) => signs)
    const said = [
      ...key.filter(({ id }) => /^(red|green)/.test(id)).flatMap(({ name, meaning = '' }) => [name, meaning]),
      ...view.companyTowns.map((area) => contentsOf(view, area, speaker(nuremberg, locale), wordsFor(locale)).split(':').slice(1).join()),
    ]
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter((text) => TOWN[locale].test(text))).toEqual([])
  })

  it('first class stands in the key of the rules that have it', async () => {
    const keyOf = async (table: typeof nurembergTable, options: object) =>
      ((await table.signs?.('en', options)) ?? []).flatMap(({ signs }) => signs).map(({ id }) => id)
    expect(await keyOf(nurembergTable, { map: 'wensleydale' })).toContain('first-class')
    expect(await keyOf(wensleydaleTable, {})).not.toContain('first-class')
  })

  it('Wensleydale keeps its towns', async () => {
    const key = ((await wensleydaleTable.signs?.('en', {})) ?? []).flatMap(({ signs }) => signs)
    expect(key.find(({ id }) => id === 'red-town')?.name).toBe('A town of the red company')
  })
})

describe('places that a language calls otherwise', () => {
  const view = position({ title: 'nuremberg', players: 3, phase: 'build' })
  const { areaOf } = boardOf(view)

  it('are called so on the board, in labels and in the log', async () => {
    await fetchMap('nuremberg')
    const german = speaker(nuremberg, 'de')
    const north = areaOf.get('nuremberg-north') as number
    expect(sheetIn(sheetOf(view), german).areas[north]).toMatchObject({ name: 'Nürnberg Nord', lines: ['Nürnberg', 'Nord'] })
    expect(contentsOf(view, north, german, wordsFor('de'))).toContain('Nürnberg Nord')
    expect(
      german.event({
        type: 'link-built',
        seat: 0,
        from: 'nuremberg-south',
        to: 'fuerth',
        points: 1,
        cubes: 1,
        red: 0,
        green: 0,
        white: 0,
      } as never),
    ).toContain('Nürnberg Süd')
    expect(sheetIn(sheetOf(view), speaker(nuremberg, 'en'))).toBe(sheetOf(view))
    expect(placeCalled(boardOf(view), 'fuerth', german)).toBe('Fürth')
  })

  it('have in English the names that the map gives them', () => {
    for (const id of ['nuremberg-north', 'nuremberg-south'])
      expect(speaker(nuremberg, 'en').word(`name.${id}`)).toBe(boardOf(view).names[areaOf.get(id) as number])
    const dales = boardOf(position({ title: 'wensleydale', players: 3, phase: 'build' }))
    expect(placeCalled(dales, 'the-south', speaker(wensleydale, 'en'))).toBe('The South')
    expect(placeCalled(dales, 'the-south', speaker(wensleydale, 'fr'))).toBe('Sud')
  })

  it('are named in every language by every title that has them on a board', () => {
    for (const game of [wensleydale, nuremberg])
      for (const board of BOARDS.filter(({ rules }) => rules === (game === wensleydale ? 2009 : 2010)))
        for (const id of board.ids.filter((one) => SAID_PLACES.has(one)))
          for (const locale of ['en', 'de', 'fr'] as const)
            expect(speaker(game, locale).word(`name.${id}`), `${game.id} ${board.map} ${locale}`).not.toContain('name.')
  })
})

describe('the price of a link', () => {
  it('is told in cubes', () => {
    const said = { say: 'outline.price', points: 2, red: 1, green: 0, white: 0 }
    expect((['en', 'de', 'fr'] as const).map((locale) => speaker(wensleydale, locale, []).said(said))).toEqual([
      '2 cubes + 1 red',
      '2 Würfel + 1 rot',
      '2 cubes + 1 rouge',
    ])
  })
})

describe('what a score is made of', () => {
  it('WD-12.2 NB-12.2: pieces are counted in one title, points of slots in the other', () => {
    const said = (locale: 'en' | 'de' | 'fr') => [wensleydale, nuremberg].map((game) => speaker(game, locale, []).word('source.pieces'))
    expect(said('en')).toEqual(['Pieces moved', 'Points of slots'])
    expect(said('de')).toEqual(['Beförderte Stücke', 'Punkte der Plätze'])
    expect(said('fr')).toEqual(['Pièces transportées', 'Points des places'])
  })
})
