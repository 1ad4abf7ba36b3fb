/** The position in words, complete: what terminals print, screen readers read and the web shows. */
import type { Said, Section } from '@branchline/engine'
import { COST, cardIn, LASTING, PROGRAMS, WASTE } from './cards.ts'
import { ENDINGS } from './cleanup.ts'
import { endingsAhead } from './help.ts'
import { MARKERS } from './move.ts'
import { citiesSaid, landSaid, railsSaid, remotesSaid } from './outline-board.ts'
import { cardsSaid, playerSaid } from './outline-cards.ts'
import { abilityId } from './routes.ts'
import { boardOf, OVER, PLACEMENT, type State, toAct } from './state.ts'

export function outline(state: State): Section[] {
  const seats = Array.from({ length: state.seats }, (_, seat) => (state.active + seat) % state.seats)
  return [
    { title: { say: 'outline.turn', turn: Math.floor(state.turn / state.seats) + 1, map: boardOf(state).sheet.id }, lines: now(state) },
    { title: { say: 'outline.players' }, lines: [{ say: 'outline.order', seats }, ...seats.flatMap((seat) => playerSaid(state, seat))] },
    { title: { say: 'outline.supply' }, lines: supply(state) },
    { title: { say: 'outline.routes' }, lines: state.routes.map((_, marker) => routeSaid(state, marker)) },
    { title: { say: 'outline.cities' }, lines: citiesSaid(state) },
    { title: { say: 'outline.remotes' }, lines: remotesSaid(state) },
    { title: { say: 'outline.land' }, lines: landSaid(state) },
    { title: { say: 'outline.rails' }, lines: railsSaid(state) },
  ]
}

/** Whose turn it is, what is in force and under way, and what ends the game. */
function now(state: State): Said[] {
  const seat = toAct(state)
  const isUnderWay = state.phase !== OVER && state.phase !== PLACEMENT
  return [
    ...(seat === null ? [] : [{ say: 'outline.acts', seat }]),
    ...(state.phase === PLACEMENT ? [{ say: state.startCities ? 'outline.start-cities' : 'outline.start' }] : []),
    ...(isUnderWay ? [{ say: 'outline.active', seat: state.active, money: state.money, points: state.railPoints }] : []),
    ...(isUnderWay && !state.acted ? [{ say: 'outline.may-pass' }] : []),
    ...state.lasting.flatMap((n, effect) => (n === 0 ? [] : [{ say: `outline.lasting.${LASTING[effect]}`, n }])),
    ...frames(state),
    ...listed('outline.in-play', state.inPlay),
    ...listed('outline.gained', state.gained),
    ...listed('outline.seen', state.seen),
    ...listed('outline.trash', state.trash),
    ...(state.phase === OVER ? ended(state) : ahead(state)),
  ]
}

/** Effects that are being carried out, the one at work last. */
function frames(state: State): Said[] {
  return state.frames.flatMap(({ program, at, asked, immune, cards, count }) => {
    const safe = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => (immune >> seat) & 1)
    return [
      { say: 'outline.frame', source: PROGRAMS[program].source, step: at + 1, seat: asked, count },
      ...(safe.length === 0 ? [] : [{ say: 'outline.frame.immune', seats: safe }]),
      ...listed('outline.frame.cards', cards),
    ]
  })
}

const listed = (say: string, cards: readonly number[]): Said[] => (cards.length === 0 ? [] : [{ say, cards: cardsSaid(cards) }])

function ahead(state: State): Said[] {
  const [piles, rails, stations] = endingsAhead(state)
  return [{ say: 'outline.end', piles: piles.left, rails: rails.left, seat: state.railsLeft.indexOf(rails.left), stations: stations.left }]
}

const ended = (state: State): Said[] => [{ say: 'outline.ended', by: ENDINGS.filter(({ bit }) => state.endedBy & bit).map(({ id }) => id) }]

function supply(state: State): Said[] {
  return [...state.piles]
    .sort((one, other) => COST[one] - COST[other])
    .map((card) => pileSaid(state, card))
    .concat({ say: 'outline.waste', left: state.supply[WASTE] })
}

export function pileSaid(state: State, card: number): Said {
  const { id, colour, cost, money, wording = id } = cardIn(state, card)
  const left = state.supply[card]
  return { say: 'outline.pile', card: id, cost, money, colour: { say: `outline.colour.${colour}` }, left, text: { say: `text.${wording}` } }
}

function routeSaid(state: State, marker: number): Said {
  const { ids, routes } = boardOf(state)
  const { from, to, points } = routes[state.routes[marker]]
  const owner = state.routeOwner[marker]
  return {
    say: 'outline.route',
    marker: MARKERS[marker].toUpperCase(),
    from: ids[from],
    to: ids[to],
    points,
    ability: `route-${abilityId(state, marker)}`,
    claimed:
      owner < 0
        ? { say: 'outline.route.open' }
        : { say: state.routeUsed[marker] ? 'outline.route.used' : 'outline.route.unused', seat: owner },
  }
}
