/** Answers to what players ask: trains and boxes, the price of a link, a place; and what a move costs or brings. */
import { isRefusal, type Question, type Questions, refusedSaid, type Said } from '@branchline/engine'
import { boxesOf } from './auction.ts'
import { earningsOf, linkCost, piecesFor } from './help.ts'
import type { Move } from './move.ts'
import { boxSaid, classesOf, influenceIn, trainSaid } from './outline.ts'
import { areaSaid, priceSaid } from './outline-areas.ts'
import { COMPANIES } from './pieces.ts'
import { boardOf, type State } from './state.ts'
import { NOT_ON_OFFER, TRAINS, trainIn } from './tables.ts'
import { takeoverPrice } from './takeover.ts'
import { hirePrice } from './trains.ts'

export const questions: Questions<State> = {
  ids(view, question) {
    const { ids, linkA, linkB } = boardOf(view)
    if (question === 'look') return ids
    if (question === 'card')
      return [
        ...TRAINS.filter((_, train) => view.trains[train] !== NOT_ON_OFFER).map(({ id }) => id),
        ...boxesOf(view).map((_, box) => `box-${box + 1}`),
      ]
    const links = Array.from(linkA, (from, link) => `${ids[from]}~${ids[linkB[link]]}`)
    return links.flatMap((link) => [link, link.split('~').reverse().join('~')])
  },
  answer,
}

function answer(view: State, question: Question, id: string, seat: number): Said[] {
  switch (question) {
    case 'look':
      return lookAt(view, id, seat)
    case 'price':
      return linkPrice(view, id, seat)
    case 'card': {
      const train = TRAINS.findIndex((one) => one.id === id)
      return [train >= 0 ? trainSaid(view, train) : boxSaid(view, Number(id.slice('box-'.length)) - 1)]
    }
  }
}

function lookAt(view: State, id: string, seat: number): Said[] {
  const pieces = piecesFor(view, seat).filter(({ area }) => area === id)
  return [
    areaSaid(view, boardOf(view).areaOf.get(id) as number),
    ...pieces.map(({ kind, refusal }) =>
      refusal === null ? { say: 'answer.movable', kind } : { say: 'answer.not-movable', kind, why: refusedSaid(refusal) },
    ),
  ]
}

function linkPrice(view: State, id: string, seat: number): Said[] {
  const [from, to] = id.split('~')
  const cost = linkCost(view, seat, from, to)
  if (isRefusal(cost)) return [refusedSaid(cost)]
  const { areaOf } = boardOf(view)
  const price = priceSaid(view, areaOf.get(from) as number, areaOf.get(to) as number)
  return [{ say: 'answer.link', from, to, price }, cost.refusal === null ? { say: 'answer.can-build' } : refusedSaid(cost.refusal)]
}

export function price(view: State, move: Move): Said | null {
  switch (move.do) {
    case 'build':
      return priceSaid(view, move.from, move.to)
    case 'hire':
      return { say: 'price.hire', ...hirePrice(view, view.actor, move.train), ...slotsOf(view, move.train) }
    case 'bid':
      return { say: 'price.bid', given: influenceIn(view, move.box) }
    case 'move':
      return { say: 'price.move', points: earningsOf(view, view.actor, move.kind) }
    case 'takeover':
      return {
        say: 'price.takeover',
        points: takeoverPrice(move.path.length - 1),
        company: COMPANIES[move.company],
        links: move.path.length - 1,
      }
    default:
      return null
  }
}

function slotsOf(view: State, train: number) {
  const { goods, passengers } = trainIn(view, train)
  return { goods, passengers: passengers.length, slots: classesOf(view, passengers) }
}
