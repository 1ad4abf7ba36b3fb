import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botFor } from '@branchline/bots'
import { defaultOptions, isRefusal, LOCALES, openRecord, startHistory } from '@branchline/engine'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readRecordFile, sayRefusal } from '../arguments.ts'
import type { Lines } from '../play/lines.ts'
import { foretold } from '../play/questions.ts'
import { namesOf, seatingBefore, seatingFor } from '../play/seating.ts'
import { playTable } from '../play/table.ts'
import { completions, moveMeant, movesText, sectionText } from '../play/text.ts'
import { knownNamed } from '../titles.ts'

const MOVES = ['pass', 'bid 5', 'bid 6', 'build to leeds-central']

describe('what was typed', () => {
  it('may be a number, a move in any case, or a beginning that only one move has', () => {
    expect(moveMeant('2', MOVES)).toBe('bid 5')
    expect(moveMeant('  BID   6 ', MOVES)).toBe('bid 6')
    expect(moveMeant('buil', MOVES)).toBe('build to leeds-central')
  })
  it('is not guessed', () => {
    for (const typed of ['bid', 'b', '9', '0', '', 'fly']) expect(moveMeant(typed, MOVES)).toBeUndefined()
  })
  it('can be completed, after “why” as well', () => {
    expect(completions('bi', MOVES, ['board'])[0]).toEqual(['bid 5', 'bid 6'])
    expect(completions('why bui', MOVES, ['board'])[0]).toEqual(['why build to leeds-central'])
    expect(completions('bo', MOVES, ['board'])[0]).toEqual(['board'])
  })
})

describe('a saved game', () => {
  it('knows who sat where', () => {
    const seating = seatingFor(4, ['driver', 'random:seed=3'], 1, false)
    expect(seating).toEqual(['driver', null, 'driver', 'random:seed=3'])
    for (const locale of LOCALES) expect(seatingBefore(namesOf(seating, locale))).toEqual(seating)
    const together = seatingFor(2, ['driver'], 0, true)
    expect(seatingBefore(namesOf(together, 'en'))).toEqual([null, null])
  })
  it('from elsewhere does not', () => {
    expect(seatingBefore(['Ada', 'Ben'])).toBeNull()
    expect(seatingBefore(['You 2', 'driver 1'])).toBeNull()
    expect(seatingBefore(undefined)).toBeNull()
  })
})

describe('text', () => {
  it('numbers the moves in columns that fit', () => {
    const lines = movesText(MOVES, 40).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40)
    expect(lines.join(' ')).toMatch(/1 pass.*2 bid 5/s)
  })
  it('breaks long lines between words', () => {
    const text = sectionText({ title: 'Land', lines: ['River: A6, B6, C2, C8', 'Sea'] }, 20)
    expect(text.split('\n')).toEqual(['LAND', '  River: A6, B6,', '    C2, C8', '  Sea'])
  })
})

describe('what a move leads to', () => {
  it('is told as far as it is certain', async () => {
    const { game } = await knownNamed('rising-sun')
    const state = game.setup(defaultOptions(game.options), 2, 'foretold')
    const play = (text: string) => game.play(state, game.parse(state, text))
    for (const text of ['start yokohama', 'start ohmiya']) play(text)
    const told = (text: string) =>
      foretold({ game, view: game.view(state, 0), seat: 0, locale: 'en', names: ['Ada', 'Ben'] }, game.parse(state, text))
    // Five cards are left to draw, and all of them come.
    expect(told('end turn').isOpen).toBe(false)
    for (const text of ['end turn', 'end turn']) play(text)
    const { lines, isOpen } = told('end turn')
    expect(isOpen).toBe(true)
    expect(lines.join(' ')).not.toMatch(/Drawn:/)
  })
})

describe('a table in the terminal', () => {
  afterEach(() => vi.restoreAllMocks())

  interface Sitting {
    readonly id?: string
    readonly locale?: 'en' | 'de'
    readonly isHotseat?: boolean
    /** Somebody leaves while the bot thinks. */
    readonly isLeft?: boolean
  }
  const typed = (...lines: string[]) => typedAt({}, ...lines)
  async function typedAt({ id = 'nuremberg', locale = 'en', isHotseat = false, isLeft = false }: Sitting, ...lines: string[]) {
    const known = await knownNamed(id)
    const { game } = known
    const bot = botFor('random', known, { seed: 'b' })
    if (isRefusal(bot)) throw new Error('no bot')
    let shown = ''
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      shown += String(text)
      return true
    })
    const reader: Lines = { ask: async () => lines.shift() ?? null, listen: async () => {}, isClosed: isLeft, close: () => {} }
    const history = startHistory(game, defaultOptions(game.options), 2, 'terminal')
    const bots = [null, isHotseat ? null : bot]
    const ended = await playTable({ ...known, history, names: ['Ada', 'Bot'], bots, locale, lines: reader })
    return { ended, shown, moves: history.steps.length }
  }

  it('shows the position, the question and the moves, and takes a move by number', async () => {
    const { shown, moves, ended } = await typed('1')
    expect(shown).toMatch(/STANDING/)
    expect(shown).toMatch(/Ada: .+\(NB-/)
    expect(moves).toBeGreaterThan(0)
    expect(ended).toBe(false)
  })
  it('says why not, and changes nothing', async () => {
    const { shown } = await typed('bid 99 on box 1', 'why bid 1 on box 1', 'fly')
    expect(shown).toMatch(/NB-6/)
    expect(shown).toMatch(/“fly” is not a move/)
  })
  it('answers what is asked, and says what is near when a name is mistyped', async () => {
    const { shown, moves } = await typed(
      'card 3a',
      'price fuerth erlangen',
      'look fuerth',
      'look furht',
      'bit 3 on box 1',
      'board trains',
      'board no',
    )
    expect(shown).toMatch(/Train 3a costs 3 brown/)
    expect(shown).toMatch(/A link from Fürth to Erlangen costs|Near it: .*Fürth/)
    expect(shown).toMatch(/Fürth: station|Fürth: town/)
    expect(shown).toMatch(/There is no “furht”\. Near it: .*Fürth/)
    expect(shown).toMatch(/Like this are: bid 3 on box 1/)
    expect(shown).toMatch(/The parts are: Round 1/)
    expect(moves).toBe((await typed()).moves)
  })
  it('names players in refusals, and prices a link that cannot be built now', async () => {
    const { game } = await knownNamed('nuremberg')
    const taken = { refused: true, clause: 'NB-9.5', code: 'train-taken', train: '3a', bySeat: 1 } as const
    expect(sayRefusal(game, taken, ['Ada', 'Ben'])).toBe('Train 3a is hired by Ben. (NB-9.5)')
    const state = game.setup(defaultOptions(game.options), 2, 'terminal')
    const link = game.questions?.ids(state, 'price')[0]
    const { shown } = await typed(`why build ${link}`)
    expect(shown).toMatch(/A link from .+ to .+ costs \d cube[\s\S]*This is not the phase for that/)
    const alone = (await typed(`why ${link}`)).shown
    expect(alone).toMatch(/A link from .+ to .+ costs \d cube/)
    expect(alone).not.toMatch(/is not a move/)
  })
  it('lists prices beside moves, and tells what a move leads to', async () => {
    const { shown } = await typed('why bid 3 on box 1')
    expect(shown).toMatch(/\d bid 3 on box 1: gives \d/)
    expect(shown).toMatch(/ · Ada bids 3 on box 1\./)
  })
  it('goes back to the decision before', async () => {
    const without = (await typed()).moves
    expect((await typed('1', 'undo')).moves).toBe(without)
  })
  it('advises: at most five moves, each with a chance, a score and a reason', async () => {
    const { shown } = await typed('advice')
    const advised = shown.match(/^ {2}\S.* +\d+ % +-?\d+ {2}\S.*$/gm) ?? []
    expect(advised.length).toBeGreaterThan(1)
    expect(advised.length).toBeLessThanOrEqual(5)
  })
  it('saves a game that can be gone on with, and says so when it cannot', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'branchline-test-'))
    const file = join(folder, 'game.json')
    const { moves, shown } = await typed('1', '1', `save ${file}`, `save ${join(folder, 'nowhere', 'game.json')}`)
    const { game, record } = await readRecordFile(file)
    rmSync(folder, { recursive: true })
    const { history, bad } = openRecord(game, record)
    expect(bad).toBeFalsy()
    expect(history.steps).toHaveLength(moves)
    expect(shown).toMatch(/nowhere/)
  })
  it('plays on to the end when every decision is made, and says who has won', async () => {
    const { ended, shown } = await typed(...Array.from({ length: 400 }, () => '1'))
    expect(ended).toBe(true)
    expect(shown).toMatch(/STANDING\n[^\n]+\n[^\n]+\n+(Victory|Shared victory): .*(Ada|Bot)\.\n$/)
  })
  it('takes commands in any case, and speaks the language of the player', async () => {
    expect((await typed('Help')).shown).toMatch(/Type a move/)
    const { shown } = await typedAt({ locale: 'de' }, 'HELP', 'why', 'save', 'undo')
    expect(shown).toMatch(/Gib einen Zug ein/)
    expect(shown).toMatch(/Welcher Zug\?.*In welche Datei\?.*nichts zurückzunehmen/s)
  })
  it('is left in the middle of the bots’ moves, not after them', async () => {
    const { ended, moves } = await typedAt({ isLeft: true }, '1', '1', '1', '1')
    expect(ended).toBe(false)
    expect(moves).toBe(2)
  })
  it('tells no drawn cards where several people look at one screen', async () => {
    const moves = ['start yokohama', 'start ohmiya', 'end turn']
    const alone = await typedAt({ id: 'rising-sun' }, 'start yokohama', 'end turn')
    const together = await typedAt({ id: 'rising-sun', isHotseat: true }, ...moves)
    expect(alone.shown).toMatch(/Drawn: /)
    expect(together.shown).toMatch(/draws 5 cards/)
    expect(together.shown).not.toMatch(/Drawn: /)
  })
})
