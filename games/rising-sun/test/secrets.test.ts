/** RS-8: what is open, what is secret, and that nothing tells more than that. */
import { defaultOptions, type GameEvent, randomFrom, sameData, speaker, type Viewer } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'
import { CARDS, cardNumber, everyMove, type Move, risingSun, type State } from '../rules/index.ts'
import { given, names } from './table.ts'

const { view, sample, moves, play, clone, print, prompt, toAct } = risingSun

describe('views', () => {
  const table = () =>
    given({
      seats: [
        { hand: ['lay-rails', 'waste'], deck: ['stadium', 'waste'], discard: ['express-train'], allKnow: 1 },
        { hand: ['landfill', 'normal-train'], shown: ['landfill'], deck: ['waste'], ownerKnows: 1 },
      ],
    })
  it('RS-8.1 the board, piles, discard piles and numbers of cards are open', () => {
    const seen = view(table().state, 'spectator')
    expect([seen.supply, seen.discards, seen.hands[0]!.length, seen.decks[0]!.length]).toEqual([
      table().state.supply,
      table().state.discards,
      2,
      2,
    ])
  })
  it('RS-8.2 hands are hidden from others, decks from everybody, as far as they are not known', () => {
    const { state } = table()
    const mine = view(state, 0)
    expect([names(mine.hands[0]!), names(mine.hands[1]!)]).toEqual([
      ['lay-rails', 'waste'],
      ['landfill', 'hidden'],
    ])
    expect([names(mine.decks[0]!), names(mine.decks[1]!)]).toEqual([['hidden', 'stadium'], ['hidden']])
    expect(names(view(state, 1).decks[1]!)).toEqual(['waste'])
    expect([mine.chance, view(state, 'spectator').chance]).toEqual([null, null])
  })
  it('RS-8.3 everybody knows which cards a player owns', () => {
    const { state } = table()
    expect(names(view(state, 0).pools[1]!)).toEqual(['normal-train', 'waste'])
    expect(names(view(state, 'spectator').pools[0]!)).toEqual(['lay-rails', 'waste', 'waste'])
  })
  it('RS-8.3 a card passed on is known to be in that hand until it leaves it', () => {
    const seats = [{ hand: ['politician', 'stadium'] }, { hand: ['waste', 'normal-train'] }]
    const after = given({ seats }).does('play politician', 'choose stadium', 'choose waste')
    expect(names(view(after.state, 'spectator').hands[1]!)).toEqual(['stadium', 'hidden'])
    after.does('end turn', 'end turn')
    expect(after.state.shown[1]).toEqual([])
  })
  it('RS-8.3 the card just passed stays known when another one like it is passed on', () => {
    const seats = [{ hand: ['politician', 'waste'] }, { hand: ['waste', 'stadium'] }, { hand: [] }]
    const after = given({ seats }).does('play politician', 'choose waste', 'choose waste')
    expect(names(view(after.state, 'spectator').hands[1]!)).toEqual(['waste', 'hidden'])
    expect(names(sample(after.state, 0, randomFrom('passed')).hands[1]!)).toContain('waste')
  })
  it('RS-8.4 all are told which place goes where', () => {
    const table = given({ seats: [{ hand: ['strategy-meeting'], deck: ['waste', 'stadium', 'express-train'] }, {}] })
    const [said] = table.does('play strategy-meeting', 'put back 2 3 1').events
    expect(said).toMatchObject({ type: 'put-back', count: 3, order: [2, 3, 1] })
    expect(speaker(risingSun, 'en').event(said!)).toBe('Player 1 puts the 3 cards back; from the top they come from places 2, 3, 1.')
  })
  it('RS-8.4 a place known to all stays known when it moves, one only looked at stays secret', () => {
    const seat = { hand: ['strategy-meeting'], deck: ['waste', 'stadium', 'express-train'], allKnow: 1 }
    const table = given({ seats: [seat, {}] }).does('play strategy-meeting')
    expect(names(view(table.state, 1).decks[0]!)).toEqual(['hidden', 'hidden', 'waste'])
    expect(names(view(table.state, 0).decks[0]!)).toEqual(['express-train', 'stadium', 'waste'])
    table.does('put back 2 1 3')
    expect([names(view(table.state, 1).hands[0]!), names(view(table.state, 1).decks[0]!)]).toEqual([['hidden'], ['hidden', 'waste']])
  })
  it('RS-8.5 being asked tells nothing: the same prompt with and without Waste, with and without Legal Counsel', () => {
    const asked = (hand: string[]) => given({ seats: [{ hand: ['freight-train', ...hand] }, {}] }).does('play freight-train').state
    expect(prompt(asked(['waste']))).toEqual(prompt(asked(['stadium'])))
    const attacked = (hand: string[], discard: string[]) =>
      given({ seats: [{ hand: ['protesters'] }, { hand, discard }] }).does('play protesters').state
    expect(prompt(attacked(['legal-counsel'], ['waste']))).toEqual(prompt(attacked(['waste'], ['legal-counsel'])))
  })
})

/** The same game with the hidden cards of a seat in other places: an order nobody but the dealer could tell from the true one. */
function permuted(state: State, seat: number, viewer: Viewer): State {
  const other = clone(state)
  const level = viewer === seat ? 1 : 2
  const deckPlaces = other.decks[seat]!.map((_, place) => place).filter((place) => other.known[seat]![place]! < level)
  const shown = viewer === seat ? other.hands[seat]!.slice() : other.shown[seat]!.slice()
  const hidden: number[] = []
  for (const card of other.hands[seat]!) {
    const at = shown.indexOf(card)
    if (at >= 0) shown.splice(at, 1)
    else hidden.push(card)
  }
  const inHand = hidden.length
  hidden.push(...deckPlaces.map((place) => other.decks[seat]![place]!))
  hidden.reverse()
  const hand = viewer === seat ? other.hands[seat]!.slice() : [...other.shown[seat]!, ...hidden.slice(0, inHand)]
  other.hands[seat] = hand.sort((a, b) => a - b)
  deckPlaces.forEach((place, n) => {
    other.decks[seat]![place] = hidden[inHand + n]!
  })
  other.chance = { key: 'ab'.repeat(32), drawn: 0 }
  return other
}

const viewersOf = (state: State): Viewer[] => [...state.hands.map((_, seat) => seat), 'spectator']

function played(state: State, move: Move, viewer: Viewer): { seen: State; heard: GameEvent[]; after: State } {
  const after = clone(state)
  const heard: GameEvent[] = []
  play(after, move, (event) => {
    if (event.only === undefined || event.only === viewer) heard.push(event)
  })
  return { seen: view(after, viewer), heard, after }
}

/** Whatever a viewer cannot tell apart before a move must look and sound alike, and sound alike as long as it looks alike. */
function leaks(state: State, move: Move, random: ReturnType<typeof randomFrom>): string[] {
  const found: string[] = []
  for (const viewer of viewersOf(state)) {
    const worlds = [sample(state, viewer, random), ...state.hands.map((_, seat) => permuted(state, seat, viewer))]
    for (const world of worlds) {
      if (!sameData(view(world, viewer), view(state, viewer))) found.push(`view of ${viewer}`)
      if (!sameData(prompt(world), prompt(state)) || toAct(world) !== toAct(state)) found.push(`prompt for ${viewer}`)
      if (toAct(state) === viewer && !sameData(moves(world), moves(state))) found.push(`moves of ${viewer}`)
      if (!moves(world).includes(move)) continue
      if (print(world, move) !== print(state, move)) found.push(`notation for ${viewer}`)
      const [here, there] = [played(state, move, viewer), played(world, move, viewer)]
      if (sameData(here.seen, there.seen) && !sameData(here.heard, there.heard))
        found.push(`events for ${viewer} after ${print(state, move)}`)
    }
  }
  return found
}

describe.each(CARDS.filter(({ colour }) => colour !== 'gold' && colour !== 'grey').map(({ id }) => id))('playing %s', (id) => {
  it('RS-8.2 tells nobody more than the table sees', () => {
    const random = randomFrom(`leak ${id}`)
    for (let n = 0; n < 6; n++) {
      const rest = ['waste', 'express-train', 'lay-rails', 'station-expansion', 'landfill', 'legal-counsel', 'stadium', 'normal-train']
      const pick = (count: number) => Array.from({ length: count }, () => rest[random.below(rest.length)]!)
      const state = position({
        seats: [
          { hand: [id, ...pick(4)], deck: pick(4), discard: ['express-train', 'waste'], allKnow: 1, ownerKnows: 2 },
          { hand: pick(5), deck: pick(3), discard: ['legal-counsel'] },
          { hand: pick(4), deck: pick(2) },
        ],
        inPlay: ['express-train'],
      })
      const first = moves(state).find((move) => move.do === 'play' && move.card === cardNumber(id))!
      let move: Move | undefined = first
      for (let step = 0; step < 25 && move !== undefined; step++) {
        expect(leaks(state, move, random)).toEqual([])
        play(state, move)
        if (state.frames.length === 0) break
        const legal = moves(state)
        move = legal[random.below(legal.length)]
      }
      const end = moves(state).find((known) => known.do === 'end')
      if (end !== undefined) expect(leaks(state, end, random)).toEqual([])
    }
  })
})

it('RS-8.2 every viewer can ask about every position without harm', () => {
  const random = randomFrom('viewers')
  const state = risingSun.setup({ ...defaultOptions(risingSun.options), cards: 'both' }, 4, 'viewers')
  const all = everyMove()
  for (let n = 0; n < 700 && toAct(state) !== null; n++) {
    const legal = moves(state)
    for (const viewer of viewersOf(state)) {
      const seen = view(state, viewer)
      moves(seen)
      for (let k = 0; k < 5; k++) risingSun.explain(seen, all[random.below(all.length)]!)
      expect(risingSun.standing(seen)).toEqual(risingSun.standing(state))
    }
    play(state, legal[random.below(legal.length)]!)
  }
})

describe('samples', () => {
  it('RS-8.3 a sampled world has the cards that the player is known to own', () => {
    const { state } = given({
      seats: [{ hand: ['waste'] }, { hand: ['stadium', 'landfill'], shown: ['landfill'], deck: ['waste', 'waste'] }],
    })
    const random = randomFrom('worlds')
    const hands = new Set(Array.from({ length: 60 }, () => names(sample(state, 0, random).hands[1]!).join()))
    expect([...hands].sort()).toEqual(['stadium,landfill', 'waste,landfill'])
  })
  it('RS-8.3 a player asked for an action card has one in every sampled world', () => {
    const hand = ['stationmaster-office', 'landfill', ...new Array<string>(3).fill('waste')]
    const { state } = given({ seats: [{ hand, deck: new Array<string>(30).fill('waste') }, {}] }).does('play stationmaster-office')
    const random = randomFrom('asked')
    for (let n = 0; n < 20; n++) expect(names(sample(state, 1, random).hands[0]!)).toContain('landfill')
  })
  it('RS-8.3 nobody imagines Waste in a hand from which all Waste was seen to go back', () => {
    const hand = ['landfill', 'waste', 'normal-train', 'stadium', 'station-expansion']
    const table = given({ seats: [{ hand, deck: new Array<string>(12).fill('waste') }, {}] }).does('play landfill')
    const wasteIn = (state: State) =>
      Array.from({ length: 40 }, (_, n) => names(sample(state, n % 2 === 0 ? 1 : 'spectator', randomFrom(`landfill ${n}`)).hands[0]!)).map(
        (cards) => cards.filter((card) => card === 'waste').length,
      )
    expect(Math.max(...wasteIn(table.state))).toBe(0)
    // Station Expansion left; the train brings no card, so that what is left is still known to be no Waste.
    table.does('play normal-train')
    expect(Math.max(...wasteIn(table.state))).toBe(0)
    expect(view(table.state, 1).wasteFree).toBe(2)
  })
  it('RS-8.3 a card drawn after Landfill may be Waste, those held before are not', () => {
    const hand = ['landfill', 'waste', 'station-expansion', 'stadium', 'station-crew', 'express-train']
    const deck = ['normal-train', 'normal-train', ...new Array<string>(12).fill('waste')]
    const table = given({ seats: [{ hand, deck }, {}] }).does('play landfill', 'play station-crew')
    while (table.state.frames.length > 0) table.does(table.legal().find((move) => move.includes('draw')) ?? table.legal()[0]!)
    const held = table.state.hands[0]!.length
    const most = Math.max(
      ...Array.from(
        { length: 60 },
        (_, n) => names(sample(table.state, 1, randomFrom(`${n}`)).hands[0]!).filter((card) => card === 'waste').length,
      ),
    )
    expect(held).toBeGreaterThan(3)
    expect(most).toBe(held - view(table.state, 1).wasteFree!)
  })
  it('RS-4.15 what was known of a hand is forgotten with it', () => {
    const table = given({ seats: [{ hand: ['landfill', 'stadium'], deck: new Array<string>(12).fill('waste') }, {}] })
    expect('wasteFree' in table.does('play landfill', 'end turn').state).toBe(false)
  })
  it('RS-8.2 the owner knows what it put on its deck', () => {
    const table = given({ seats: [{ hand: ['dispatcher', 'stadium'], deck: ['waste', 'waste', 'normal-train'] }, {}] })
    table.does('play dispatcher', 'choose stadium')
    const worlds = Array.from({ length: 20 }, (_, n) => sample(table.state, 0, randomFrom(`own ${n}`)))
    expect(worlds.every((world) => names(world.decks[0]!).at(-1) === 'stadium')).toBe(true)
  })
})
