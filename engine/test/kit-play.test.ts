/** Faults of set-up, play, data, notation, legality and undo that the kit catches. Each changes one thing in a sound game. */
import { describe, expect, it } from 'vitest'
import { enumerateSetUps, refusal, reveal, seedChance } from '../index.ts'
import { conform, pairwise } from '../kit/index.ts'
import { afterwards, type Broken, catches, type Fault, telling, withField } from './faults.ts'
import { lockers, type Move } from './lockers.ts'
import type { Lockers } from './lockers-words.ts'

describe('a sound game with face-down cards, orders and an outline', () => {
  it('passes wherever two of its options meet', () => {
    const setUps = pairwise(enumerateSetUps(lockers))
    expect(conform(lockers, { setUps, gamesPerSetUp: 1, playoutsPerSetUp: 1, closeLooks: 4, deals: 0 }).findings).toEqual([])
  })

  it('passes over every combination of its options and player counts that fits', { tags: 'ci' }, () => {
    const report = conform(lockers, { gamesPerSetUp: 1, playoutsPerSetUp: 5, closeLooks: 24, deals: 400 })
    expect(report.findings).toEqual([])
    expect(report.setUps).toBe(3 * 2 * 2 * 3 - 3)
  })
})

describe('the kit catches in set-up and options', () => {
  const list: number[] = []
  catches([
    [
      'a seed that does not matter',
      'set_up',
      /every seed gives the same generator/,
      { setup: (options, seats) => lockers.setup(options, seats, 'one') },
    ],
    ['a deal that does not follow the seed', 'set_up', /twelve seeds give the same game/, { setup: dealtOnce }],
    ['a new game that holds its options', 'set_up', /holds the options themselves/, withField((_seed, options) => options)],
    [
      'two new games that share a list',
      'set_up',
      /two new games share dropped/,
      { setup: (...given) => ({ ...lockers.setup(...given), dropped: list }) },
    ],
    [
      'an option without effect',
      'options',
      /option big makes no difference/,
      { setup: (options, ...rest) => lockers.setup({ ...options, big: false }, ...rest) },
    ],
    [
      'one value of an option without effect',
      'options',
      /option rounds makes no difference: with “9”/,
      { setup: (options, ...rest) => lockers.setup({ ...options, rounds: Math.min(7, options.rounds) }, ...rest) },
    ],
    [
      'options that are changed by asking whether they fit',
      'options',
      /changed them/,
      {
        fits: (options, seats) => {
          options.rounds = 5
          return lockers.fits!(options, seats)
        },
      },
    ],
    [
      'options refused without a reason',
      'options',
      /without a clause or code/,
      { fits: (options, seats) => (lockers.fits!(options, seats) === null ? null : refusal('', '')) },
    ],
    [
      'options refused without a text',
      'texts',
      /refusal\.too-many has no text/,
      { fits: (options, seats) => (lockers.fits!(options, seats) === null ? null : refusal('LO-1', 'too-many')) },
    ],
    [
      'a value that no command line can carry',
      'options',
      /no flag of the command line/,
      { options: { ...lockers.options, zoo: { kind: 'choice', values: ['farm', 'forest', 'a, b'] as never, default: 'farm' } } },
    ],
    [
      'a value offered twice',
      'options',
      /offers a value twice/,
      { options: { ...lockers.options, zoo: { kind: 'choice', values: ['farm', 'forest', 'farm'], default: 'farm' } } },
    ],
    [
      'a number without a choice',
      'options',
      /nothing to choose/,
      { options: { ...lockers.options, rounds: { kind: 'number', min: 7, max: 7, default: 7 } } },
    ],
    ['rules without a version', 'options', /rulesVersion is 0/, { rulesVersion: 0 }],
    ['earlier rules that come later', 'options', /do not come before/, { earlier: { 1: {} } }],
    ['earlier rules that nothing means', 'options', /no option of today/, { rulesVersion: 2, earlier: { 1: { moons: 3 } as never } }],
    ['an id that is none', 'options', /is no id/, { id: 'Lockers & Co' }],
  ])
})

describe('the kit catches in play and data', () => {
  const born = new WeakSet<Lockers>()
  const mark = Symbol('mark')
  let last: number[] = []
  catches([
    [
      'a game that depends on which object the state is',
      'clone',
      /played on a clone/,
      {
        setup(...given) {
          const state = lockers.setup(...given)
          born.add(state)
          return state
        },
        ...afterwards((state) => {
          if (born.has(state) && state.turn === 3) state.lastTurn--
        }),
      },
    ],
    [
      'data that JSON does not carry',
      'json',
      /after a round trip through JSON/,
      {
        setup: (...given) => Object.assign(lockers.setup(...given), { [mark]: 1 }),
        clone: (state) => Object.assign(lockers.clone(state), mark in state ? { [mark]: 1 } : {}),
        ...afterwards((state) => {
          if (mark in state && state.turn === 2) state.lastTurn--
        }),
      },
    ],
    [
      'a game that depends on the order of keys',
      'json',
      /another order of keys/,
      afterwards((state) => {
        if (Object.keys(state).indexOf('deck') > Object.keys(state).indexOf('dropped') && state.turn % 3 === 1) state.lastTurn--
      }),
    ],
    [
      'an event changed after it was told',
      'play',
      /was changed after it had been told/,
      {
        play(state, move, emit) {
          lockers.play(state, move, emit)
          last = [state.turn]
          emit?.({ type: 'rested', clause: 'LO-6', seat: 0, last })
          last.push(1)
        },
      },
    ],
    [
      'a move that stays in the state',
      'play',
      /holds a part of the move/,
      {
        ...withField(() => null),
        moves: (state) => lockers.moves(state).map((move) => ({ ...move })),
        play(state, move, emit) {
          lockers.play(state, move, emit)
          Object.assign(state, { further: move })
        },
      },
    ],
    [
      'an event for a seat that is not there',
      'play',
      /meant for seat 2 alone/,
      telling((event, seats) => (event.type === 'saw' ? { ...event, only: seats } : event)),
    ],
    [
      'an event about a seat that is not there',
      'play',
      /about seat -1/,
      telling((event) => (event.type === 'rested' ? { ...event, seat: -1 } : event)),
    ],
    [
      'an event that cites an empty clause',
      'play',
      /cites an empty clause/,
      telling((event) => (event.type === 'stowed' ? { ...event, clause: '' } : event)),
    ],
    [
      'a prompt with a hole',
      'plain',
      /prompt\.limit is undefined/,
      { prompt: (state) => lockers.prompt(state) && { ...lockers.prompt(state)!, limit: undefined as never } },
    ],
    [
      'a list of moves that holds a part of the state',
      'moves',
      /shares hands/,
      { moves: (state) => lockers.moves(state).map((move) => (move.type === 'rest' ? ({ ...move, hands: state.hands } as never) : move)) },
    ],
    ['a standing that remembers other games', 'pure', /standing answers differently after another game/, remembering()],
    [
      'a referee that changes what it looks at',
      'pure',
      /asking referee changed the state/,
      {
        referee: (state) => {
          state.dropped.reverse()
          return lockers.referee(state)
        },
      },
    ],
    ['a referee that looks at nothing', 'referee', /noticed none of/, { referee: () => [] }],
  ])
})

describe('the kit catches in notation and legality', () => {
  catches([
    ['another name for a move', 'notation', /“skip” is read as “rest”/, parsing((text) => (text === 'skip' ? 'rest' : text))],
    ['another verb', 'notation', /“drop \w+” is read as “swap/, parsing((text) => text.replace('drop', 'swap'))],
    [
      'shortened moves',
      'notation',
      /is read as “(rest|peek)”, which is not how it is written/,
      parsing((text) => ['rest', 'peek'].find((verb) => text.length > 0 && verb.startsWith(text)) ?? text),
    ],
    [
      'trailing junk',
      'notation',
      /please” is read as .* further words are ignored/,
      parsing((text) =>
        text
          .split(' ')
          .slice(0, /^(rest|peek)/.test(text) ? 1 : 2)
          .join(' '),
      ),
    ],
    ['marks at the end', 'notation', /marks are ignored/, parsing((text) => text.replace(/[.!;,]+$/, ''))],
    ['figures written otherwise', 'notation', /“(stow|open) (0|\+)\d.*” is read as/, parsing((text) => text.replace(/ [0+](\d)/, ' $1'))],
    ['words in between', 'notation', /words in between are ignored/, parsing((text) => text.replace(' the ', ' '))],
    ['text in capitals', 'notation', /is not tidy text/, { print: (state, move) => lockers.print(state, move).replace('rest', 'Rest') }],
    [
      'text that is too long for a record',
      'notation',
      /a record takes 500/,
      {
        print: (state, move) => lockers.print(state, move).replace('rest', `rest${'-and-rest'.repeat(60)}`),
        parse: (state, text) => lockers.parse(state, text.toLowerCase().replaceAll('-and-rest', '')),
      },
    ],
    [
      'text that fails for moves of other tables',
      'throws',
      /no such locker/,
      {
        print(state, move) {
          if (move.type === 'open' && move.seat >= state.hands.length) throw new Error('no such locker')
          return lockers.print(state, move)
        },
      },
    ],
    [
      'an end at which everything is possible',
      'legality',
      /explain has nothing against it/,
      { explain: (state, move) => (lockers.toAct(state) === null ? null : lockers.explain(state, move)) },
    ],
    [
      'an explanation that is no refusal',
      'legality',
      /is no refusal/,
      { explain: (state, move) => without('refused', lockers.explain(state, move)) },
    ],
    [
      'a refusal with a hole',
      'plain',
      /the refusal of .* is undefined/,
      { explain: (state, move) => lockers.explain(state, move) && ({ ...lockers.explain(state, move), seat: undefined } as never) },
    ],
    [
      'a refusal that hands out a list of the state',
      'legality',
      /refusal of .* shares tokens/,
      { explain: (state, move) => lockers.explain(state, move) && ({ ...lockers.explain(state, move), tokens: state.tokens } as never) },
    ],
  ])
})

describe('the kit catches in undo', () => {
  const unseen = (when: (state: Lockers, move: Move) => boolean): Broken => ({
    play(state, move, emit) {
      const { revealed } = state
      const isRare = when(state, move)
      lockers.play(state, move, emit)
      if (isRare && lockers.toAct(state) !== null) state.revealed = revealed
    },
  })
  const many = { playoutsPerSetUp: 25 }
  const rare: Fault[] = [
    [
      'a barrier missing for the last card of the deck',
      'undo',
      /“swap .*” brings something hidden to light/,
      unseen((state, move) => move.type === 'swap' && state.deck.length === 1),
      many,
    ],
    [
      'a barrier missing with the last token',
      'undo',
      /“peek” brings something hidden to light/,
      unseen((state, move) => move.type === 'peek' && state.tokens[state.turn % state.hands.length] === 1),
      many,
    ],
    [
      'a barrier missing when a full locker is opened',
      'undo',
      /“open \d” brings something hidden to light/,
      unseen((state, move) => move.type === 'open' && state.lockers[move.seat].length === state.size),
      many,
    ],
  ]
  catches([
    ...rare,
    [
      'a barrier where nothing comes to light',
      'undo',
      /“stow …” always closes the way back, .* nothing came to light/,
      {
        play(state, move, emit) {
          if (move.type === 'stow') reveal(state)
          lockers.play(state, move, emit)
        },
      },
    ],
    [
      'a count of secrets that is set back',
      'undo',
      /set back the count/,
      afterwards((state) => {
        if (state.turn % 5 === 4) state.revealed = 0
      }),
    ],
    [
      'a generator that is set back',
      'undo',
      /set the generator back/,
      afterwards((state) => {
        if (state.turn === 4) state.chance!.drawn -= 3
      }),
    ],
    [
      'a generator that is exchanged when the deck is made anew',
      'play',
      /exchanged the key/,
      {
        play(state, move, emit) {
          if (move.type === 'swap' && state.deck.length === 0)
            state.chance = { ...seedChance(state.chance!.key), drawn: state.chance!.drawn }
          lockers.play(state, move, emit)
        },
      },
      many,
    ],
    ['secrets counted in a game that says it has none', 'undo', /in a game without secrets/, { secrets: false }],
  ])
})

function dealtOnce(...[options, seats, seed]: Parameters<typeof lockers.setup>): Lockers {
  const state = lockers.setup(options, seats, 'once')
  return { ...state, chance: { ...seedChance(seed), drawn: state.chance!.drawn } }
}

function remembering(): Broken {
  let games = 0
  return {
    setup(...given) {
      games++
      return lockers.setup(...given)
    },
    standing: (state) =>
      lockers
        .standing(state)
        .map((one) => ({ ...one, score: one.score + games, parts: [...one.parts, { source: 'tokens', points: games }] })),
  }
}

function parsing(read: (text: string) => string): Broken {
  return { parse: (state, text) => lockers.parse(state, read(text.trim().toLowerCase().replace(/\s+/g, ' '))) }
}

function without<T extends object>(key: string, value: T | null): T | null {
  return value && (Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as T)
}
