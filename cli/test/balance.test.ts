/** A report on balance: that it counts what it says, comes out the same every time, and refuses what makes no sense. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BALANCE_BOOKS } from '@branchline/games/balance'
import { TITLES } from '@branchline/games/catalogue'
import { describe, expect, it } from 'vitest'
import { plainBook } from '../balance/plain-book.ts'
import { countGame } from '../balance/play.ts'
import { type BalanceReport, spreadOf } from '../balance/report.ts'
import { knownNamed } from '../titles.ts'
import { branchline } from './terminal.ts'

const GLANCE = ['--bots', 'apprentice', '--threads', '1']

async function reportOn(...words: string[]): Promise<BalanceReport> {
  const { out, err, exit } = await branchline('balance', ...words, ...GLANCE, '--json')
  expect({ err, exit }).toEqual({ err: '', exit: 0 })
  return JSON.parse(out) as BalanceReport
}

describe('every title', () => {
  it('says what is counted in it', () => expect(Object.keys(BALANCE_BOOKS).toSorted()).toEqual(TITLES.map(({ id }) => id).toSorted()))

  it.each(TITLES.map(({ id }) => id))('%s: a winner and an end in every game, points that add up', async (id) => {
    const report = await reportOn(id, '--games', '3')
    const together = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
    expect(report.games).toBe(3)
    expect(together(report.seats.map(({ wins }) => wins.mean))).toBeCloseTo(1)
    expect(together(report.starts.map(({ wins }) => wins.n))).toBe(3 * report.players)
    expect(together(report.endings.map(({ share }) => share))).toBeGreaterThanOrEqual(1)
    expect(together(report.sources.map(({ mean }) => mean))).toBeCloseTo(report.score.mean)
    expect(report.rounds.mean).toBeGreaterThan(2)
    expect(report.figures.length).toBeGreaterThan(3)
    for (const [kind, things] of Object.entries(report.uses)) {
      expect(things.length, kind).toBeGreaterThan(1)
      for (const { id: thing, won, wonWithout, offered } of things)
        expect(won.n + wonWithout.n, `${kind} ${thing}`).toBe(offered * report.players)
    }
  })

  it.each(TITLES.map(({ id }) => id))('%s: everything counted has a name, and every shape of the board is counted', async (id) => {
    const { game } = await knownNamed(id)
    const book = BALANCE_BOOKS[id]
    const report = await reportOn(id, '--games', '2')
    for (const locale of ['en', 'de', 'fr'] as const) {
      for (const kind of Object.keys(report.uses)) expect(book.words.text(`kind.${kind}`, locale), kind).toBeDefined()
      for (const { name } of report.figures) expect(book.words.text(`figure.${name}`, locale), name).toBeDefined()
      for (const { id: ending } of report.endings) expect(book.words.text(`ending.${ending}`, locale), ending).toBeDefined()
    }
    const state = game.setup(report.options, report.players, '1')
    const shapes = book.board(state)
    expect(shapes.length).toBeGreaterThan(20)
    const counted = new Set(shapes.map(({ kind, id: shape }) => `${kind} ${shape}`))
    expect(counted.size).toBe(shapes.length)
    expect(Object.keys(report.uses)).toEqual(expect.arrayContaining([...new Set(shapes.map(({ kind }) => kind))]))
  })
})

it('a spread is told by its mean, its deviation and its ends', () => {
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, deviation: 2, least: 2, most: 9 })
})

it('of one game of two the winner is ahead by the difference of the two scores', async () => {
  const { score, winner, margin } = await reportOn('nuremberg', '--players', '2', '--games', '1')
  expect([winner.mean, margin.mean]).toEqual([score.most, score.most - score.least])
})

it('the same seed gives the same report, another seed another', async () => {
  const [one, again, other] = [
    await reportOn('nuremberg', '--games', '2'),
    await reportOn('nuremberg', '--games', '2'),
    await reportOn('nuremberg', '--games', '2', '--seed', '2'),
  ]
  expect(again).toEqual(one)
  expect(other).not.toEqual({ ...one, seed: '2' })
})

it('who is barred from a card never buys it, and is counted by himself', async () => {
  const report = await reportOn('rising-sun', '--players', '2', '--games', '12', '--bar', 'cards')
  const barred = report.uses.cards.filter(({ wonBarred }) => wonBarred !== undefined)
  expect(barred.reduce((sum, { wonBarred }) => sum + (wonBarred?.n ?? 0), 0)).toBe(12)
  const known = await knownNamed('rising-sun')
  const plan = { game: 'rising-sun', seats: 2, seed: '1', bots: ['apprentice'], options: report.options, bar: 'cards', packs: [] }
  for (let number = 0; number < 6; number++) {
    const game = countGame(known, BALANCE_BOOKS['rising-sun'], plan, number)
    expect(game.uses.cards[game.barred?.id ?? ''][game.barred?.seat ?? -1]).toBe(0)
  }
})

it('a title that says nothing is counted by its moves', async () => {
  const known = await knownNamed('west-riding')
  const plan = {
    game: 'west-riding',
    seats: 3,
    seed: '1',
    bots: ['random'],
    options: { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: true, cash: 'open', turns: 2 },
    bar: null,
    packs: [],
  }
  const { uses, decisions } = countGame(known, plainBook(known.game), plan, 0)
  const moves = Object.values(uses.moves).flat()
  expect(moves.reduce((sum, times) => sum + times, 0)).toBe(decisions)
  expect(Object.keys(uses.moves)).toContain('bid')
  expect(Object.keys(uses.names).length).toBeGreaterThan(0)
})

describe('for people', () => {
  it('as text, with seats, starts and what stays unused', async () => {
    const { out } = await branchline('balance', 'rising-sun', '--map', 'italy', '--players', '2', '--games', '2', ...GLANCE)
    for (const heading of ['SEATS', 'WHERE ONE BEGINS', 'SCORES BY SOURCE', 'HOW GAMES END', 'CARDS BOUGHT']) expect(out).toContain(heading)
    expect(out).toMatch(/Milano +\d/)
    expect(out).toMatch(/never: .*Palermo/)
  })

  it('as a page that needs nothing from elsewhere, with the board on it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'balance-'))
    const path = join(folder, 'report.html')
    const { out, err } = await branchline('balance', 'nuremberg', '--games', '1', ...GLANCE, '--html', path)
    const page = readFileSync(path, 'utf8')
    rmSync(folder, { recursive: true })
    expect([out, err]).toEqual(['', `Written to ${path}\n`])
    expect(page).toContain('<svg class="board"')
    expect(page.match(/<polygon/g)?.length).toBe(75)
    expect(page).not.toMatch(/https?:|<script|<link/)
    expect(page.length).toBeLessThan(300_000)
  })
})

describe('refused in a sentence', () => {
  it.each([
    [['balance', 'chess'], 'there is no game “chess”'],
    [['balance', 'rising-sun', '--map', 'mars'], 'mars'],
    [['balance', 'west-riding', '--players', '9'], 'is for 3 to 5 players, not 9'],
    [['balance', 'nuremberg', '--bots', 'genius'], '“genius” is no bot'],
    [['balance', 'nuremberg', '--bots', ','], '--bots names nobody'],
    [['balance', 'nuremberg', '--games', '0'], 'whole number from 1'],
    [['balance', 'rising-sun', '--bar', 'wheels'], '“wheels” is nothing that can be barred here. It can be: cards'],
    [['balance', 'west-riding', '--bar', 'cards'], 'This title says nothing of what its moves use.'],
    [
      ['balance', 'nuremberg', '--games', '1', ...GLANCE, '--html', '/nowhere/at/all.html'],
      'cannot be written: there is no such file or folder',
    ],
  ])('%j', async (words, sentence) => {
    const { out, err, exit } = await branchline(...words)
    expect(out).toBe('')
    expect(err).toContain(sentence)
    expect(exit).toBeGreaterThan(0)
  })
})
