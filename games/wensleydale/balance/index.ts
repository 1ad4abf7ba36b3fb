/** What a balance report counts, in both titles: links, trains, boxes, where pieces come from, takeovers, and what profit and loss does to players. */
import type { BalanceBook, BalanceNotes, BalanceShape, GameEvent } from '@branchline/engine'
import nurembergMap from '../maps/nuremberg.json' with { type: 'json' }
import wensleydaleMap from '../maps/wensleydale.json' with { type: 'json' }
import type { Board } from '../rules/board.ts'
import type { Move } from '../rules/move.ts'
import { COMPANIES, PROFIT_RANGE } from '../rules/pieces.ts'
import { boardOf, type State } from '../rules/state.ts'
import { NOT_ON_OFFER, TRAINS } from '../rules/tables.ts'
import { words } from './messages/index.ts'

export const balance: BalanceBook<State, Move> = {
  words,
  round: ({ round }) => round,
  stock(state) {
    const board = boardOf(state)
    return {
      areas: board.ids.filter((_, area) => board.people[area] > 0 || board.goodsKind[area] >= 0),
      links: Array.from({ length: board.links }, (_, link) => linkId(board, link)),
      trains: TRAINS.filter((_, train) => state.trains[train] !== NOT_ON_OFFER).map(({ id }) => id),
      boxes: state.discs.map((_, box) => String(box + 1)),
      takeovers: COMPANIES,
    }
  },
  barrable: ['areas', 'links', 'trains'],
  uses(state, move) {
    const board = boardOf(state)
    if (move.do === 'move') return [{ kind: 'areas', id: board.ids[move.area] }]
    if (move.do === 'build') return [{ kind: 'links', id: linkId(board, board.linkOf[move.from * board.areas + move.to]) }]
    return move.do === 'hire' ? [{ kind: 'trains', id: TRAINS[move.train].id }] : []
  },
  begun(state, notes) {
    for (const [place, seat] of state.order.entries()) notes.start(seat, `order-${place + 1}`)
    for (const [seat, profit] of state.profit.entries()) notes.memory.set(`profit ${seat}`, profit)
  },
  told(_, event, notes, round) {
    const { type, seat } = event
    if (seat === undefined) return
    if (type === 'piece-moved') notes.memory.set(`moved ${seat}`, 1 + (notes.memory.get(`moved ${seat}`) ?? 0))
    if (type === 'box-won') notes.use(seat, 'boxes', String(event.box))
    if (type === 'building-ended') notes.figure('links-built', Number(event.links), round)
    if (type === 'takeover') {
      notes.use(seat, 'takeovers', String(event.company))
      notes.figure('takeover-links', Number(event.links), round)
    }
    if (type === 'profit') profit(event, notes, round)
  },
  over(state, notes) {
    for (let seat = 0; seat < state.seats; seat++) {
      const own = state.influence.slice(seat * 4, seat * 4 + 4)
      notes.figure(
        'influence-left',
        own.reduce((sum, points) => sum + points, 0),
      )
      notes.figure('links-at-end', state.links[seat].length)
    }
  },
  endings: () => ['rounds'],
  label: () => undefined,
  board(state) {
    const board = boardOf(state)
    const { areas, borders } = board.map === 'nuremberg' ? nurembergMap : wensleydaleMap
    const places = areas.map(({ id, at, outline }): BalanceShape => ({ kind: 'areas', id, at: [at[0], at[1]], outline }))
    const links = Array.from({ length: board.links }, (_, link): BalanceShape[] => {
      const border: { link?: { at: number[]; angle: number } } = borders[board.borderOf[link]]
      if (border.link === undefined) return []
      return [{ kind: 'links', id: linkId(board, link), at: [border.link.at[0], border.link.at[1]], angle: border.link.angle }]
    })
    return [...places, ...links.flat()]
  },
}

/** At the end of a round: how much was moved, and what the cap of the track took away. */
function profit({ seat, income, upkeep, profit: after }: GameEvent, { figure, memory }: BalanceNotes, round: number): void {
  const uncapped = (memory.get(`profit ${seat}`) ?? 0) + Number(income) - Number(upkeep)
  figure('pieces-moved', memory.get(`moved ${seat}`) ?? 0, round)
  figure('income', Number(income), round)
  figure('upkeep', Number(upkeep), round)
  figure('below-the-cap', Number(after) < PROFIT_RANGE.most ? 100 : 0, round)
  figure('lost-at-the-cap', Math.max(0, uncapped - PROFIT_RANGE.most), round)
  memory.set(`profit ${seat}`, Number(after))
  memory.set(`moved ${seat}`, 0)
}

function linkId(board: Board, link: number): string {
  return `${board.ids[board.linkA[link]]}~${board.ids[board.linkB[link]]}`
}
