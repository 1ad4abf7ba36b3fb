/** Moves as text: `bid 5 on box 3`, `build settle~malham`, `pay white`, `hire 3a`, `move stone penhill`, `takeover red settle~malham`. */
import { idOf, isRefusal, type Refusal, unreadable, words } from '@branchline/engine'
import { areaId, BOARDS, type Board } from './board.ts'
import { DONE, HIRE, type Move, PASS, PAY } from './move.ts'
import { COMPANIES, KINDS, MEANS } from './pieces.ts'
import { boardOf, type State } from './state.ts'
import { TRAINS } from './tables.ts'
import { collectRuns, takeoverRefusal } from './takeover.ts'

export function print(state: State, move: Move): string {
  const board = boardOf(state)
  const area = (number: number) => areaId(board, number)
  switch (move.do) {
    case 'bid':
      return `bid ${move.amount} on box ${move.box + 1}`
    case 'pass':
    case 'done':
      return move.do
    case 'build':
      return `build ${area(move.from)}~${area(move.to)}`
    case 'pay':
      return `pay ${MEANS[move.with]}`
    case 'hire':
      return `hire ${TRAINS[move.train]?.id}`
    case 'move':
      return `move ${board.kinds[move.kind]} ${area(move.area)}`
    case 'takeover':
      return `takeover ${COMPANIES[move.company]} ${move.path.map(area).join('~')}`
  }
}

export function parse(state: State, text: string): Move | Refusal {
  const board = boardOf(state)
  const [verb, ...rest] = words(text)
  switch (verb) {
    case 'bid':
      return parseBid(text, rest)
    case 'pass':
    case 'done':
    case 'stop':
      if (rest.length > 0) return unreadable(text, 'pass | done')
      return state.phase === 'build' ? DONE : PASS
    case 'build':
      return parseBuild(board, text, rest)
    case 'pay':
      return PAY[MEANS.indexOf(singular(rest) as (typeof MEANS)[number])] ?? unreadable(text, `pay ${MEANS.join(' | ')}`)
    case 'hire':
    case 'rent':
      return HIRE[TRAINS.findIndex(({ id }) => rest.length === 1 && id === rest[0])] ?? unreadable(text, 'hire 3a … 1d')
    case 'move':
    case 'ship':
      return parseMove(board, text, rest)
    case 'takeover':
      return parseTakeover(state, board, text, rest)
    default:
      return unreadable(text, 'bid | pass | build | done | pay | hire | move | takeover')
  }
}

/** "cubes" for "cube". */
const singular = (rest: readonly string[]) => (rest.length === 1 ? rest[0].replace(/s$/, '') : '')

function parseBid(text: string, rest: readonly string[]): Move | Refusal {
  const found = /^(\d{1,4})(?: on)?(?: box)? (\d{1,4})$/.exec(rest.join(' '))
  if (found === null || Number(found[2]) === 0) return unreadable(text, 'bid 5 on box 3')
  return { do: 'bid', box: Number(found[2]) - 1, amount: Number(found[1]) }
}

function parseBuild(board: Board, text: string, rest: readonly string[]): Move | Refusal {
  const path = parsePath(board, text, rest)
  if (isRefusal(path)) return path
  if (path.length !== 2) return unreadable(text, 'build <area>~<area>')
  return { do: 'build', from: path[0], to: path[1] }
}

function parseMove(board: Board, text: string, rest: readonly string[]): Move | Refusal {
  const [first, ...others] = rest
  const kind = board.kinds.indexOf((first ?? '').replace(/-passenger$/, ''))
  const place = others.filter((word, at) => !(at === 0 && (word === 'passenger' || word === 'from')))
  if (kind < 0 || kind >= KINDS || place.length === 0) return unreadable(text, `move ${board.kinds.slice(0, KINDS).join('|')} <area>`)
  const area = areaNamed(board, place.join(' '))
  return area === undefined ? unknownArea(text, place.join(' ')) : board.pieceMove[area * KINDS + kind]
}

function parseTakeover(state: State, board: Board, text: string, rest: readonly string[]): Move | Refusal {
  const [colour, ...route] = rest
  const company = COMPANIES.indexOf(colour as (typeof COMPANIES)[number])
  if (company < 0) return unreadable(text, 'takeover red|green <area>~<area>~…')
  const named = parsePath(board, text, route)
  if (isRefusal(named)) return named
  if (state.phase === 'over') return { do: 'takeover', company, path: named }
  const path = named.length === 2 ? (onlyRunBetween(state, company, named) ?? named) : named
  const move = { do: 'takeover', company, path } as const
  const turned = { do: 'takeover', company, path: path.toReversed() } as const
  // A run may be named from either end.
  if (takeoverRefusal(state, state.actor, company, path) === null) return move
  return takeoverRefusal(state, state.actor, company, turned.path) === null ? turned : move
}

/** A run may also be named by its two ends, where only one run joins them. */
function onlyRunBetween(state: State, company: number, ends: readonly number[]): readonly number[] | undefined {
  const runs: Move[] = []
  collectRuns(state, state.actor, runs, true)
  const between = runs.flatMap((run) => {
    if (run.do !== 'takeover' || run.company !== company) return []
    return ends.includes(run.path[0]) && ends.includes(run.path.at(-1) as number) ? [run.path] : []
  })
  return between.length === 1 ? between[0] : undefined
}

function parsePath(board: Board, text: string, rest: readonly string[]): number[] | Refusal {
  const path: number[] = []
  for (const part of rest.join(' ').split(/~| to /)) {
    const area = areaNamed(board, part)
    if (area === undefined) return unknownArea(text, part)
    path.push(area)
  }
  return path
}

const unknownArea = (text: string, part: string) => unreadable(text, `the name of an area instead of “${part.trim().slice(0, 40)}”`)

/** Areas go by their id and by their name, in any spelling that leads to the same letters. */
const NAMES = new Map(
  BOARDS.map((board) => [board, new Map([...board.names.map(idOf), ...board.ids].map((id, at) => [id, at % board.areas]))]),
)

export function areaNamed(board: Board, name: string): number | undefined {
  return NAMES.get(board)?.get(idOf(name))
}
