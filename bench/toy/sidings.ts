/**
 * Sidings: a toy railway game, only a measuring stick. Four players, 200 decisions: build a link beside your network (at most
 * two of different players on a border; the second pays one more, to the first), deliver a cube over your own links to a city
 * of its colour, or take income. The same rules stand in ../peers/ for boardgame.io; a run checks that both play the same games.
 */
import {
  catalogue,
  draw,
  freshChance,
  type Game,
  type GameState,
  type Refusal,
  refusal,
  seedChance,
  unreadable,
  words,
} from '@branchline/engine'
import { AREAS, BORDERS, CITIES, COLOURS, COST, CUBES, DECISIONS, ONE_END, OTHER_END, SEATS, VALUE } from './board.ts'

export interface Sidings extends GameState {
  /** Who built first and second on a border; −1 for nobody. */
  first: number[]
  second: number[]
  /** For each seat the areas of its network as a union-find forest; −1 outside. */
  root: number[][]
  cash: number[]
  income: number[]
  score: number[]
  cubeAt: number[]
  cubeColour: number[]
  turn: number
  played: number
}
export type SidingsMove = { type: 'build'; border: number } | { type: 'deliver'; cube: number } | { type: 'income' }

const BUILD: readonly SidingsMove[] = BORDERS.map((_, border) => Object.freeze({ type: 'build', border }))
const DELIVER: readonly SidingsMove[] = Array.from({ length: CUBES }, (_, cube) => Object.freeze({ type: 'deliver', cube }))
const INCOME: SidingsMove = Object.freeze({ type: 'income' })

const en = {
  'prompt.turn': 'Build, deliver or take income.',
  'refusal.not-now': 'Not possible now.',
  'source.points': 'Points',
  'source.network': 'Network',
}
const de = {
  'prompt.turn': 'Baue, liefere oder nimm Einkommen.',
  'refusal.not-now': 'Jetzt nicht möglich.',
  'source.points': 'Punkte',
  'source.network': 'Netz',
}

export const sidings: Game<Sidings, SidingsMove, Record<string, never>> = {
  id: 'sidings',
  title: 'Sidings',
  rulesVersion: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  secrets: false,
  messages: catalogue('sidings', en, { de }),

  setup(_options, seats, seed) {
    const chance = seedChance(seed)
    const root = Array.from({ length: seats }, () => new Array<number>(AREAS).fill(-1))
    for (const areas of root) {
      for (let start = 0; start < 2; start++) {
        const area = draw(chance, AREAS)
        areas[area] = area
      }
    }
    const nobody = () => new Array<number>(BORDERS.length).fill(-1)
    const cubeAt: number[] = []
    const cubeColour: number[] = []
    for (let cube = 0; cube < CUBES; cube++) {
      cubeAt.push(draw(chance, AREAS))
      cubeColour.push(draw(chance, COLOURS))
    }
    const each = (value: number) => new Array<number>(seats).fill(value)
    return {
      chance,
      revealed: 0,
      first: nobody(),
      second: nobody(),
      root,
      cash: each(12),
      income: each(2),
      score: each(0),
      cubeAt,
      cubeColour,
      turn: 0,
      played: 0,
    }
  },

  toAct: (state) => (state.played < DECISIONS ? state.turn : null),
  prompt: (state) => (state.played < DECISIONS ? { seat: state.turn, code: 'turn', clause: 'SI-1' } : null),

  moves(state) {
    if (state.played >= DECISIONS) return []
    const { turn, first, second } = state
    const root = state.root[turn]
    const cash = state.cash[turn]
    const legal: SidingsMove[] = []
    for (let border = 0; border < BORDERS.length; border++) {
      if (second[border] >= 0 || (root[ONE_END[border]] < 0 && root[OTHER_END[border]] < 0)) continue
      const owner = first[border]
      if (owner === turn || COST[border] + (owner >= 0 ? 1 : 0) > cash) continue
      legal.push(BUILD[border])
    }
    for (let cube = 0; cube < CUBES; cube++) if (canDeliver(state, cube)) legal.push(DELIVER[cube])
    legal.push(INCOME)
    return legal
  },

  play(state, move) {
    const { turn } = state
    if (move.type === 'build') build(state, turn, move.border)
    else if (move.type === 'deliver') {
      state.cubeAt[move.cube] = -1
      state.income[turn]++
      state.cash[turn] += 2
      state.score[turn] += 3
    } else state.cash[turn] += state.income[turn] + 1
    state.turn = (turn + 1) % SEATS
    state.played++
  },

  explain(state, move): Refusal | null {
    return sidings.moves(state).includes(move) ? null : refusal('SI-1', 'not-now')
  },

  view: (state) => ({ ...sidings.clone(state), chance: null }),
  sample: (view, _viewer, random) => ({ ...sidings.clone(view), chance: freshChance(random) }),

  standing(state) {
    const scores = state.score.map((score, seat) => ({ seat, points: score, largest: largestNetwork(state.root[seat]) }))
    const total = ({ points, largest }: { points: number; largest: number }) => points + largest
    return scores.map((one) => ({
      seat: one.seat,
      score: total(one),
      rank: 1 + scores.filter((other) => total(other) > total(one)).length,
      parts: [
        { source: 'points', points: one.points },
        { source: 'network', points: one.largest },
      ],
    }))
  },

  clone: (state) => ({
    chance: state.chance === null ? null : { key: state.chance.key, drawn: state.chance.drawn },
    revealed: state.revealed,
    first: state.first.slice(),
    second: state.second.slice(),
    root: state.root.map((areas) => areas.slice()),
    cash: state.cash.slice(),
    income: state.income.slice(),
    score: state.score.slice(),
    cubeAt: state.cubeAt.slice(),
    cubeColour: state.cubeColour.slice(),
    turn: state.turn,
    played: state.played,
  }),

  referee: (state) => (state.cash.some((cash) => cash < 0) ? [{ clause: 'SI-1', what: `negative cash ${state.cash}` }] : []),
  print: (_state, move) => (move.type === 'build' ? `build ${move.border}` : move.type === 'deliver' ? `deliver ${move.cube}` : 'income'),
  parse(_state, text) {
    const [verb, number, ...rest] = words(text)
    const known = rest.length > 0 ? undefined : number === undefined ? (verb === 'income' ? INCOME : undefined) : numbered(verb, number)
    return known ?? unreadable(text, 'build 7, deliver 3, income')
  },
}

function numbered(verb: string | undefined, number: string): SidingsMove | undefined {
  if (!/^(?:0|[1-9]\d*)$/.test(number)) return undefined
  return verb === 'build' ? BUILD[Number(number)] : verb === 'deliver' ? DELIVER[Number(number)] : undefined
}

function build(state: Sidings, seat: number, border: number): void {
  const root = state.root[seat]
  const owner = state.first[border]
  let cost = COST[border]
  if (owner < 0) state.first[border] = seat
  else {
    state.second[border] = seat
    state.cash[owner]++
    cost++
  }
  state.cash[seat] -= cost
  for (const area of [ONE_END[border], OTHER_END[border]]) {
    if (root[area] >= 0) continue
    root[area] = area
    state.score[seat] += VALUE[area]
  }
  const one = find(root, ONE_END[border])
  const other = find(root, OTHER_END[border])
  if (one !== other) root[other] = one
}

/** Connected by own links: all of a network's areas have one root. Reads only, so that asking changes nothing. */
function canDeliver(state: Sidings, cube: number): boolean {
  const root = state.root[state.turn]
  const area = state.cubeAt[cube]
  if (area < 0 || root[area] < 0) return false
  const home = find(root, area)
  for (let city = state.cubeColour[cube]; city < CITIES.length; city += COLOURS) {
    const there = CITIES[city]
    if (root[there] >= 0 && find(root, there) === home) return true
  }
  return false
}

function find(root: readonly number[], area: number): number {
  let at = area
  while (root[at] !== at) at = root[at]
  return at
}

function largestNetwork(root: readonly number[]): number {
  const sizes = new Map<number, number>()
  for (const [area, parent] of root.entries()) if (parent >= 0) sizes.set(find(root, area), (sizes.get(find(root, area)) ?? 0) + 1)
  return Math.max(0, ...sizes.values())
}
