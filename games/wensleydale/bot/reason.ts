/** Why a move, in one sentence. */
import type { Locale } from '@branchline/engine'
import { pointsIn } from '../rules/auction.ts'
import type { Move } from '../rules/move.ts'
import { COMPANIES, INFLUENCES } from '../rules/pieces.ts'
import { kindName } from '../rules/shipping.ts'
import { boardOf, type State } from '../rules/state.ts'
import { TRAINS, type Train } from '../rules/tables.ts'
import { planChain } from './chain.ts'
import { COLOURS_DE, COMPANIES_DE, KINDS_DE } from './words.ts'
import { setWorth } from './worth.ts'

export function reason(state: State, move: Move, locale: Locale): string {
  const de = locale === 'de'
  const board = boardOf(state)
  switch (move.do) {
    case 'bid': {
      const points = pointsIn(state, move.box).flatMap((number, colour) => (number === 0 ? [] : [`${number} ${colourName(colour, de)}`]))
      return de ? `braucht den Einfluss: ${points.join(', ')}` : `wants the influence: ${points.join(', ')}`
    }
    case 'build': {
      const plan = planChain(state, state.actor, 8)
      const goal = plan.moves.at(-1)
      const end = board.names[goal?.do === 'build' ? goal.to : move.to] as string
      const links = Math.max(1, plan.moves.length)
      return de ? `auf dem Weg nach ${end}: ${links} Strecken` : `on the way to ${end}: ${links} ${links === 1 ? 'link' : 'links'}`
    }
    case 'done':
      return de ? 'jede weitere Strecke kostet mehr, als sie bringt' : 'a further link would cost more than it brings'
    case 'hire': {
      const { goods, passengers } = TRAINS[move.train] as Train
      return de
        ? `Platz für ${goods} Güter und ${passengers.length} Reisende`
        : `room for ${goods} goods and ${passengers.length} passengers`
    }
    case 'move': {
      const kind = kindName(board, move.kind)
      const word = de ? (KINDS_DE[kind] ?? kind) : kind.replace('-', ' ')
      const completes = setWorth(state, state.actor, move.kind) >= 2
      if (completes) return de ? `nimmt ${word}: vollendet einen Satz` : `takes the ${word}: completes a set`
      return de ? `nimmt ${word}, bevor es andere tun` : `takes the ${word} before others do`
    }
    case 'takeover': {
      const links = move.path.length - 1
      const company = de ? (COMPANIES_DE[move.company] as string) : (COMPANIES[move.company] as string)
      return de ? `wird ${links} Strecken an die ${company}e Gesellschaft los` : `gets rid of ${links} links to the ${company} company`
    }
    case 'pay':
      return de ? 'zahlt mit dem, was am wenigsten fehlt' : 'pays with what will be missed least'
    case 'pass':
      if (state.phase === 'takeover')
        return de ? 'behält die Strecken: sie erreichen noch Fracht' : 'keeps the track: it still reaches pieces'
      return de ? 'spart seine Mittel' : 'saves its means'
  }
}

function colourName(colour: number, de: boolean): string {
  return (de ? COLOURS_DE[colour] : INFLUENCES[colour]) as string
}
