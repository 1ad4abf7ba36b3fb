/** The position in words, for terminals and screen readers. */
import type { Locale, Seat, Section } from '@branchline/engine'
import { boxesOf, pointsIn } from './auction.ts'
import type { Board } from './board.ts'
import { COMPANIES, INFLUENCES, KINDS, OPPOSITION, RED_LINK } from './pieces.ts'
import { piecesAt } from './shipping.ts'
import { boardOf, type State } from './state.ts'
import { TRAINS } from './tables.ts'

const WORDS = {
  en: {
    round: 'Round',
    of: 'of',
    order: 'Player order',
    players: 'Players',
    cubes: 'Cubes',
    influence: ['White', 'Brown', 'Red', 'Green'],
    profit: 'Profit',
    links: 'Links',
    won: 'Won',
    trains: 'Trains',
    boxes: 'Boxes',
    box: 'Box',
    holds: 'Influence',
    bid: 'Bid',
    offer: 'Trains to hire',
    goods: 'goods',
    passengers: 'passengers',
    areas: 'Areas with pieces',
    area: 'Area',
    pieces: 'Pieces',
    company: 'Company',
    track: 'Track to',
    tracks: 'Track',
    colours: ['white', 'brown', 'red', 'green'],
    companies: ['red', 'green'],
    kinds: {} as Readonly<Record<string, string>>,
  },
  de: {
    round: 'Runde',
    of: 'von',
    order: 'Spielerreihenfolge',
    players: 'Spieler',
    cubes: 'Würfel',
    influence: ['Weiß', 'Braun', 'Rot', 'Grün'],
    profit: 'Gewinn',
    links: 'Strecken',
    won: 'Befördert',
    trains: 'Züge',
    boxes: 'Felder',
    box: 'Feld',
    holds: 'Einfluss',
    bid: 'Gebot',
    offer: 'Züge zu mieten',
    goods: 'Güter',
    passengers: 'Reisende',
    areas: 'Gebiete mit Steinen',
    area: 'Gebiet',
    pieces: 'Steine',
    company: 'Gesellschaft',
    track: 'Strecke nach',
    tracks: 'Strecken',
    colours: ['weiß', 'braun', 'rot', 'grün'],
    companies: ['rot', 'grün'],
    kinds: {
      stone: 'Stein',
      cheese: 'Käse',
      beer: 'Bier',
      post: 'Post',
      red: 'rot',
      green: 'grün',
      opposition: 'Widerstand',
      landlord: 'Wirt',
    },
  },
} as const

type Words = (typeof WORDS)[Locale]

export function outline(state: State, locale: Locale, seatName: (seat: Seat) => string): Section[] {
  const words = WORDS[locale]
  const board = boardOf(state)
  return [
    {
      title: `${words.round} ${state.round} ${words.of} ${state.rounds}`,
      lines: [`${words.order}: ${state.order.map(seatName).join(', ')}`],
    },
    playersSection(state, board, words, seatName),
    ...(state.phase === 'auction' ? [boxesSection(state, words, seatName)] : []),
    ...(state.phase === 'trains' ? [trainsSection(state, words)] : []),
    tracksSection(state, board, words, seatName),
    areasSection(state, board, words),
  ]
}

function playersSection(state: State, board: Board, words: Words, seatName: (seat: Seat) => string): Section {
  return {
    title: words.players,
    table: {
      columns: ['', words.cubes, ...words.influence, words.profit, words.links, words.won, words.trains],
      rows: Array.from({ length: state.seats }, (_, seat) => [
        seatName(seat),
        String(state.cubes[seat]),
        ...INFLUENCES.map((_, colour) => String(state.influence[seat * 4 + colour])),
        String(state.profit[seat]),
        String(state.links[seat].length),
        Array.from({ length: KINDS }, (_, kind) => {
          const pieces = state.won[seat * 4 + kind] + state.loaded[seat * 4 + kind]
          return `${pieces} ${kindWord(board, words, kind)}`
        }).join(', '),
        TRAINS.filter((_, train) => state.trains[train] === seat)
          .map(({ id }) => id)
          .join(' '),
      ]),
    },
  }
}

function boxesSection(state: State, words: Words, seatName: (seat: Seat) => string): Section {
  return {
    title: words.boxes,
    table: {
      columns: [words.box, words.holds, words.bid],
      rows: boxesOf(state).map(({ least }, box) => [
        String(box + 1),
        pointsIn(state, box)
          .flatMap((points, colour) => (points === 0 ? [] : [`${points} ${words.colours[colour]}`]))
          .join(', '),
        state.bidder[box] < 0 ? `≥ ${least}` : `${state.bid[box]} (${seatName(state.bidder[box])})`,
      ]),
    },
  }
}

function trainsSection(state: State, words: Words): Section {
  return {
    title: words.offer,
    lines: TRAINS.flatMap(({ id, price, goods, passengers }, train) =>
      state.trains[train] === -1
        ? [`${id}: ${price} ${words.colours[1]}, ${goods} ${words.goods}, ${passengers.length} ${words.passengers}`]
        : [],
    ),
  }
}

/** Whose track lies where: the links of each player, then those of the companies. */
function tracksSection(state: State, board: Board, words: Words, seatName: (seat: Seat) => string): Section {
  const linkName = (link: number) => `${board.names[board.linkA[link]]}–${board.names[board.linkB[link]]}`
  const ofCompany = (company: number) => state.owner.flatMap((owner, link) => (owner === RED_LINK + company ? [link] : []))
  return {
    title: words.tracks,
    lines: [
      ...state.links.map((links, seat) => `${seatName(seat)}: ${links.map(linkName).join(', ') || '–'}`),
      ...COMPANIES.map((_, company) => `${words.companies[company]}: ${ofCompany(company).map(linkName).join(', ') || '–'}`),
    ],
  }
}

function areasSection(state: State, board: Board, words: Words): Section {
  const rows: string[][] = []
  for (let area = 0; area < board.areas; area++) {
    const pieces = Array.from({ length: KINDS }, (_, kind) => [kind, piecesAt(state, kind, area)] as const)
    const here = [...pieces, [OPPOSITION, state.white[area]] as const].filter(([, number]) => number > 0)
    const companies = COMPANIES.flatMap((_, company) => ((state.company[area] >> company) & 1 ? [words.companies[company]] : []))
    if (here.length === 0 && companies.length === 0) continue
    rows.push([
      board.names[area],
      companies.join(', '),
      here.map(([kind, number]) => `${number} ${kindWord(board, words, kind)}`).join(', '),
    ])
  }
  return { title: words.areas, table: { columns: [words.area, words.company, words.pieces], rows } }
}

function kindWord(board: Board, words: Words, kind: number): string {
  const word = board.kinds[kind]
  return (words.kinds as Readonly<Record<string, string>>)[word] ?? word
}
