/** A title as a whole: what the kit says of its rulebook, its bot's knowledge and its words. */
import { describe, expect, it } from 'vitest'
import { type AnyInsight, catalogue, type MessageTree, type Puzzle, readOptions, type Title } from '../index.ts'
import { conform, insightComplaints, partComplaints, titleComplaints } from '../kit/index.ts'
import { de, en, parcels } from './parcels.ts'

const insight: AnyInsight = {
  forecast: (state) => {
    const scores: number[] = []
    for (const { seat, score } of parcels.standing(state)) scores[seat] = score
    return scores
  },
  lead: () => 2,
  trust: () => 1,
  appraise: (_state, moves) => moves.map(() => 0),
  doubt: 1,
  pick: (_state, moves, random) => moves[random.below(moves.length)],
  stage: () => 0,
  horizon: () => 1,
  reason: () => 'because',
}

/** The toy has no rulebook: what it cites is told by the kit, and makes one. */
const cited = new Set(conform(parcels, { ...few(), rulebook: '' }).findings.map(({ detail }) => /cites ([\w.-]+),/.exec(detail)?.[1] ?? ''))
const rulebook = [...cited].map((clause) => `**${clause}** A rule.`).join('\n\n')

function few() {
  return {
    setUps: [{ options: { turns: 6, deck: 'heavy' as const, rich: true }, seats: 3 }],
    gamesPerSetUp: 1,
    playoutsPerSetUp: 2,
    closeLooks: 20,
    deals: 0,
    perCheck: 99,
  }
}

const title = (changed: Partial<Title> = {}): Title => ({
  id: parcels.id,
  name: parcels.title,
  seats: parcels.seats,
  blurb: { en: 'A toy.' },
  minutes: { min: 1, max: 2 },
  weight: 1,
  rulebook: async () => rulebook,
  rules: async () => parcels,
  insight: async () => insight,
  ...changed,
})

it('a sound title has no complaints', async () => {
  expect(cited.size).toBeGreaterThan(0)
  expect(await titleComplaints(title(), few())).toEqual([])
})

it('a clause that is cited and not written is told, with what cites it', async () => {
  const [first] = cited
  const torn = rulebook.replace(`**${first}**`, '**PX-9**')
  expect((await titleComplaints(title({ rulebook: async () => torn }), few())).join('\n')).toMatch(
    new RegExp(`clauses: \\w+\\.[\\w-]+ cites ${first},`),
  )
})

it('a finding is one sentence, with the way to its position', async () => {
  const rules = async () => ({ ...parcels, referee: () => [{ clause: 'P', what: 'nothing is right' }] })
  const [told] = await titleComplaints(title({ rules }), few())
  expect(told).toMatch(/^referee: .*nothing is right.* \(3 players, turns 6, deck "heavy", rich true, seed kit-0: at the start\)$/)
})

describe('of the parts', () => {
  const faults: readonly (readonly [string, Partial<Title>, RegExp])[] = [
    ['another name', { name: 'Packets' }, /its title is called “Packets”/],
    ['a rulebook that cannot be loaded', { rulebook: () => Promise.reject(new Error('torn')) }, /rulebook: it cannot be used \(torn\)/],
    ['a rulebook without clauses', { rulebook: async () => '# Rules' }, /rulebook: no line of it begins with the number of a clause/],
    ['a clause that stands twice', { rulebook: async () => '**AB-1** One.\n\n**AB-1** Two.' }, /AB-1 stands in it twice/],
    ['a bot that cannot be loaded', { insight: () => Promise.reject(new Error('gone')) }, /insight: it cannot be used \(gone\)/],
    ['a word that is none', { words: async () => ({ de: { sort: 7 as never } }) }, /words: “sort” has no word in de/],
    ['a glossary that cannot be loaded', { glossary: () => Promise.reject(new Error('gone')) }, /glossary: it cannot be used/],
  ]
  it.each(faults)('%s is told', async (_, changed, sentence) => {
    expect((await partComplaints(title(changed), parcels)).join('\n')).toMatch(sentence)
  })
})

describe('of what a bot knows', () => {
  const faults: readonly (readonly [string, Partial<AnyInsight>, RegExp])[] = [
    ['nothing at all', { forecast: undefined as never }, /it throws: .*forecast is not a function/],
    ['too few forecasts', { forecast: () => [1] }, /forecast says 1 for \d seats/],
    [
      'a forecast that is not the score at the end',
      { forecast: (state) => insight.forecast(state).map((score) => score + 1) },
      /when the game is over/,
    ],
    ['too few appraisals', { appraise: () => [] }, /appraise says 0 figures for \d+ moves/],
    ['nothing worth a thought', { appraise: (_, moves) => moves.map(() => Number.NEGATIVE_INFINITY) }, /no move worth a thought/],
    ['a move of its own', { pick: () => ({}) }, /pick takes what is not one of the moves/],
    ['a lead of nothing', { lead: () => 0 }, /lead is 0/],
    ['no doubt', { doubt: 0 }, /doubt is 0/],
    ['no horizon', { horizon: () => Number.NaN }, /trust, stage or horizon is no number/],
    ['no reason', { reason: () => '' }, /reason says “” in en/],
    ['a hand in the state', { appraise: (state, moves) => moves.map(() => state.coins.push(1)) }, /it changes the state|it throws/],
  ]
  it('a sound one is not complained about', () => expect(insightComplaints(parcels, insight)).toEqual([]))
  it.each(faults)('%s is told', (_, changed, sentence) => {
    expect(insightComplaints(parcels, { ...insight, ...changed }).join('\n')).toMatch(sentence)
  })
})

it('a message that no parser takes is told as people speak', () => {
  const messages = catalogue<MessageTree>('parcels', { ...en, 'prompt.turn': 'It is {owner, seat}.' }, { de })
  const { findings } = conform({ ...parcels, messages }, few())
  expect(findings.map(({ detail }) => detail).join('\n')).toMatch(
    /prompt\.turn in en is no message: after the name in \{…\} stands none of .*\{ownerSeat\}/,
  )
})

describe('of its puzzles', () => {
  const start = parcels.setup(readOptions(parcels.options, {}) as never, 2, 'puzzle')
  const move = parcels.print(start, parcels.moves(start)[0])
  const puzzle = {
    id: 'one',
    theme: 'first',
    level: 'easy',
    seats: 2,
    options: {},
    seed: 'puzzle',
    moves: '',
    solutions: [[move]],
    after: [],
    against: { line: [move], after: [] },
  } as unknown as Puzzle
  const coach = { puzzles: {}, messages: catalogue('parcels/coach', { theme: { first: 'The first' }, task: { first: 'What now?' } }, {}) }
  const told = async (changed: Partial<Puzzle>, more: Partial<AnyInsight> = { coach: coach as never }) => {
    const puzzles = async () => ({ rulesVersion: parcels.rulesVersion, puzzles: [{ ...puzzle, ...changed }] })
    const complaints = await titleComplaints(title({ puzzles, insight: async () => ({ ...insight, ...more }) }), few())
    return complaints.join('\n')
  }
  it('a sound one is not complained about', async () => expect(await told({})).toBe(''))
  it('a solution that the rules refuse is told', async () =>
    expect(await told({ solutions: [['fly']] })).toBe('puzzle one: “fly” is refused'))
  it('a position that the rules refuse is told', async () =>
    expect(await told({ moves: 'fly' })).toMatch(/^puzzle one: its position is refused \(/))
  it('a theme without words is told', async () => expect(await told({ theme: 'last' })).toMatch(/theme\.last is not said/))
  it('a coach that knows of none is told', async () => expect(await told({}, {})).toMatch(/its coach does not say what makes one/))
})
