/** The position in words, for terminals and screen readers. */
import type { Locale, Seat, Section } from '@branchline/engine'
import { CITY, coordinateOf, MOUNTAIN, REMOTE, RIVER, SEA } from './board.ts'
import { COST, WASTE } from './cards.ts'
import { cardName } from './messages/card-names.ts'
import { MARKERS } from './move.ts'
import { boardOf, HIDDEN, OVER, RAIL_MONEY, type State } from './state.ts'

const WORDS = {
  en: {
    turn: 'Turn',
    money: 'Money',
    railPoints: 'rails to lay',
    railMoney: 'for rails only',
    players: 'Players',
    hand: 'Hand',
    deck: 'Deck',
    discards: 'Discards',
    rails: 'Rails left',
    supply: 'Supply',
    card: 'Card',
    cost: 'Cost',
    left: 'Left',
    inPlay: 'In play',
    gained: 'Gained this turn',
    cities: 'Cities',
    city: 'City',
    hex: 'Hex',
    land: 'Land',
    grid: 'Rows have letters. Around C4 lie C3 and C5, B3 and B4, D3 and D4; around D4 lie D3 and D5, C4 and C5, E4 and E5.',
    river: 'River',
    mountain: 'Mountain',
    sea: 'Sea',
    stations: 'Stations',
    who: 'Rails of',
    remotes: 'Remote locations',
    place: 'Place',
    value: 'Points',
    ways: 'Rails elsewhere',
    stationsLeft: 'Stations left',
    wasteLeft: 'Waste left',
    routes: 'Route bonus',
    open: 'open',
  },
  de: {
    turn: 'Zug',
    money: 'Geld',
    railPoints: 'Schienen zu legen',
    railMoney: 'nur für Schienen',
    players: 'Spieler',
    hand: 'Hand',
    deck: 'Deck',
    discards: 'Ablage',
    rails: 'Schienen übrig',
    supply: 'Vorrat',
    card: 'Karte',
    cost: 'Kosten',
    left: 'Übrig',
    inPlay: 'Auslage',
    gained: 'In diesem Zug genommen',
    cities: 'Städte',
    city: 'Stadt',
    hex: 'Feld',
    land: 'Land',
    grid: 'Reihen haben Buchstaben. Um C4 liegen C3 und C5, B3 und B4, D3 und D4; um D4 liegen D3 und D5, C4 und C5, E4 und E5.',
    river: 'Fluss',
    mountain: 'Berg',
    sea: 'Meer',
    stations: 'Bahnhöfe',
    who: 'Schienen von',
    remotes: 'Entlegene Orte',
    place: 'Ort',
    value: 'Punkte',
    ways: 'Schienen sonst',
    stationsLeft: 'Bahnhöfe übrig',
    wasteLeft: 'Abfall übrig',
    routes: 'Streckenbonus',
    open: 'offen',
  },
} as const

export function outline(state: State, locale: Locale, seatName: (seat: Seat) => string): Section[] {
  const words = WORDS[locale]
  const nameOf = (card: number) => cardName(card, locale)
  const board = boardOf(state)
  const seats = Array.from({ length: state.seats }, (_, seat) => seat)
  const owners = (hex: number) =>
    seats
      .filter((seat) => ((state.rails[hex] >> seat) & 1) === 1)
      .map(seatName)
      .join(', ')
  const railMoney = state.lasting[RAIL_MONEY]
  const subsidy = railMoney > 0 ? [`${railMoney} ${words.railMoney}`] : []
  const remotes = board.ids.map((_, hex) => hex).filter((hex) => board.kind[hex] === REMOTE)
  const elsewhere = board.ids.map((_, hex) => hex).filter((hex) => board.kind[hex] !== REMOTE && board.kind[hex] !== CITY)
  const place = (hex: number) => coordinateOf(board.row[hex], board.column[hex])
  const landLines = (
    [
      [words.river, RIVER],
      [words.mountain, MOUNTAIN],
      [words.sea, SEA],
    ] as const
  ).flatMap(([word, kind]) =>
    named(
      word,
      elsewhere.filter((hex) => board.kind[hex] === kind).map((hex) => board.names[hex]),
    ),
  )
  return [
    {
      title: `${words.turn} ${Math.floor(state.turn / state.seats) + 1}`,
      lines: [
        ...(state.phase === OVER
          ? []
          : [
              `${seatName(state.active)}: ${[`${words.money} ${state.money}`, ...subsidy, `${state.railPoints} ${words.railPoints}`].join(', ')}`,
            ]),
        ...named(words.inPlay, state.inPlay.map(nameOf)),
        ...named(words.gained, state.gained.map(nameOf)),
        `${words.stationsLeft}: ${state.stationsLeft}. ${words.wasteLeft}: ${state.supply[WASTE]}.`,
      ],
    },
    {
      title: words.players,
      table: {
        columns: ['', words.rails, words.deck, words.discards, words.hand],
        rows: seats.map((seat) => [
          seatName(seat),
          String(state.railsLeft[seat]),
          String(state.decks[seat].length),
          String(state.discards[seat].length),
          handText(state.hands[seat], nameOf),
        ]),
      },
    },
    {
      title: words.supply,
      table: {
        columns: [words.card, words.cost, words.left],
        rows: [...state.piles]
          .sort((one, other) => COST[one] - COST[other])
          .map((card) => [nameOf(card), String(COST[card]), String(state.supply[card])]),
      },
    },
    {
      title: words.cities,
      table: {
        columns: [words.city, words.hex, words.stations, words.who],
        rows: board.cities.map((hex) => [board.names[hex], place(hex), `${state.stations[hex]}/${board.value[hex]}`, owners(hex)]),
      },
    },
    {
      title: words.remotes,
      table: {
        columns: [words.place, words.hex, words.value, words.who],
        rows: remotes.map((hex) => [board.names[hex], place(hex), String(board.value[hex]), owners(hex)]),
      },
    },
    { title: words.land, lines: [words.grid, ...landLines] },
    { title: words.ways, lines: elsewhere.filter((hex) => state.rails[hex] !== 0).map((hex) => `${board.names[hex]}: ${owners(hex)}`) },
    ...(state.routes.length === 0
      ? []
      : [
          {
            title: words.routes,
            lines: state.routes.map((card, marker) => {
              const { from, to, points } = board.routes[card]
              const owner = state.routeOwner[marker]
              return `${MARKERS[marker].toUpperCase()}: ${board.names[from]}–${board.names[to]}, ${points}: ${owner < 0 ? words.open : seatName(owner)}`
            }),
          },
        ]),
  ]
}

function named(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title}: ${names.join(', ')}`]
}

/** Cards one can see by name, the others by number. */
function handText(hand: readonly number[], nameOf: (card: number) => string): string {
  const hidden = hand.filter((card) => card === HIDDEN).length
  const open = hand.filter((card) => card !== HIDDEN).map(nameOf)
  return [...open, ...(hidden > 0 ? [`${hidden} ×`] : [])].join(', ')
}
