/** The position in words, complete: what terminals print, screen readers read and the web shows. */
import type { Said, Section } from '@branchline/engine'
import { boxesOf, leastBid, pointsIn } from './auction.ts'
import { expectedOrders, forecast } from './help.ts'
import { areaSaid, piecesSaid } from './outline-areas.ts'
import { BROWN, COMPANIES, COUNTS, FREE, INFLUENCES, KINDS, PROFIT, RED_LINK, WHITE } from './pieces.ts'
import { setsOf } from './scoring.ts'
import { boardOf, type State } from './state.ts'
import { NOT_ON_OFFER, TRAINS, type Train, trainIn } from './tables.ts'
import { orderBy } from './tracks.ts'

export function outline(state: State): Section[] {
  return [
    {
      title: { say: 'outline.round', round: state.round, rounds: state.rounds, phase: state.phase },
      lines: [...now(state), ...orders(state)],
    },
    { title: { say: 'outline.players' }, lines: state.order.flatMap((seat) => player(state, seat)) },
    { title: { say: 'outline.boxes' }, lines: state.phase === 'auction' ? boxesOf(state).map((_, box) => boxSaid(state, box)) : [] },
    {
      title: { say: 'outline.trains' },
      lines: TRAINS.flatMap((_, train) => (state.trains[train] === NOT_ON_OFFER ? [] : [trainSaid(state, train)])),
    },
    { title: { say: 'outline.tracks' }, lines: tracks(state) },
    { title: { say: 'outline.areas' }, lines: boardOf(state).ids.map((_, area) => areaSaid(state, area)) },
  ]
}

/** What is under way. */
function now(state: State): Said[] {
  const board = boardOf(state)
  const passed = state.order.filter((seat) => state.passed[seat] === 1)
  return [
    ...(state.actor < 0 ? [] : [{ say: 'outline.acts', seat: state.actor }]),
    ...(passed.length === 0 ? [] : [{ say: 'outline.passed', seats: passed }]),
    ...(state.chain.length === 0 ? [] : [{ say: 'outline.chain', areas: state.chain.map((area) => board.ids[area]) }]),
    ...(state.due === 0 ? [] : [{ say: 'outline.due', due: state.due }]),
    ...(board.fuerth < 0 ? [] : [{ say: state.joined === 1 ? 'outline.joined' : 'outline.not-joined' }]),
  ]
}

/** Every order of play, set or expected, and the tracks that make them. */
function orders(state: State): Said[] {
  const expected = expectedOrders(state)
  const isSet = state.phase === 'build' || state.phase === 'trains'
  const track = (say: string, at: number, heightOf: (seat: number) => number): Said => ({
    say,
    places: orderBy(state, at, heightOf).map((seat) => ({ say: 'outline.place', seat, points: heightOf(seat) })),
  })
  const influence = (colour: number) => (seat: number) => state.influence[seat * 4 + colour]
  return [
    { say: 'outline.order', seats: state.order },
    { say: isSet ? 'outline.build-order' : 'outline.build-order.expected', seats: expected.build },
    { say: isSet ? 'outline.train-order' : 'outline.train-order.expected', seats: expected.trains },
    ...(state.phase === 'takeover' || state.phase === 'over' ? [] : [{ say: 'outline.order.expected', seats: expected.players }]),
    track('outline.track.white', WHITE, influence(WHITE)),
    track('outline.track.brown', BROWN, influence(BROWN)),
    track('outline.track.profit', PROFIT, (seat) => state.profit[seat]),
  ]
}

function player(state: State, seat: number): Said[] {
  const [white, brown, red, green] = state.influence.slice(seat * 4, seat * 4 + 4)
  const links = state.links[seat].length
  const lines: Said[] = [
    {
      say: 'outline.player',
      seat,
      cubes: state.cubes[seat],
      white,
      brown,
      red,
      green,
      profit: state.profit[seat],
      links,
      left: COUNTS.links - links,
    },
  ]
  const loaded = cargo(state, state.loaded, seat)
  const won = cargo(state, state.won, seat)
  if (loaded.length + won.length > 0) {
    const sets = setsOf(state, seat)
    lines.push({ say: 'outline.cargo', seat, loaded, now: loaded.length, won, before: won.length, sets, points: state.points[seat] })
  }
  const hired = TRAINS.filter((_, train) => state.trains[train] === seat)
  if (hired.length > 0) {
    const [goods, ...passengers] = state.slots.slice(seat * 4, seat * 4 + 4)
    const slots = passengers.flatMap((number, at) => (number === 0 ? [] : [{ say: 'outline.slots', number, points: at + 1 }]))
    lines.push({ say: 'outline.hired', seat, trains: hired.map(({ id }) => id), goods, slots, passengers: slots.length })
  }
  if (state.phase !== 'over') {
    const { income, upkeep, after } = forecast(state, seat)
    lines.push({ say: 'outline.forecast', seat, income, upkeep, after })
  }
  return lines
}

function cargo(state: State, pieces: readonly number[], seat: number): Said[] {
  return Array.from({ length: KINDS }, (_, kind) => kind).flatMap((kind) => {
    const number = pieces[seat * 4 + kind]
    return number === 0 ? [] : [piecesSaid(boardOf(state), kind, number)]
  })
}

export function boxSaid(state: State, box: number): Said {
  const given = influenceIn(state, box)
  const least = leastBid(state, box)
  if (state.bidder[box] < 0) return { say: 'outline.box', box: box + 1, given, least }
  return { say: 'outline.box.bid', box: box + 1, given, least, seat: state.bidder[box], bid: state.bid[box] }
}

export function influenceIn(state: State, box: number): Said[] {
  return pointsIn(state, box).flatMap((number, colour) =>
    number === 0 ? [] : [{ say: `outline.influence.${INFLUENCES[colour]}`, number }],
  )
}

export function trainSaid(state: State, train: number): Said {
  const { id, price, goods, passengers } = trainIn(state, train)
  const hirer = state.trains[train]
  const said = { train: id, price, goods, passengers: passengers.length, slots: classesOf(state, passengers) }
  return hirer < 0 ? { say: 'outline.train', ...said } : { say: 'outline.train.hired', ...said, seat: hirer }
}

/** Under the rules of 2009 every slot gives one point (NB-9.16 is of 2010). */
export function classesOf(state: State, passengers: Train['passengers']): Said[] {
  const points = boardOf(state).rules === 2009 ? passengers.map(() => 1) : passengers
  return [3, 2, 1].flatMap((of) => {
    const number = points.filter((one) => one === of).length
    return number === 0 ? [] : [{ say: 'outline.slots', number, points: of }]
  })
}

/** Whose track lies where: the links of each player, then those of the companies. */
function tracks(state: State): Said[] {
  const { ids, linkA, linkB } = boardOf(state)
  const named = (links: readonly number[]) => links.map((link) => ({ say: 'outline.link', from: ids[linkA[link]], to: ids[linkB[link]] }))
  const ofOwner = (owner: number) => state.owner.flatMap((one, link) => (one === owner && owner !== FREE ? [link] : []))
  return [
    ...state.order.map((seat) => ({ say: 'outline.track', seat, links: named(ofOwner(seat + 1)), number: state.links[seat].length })),
    ...COMPANIES.map((company, at) => {
      const links = ofOwner(RED_LINK + at)
      return { say: 'outline.track.company', company, links: named(links), number: links.length, supply: state.supply[at] }
    }),
  ]
}
