/** What happened while one was not asked: steps of a recap, news, and what left the board. */
import { fetchLater, type LogEntry, type RecapStep, Table, type TableContext } from '@branchline/design'
import { type GameEvent, optionsUnder, submit } from '@branchline/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { sinceMyTurn } from '../../../../web/table/since.ts'
import { wholeBoard } from '../../../../web/test/sheets.ts'
import { position } from '../../position.ts'
import record from '../../test/records/nuremberg-3.json' with { type: 'json' }
import { nuremberg as nurembergTable } from '../index.tsx'
import { news } from '../news.ts'
import { recap } from '../recap.tsx'
import { nuremberg, type State, wensleydale } from '../rules.ts'
import { signed } from '../sentences.ts'
import { DALES, seatedAt, shown } from './seated.ts'

beforeAll(fetchLater)

const isRound = ({ type }: GameEvent) => type === 'round-begins'
const ORDINALS = ['1st', '2nd', '3rd']

it('WD-9.14: whoever can do nothing with trains is passed over, which is no move of theirs: it is news, to them too', () => {
  const view = position({ ...DALES, phase: 'trains', cubes: [5, 0, 5], influence: [{}, {}, {}] })
  const events: GameEvent[] = []
  submit(wensleydale, view, 'pass', (event) => events.push(event))
  const { entries } = sinceMyTurn([{ n: 1, seat: 0, move: 'pass', events }], 1)
  expect(recap(entries, seatedAt(view)).map(({ seat, act }) => [seat, act])).toEqual([
    [0, 'passes'],
    [1, 'passes'],
  ])
})

describe('what happened', () => {
  /** A point of a recorded game, with the log a frame would give. */
  function at(moves: number): { readonly state: State; readonly entries: LogEntry[] } {
    const then = optionsUnder(nuremberg, record.rulesVersion, record.options) as Parameters<typeof nuremberg.setup>[0]
    const state: State = nuremberg.setup(then, record.seats, record.seed)
    const entries: LogEntry[] = record.moves.slice(0, moves).map((move, place) => {
      const events: GameEvent[] = []
      const seat = nuremberg.toAct(state) as number
      submit(nuremberg, state, move, (event) => events.push(event))
      return { n: place + 1, seat, move, events }
    })
    return { state, entries }
  }
  function boardAt(moves: number, step?: (steps: readonly RecapStep[]) => RecapStep | undefined): string {
    const { state, entries } = at(moves)
    const props = seatedAt(state)
    const shownStep = step?.(recap(entries, props)) ?? null
    const table = { model: { entries, at: moves } } as unknown as TableContext
    const board = wholeBoard(nurembergTable, { ...props, recap: shownStep })
    return renderToStaticMarkup(createElement(Table.Provider, { value: table }, board))
  }

  it('NB-8.17: Nuremberg joined with Fürth is a step of its own, with the run that scores for each', () => {
    const { state, entries } = at(135)
    const step = recap(entries, seatedAt(state)).find(({ act }) => act === 'Nuremberg and Fürth are joined')
    expect(step).toMatchObject({ seat: null, from: 135, to: 135, result: 'Ann +1, Bob +9, Cara +1' })
    expect(news(entries.slice(-1), seatedAt(state))).toBe('Nuremberg and Fürth are joined: Ann +1, Bob +9, Cara +1')
    const board = boardAt(135, (steps) => steps.find(({ act }) => act === step?.act))
    expect(board).toContain('data-event="fuerth-joined"')
    expect(shown(board, 'run-of')).toEqual({ 0: 1, 1: 9, 2: 1 })
    expect(boardAt(135)).not.toContain('fuerth-joined')
  })

  it('WD-10.1: an account says where it leaves everybody, which is not what its two sums come to', () => {
    const { state, entries } = at(record.moves.length)
    const ended = entries.flatMap(({ events }) => events.filter(({ type }) => type === 'profit'))
    const accounts = recap(entries, seatedAt(state)).filter(({ act }) => act.startsWith('Income'))
    expect(accounts.map(({ result }) => result)).toEqual(
      ended.map(({ profit }) => `Profit and loss now ${Number(profit) < 0 ? `−${-Number(profit)}` : profit}`),
    )
    expect(accounts.length).toBeGreaterThan(3)
  })

  it('is a step for each player and phase, its links numbered in their order', () => {
    const first = record.moves.findIndex((move) => move.startsWith('build '))
    const end = record.moves.findIndex((move, place) => place > first && move === 'done')
    const { state, entries } = at(end + 1)
    const steps = recap(entries.slice(first), seatedAt(state))
    const links = record.moves.slice(first, end).filter((move) => move.startsWith('build ')).length
    expect(steps).toHaveLength(1)
    expect(steps[0]).toMatchObject({ seat: entries[first]?.seat, from: first + 1, to: end + 1 })
    expect(steps[0]?.act).toContain(`${links} link`)
    const board = boardAt(end + 1, (all) => all.at(-1))
    expect([...board.matchAll(/data-step="(\d+)"/g)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: links }, (_, at) => at + 1),
    )
  })

  it('a deed seen alone is told as what it is: the end of a stretch is no refusal to build, a payment is no pass', () => {
    const isAlone = (move: string) => record.moves.flatMap((made, place) => (made === move ? [place + 1] : []))
    const acts = isAlone('done').map((end) => {
      const { state, entries } = at(end)
      return [recap(entries.slice(-1), seatedAt(state))[0]?.act, entries.at(-2)?.move?.startsWith('build ')]
    })
    expect(new Set(acts.filter(([, hasBuilt]) => hasBuilt).map(([act]) => act))).toEqual(new Set(['stops building']))
    for (const [act, hasBuilt] of acts) if (!hasBuilt) expect(['builds nothing', 'stops building', 'keeps all links']).toContain(act)
    const { state, entries } = at(record.moves.length - 1)
    const paid = entries.filter(({ events }) => events.length > 0 && events.every(({ type }) => type === 'paid'))
    expect(paid.length).toBeGreaterThan(0)
    for (const entry of paid) expect(recap([entry], seatedAt(state))).toEqual([])
  })

  it('accounts are a step for each player', () => {
    const settled = record.moves.findIndex((move) => move.startsWith('takeover '))
    const { state, entries } = at(settled)
    const steps = recap(entries, seatedAt(state)).filter(({ act }) => act.startsWith('Income'))
    expect(steps).toHaveLength(record.seats)
  })

  it('boxes won are told box by box, and to whoever watched with their places in the two orders', () => {
    const first = record.moves.findIndex((move) => move.startsWith('build '))
    const { state, entries } = at(first)
    const step = recap(entries, seatedAt(state)).find(({ act }) => act === 'Boxes won')
    expect(step?.result).toMatch(/^\w+: box(es \d and|) \d; \w+: box/)
    const told = news(entries.slice(-1), seatedAt(state))
    const own = entries.at(-1)?.events.filter(({ type, seat }) => type === 'box-won' && seat === 0) ?? []
    expect(told).toBe(
      `You won boxes ${own.map(({ box }) => box).join(' and ')}: you build ${ORDINALS[state.buildOrder.indexOf(0)]}, hire ${ORDINALS[state.trainOrder.indexOf(0)]}.`,
    )
    expect(news(entries.slice(-1), { ...seatedAt(state), viewer: 'spectator' })).toBe(`Boxes won: ${step?.result}`)
    expect(news(entries.slice(0, -1), seatedAt(state))).toBeNull()
  })

  it('profit and loss is told to whoever watched: how it came about for oneself, and where the others stand', () => {
    const settled = record.moves.findIndex((move) => move.startsWith('takeover '))
    const { state, entries } = at(settled)
    const told = news(entries, seatedAt(state))
    expect(told).toMatch(/^Profit and loss: you [−\d]+ \(income \d+, upkeep \d+\), \w+ [−\d]+, \w+ [−\d]+$/)
    expect(told).toContain(`you ${String(state.profit[0]).replace('-', '−')} (`)
  })

  it('what a round has brought everybody is told as the next begins, oneself first', () => {
    const scores = ({ state }: ReturnType<typeof at>) => nuremberg.standing(state).map(({ score }) => score)
    const ends = record.moves.flatMap((_, place) =>
      at(place + 1)
        .entries.at(-1)
        ?.events.some(isRound)
        ? [place + 1]
        : [],
    )
    expect(ends.length).toBeGreaterThan(1)
    ends.forEach((end, place) => {
      const now = at(end)
      const before = scores(at(ends[place - 1] ?? 0))
      const [own, ...others] = scores(now).map((score, seat) => score - (before[seat] ?? 0))
      const told = news(now.entries.slice(-1), seatedAt(now.state), now.entries)
      expect(told).toBe(
        `Round ${place + 1} is over: you ${signed(own ?? 0)}, Bob ${signed(others[0] ?? 0)}, Cara ${signed(others[1] ?? 0)}`,
      )
    })
  })

  it('what left the board this round is shown where it lay, with who moved it', () => {
    const moved = record.moves.findIndex((move) => move.startsWith('move ')) + 1
    const [, kind, area] = /^move (\S+) (\S+)$/.exec(record.moves[moved - 1] ?? '') ?? []
    const pieces = new RegExp(`data-pieces="${area}".*?</g></g>`, 's').exec(boardAt(moved))?.[0] ?? ''
    expect(pieces).toMatch(new RegExp(`data-gone="${kind}[^"]*" data-by="\\d"`))
  })
})
