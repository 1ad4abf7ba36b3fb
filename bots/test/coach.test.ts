/**
 * What the coach says is true: every figure is counted again by playing both lines, no number stands in a text that is not in its record, what is
 * shown differs and is in the order of its worth. `POSITIONS=40 npx vitest run bots/test/coach.test.ts` asks of forty positions a title, and of the
 * variety over them; the usual run of a few.
 */
import { type AnyCoach, catalogue, isRefusal, LOCALES, loadLanguages, type Reason, type ToldFigure } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { type Candidate, coaching, type Warning } from '../coach/index.ts'
import { figureOf } from '../coach/reasons.ts'
import { MOST_WORDS, patternOf, tellerFor, wordsIn } from '../coach/words.ts'
import { diceFrom } from '../index.ts'
import { known, made, TABLES } from './tables.ts'

await loadLanguages()

const WANTED = Number(process.env.POSITIONS ?? 4)
const IS_WHOLE = WANTED >= 40
const NAMES = ['Anna', 'Dinsdale', 'Metcalfe', 'Hird', 'Thwaite']
const FORBIDDEN = /wants|values at about|costs more than it brings|%|\b[A-Z]{2}-\d/
const MOST_OF_ONE = 0.15

// Without variants: where money is hidden, what followed was legal in a world that cannot be dealt again.
const coached = TABLES.filter(({ game, name }) => known(game).insight.coach !== undefined && name === game.id)

describe.each(coached)('the coach of $name', ({ game, options, seats }) => {
  const { insight } = known(game)
  const coach = insight.coach as AnyCoach

  /** Fresh ones: the n-th of a game of its own, at the beginning of something to decide. */
  function position(number: number): { state: unknown; seat: number } | null {
    const state = game.setup(options, seats, `coach ${number}`)
    const apprentice = made(`apprentice:seed=${number}`, game)
    const from = (number * 37) % 130
    for (let ply = 0; game.toAct(state) !== null; ply++) {
      const seat = game.toAct(state) as number
      const moves = game.moves(state)
      if (ply >= from && moves.length > 1 && !coach.isUnderWay(state) && coach.lines(state).length > 2) return { state, seat }
      game.play(state, moves.length === 1 ? moves[0] : apprentice.decide(state, seat))
    }
    return null
  }

  const found = () => {
    const positions: {
      state: unknown
      seat: number
      shown: readonly Candidate[]
      all: readonly Candidate[]
      first: number
      warned: readonly Warning[]
    }[] = []
    for (let number = 0; positions.length < WANTED && number < 6 * WANTED; number++) {
      const one = position(number)
      if (one === null) continue
      const started = performance.now()
      let first = 0
      let told: readonly Candidate[] = []
      let shown = 0
      let warned: readonly Warning[] = []
      const clock = IS_WHOLE ? { now: () => performance.now(), milliseconds: [450, 1200] as const } : { worlds: 4 }
      for (const advice of coaching(known(game), one.state, one.seat, { players: NAMES, ...clock })) {
        if (advice === null) continue
        if (first === 0) first = performance.now() - started
        told = advice.candidates
        shown = advice.shown
        warned = advice.warnings
      }
      if (told.length > 0) positions.push({ ...one, shown: told.slice(0, shown), all: told, first, warned })
    }
    return positions
  }
  const positions = found()
  const reasons = positions.flatMap(({ shown }) => shown.map(({ reason }) => reason))

  /** The line with what followed, played by the rules in a world of the seat's own making. */
  function counted(from: unknown, seat: number, line: readonly string[], after: readonly string[]) {
    const state = game.sample(game.view(from, seat), seat, diceFrom('counted again'))
    const before = coach.figures(state, seat)
    const make = (text: string) => {
      const move = game.parse(state, text)
      expect(isRefusal(move) ? move : game.explain(state, move), text).toBeNull()
      game.play(state, move)
    }
    line.forEach(make)
    const now = coach.figures(state, seat)
    after.forEach(make)
    return { before, now, later: coach.figures(state, seat) }
  }

  it(`has something to say in ${WANTED} positions`, () => {
    expect(positions.length).toBe(WANTED)
    for (const { shown } of positions) expect(shown.length).toBeGreaterThan(0)
  })

  it('warns of legal moves only, in few words, and of none that it proposes', () => {
    for (const { state, all, warned } of positions) {
      const legal = new Set(game.moves(state).map((move) => game.print(state, move)))
      for (const { move, text } of warned) {
        expect(legal).toContain(move)
        expect(all.map(({ line }) => line[0])).not.toContain(move)
        expect(wordsIn(text)).toBeLessThanOrEqual(MOST_WORDS)
        expect(text).not.toMatch(FORBIDDEN)
      }
    }
  })

  it('counts what the rules count, for the line and for the one it is compared with', () => {
    for (const { state, seat, all } of positions) {
      for (const { line, after, against, reason } of all) {
        const mine = counted(state, seat, line, after)
        const theirs = counted(state, seat, against.line, against.after)
        for (const told of [...reason.gain, ...reason.cost]) {
          expect(figureOf(told, mine, mine.before), told.id).toBe(told.n)
          expect(figureOf(told, theirs, theirs.before), told.id).toBe(told.other)
        }
      }
    }
  })

  it('counts points as the standing does', () => {
    for (const { state, seat } of positions) {
      const parts: readonly { source: string; points: number }[] = game.standing(state).find((one) => one.seat === seat)?.parts ?? []
      const figures = coach.figures(state, seat)
      for (const { source, points } of parts) {
        const told = figures[source]
        if (told !== undefined && source !== 'links') expect(told, source).toBe(points)
      }
    }
  })

  it.each(LOCALES)('says no number that is not in the record, in few words (%s)', (locale) => {
    const teller = tellerFor(game, coach, locale, NAMES)
    for (const reason of reasons) {
      const text = teller.reason(reason)
      expect(wordsIn(text), text).toBeLessThanOrEqual(MOST_WORDS)
      expect(text).not.toMatch(FORBIDDEN)
      expect(text).not.toMatch(/\b(lead|figure|cost|risk|coach)\.\w/)
      const known = numbersIn(reason)
      for (const number of text.match(/\d+(?:[.,]\d+)?/g) ?? []) expect(known, `${number} in “${text}”`).toContain(number.replace(',', '.'))
    }
  })

  it('shows what differs, in the order of its worth, and compares with nothing better', () => {
    for (const { shown } of positions) {
      expect(new Set(shown.map(({ reason }) => patternOf(reason))).size).toBe(shown.length)
      expect(shown.map(({ worth }) => worth)).toEqual(shown.map(({ worth }) => worth).toSorted((one, other) => other - one))
      for (const { worth, againstWorth } of shown) expect(againstWorth).toBeLessThanOrEqual(worth)
    }
  })

  it.runIf(IS_WHOLE)('does not always say the same, and says the first word within a second', () => {
    const counts = new Map<string, number>()
    for (const reason of reasons) counts.set(patternOf(reason), (counts.get(patternOf(reason)) ?? 0) + 1)
    const [most, times] = [...counts].toSorted(([, one], [, other]) => other - one)[0]
    const first = positions.map((one) => one.first).toSorted((one, other) => one - other)
    console.log(
      `${game.id}: ${positions.length} positions, ${reasons.length} reasons, ${counts.size} patterns, the commonest ${times} times (${most}); ` +
        `first words after ${first[Math.floor(first.length / 2)].toFixed(0)} ms, at the latest ${first.at(-1)?.toFixed(0)} ms`,
    )
    expect(times / reasons.length).toBeLessThanOrEqual(MOST_OF_ONE)
    expect(first.at(-1)).toBeLessThan(1000)
  })
})

describe('what one line costs more than the other', () => {
  const words = {
    lead: { lot: 'Lot {number}' },
    figure: { points: '{n} points', debt: 'a debt of {n}' },
    cost: { points: 'only {n} points', debt: 'then a debt of {n}' },
  }
  const messages = catalogue('a coach', words, { de: words, fr: words })
  const teller = tellerFor(TABLES[0].game, { messages } as unknown as AnyCoach, 'en', NAMES)
  const lot = (number: number) => ({ kind: 'lot', names: { number } })
  const figure = (id: string, n: number, other: number): ToldFigure => ({ id, when: 'later', as: 'level', n, other })

  it('is told of both: seven points to four are else no reason to call them even', () => {
    const reason = { ...lot(1), gain: [figure('points', 7, 4)], cost: [figure('debt', 4, 1)], against: lot(2) }
    expect(teller.reason(reason)).toBe('Lot 1: 7 points; then a debt of 4. Lot 2: 4 points, a debt of 1.')
  })

  it('is told once where both cost the same', () => {
    const reason = { ...lot(1), gain: [figure('points', 7, 4)], cost: [figure('debt', 4, 4)], against: lot(2) }
    expect(teller.reason(reason)).toBe('Lot 1: 7 points; then a debt of 4. Lot 2: 4 points.')
  })
})

/** Whatever a text of this reason may name: its figures, the numbers of its names, and numbers that are part of a name ("2a"). */
function numbersIn({ gain, cost, names, against }: Reason): string[] {
  const figures = [...gain, ...cost].flatMap(({ n, other }: ToldFigure) => [n, other]).map((n) => `${Math.abs(n)}`)
  const named = [names, against.names].flatMap((one) => Object.values(one)).flatMap((value) => `${value}`.match(/\d+/g) ?? [])
  return [...figures, ...named]
}
