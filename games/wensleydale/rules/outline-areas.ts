/** An area in words: what it is, what lies there, who serves it, where its borders lead and what a link over each costs. */
import type { Said } from '@branchline/engine'
import type { Board } from './board.ts'
import { priceOf } from './build.ts'
import { CHEESE, COMPANIES, FREE, KINDS, OPPOSITION, RED_LINK, STONE } from './pieces.ts'
import { kindName, loadsStone, piecesAt } from './shipping.ts'
import { boardOf, type State } from './state.ts'

export function areaSaid(state: State, area: number): Said {
  const board = boardOf(state)
  const what = whatIs(state, board, area)
  const here = whatLies(state, board, area)
  const links = exitsSaid(state, board, area)
  const closed = closedBorders(board, area)
  // Where only towns of companies are beside a hill its stone cannot be loaded (WD-9.11).
  const servedBy = board.servedBy[area].filter((town) => loadsStone(state, town)).map((town) => board.ids[town])
  return {
    say: 'outline.area',
    area: board.ids[area],
    what,
    here,
    pieces: here.length,
    servedBy,
    towns: servedBy.length,
    cutOff: board.servedBy[area].length > 0 && servedBy.length === 0 ? 1 : 0,
    links,
    ways: links.length,
    closed,
    shut: closed.length,
  }
}

function whatIs(state: State, board: Board, area: number): Said[] {
  const goods = board.goodsKind[area]
  const site = goods === STONE || goods === CHEESE ? board.kinds[goods] : board.isSouth[area] === 1 ? 'south' : 'town'
  const terrain = board.terrain[area]
  return [
    { say: `outline.site.${site}` },
    ...(terrain === null || site === 'south' ? [] : [{ say: `outline.terrain.${terrain}` }]),
    ...COMPANIES.flatMap((company, bit) => ((state.company[area] >> bit) & 1 ? [{ say: 'outline.belongs', company }] : [])),
  ]
}

function whatLies(state: State, board: Board, area: number): Said[] {
  const pieces = Array.from({ length: KINDS }, (_, kind) => [kind, piecesAt(state, kind, area)] as const)
  return [...pieces, [OPPOSITION, state.white[area]] as const].flatMap(([kind, number]) =>
    number === 0 ? [] : [piecesSaid(board, kind, number)],
  )
}

/** "2 red passengers". */
export function piecesSaid(board: Board, kind: number, number: number): Said {
  return { say: `outline.pieces.${kindName(board, kind)}`, number }
}

function exitsSaid(state: State, board: Board, area: number): Said[] {
  const exits: Said[] = []
  for (let exit = board.firstExit[area]; exit < board.firstExit[area + 1]; exit++) {
    const to = board.exitTo[exit]
    const owner = state.owner[board.exitLink[exit]]
    const named = { area: board.ids[to] }
    if (owner === FREE) exits.push({ say: 'outline.exit', ...named, price: priceSaid(state, area, to) })
    else if (owner <= state.seats) exits.push({ say: 'outline.exit.seat', ...named, seat: owner - 1 })
    else exits.push({ say: 'outline.exit.company', ...named, company: COMPANIES[owner - RED_LINK] })
  }
  return exits
}

/** What a link costs: build points, and besides them influence of given colours. */
export function priceSaid(state: State, from: number, to: number): Said {
  return { say: 'outline.price', ...priceOf(state, from, to) }
}

function closedBorders(board: Board, area: number): string[] {
  return board.ids.filter((_, other) => board.closed.has(area * board.areas + other))
}
