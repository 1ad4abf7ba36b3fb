/** The position in sentences, from the same view as the picture. */
import type { Locale, Speaker } from '@branchline/engine'
import { CARDS, WASTE } from '../rules/cards.ts'
import { endingsAhead, scoreSheets } from '../rules/help.ts'
import { MARKERS } from '../rules/move.ts'
import { boardOf, HIDDEN, PLACEMENT, type State } from '../rules/state.ts'
import { wordsFor } from './messages/index.ts'
import { contentsOf } from './sentences.ts'

export function describe(view: State, speaker: Speaker, locale: Locale): readonly string[] {
  const t = wordsFor(locale)
  const board = boardOf(view)
  const name = (card: number) => speaker.word(`name.${CARDS[card].id}`)
  const listed = (cards: readonly number[]) =>
    [...new Set(cards)].map((card) => `${cards.filter((other) => other === card).length} × ${name(card)}`).join(', ')
  const [piles, rails, stations] = endingsAhead(view)
  const open = view.hands.findIndex((hand) => hand.length > 0 && !hand.includes(HIDDEN))
  return [
    t.saysBoard({ board: board.sheet.name, turn: view.turn + 1 }),
    ...(view.phase === PLACEMENT ? [] : [t.saysTurn({ name: speaker.seat(view.active), money: view.money, rails: view.railPoints })]),
    t.saysEnd({
      piles: t.pilesToEnd({ left: piles.left }),
      rails: `${t.railsToEnd({ left: rails.left })} (${speaker.seat(view.railsLeft.indexOf(rails.left))})`,
      stations: t.stationsToEnd({ left: stations.left }),
    }),
    ...(open >= 0 ? [t.saysHand({ cards: listed(view.hands[open]) })] : []),
    ...(view.inPlay.length > 0 ? [t.saysInPlay({ cards: listed(view.inPlay) })] : []),
    ...scoreSheets(view).map(({ seat, score }) =>
      t.saysSeat({
        name: speaker.seat(seat),
        score,
        rails: view.railsLeft[seat],
        hand: view.hands[seat].length,
        deck: view.decks[seat].length,
        discard: view.discards[seat].length,
      }),
    ),
    t.saysSupply({ cards: [...view.piles, WASTE].map((card) => `${view.supply[card]} × ${name(card)} ($${CARDS[card].cost})`).join(', ') }),
    ...view.routes.map((route, marker) => {
      const { from, to, points } = board.routes[route]
      const owner = view.routeOwner[marker]
      return t.saysRoute({
        letter: MARKERS[marker].toUpperCase(),
        from: board.names[from],
        to: board.names[to],
        points,
        owner: owner < 0 ? '' : speaker.seat(owner),
      })
    }),
    ...board.ids.flatMap((_, hex) => (view.rails[hex] !== 0 || view.stations[hex] > 0 ? [`${contentsOf(view, hex, speaker, t)}.`] : [])),
  ]
}
