/** The kit passes a sound game and catches unsound ones. Each broken variant changes one thing in Parcels. */
import { describe, expect, it } from 'vitest'
import { catalogue, enumerateSetUps, type GameState, type MessageTree, type randomFrom, reveal, shuffle, shuffleWith } from '../index.ts'
import { type CheckName, conform, pairwise } from '../kit/index.ts'
import { de, en, type Move, type Options, type Parcels, parcels } from './parcels.ts'

const { 'event.drew': _, ...withoutDrew } = de

type ParcelsGame = typeof parcels

const SET_UPS = [
  { options: { turns: 8, deck: 'light', rich: false } satisfies Options, seats: 2 },
  { options: { turns: 6, deck: 'heavy', rich: true } satisfies Options, seats: 3 },
]
const WHOLE = { setUps: SET_UPS, gamesPerSetUp: 1, playoutsPerSetUp: 2, closeLooks: 20, deals: 0, longestGame: 500 }
/** Most faults show at once. */
const GLANCE = { ...WHOLE, setUps: SET_UPS.slice(0, 1), playoutsPerSetUp: 1, closeLooks: 4 }
// Copies: one of the games changes its options.
const findings = (game: ParcelsGame, look = WHOLE) => conform(game, structuredClone(look)).findings

describe('a sound game', () => {
  it('passes wherever two of its options meet', () => {
    const setUps = pairwise(enumerateSetUps(parcels))
    expect(conform(parcels, { setUps, gamesPerSetUp: 1, playoutsPerSetUp: 2, closeLooks: 4, deals: 0 }).findings).toEqual([])
  })

  it('passes over every combination of its options and player counts', { tags: 'ci' }, () => {
    const report = conform(parcels, { gamesPerSetUp: 1, playoutsPerSetUp: 10, closeLooks: 20 })
    expect(report.findings).toEqual([])
    expect(report.setUps).toBe(3 * 2 * 2 * 3)
    expect(report.decisions).toBeGreaterThan(5_000)
  })
})

/** Parcels with one thing broken; `broken` gets the sound game to fall back on. */
const variant = (broken: Partial<ParcelsGame>): ParcelsGame => ({ ...parcels, ...broken })
let counter = 0

const BROKEN: [string, CheckName, ParcelsGame][] = [
  ['a deck that cannot be dealt anew', 'redeal', (({ redeal: _, ...rest }) => rest)(parcels)],
  ['dealing anew that leaves nothing to chance', 'redeal', variant({ redeal: (state) => void state.deck.sort((a, b) => a - b) })],
  ['dealing anew from how the deck lay', 'redeal', variant({ redeal: (state, random) => void shuffleWith(random, state.deck) })],
  [
    'dealing anew what somebody holds',
    'redeal',
    variant({
      redeal: (state, random) => {
        const all = [...state.deck, ...state.hands.flat()].sort((a, b) => a - b)
        shuffleWith(random, all)
        for (const cards of [state.deck, ...state.hands]) for (const place of cards.keys()) cards[place] = all.pop()!
        for (const hand of state.hands) hand.sort((a, b) => a - b)
      },
    }),
  ],
  [
    'a view that shows the other hands',
    'leak',
    variant({
      view: (state, viewer) => ({ ...parcels.view(state, viewer), hands: state.hands.map((hand) => hand.slice()) }),
    }),
  ],
  [
    'a view that shows the hands to other seats, not to spectators, with a sampler that believes it',
    'leak',
    variant({
      view: (state, viewer) => ({
        ...parcels.view(state, viewer),
        hands: state.hands.map((hand) => (viewer === 'spectator' ? hand.map(() => -1) : hand.slice())),
      }),
      sample: (view, viewer, random) =>
        viewer === 'spectator'
          ? parcels.sample(view, viewer, random)
          : { ...parcels.sample(view, viewer, random), hands: view.hands.map((hand) => hand.slice()) },
    }),
  ],
  [
    'a view that shows the top of the deck',
    'leak',
    variant({
      view: (state, viewer) => {
        const view = parcels.view(state, viewer)
        if (state.deck.length > 0) view.deck[view.deck.length - 1] = state.deck.at(-1)!
        return view
      },
    }),
  ],
  [
    'a view that contains the generator',
    'leak',
    variant({ view: (state, viewer) => ({ ...parcels.view(state, viewer), chance: state.chance && { ...state.chance } }) }),
  ],
  [
    'a view that shares a list with the state',
    'view',
    variant({ view: (state, viewer) => ({ ...parcels.view(state, viewer), coins: state.coins }) }),
  ],
  ['a clone that shares a list', 'clone', variant({ clone: (state) => ({ ...parcels.clone(state), dropped: state.dropped }) })],
  ['a clone that forgets a field', 'clone', variant({ clone: (state) => ({ ...parcels.clone(state), revealed: 0 }) })],
  [
    'a drawn card that leaves the way back open',
    'undo',
    variant({
      play: (state, move, emit) => {
        const { revealed } = state
        parcels.play(state, move, emit)
        state.revealed = revealed
      },
    }),
  ],
  ['a dead end', 'moves', variant({ moves: (state) => parcels.moves(state).filter((move) => move.type !== 'rest' || state.coins[0] > 0) })],
  [
    'moves after the end',
    'moves',
    variant({ moves: (state) => (parcels.toAct(state) === null ? [{ type: 'rest' }] : parcels.moves(state)) }),
  ],
  [
    'an outcome that depends on a counter outside the state',
    'determinism',
    variant({
      play: (state, move, emit) => {
        parcels.play(state, move, emit)
        if (move.type === 'rest' && counter++ % 3 === 0) {
          state.coins[0]++
          state.paid++
        }
      },
    }),
  ],
  [
    'a set-up that depends on a counter outside',
    'set_up',
    variant({ setup: (options, seats, seed) => parcels.setup(options, seats, seed + counter++) }),
  ],
  [
    'a set-up that changes its options',
    'set_up',
    variant({
      setup: (options, seats, seed) => {
        options.turns = 8 - (options.turns % 2)
        options.rich = !options.rich
        return parcels.setup(options, seats, seed)
      },
    }),
  ],
  [
    'an explanation that has nothing against an illegal move',
    'legality',
    variant({ explain: (state, move) => (move.type === 'load' ? null : parcels.explain(state, move)) }),
  ],
  [
    'an illegal move that is listed',
    'referee',
    variant({
      moves: (state) => [
        ...new Set<Move>([...parcels.moves(state), ...(parcels.toAct(state) === null ? [] : [{ type: 'draw' } as const])]),
      ],
      explain: (state, move) => (move.type === 'draw' && parcels.toAct(state) !== null ? null : parcels.explain(state, move)),
    }),
  ],
  [
    'a legal move that is explained away',
    'legality',
    variant({ explain: (state, move) => parcels.explain(state, move) ?? { refused: true, clause: 'PA-1', code: 'no-coin' } }),
  ],
  ['a refusal without a clause', 'legality', variant({ explain: (state, move) => withoutClause(parcels.explain(state, move)) })],
  [
    'two moves that print alike',
    'notation',
    variant({ print: (state, move) => ('weight' in move ? move.type : parcels.print(state, move)) }),
  ],
  ['a move that is not read back', 'notation', variant({ parse: (state, text) => parcels.parse(state, text.replace('draw', 'pull')) })],
  [
    'notation that throws on nonsense',
    'throws',
    variant({
      parse: (state, text) => {
        if (text.includes('proto')) throw new Error('oh')
        return parcels.parse(state, text)
      },
    }),
  ],
  [
    'an outcome that depends on who listens',
    'play',
    variant({
      play: (state, move, emit) => {
        parcels.play(state, move, emit)
        if (emit !== undefined) state.lastTurn += state.turn === 5 ? 1 : 0
      },
    }),
  ],
  [
    'an event that tells everybody what was drawn',
    'leak',
    variant({
      play: (state, move, emit) => {
        const seat = parcels.toAct(state)!
        parcels.play(state, move, (event) => {
          if (event.type !== 'saw') emit?.(event)
          else emit?.({ type: 'saw', clause: 'PA-4', seat, weight: event.weight! })
        })
      },
    }),
  ],
  [
    'an event that hands out a list of the state',
    'play',
    variant({
      play: (state, move, emit) => {
        parcels.play(state, move, emit)
        emit?.({ type: 'rested', clause: 'PA-5', coins: state.coins })
      },
    }),
  ],
  ['a refusal that tells what is hidden', 'leak', variant({ explain: (state, move) => telling(state, parcels.explain(state, move)) })],
  [
    'a prompt that tells what is hidden',
    'leak',
    variant({
      prompt: (state) => {
        const prompt = parcels.prompt(state)
        return prompt && { ...prompt, next: state.deck.at(-1) ?? 0 }
      },
    }),
  ],
  [
    'legal moves that depend on what is hidden',
    'leak',
    variant({ moves: (state) => parcels.moves(state).filter((move) => move.type !== 'draw' || (state.deck.at(-1) ?? 5) > 2) }),
  ],
  [
    'a game that does not end',
    'ends',
    variant({
      play: (state, move, emit) => {
        parcels.play(state, move, emit)
        if (state.turn === state.lastTurn) state.turn -= state.hands.length
      },
    }),
  ],
  [
    'a question that changes the state',
    'pure',
    variant({
      standing: (state) => {
        state.dropped.sort()
        state.turn += 0
        state.paid++
        return parcels.standing(state)
      },
    }),
  ],
  [
    'a sampler that believes what it should not see',
    'sample',
    variant({ sample: (view, viewer, random) => ({ ...parcels.sample(view, viewer, random), deck: believe(view, viewer, random) }) }),
  ],
  [
    'a sampler that deals cards twice',
    'sample',
    variant({
      sample: (view, viewer, random) => {
        const state = parcels.sample(view, viewer, random)
        if (state.deck.length > 1) state.deck[0] = 1 + (state.deck[0] % 6)
        return state
      },
    }),
  ],
  [
    'a sampler that keeps no generator',
    'sample',
    variant({ sample: (view, viewer, random) => ({ ...parcels.sample(view, viewer, random), chance: null }) }),
  ],
  [
    'standings that do not add up',
    'standing',
    variant({ standing: (state) => parcels.standing(state).map((one) => ({ ...one, score: one.score + 1 })) }),
  ],
  [
    'ranks that do not follow',
    'standing',
    variant({ standing: (state) => parcels.standing(state).map((one) => ({ ...one, rank: one.seat + 1 })) }),
  ],
  ['an event without a text', 'texts', variant({ messages: catalogue<MessageTree>('parcels', en, { de: withoutDrew }) })],
  [
    'a text that lacks its parameter',
    'texts',
    variant({ messages: catalogue<MessageTree>('parcels', { ...en, 'event.loaded': '{seat} loads {cargo}.' }, { de }) }),
  ],
  [
    'a state that is no plain data',
    'plain',
    variant({ setup: (options, seats, seed) => Object.assign(parcels.setup(options, seats, seed), { seen: new Set([1]) }) }),
  ],
  [
    'a state with a hole',
    'plain',
    variant({ setup: (options, seats, seed) => Object.assign(parcels.setup(options, seats, seed), { last: undefined }) }),
  ],
  [
    'a prompt to the wrong seat',
    'moves',
    variant({ prompt: (state) => parcels.prompt(state) && { seat: 0, code: 'turn', clause: 'PA-2' } }),
  ],
  [
    'coins out of nowhere',
    'referee',
    variant({
      play: (state, move, emit) => {
        parcels.play(state, move, emit)
        if (move.type === 'draw') state.coins[0]++
      },
    }),
  ],
  [
    'a field that shows everybody what was drawn',
    'leak',
    variant({
      setup: (options, seats, seed) => Object.assign(parcels.setup(options, seats, seed), { lastDrawn: 0 }),
      clone: (state) => Object.assign(parcels.clone(state), { lastDrawn: lastDrawn(state) }),
      view: (state, viewer) => Object.assign(parcels.view(state, viewer), { lastDrawn: lastDrawn(state) }),
      sample: (view, viewer, random) => Object.assign(parcels.sample(view, viewer, random), { lastDrawn: lastDrawn(view) }),
      play: (state, move, emit) => {
        if (move.type === 'draw' && state.deck.length > 0) Object.assign(state, { lastDrawn: state.deck.at(-1)! })
        parcels.play(state, move, emit)
      },
    }),
  ],
  [
    'a move that is changed by playing it',
    'pure',
    variant({
      moves: (state) => parcels.moves(state).map((move) => ({ ...move })),
      play: (state, move, emit) => {
        parcels.play(state, move, emit)
        if ('weight' in move) move.weight++
      },
    }),
  ],
  ['a list of moves that is used again', 'pure', variant({ moves: reusedList() })],
  [
    'a secret shown without being counted',
    'undo',
    variant({
      play: (state, move, emit) => {
        const { revealed, chance } = state
        const drawn = chance?.drawn
        parcels.play(state, move, emit)
        if (move.type === 'draw' && state.chance?.drawn === drawn) state.revealed = revealed
      },
    }),
  ],
]

describe('the kit catches', () => {
  it.each(BROKEN)('%s', (_name, check, game) => {
    const checks = (look: typeof WHOLE) => findings(game, look).map((finding) => finding.check)
    if (!checks(GLANCE).includes(check)) expect(checks(WHOLE)).toContain(check)
  })

  it('names the way to the position, so that a finding can be replayed', () => {
    const game = variant({ clone: (state) => ({ ...parcels.clone(state), dropped: state.dropped }) })
    const finding = findings(game)[0]
    expect(finding).toMatchObject({ check: 'clone', seats: 2, options: { deck: 'light' } })
    expect(finding.seed).toMatch(/^kit-/)
  })
})

function withoutClause<T extends object | null>(refused: T): T {
  return refused && { ...refused, clause: '' }
}

function telling<T extends object | null>(state: Parcels, refused: T): T {
  return refused && { ...refused, next: state.deck.at(-1) ?? 0 }
}

function believe(view: Parcels, viewer: number | 'spectator', random: ReturnType<typeof randomFrom>): number[] {
  return view.deck.includes(-1) ? parcels.sample(view, viewer, random).deck : view.deck.slice()
}

function lastDrawn(state: Parcels): number {
  return (state as Parcels & { lastDrawn: number }).lastDrawn
}

function reusedList(): ParcelsGame['moves'] {
  const list: Move[] = []
  return (state) => {
    list.length = 0
    list.push(...parcels.moves(state))
    return list
  }
}

describe('reveal and shuffle', () => {
  it('leave traces in the state by which undo is closed', () => {
    const state = parcels.setup({ turns: 3, deck: 'light', rich: false }, 2, 'traces')
    const { drawn } = state.chance!
    reveal(state satisfies GameState)
    shuffle(state.chance, [1, 2, 3])
    expect(state.revealed).toBe(1)
    expect(state.chance!.drawn).toBeGreaterThan(drawn)
  })
})
