import { type GameEvent, isRefusal } from '@branchline/engine'
import { titleComplaints } from '@branchline/engine/kit'
import { describe, expect, it } from 'vitest'
import { slipCoach } from '../rules/index.ts'
import { allCoaches, type Move, type State } from '../rules/state.ts'
import { title } from '../title.ts'

const fresh = (seats = 2, length: 'full' | 'short' = 'full') => slipCoach.setup({ length }, seats, 'tests')

/** A position with what a test is about; all that is not named is in the shed. */
function position(wanted: Partial<Pick<State, 'hands' | 'trains' | 'platform' | 'tokens' | 'active'>>, isShedEmpty = false): State {
  const seats = wanted.hands?.length ?? 2
  const state = { ...fresh(seats), ...structuredClone(wanted) }
  state.trains = wanted.trains?.map((train) => [...train]) ?? state.hands.map(() => [])
  state.shed = isShedEmpty ? [] : allCoaches(9)
  return state
}

function play(state: State, text: string, emit?: (event: GameEvent) => void): void {
  const move = slipCoach.parse(state, text)
  if (isRefusal(move)) throw new Error(move.code)
  expect(slipCoach.explain(state, move)).toBeNull()
  slipCoach.play(state, move, emit)
}
const why = (state: State, text: string) => slipCoach.explain(state, slipCoach.parse(state, text) as Move)

describe('setting up', () => {
  it('SC-2.1 four coaches of every weight from 1 to 9, or to 6 in the short game', () => {
    for (const [length, heaviest] of [
      ['full', 9],
      ['short', 6],
    ] as const) {
      const { shed, hands } = fresh(3, length)
      expect([...shed, ...hands.flat()].sort((a, b) => a - b)).toEqual(allCoaches(heaviest).sort((a, b) => a - b))
    }
  })
  it('SC-2.2 four coaches each, which nobody else sees', () => {
    const state = fresh(4)
    for (const hand of state.hands) expect(hand).toHaveLength(4)
    const view = slipCoach.view(state, 1)
    expect(view.hands[1]).toEqual(state.hands[1])
    expect([...view.hands[0]!, ...view.hands[2]!, ...view.shed].every((coach) => coach === -1)).toBe(true)
  })
  it('SC-2.3 two tokens each, and never more than three', () => {
    expect(fresh(4).tokens).toEqual([2, 2, 2, 2])
    const state = position({ hands: [[5, 5, 5], [1]], tokens: [3, 2] })
    play(state, 'slip 5')
    expect(state.tokens).toEqual([3, 2])
  })
})

describe('a turn', () => {
  it('SC-3.1 turns go in the order of the seats; one couples, slips or catches', () => {
    const state = position({ hands: [[5], [4], [3]], platform: [2], tokens: [2, 2, 2] })
    expect(slipCoach.moves(state).map((move) => slipCoach.print(state, move))).toEqual(['couple 5', 'slip 5', 'catch'])
    play(state, 'couple 5')
    expect(slipCoach.toAct(state)).toBe(1)
    expect(why(state, 'couple 9')).toMatchObject({ clause: 'SC-3.1', code: 'not-in-hand' })
  })
  it('SC-3.2 no coach is heavier than the one before it', () => {
    const state = position({ hands: [[4, 5, 6], [1]], trains: [[5], []] })
    expect(why(state, 'couple 6')).toMatchObject({ clause: 'SC-3.2', code: 'too-heavy', last: 5 })
    expect(why(state, 'couple 5')).toBeNull()
    play(state, 'couple 4')
    expect(state.trains[0]).toEqual([5, 4])
  })
  it('SC-3.3 a coach that is slipped stands in front, and brings a token', () => {
    const state = position({ hands: [[5], [1]], platform: [9], tokens: [2, 2] })
    play(state, 'slip 5')
    expect(state.platform).toEqual([9, 5])
    expect(state.tokens).toEqual([3, 2])
  })
  it('SC-3.4 the coach in front is caught for a token, if it fits', () => {
    const state = position({ hands: [[5], [1]], trains: [[8], []], platform: [3, 7], tokens: [1, 0] })
    play(state, 'catch')
    expect(state).toMatchObject({ trains: [[8, 7], []], platform: [3], tokens: [0, 0], hands: [[5], [1]] })
    expect(why(state, 'catch')).toMatchObject({ clause: 'SC-3.4', code: 'no-token' })
    expect(why(position({ hands: [[5], [1]], platform: [] }), 'catch')).toMatchObject({ code: 'platform-empty' })
    expect(why(position({ hands: [[5], [1]], trains: [[2], []], platform: [3] }), 'catch')).toMatchObject({ clause: 'SC-3.2' })
  })
  it('SC-3.5 another coach comes from the shed after coupling and slipping, and only its owner is told which', () => {
    for (const text of ['couple 5', 'slip 5']) {
      const state = position({ hands: [[5], [1]] })
      const told: GameEvent[] = []
      play(state, text, (event) => told.push(event))
      expect(state.hands[0]).toHaveLength(1)
      expect(told.at(-1)).toMatchObject({ type: 'took', only: 0 })
    }
    const state = position({ hands: [[5, 6], [1]], platform: [2] })
    play(state, 'catch')
    expect(state.hands[0]).toEqual([5, 6])
  })
  it('SC-3.6 whoever has no coach in hand is passed over', () => {
    const state = position({ hands: [[5, 4], [], [3]], tokens: [2, 2, 2] }, true)
    play(state, 'couple 5')
    expect(slipCoach.toAct(state)).toBe(2)
  })
})

describe('the end', () => {
  it('SC-4.1 the game is over when nobody has a coach in hand', () => {
    const state = position({ hands: [[5], []] }, true)
    play(state, 'couple 5')
    expect(slipCoach.toAct(state)).toBeNull()
    expect(slipCoach.moves(state)).toEqual([])
    expect(slipCoach.explain(state, { do: 'catch' })).toMatchObject({ clause: 'SC-4.1' })
  })
  it('SC-4.2 SC-4.3 a point for every coach, three more for the longest train', () => {
    const scores = (...trains: number[][]) =>
      slipCoach.standing(position({ hands: trains.map(() => []), trains })).map(({ score }) => score)
    expect(scores([5, 4, 3], [2])).toEqual([6, 1])
    expect(scores([5, 4], [3, 2], [1])).toEqual([2, 2, 1])
  })
  it('SC-1.1 SC-4.4 most points win, then most tokens; otherwise the victory is shared', () => {
    const ranks = (tokens: number[]) =>
      slipCoach.standing(position({ hands: [[], []], trains: [[5], [4]], tokens })).map(({ rank }) => rank)
    expect(ranks([1, 2])).toEqual([2, 1])
    expect(ranks([2, 2])).toEqual([1, 1])
    expect(slipCoach.standing(position({ hands: [[], []], trains: [[5], []], tokens: [0, 3] })).map(({ rank }) => rank)).toEqual([1, 2])
  })
})

it('keeps the laws of every title: rules, rulebook, bot, words and lessons', async () =>
  expect(await titleComplaints(title, { gamesPerSetUp: 1, playoutsPerSetUp: 10 })).toEqual([]))
