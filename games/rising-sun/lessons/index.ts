/** The lessons of Trains: Rising Sun, the figures their texts may use, and what can be pointed at. */
import { catalogue, defaultOptions, type Locale, type Speaker } from '@branchline/engine'
import type { LessonBook, Target } from '@branchline/engine/lessons'
import { type Position, position } from '../position.ts'
import { type Board, CITY, KINDS, REMOTE } from '../rules/board.ts'
import { cardIn, cardNumber, WASTE } from '../rules/cards.ts'
import { countOf } from '../rules/deck.ts'
import { endingsAhead } from '../rules/help.ts'
import { cardName } from '../rules/messages/card-names.ts'
import { OPTIONS } from '../rules/options.ts'
import { cardsOf } from '../rules/scoring.ts'
import { boardOf, type State } from '../rules/state.ts'
import { wordsFor } from '../table/messages/index.ts'
import { en } from './messages/en.ts'
import * as targetWords from './messages/targets.ts'
import rails from './rs-1-rails.json' with { type: 'json' }
import deck from './rs-2-deck.json' with { type: 'json' }
import price from './rs-3-price.json' with { type: 'json' }
import waste from './rs-4-waste.json' with { type: 'json' }
import stations from './rs-5-stations.json' with { type: 'json' }
import routes from './rs-6-routes.json' with { type: 'json' }
import end from './rs-7-end.json' with { type: 'json' }

export const lessons: LessonBook<State> = {
  lessons: [rails, deck, price, waste, stations, routes, end],
  position(wanted) {
    const plan = wanted as unknown as Position
    const { map = 'tokyo', routes: shown = [] } = plan
    return {
      state: position(plan),
      options: { ...defaultOptions(OPTIONS), map, cards: 'tokyo-beginner', routeBonus: shown.length > 0 },
    }
  },
  facts(state) {
    const bySeat = (figure: (seat: number) => number) => state.hands.map((_, seat) => figure(seat))
    return {
      money: state.money,
      handMoney: bySeat((seat) => state.hands[seat].reduce((sum, card) => sum + (cardIn(state, card)?.money ?? 0), 0)),
      cards: bySeat((seat) => cardsOf(state, seat).length),
      waste: bySeat((seat) => countOf(cardsOf(state, seat), WASTE)),
      railsLeft: [...state.railsLeft],
    }
  },
  target,
  messages: catalogue('games/rising-sun/lessons', en, { de: () => import('./messages/de.ts'), fr: () => import('./messages/fr.ts') }),
}

const targets = catalogue('games/rising-sun/lessons targets', targetWords.en, { de: targetWords.de, fr: targetWords.fr })

/** The board shows no coordinates: a hex without a name is told by what it is and the city beside it. */
function placeSaid(board: Board, hex: number, locale: Locale): string {
  const city = board.neighbours[hex].find((other) => board.kind[other] === CITY)
  if (board.kind[hex] === CITY || board.kind[hex] === REMOTE || city === undefined) return board.names[hex]
  return targets.words(locale).beside({ kind: wordsFor(locale).kinds[KINDS[board.kind[hex]]], city: board.names[city] })
}

/** `place:chiba`, `card:landfill@supply`, `card:lay-rails@hand`, `figure:waste`, `button:end`, `pile:discard`, `end:rails`. */
function target(state: State, wanted: Target, speaker: Speaker, locale: Locale): string | null {
  const t = wordsFor(locale)
  const [kind = '', name = ''] = wanted.split(/:(.*)/s)
  switch (kind) {
    case 'place': {
      const board = boardOf(state)
      const hex = board.hexNumber(name)
      return hex < 0 ? null : placeSaid(board, hex, locale)
    }
    case 'card': {
      const [id = '', where = ''] = name.split('@')
      const card = cardNumber(id)
      // What was played from the hand a moment ago still has its name.
      const own = [...state.hands, state.inPlay]
      const isThere = where === 'hand' ? own.some((cards) => cards.includes(card)) : where === 'supply' && state.piles.includes(card)
      return isThere ? cardName(card, locale) : null
    }
    case 'figure':
      return name in t.columns ? t.columns[name as keyof typeof t.columns] : null
    case 'button':
      return name === 'end' ? t.endTurn : name === 'pass' ? t.pass({ waste: countOf(state.hands[state.active], WASTE) }) : null
    case 'pile':
      return name === 'deck' ? t.deck : ['hand', 'discard'].includes(name) ? speaker.word(`name.${name}`) : null
    case 'end': {
      const said = [t.pilesToEnd, t.railsToEnd, t.stationsToEnd]
      const at = endingsAhead(state).findIndex(({ id }) => id === `end-by-${name}`)
      return said[at]?.({ left: endingsAhead(state)[at].left }) ?? null
    }
    default:
      return null
  }
}
