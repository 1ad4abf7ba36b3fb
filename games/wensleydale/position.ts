/**
 * Any legal position, set up by the names players see. For tests, puzzles and lessons.
 *
 *   const state = position({
 *     title: 'wensleydale',
 *     players: 3,
 *     round: 2,
 *     phase: 'build',
 *     toAct: 1,
 *     cubes: [4, 7, 0],
 *     influence: [{ white: 2 }, { white: 1, red: 3 }, {}],
 *     links: { 'settle~malham': 1, 'skipton~rylstone': 'red' },
 *     goods: { 'malham-moor': 2 },
 *     people: { malham: { red: 1, opposition: 1 } },
 *   })
 *
 * What is not named is as at the start of a round on an empty board: no goods, no people, no links, twelve cubes in hand,
 * influence 1 white, 2 brown, 1 red, 1 green, players in the order of their seats. Where influence is given for a seat, colours
 * not named are 0. Towns on company links belong to that company. A position the referee objects to throws, with his reasons.
 */
import { boxesOf } from './rules/auction.ts'
import type { Board } from './rules/board.ts'
import { nuremberg, wensleydale } from './rules/index.ts'
import { areaNamed } from './rules/notation.ts'
import { OPTIONS_OF_2009, type Options, optionsRefusal, WENSLEYDALE_OPTIONS } from './rules/options.ts'
import {
  CHEESE,
  COUNTS,
  GREEN_LINK,
  INFLUENCES,
  KINDS,
  MIDLAND,
  NORTH_EASTERN,
  OPPOSITION,
  RED_LINK,
  type RuleSet,
} from './rules/pieces.ts'
import { referee } from './rules/referee.ts'
import { emptyState } from './rules/setup.ts'
import { piecesAt } from './rules/shipping.ts'
import { boardOf, type State } from './rules/state.ts'
import { bagFor, boxCount, NOT_ON_OFFER, TRAINS, trainIn } from './rules/tables.ts'
import { orderBy, orderByInfluence } from './rules/tracks.ts'

export type Colour = 'white' | 'brown' | 'red' | 'green'
/** Beer is stone and post is cheese; either word will do on either board. */
export type Piece = 'stone' | 'cheese' | 'beer' | 'post' | 'red' | 'green'

export interface Position {
  readonly title: 'wensleydale' | 'nuremberg'
  readonly options?: Partial<Options>
  readonly players: number
  readonly round?: number
  readonly phase?: 'auction' | 'build' | 'trains' | 'takeover'
  readonly toAct?: number
  readonly order?: readonly number[]
  readonly buildOrder?: readonly number[]
  readonly trainOrder?: readonly number[]
  /** In hand, by seat; cubes in boxes not counted. */
  readonly cubes?: readonly number[]
  readonly influence?: readonly Partial<Record<Colour, number>>[]
  readonly profit?: readonly number[]
  /** Which disc arrived last on a track, first in the list. */
  readonly stacks?: Partial<Record<Colour | 'profit', readonly number[]>>
  /** `'settle~malham'`: a seat, or the company that owns the link. */
  readonly links?: Readonly<Record<string, number | 'red' | 'green'>>
  /** Towns made company towns besides those on company links. */
  readonly towns?: Readonly<Record<string, 'red' | 'green' | 'both'>>
  readonly goods?: Readonly<Record<string, number>>
  readonly people?: Readonly<Record<string, { readonly red?: number; readonly green?: number; readonly opposition?: number }>>
  /** By box, from 1: the disc drawn and the standing bid. */
  readonly boxes?: Readonly<Record<number, { readonly disc?: Colour; readonly bidder?: number; readonly bid?: number }>>
  readonly passed?: readonly number[]
  /** `'3a'`: the seat that hired it. */
  readonly trains?: Readonly<Record<string, number>>
  readonly loaded?: readonly Partial<Record<Piece, number>>[]
  readonly won?: readonly Partial<Record<Piece, number>>[]
  /** Points for pieces; by default one for each, and for passengers on trains those of the best slots. */
  readonly points?: readonly number[]
  readonly fuerthBonus?: readonly number[]
  /** Areas of the chain under way, the start first; its links must be among `links`. */
  readonly chain?: readonly string[]
  readonly seed?: string
}

export function position(wanted: Position): State {
  const rules = wanted.title === 'wensleydale' ? 2009 : 2010
  const defaults = rules === 2009 ? OPTIONS_OF_2009 : { ...OPTIONS_OF_2009, map: 'nuremberg' as const }
  const options = { ...defaults, ...wanted.options }
  const misfits = misfitsIn(wanted, rules, options)
  if (misfits.length > 0) throw new Error(`No such position: ${misfits.join('; ')}`)
  const state = emptyState(rules, options, wanted.players, wanted.seed ?? 'position')
  const board = boardOf(state)
  state.round = wanted.round ?? 1
  state.phase = wanted.phase ?? 'auction'
  placeDiscs(state, wanted)
  placeLinks(state, board, wanted)
  placePieces(state, board, wanted)
  placeBids(state, wanted)
  placeTrains(state, wanted)
  placeTurn(state, board, wanted)
  const complaints = referee(state)
  if (complaints.length > 0) throw new Error(`No such position: ${complaints.map(({ clause, what }) => `${what} (${clause})`).join('; ')}`)
  return state
}

/** What the referee cannot see in a state: it is not in the game at all. */
function misfitsIn(wanted: Position, rules: RuleSet, options: Options): string[] {
  const { players } = wanted
  const { min, max } = (rules === 2009 ? wensleydale : nuremberg).seats
  const misfits: string[] = []
  if (players < min || players > max) misfits.push(`${players} players, where ${min} to ${max} can play`)
  const isKnown =
    rules === 2009 ? Object.keys(wanted.options ?? {}).every((name) => name in WENSLEYDALE_OPTIONS) : optionsRefusal(options) === null
  if (!isKnown) misfits.push('options that do not fit this title and board')
  const lists = [wanted.cubes, wanted.influence, wanted.profit, wanted.loaded, wanted.won, wanted.points, wanted.fuerthBonus]
  if (lists.some((list) => list !== undefined && list.length > players)) misfits.push(`a list of more than ${players} places`)
  if (wanted.passed?.some((seat) => seat < 0 || seat >= players)) misfits.push('a pass of nobody at the table')
  const boxes = boxCount(rules, players)
  if (Object.keys(wanted.boxes ?? {}).some((box) => Number(box) < 1 || Number(box) > boxes)) misfits.push(`a box beyond 1 to ${boxes}`)
  return misfits
}

function areaOf(board: Board, name: string): number {
  const area = areaNamed(board, name)
  if (area === undefined) throw new Error(`No area “${name}” on the board ${board.map}`)
  return area
}

function placeDiscs(state: State, wanted: Position): void {
  wanted.influence?.forEach((points, seat) => {
    INFLUENCES.forEach((colour, at) => {
      state.influence[seat * 4 + at] = points[colour] ?? 0
    })
  })
  wanted.profit?.forEach((profit, seat) => {
    state.profit[seat] = profit
  })
  const { seats } = state
  state.order = [...(wanted.order ?? state.order)]
  ;[...INFLUENCES, 'profit' as const].forEach((track, at) => {
    const stack = wanted.stacks?.[track] ?? state.order
    for (let place = 0; place < seats; place++) state.stacks[at * seats + place] = stack[place] ?? -1
  })
  state.buildOrder = [...(wanted.buildOrder ?? orderByInfluence(state, 0))]
  state.trainOrder = [...(wanted.trainOrder ?? orderByInfluence(state, 1))]
  if (wanted.order === undefined && wanted.profit !== undefined) state.order = orderBy(state, 4, (seat) => state.profit[seat] as number)
}

function placeLinks(state: State, board: Board, wanted: Position): void {
  for (const [name, owner] of Object.entries(wanted.links ?? {})) {
    const [a, b] = name.split('~').map((part) => areaOf(board, part)) as [number, number]
    const link = board.linkOf[a * board.areas + b] as number
    if (link === undefined || link < 0) throw new Error(`No link can lie at ${name}`)
    if (typeof owner === 'number') {
      if (!(owner in state.links)) throw new Error(`No seat ${owner} for the link ${name}`)
      state.owner[link] = owner + 1
      ;(state.links[owner] as number[]).push(link)
      continue
    }
    state.owner[link] = owner === 'red' ? RED_LINK : GREEN_LINK
    ;(state.supply[owner === 'red' ? 0 : 1] as number)--
    for (const area of [a, b]) if (board.isTown[area] === 1) (state.company[area] as number) |= owner === 'red' ? MIDLAND : NORTH_EASTERN
  }
  for (const [name, company] of Object.entries(wanted.towns ?? {})) {
    const bits = company === 'red' ? MIDLAND : company === 'green' ? NORTH_EASTERN : MIDLAND | NORTH_EASTERN
    const area = areaOf(board, name)
    if (board.isTown[area] === 0) throw new Error(`${name} is no town`)
    ;(state.company[area] as number) |= bits
  }
  state.companyTowns = state.company.flatMap((bits, area) => (bits === 0 ? [] : [area]))
}

function placePieces(state: State, board: Board, wanted: Position): void {
  for (const [name, number] of Object.entries(wanted.goods ?? {})) {
    const area = areaOf(board, name)
    if ((board.goodsKind[area] as number) < 0) throw new Error(`${name} bears no goods`)
    state.goods[area] = number
  }
  for (const [name, { red = 0, green = 0, opposition = 0 }] of Object.entries(wanted.people ?? {})) {
    const area = areaOf(board, name)
    state.red[area] = red
    state.green[area] = green
    state.white[area] = opposition
  }
  wanted.loaded?.forEach((pieces, seat) => {
    place(state.loaded, seat, pieces)
  })
  wanted.won?.forEach((pieces, seat) => {
    place(state.won, seat, pieces)
  })
  for (let kind = 0; kind < KINDS; kind++) {
    for (let area = 0; area < board.areas; area++) (state.out[kind] as number) -= piecesAt(state, kind, area)
    for (let seat = 0; seat < state.seats; seat++) {
      ;(state.out[kind] as number) -= (state.loaded[seat * 4 + kind] as number) + (state.won[seat * 4 + kind] as number)
    }
  }
  for (let area = 0; area < board.areas; area++) (state.out[OPPOSITION] as number) -= state.white[area] as number
}

function place(counts: number[], seat: number, pieces: Partial<Record<Piece, number>>): void {
  counts[seat * 4] = pieces.stone ?? pieces.beer ?? 0
  counts[seat * 4 + 1] = pieces.cheese ?? pieces.post ?? 0
  counts[seat * 4 + 2] = pieces.red ?? 0
  counts[seat * 4 + 3] = pieces.green ?? 0
}

function placeBids(state: State, wanted: Position): void {
  const inBoxes = new Array<number>(state.seats).fill(0)
  const inBag = [...bagFor(boardOf(state).rules, state.seats)]
  for (const { disc } of Object.values(wanted.boxes ?? {})) if (disc !== undefined) (inBag[INFLUENCES.indexOf(disc)] as number)--
  boxesOf(state).forEach((_, box) => {
    const { disc, bidder = -1, bid = 0 } = wanted.boxes?.[box + 1] ?? {}
    // Where none is named, the box has a disc of which the bag holds most.
    const colour = disc === undefined ? inBag.indexOf(Math.max(...inBag)) : INFLUENCES.indexOf(disc)
    if (disc === undefined) (inBag[colour] as number)--
    state.discs[box] = colour
    state.bidder[box] = bidder
    state.bid[box] = bid
    if (bidder >= 0) (inBoxes[bidder] as number) += bid
  })
  state.cubes = inBoxes.map((bid, seat) => wanted.cubes?.[seat] ?? COUNTS.cubesARound - bid)
}

/** Pieces on trains have taken the best slots. */
function placeTrains(state: State, wanted: Position): void {
  const { rules } = boardOf(state)
  for (const seat of wanted.passed ?? []) state.passed[seat] = 1
  for (const [id, seat] of Object.entries(wanted.trains ?? {})) {
    const train = TRAINS.findIndex((found) => found.id === id)
    if (train < 0 || state.trains[train] === NOT_ON_OFFER) throw new Error(`No train ${id} on offer`)
    state.trains[train] = seat
    const found = trainIn(state, train)
    ;(state.slots[seat * 4] as number) += found.goods
    for (const points of found.passengers) (state.slots[seat * 4 + (rules === 2009 ? 1 : points)] as number)++
  }
  for (let seat = 0; seat < state.seats; seat++) {
    let points = sum(state.won, seat)
    for (let kind = 0; kind < KINDS; kind++) {
      for (let piece = state.loaded[seat * 4 + kind] as number; piece > 0; piece--) points += load(state, seat, kind)
    }
    state.points[seat] = wanted.points?.[seat] ?? points
  }
}

function load(state: State, seat: number, kind: number): number {
  let slot = kind <= CHEESE ? 0 : 3
  while (slot > 1 && state.slots[seat * 4 + slot] === 0) slot--
  // A passer of 2010 has given back the trains on which these pieces came.
  if (state.passed[seat] === 0) (state.slots[seat * 4 + slot] as number)--
  return Math.max(1, slot)
}

const sum = (counts: readonly number[], seat: number) => counts.slice(seat * 4, seat * 4 + KINDS).reduce((all, count) => all + count, 0)

function placeTurn(state: State, board: Board, wanted: Position): void {
  const order = state.phase === 'build' ? state.buildOrder : state.phase === 'trains' ? state.trainOrder : state.order
  state.actor = wanted.toAct ?? (order[0] as number)
  state.turn = order.indexOf(state.actor)
  if (state.turn < 0) throw new Error(`Seat ${state.actor} is not in the order of the phase ${state.phase}`)
  state.chain = (wanted.chain ?? []).map((name) => areaOf(board, name))
  state.chain.slice(1).forEach((area, place) => {
    const link = board.linkOf[(state.chain[place] as number) * board.areas + area] as number
    if (state.owner[link] !== state.actor + 1) throw new Error(`The chain lacks a link of seat ${state.actor} into ${board.ids[area]}`)
  })
  wanted.fuerthBonus?.forEach((points, seat) => {
    state.bonus[seat] = points
    state.joined = 1
  })
}
