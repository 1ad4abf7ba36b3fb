/** Faults of views, samples, events, standings and of what texts tell that the kit catches. Each changes one thing in a sound game. */
import { describe } from 'vitest'
import { catalogue, freshChance, type MessageTree, type Random, shuffleWith, words } from '../index.ts'
import { type Broken, catches, telling, withField } from './faults.ts'
import { lockers } from './lockers.ts'
import { de, en } from './lockers-messages.ts'
import { ANIMALS, HIDDEN, type Lockers } from './lockers-words.ts'

const named = (cards: readonly number[]) => cards.map((card) => ANIMALS[card] ?? '?').join(' ')

describe('the kit catches in views and events', () => {
  catches([
    [
      'a move made without asking where there are others',
      'forced',
      /made without asking, and there are \d/,
      { forced: (view) => (lockers.toAct(view) === null ? null : { say: 'prompt.turn' }) },
    ],
    [
      'a move made without asking that tells of a hand',
      'forced',
      /tells (seat \d|a spectator) something/,
      { forced: (view) => (view.hands[0]?.[0] === 0 ? { say: 'prompt.turn' } : null) },
    ],
    ['a seed in the view', 'leak', /the seed of the game is somewhere in the view/, withField((seed) => seed)],
    [
      'full lockers that everybody sees',
      'leak',
      /cannot tell from this one looks different|the view shows/,
      {
        view(state, viewer) {
          const view = lockers.view(state, viewer)
          for (const [seat, held] of state.lockers.entries()) if (held.length === state.size) view.lockers[seat] = held.slice()
          return view
        },
      },
    ],
    [
      'a view in which moves are not read',
      'view',
      /is not read as the same move in the view/,
      {
        parse: (state, text) => (state.chance === null ? { refused: true, clause: 'LO-2', code: 'no-token' } : lockers.parse(state, text)),
      },
    ],
    [
      'a view in which a legal move is refused',
      'view',
      /in the view of seat \d explain has something against it/,
      {
        explain: (state, move) =>
          state.chance === null && move.type === 'rest'
            ? { refused: true, clause: 'LO-6', code: 'no-token' }
            : lockers.explain(state, move),
        moves: (state) => [
          ...lockers.moves(state),
          ...(lockers.toAct(state) !== null && state.chance === null ? [lockers.parse(state, 'rest') as never] : []),
        ],
      },
    ],
    [
      'a refusal that reads otherwise in the view',
      'view',
      /is refused otherwise in the view/,
      {
        explain: (state, move) =>
          lockers.explain(state, move) && ({ ...lockers.explain(state, move), isView: state.chance === null } as never),
      },
    ],
    [
      'a clone that gives views a generator',
      'clone',
      /the clone of the view/,
      {
        clone: (state) => ({ ...lockers.clone(state), chance: state.chance === null ? { key: '00', drawn: 0 } : { ...state.chance } }),
        view: (state, viewer) => ({ ...lockers.view(state, viewer), chance: null }),
      },
    ],
    [
      'a drawn card told to the neighbour',
      'leak',
      /the events tell seat \d more than the view/,
      telling((event, seats) => (event.type === 'saw' ? { ...event, only: (event.only! + 1) % seats } : event)),
    ],
    [
      'a card shown that no event tells',
      'leak',
      /the view shows .* what no event told/,
      telling((event) => (event.type === 'opened' ? { type: 'rested', clause: 'LO-6', seat: event.seat! } : event)),
    ],
    [
      'events in an order that tells a card',
      'leak',
      /the events tell .* more than the view/,
      {
        play(state, move, emit) {
          const next = state.deck.at(-1) ?? 0
          const events: Parameters<NonNullable<typeof emit>>[0][] = []
          lockers.play(state, move, (event) => events.push(event))
          for (const event of next > 2 && move.type === 'swap' ? events.toReversed() : events) emit?.(event)
        },
      },
    ],
    [
      'the text of a face-down move that tells the card',
      'leak',
      /the text “stow \w+” tells/,
      {
        moves: (state) =>
          lockers.moves(state).filter((move) => move.type !== 'stow' || handOf(state).indexOf(handOf(state)[move.place]) === move.place),
        explain: (state, move) =>
          move.type === 'stow' && handOf(state).indexOf(handOf(state)[move.place]) !== move.place
            ? { refused: true, clause: 'LO-2', code: 'no-such-card', place: move.place + 1 }
            : lockers.explain(state, move),
        print: (state, move) => (move.type === 'stow' ? `stow ${ANIMALS[handOf(state)[move.place] ?? 0]}` : lockers.print(state, move)),
        parse(state, text) {
          const [verb, what] = words(text)
          const place = handOf(state).indexOf(ANIMALS.indexOf(what as 'fox'))
          return verb === 'stow' ? lockers.parse(state, `stow ${place + 1}`) : lockers.parse(state, text)
        },
      },
    ],
  ])
})

const handOf = (state: Lockers) => state.hands[state.turn % state.hands.length]

/** A sampler that deals from the cards the view does not show, in whatever order it is told. */
function dealing(
  order: (pool: number[], random: Random) => number[],
  places = (state: Lockers) => [...state.hands, ...state.lockers, state.deck],
): Broken {
  return {
    sample(given, viewer, random) {
      const seen = lockers.view(given, viewer)
      const fair = lockers.sample(given, viewer, random)
      const pool: number[] = []
      for (const [index, cards] of places(seen).entries())
        for (const [at, card] of cards.entries()) if (card === HIDDEN) pool.push(places(fair)[index][at])
      const dealt = order(pool, random)
      for (const cards of places(seen)) for (const at of cards.keys()) if (cards[at] === HIDDEN) cards[at] = dealt.pop()!
      for (const [seat, hand] of seen.hands.entries()) if (seat !== viewer) hand.sort((a, b) => a - b)
      return { ...seen, chance: freshChance(random) }
    },
  }
}

const ascending = (a: number, b: number) => a - b

describe('the kit catches in samples', () => {
  const deals = { deals: 400, gamesPerSetUp: 0, playoutsPerSetUp: 0 }
  catches([
    ['a sampler that never varies', 'sample', /never varies/, dealing((pool) => pool.sort(ascending))],
    [
      'a sampler that never varies, seen in deals alone',
      'sample',
      /deals unfairly: at the start/,
      dealing((pool) => pool.sort(ascending)),
      deals,
    ],
    [
      'a sampler that keeps the best for the deck',
      'sample',
      /deals unfairly/,
      dealing((pool, _random) => [...pool.filter((card) => card === 4), ...pool.filter((card) => card !== 4)]),
      deals,
    ],
    [
      'a sampler that never deals others the best',
      'sample',
      /deals unfairly.* 4 lies in hands/,
      dealing((pool, random) => exchange(pool, random, 4)),
      deals,
    ],
    [
      'a shuffle that stops half-way',
      'sample',
      /deals unfairly/,
      dealing((pool, random) => [...shuffleWith(random, pool.sort(ascending).slice(6)), ...pool.slice(0, 6)]),
      deals,
    ],
    [
      'a sampler that only turns the pool',
      'sample',
      /deals unfairly/,
      dealing((pool, random) => turn(pool.sort(ascending), random)),
      deals,
    ],
    [
      'a sampler that is unfair to spectators',
      'sample',
      /the sample for a spectator deals unfairly/,
      {
        sample: (given, viewer, random) =>
          (viewer === 'spectator' ? dealing((pool) => pool.sort(ascending)).sample! : lockers.sample)(given, viewer, random),
      },
      deals,
    ],
    ['a deck that is always sorted', 'sample', /deals unfairly: .* lies in deck/, sortedDeck(), deals],
    [
      'a sampler whose future is always the same',
      'sample',
      /have the same generator/,
      { sample: (...given) => ({ ...lockers.sample(...given), chance: { key: 'ab'.repeat(32), drawn: 0 } }) },
    ],
    [
      'a sample that shares a list with its view',
      'sample',
      /shares tokens .* with the view/,
      { sample: (view, ...rest) => ({ ...lockers.sample(view, ...rest), tokens: view.tokens }) },
    ],
  ])
})

describe('the kit catches in standings', () => {
  const scored = (count: (state: Lockers, seat: number) => Partial<Record<'animals' | 'tokens', number>>): Broken => ({
    standing(state) {
      const parts = lockers
        .standing(state)
        .map(({ seat, parts }) => parts.map(({ source, points }) => ({ source, points: count(state, seat)[source as 'tokens'] ?? points })))
      const scores = parts.map((own) => own.reduce((sum, { points }) => sum + points, 0))
      return parts.map((own, seat) => ({
        seat,
        score: scores[seat],
        rank: 1 + scores.filter((other) => other > scores[seat]).length,
        parts: own,
      }))
    },
  })
  catches([
    [
      'a view that forgets open tokens',
      'standing',
      /“tokens”, which is \d: an open fact/,
      scored((state, seat) => (state.hands[seat].includes(HIDDEN) ? { tokens: 0 } : {})),
    ],
    [
      'a view that does not count its own locker',
      'standing',
      /“animals”, which is \d+: an open fact/,
      scored((state) => (state.chance === null ? { animals: 0 } : {})),
    ],
    [
      'a view that counts cards that everybody has seen as nothing',
      'standing',
      /“animals”, which is \d+: an open fact/,
      scored((state, seat) => (state.hands[seat].includes(HIDDEN) && !state.lockers[seat].includes(HIDDEN) ? { animals: 0 } : {})),
      { playoutsPerSetUp: 0, gamesPerSetUp: 4, closeLooks: 40 },
    ],
    ['a score that is no number', 'standing', /is NaN/, scored((state, seat) => (state.turn > 3 ? { tokens: Number.NaN * seat } : {}))],
    [
      'seats that are scored by different sources',
      'standing',
      /no table can show that/,
      {
        standing: (state) => lockers.standing(state).map((one) => ({ ...one, parts: one.seat === 0 ? one.parts : one.parts.toReversed() })),
      },
    ],
    [
      'a source named twice',
      'standing',
      /a source is named twice/,
      { standing: (state) => lockers.standing(state).map((one) => ({ ...one, parts: [...one.parts, { source: 'tokens', points: 0 }] })) },
    ],
    [
      'an open game with another standing in its view',
      'standing',
      /no secrets, yet seat 0 finds another standing/,
      {
        secrets: false,
        view: (state) => ({ ...lockers.clone(state), chance: null }),
        ...scored((state) => (state.chance === null ? { tokens: 0 } : {})),
      },
    ],
  ])
})

describe('the kit catches in outlines', () => {
  let drawn = -1
  let dealt: readonly number[] = []
  const messages = catalogue<MessageTree>(
    'lockers',
    { ...en, 'outline.more': '{more}' },
    { de: { ...de, 'outline.more': 'Weiter: {more}' } },
  )
  const telling = (more: (view: Lockers) => string): Broken => ({
    messages,
    outline: (view) => [...lockers.outline!(view), { title: { say: 'outline.table' }, lines: [{ say: 'outline.more', more: more(view) }] }],
  })
  catches([
    [
      'a card that was drawn, told from memory',
      'outline',
      /what the view hides|not in the view/,
      {
        play(state, move, emit) {
          drawn = state.deck.at(-1) ?? -1
          lockers.play(state, move, emit)
        },
        ...telling(() => `The last card drawn is ${named([drawn])}.`),
      },
    ],
    [
      'a deck told from the last set-up',
      'pure',
      /outline answers differently after another game/,
      {
        setup(...given) {
          const state = lockers.setup(...given)
          dealt = state.deck.slice()
          return state
        },
        ...telling(() => `The deck was ${named(dealt)}.`),
      },
    ],
    [
      'an outline that throws for spectators',
      'outline',
      /the view of a spectator throws/,
      telling((view) => (view.hands.every((hand) => hand[0] === HIDDEN) ? named(undefined as never) : '')),
    ],
    [
      'an outline that throws at the end',
      'outline',
      /the view of [^:]* throws: /,
      telling((view) => (lockers.toAct(view) === null ? named(undefined as never) : '')),
    ],
    [
      'an outline without a word of German',
      'outline',
      /the very same in en and de/,
      { messages: catalogue<MessageTree>('lockers', en, { de: en }) },
    ],
    ['an outline with a hole', 'outline', /says “Top: undefined”/, telling((view) => `Top: ${view.deck[99]}`)],
    ['a list of nothing', 'outline', /something is missing in “Top: .”/, telling(() => 'Top: .')],
    ['an outline that sorts what it shows', 'outline', /changed the view/, telling((view) => named(view.dropped.sort((a, b) => b - a)))],
    [
      'players called by the wrong number',
      'outline',
      /says “Player \d/,
      {
        outline: (view) =>
          lockers.outline!(view).map(({ title, lines }) => ({
            title,
            lines: lines.map((line) => (typeof line.seat === 'number' ? { ...line, seat: line.seat + 1 } : line)),
          })),
      },
    ],
    [
      'a section without a title',
      'outline',
      /has no title/,
      { messages: catalogue<MessageTree>('lockers', { ...en, 'outline.table': ' ' }, { de: { ...de, 'outline.table': ' ' } }) },
    ],
  ])
})

/** The last place from the end that gets the card is never a hand: it changes places with one of the deck. */
function exchange(pool: number[], random: Random, card: number): number[] {
  for (const [at, dealt] of pool.entries()) {
    // What is dealt first comes from the end: hands, then lockers, then the deck.
    const isForHand = at >= pool.length / 2
    const other = random.below(Math.floor(pool.length / 2) || 1)
    if (isForHand && dealt === card && pool[other] !== card) [pool[at], pool[other]] = [pool[other], dealt]
  }
  return pool
}

function turn(pool: number[], random: Random): number[] {
  const by = random.below(pool.length || 1)
  return [...pool.slice(by), ...pool.slice(0, by)]
}

function sortedDeck(): Broken {
  return {
    sample(given, viewer, random) {
      const seen = lockers.view(given, viewer)
      const world = lockers.sample(given, viewer, random)
      const hidden = world.deck.filter((_, at) => seen.deck[at] === HIDDEN).sort(ascending)
      return { ...world, deck: seen.deck.map((card) => (card === HIDDEN ? hidden.pop()! : card)) }
    },
  }
}
