/** Why a move, in one sentence. */
import type { Locale } from '@branchline/engine'
import { CITY, REMOTE } from '../rules/board.ts'
import { CARDS, IS_TRAIN, MONEY, POINTS, WASTE } from '../rules/cards.ts'
import type { Move } from '../rules/move.ts'
import { priceOf } from '../rules/rails.ts'
import { CITY_POINTS } from '../rules/scoring.ts'
import { boardOf, type State, toAct } from '../rules/state.ts'
import { turnsLeft } from './outlook.ts'
import type { Knowledge } from './weights.ts'

export function reason(know: Knowledge, state: State, move: Move, locale: Locale): string {
  const de = locale === 'de'
  const board = boardOf(state)
  const seat = toAct(state) ?? 0
  switch (move.do) {
    case 'start':
      return de
        ? `${board.names[move.hex]}: Städte und ferne Orte liegen nahe`
        : `${board.names[move.hex]}: cities and remote places are near`
    case 'play': {
      const name = CARDS[move.card]!.name
      if (IS_TRAIN[move.card]) return de ? `${MONEY[move.card]} Geld aus ${name}` : `${MONEY[move.card]} money from ${name}`
      return de ? `${name} hilft in diesem Zug` : `${name} helps this turn`
    }
    case 'buy': {
      const points = POINTS[move.card]!
      if (points > 0) return de ? `${points} Punkte am Ende` : `${points} points at the end`
      const turns = Math.round(turnsLeft(know, state))
      return de ? `zahlt sich in etwa ${turns} Zügen noch aus` : `pays off in the ${turns} turns or so that are left`
    }
    case 'rail': {
      const price = priceOf(state, seat, move.hex, move.partners)
      const name = board.names[move.hex]
      if (board.kind[move.hex] === REMOTE)
        return de ? `${board.value[move.hex]} Punkte in ${name}` : `${board.value[move.hex]} points in ${name}`
      if (board.kind[move.hex] === CITY)
        return de ? `in ${name} wachsen Punkte mit den Bahnhöfen` : `${name} gives points as its stations grow`
      return de ? `öffnet den Weg für ${price} Geld` : `opens the way for ${price} money`
    }
    case 'station': {
      const now = state.stations[move.hex]!
      const gain = (CITY_POINTS[now + 1] ?? 0) - CITY_POINTS[now]!
      const mine = ((state.rails[move.hex]! >> seat) & 1) === 1
      if (mine) return de ? `${gain} Punkte mehr in ${board.names[move.hex]}` : `${gain} points more in ${board.names[move.hex]}`
      return de ? `${board.names[move.hex]} nützt niemandem sonst` : `${board.names[move.hex]} helps nobody else`
    }
    case 'pass': {
      const waste = state.hands[seat]!.filter((card) => card === WASTE).length
      return de ? `wird ${waste} Abfall los` : `gets rid of ${waste} Waste`
    }
    case 'end':
      return de ? 'mehr lohnt in diesem Zug nicht' : 'nothing more is worth doing this turn'
    case 'route':
      return de ? 'die Fähigkeit der Strecke kommt jetzt recht' : 'the ability of the route comes in handy now'
    default:
      return de ? 'behält, was am meisten nützt' : 'keeps what is most useful'
  }
}
