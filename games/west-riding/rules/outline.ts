/** The position in words, for terminals and screen readers. */
import type { Locale, Seat, Section } from '@branchline/engine'
import { hexNames, hexPlaces, ruralHexes, terrainOf, urbanAt, urbanHexes } from './board.ts'
import { controlCubesOnBoard } from './control.ts'
import { dividendOf, incomeOf, townIncome } from './dividends.ts'
import { BASIC_RAILWAYS, COMPANIES, COMPANY_IDS, type Company, GROUPINGS } from './railways.ts'
import { HIDDEN, NOBODY, NOT_FINISHED, occupies, type State, sharesOf } from './state.ts'

const WORDS = {
  en: {
    turn: 'Turn',
    of: 'of',
    order: 'Turn order',
    players: 'Players',
    cash: 'Cash',
    hidden: 'hidden',
    railways: 'Railways',
    group: 'Group',
    president: 'President',
    out: 'Sold',
    income: 'Income',
    dividend: 'Dividend',
    treasury: 'Treasury',
    cubes: 'Cubes',
    cheapest: 'Cheapest route',
    finished: 'finished',
    towns: 'Towns',
    town: 'Town',
    hex: 'Hex',
    country: 'Country',
    grid: 'Rows have letters. Around E8 lie E6 and E10, D7 and D9, F7 and F9.',
    mountains: 'Mountains',
    earns: 'Earns',
    control: 'Control',
    there: 'Railways there',
    groups: 'Grouping railways',
    controlled: 'Towns controlled',
    public: 'Public',
    auction: 'Auction',
    bid: 'standing bid',
    none: 'none',
  },
  de: {
    turn: 'Zug',
    of: 'von',
    order: 'Reihenfolge',
    players: 'Spieler',
    cash: 'Bargeld',
    hidden: 'verdeckt',
    railways: 'Bahnen',
    group: 'Gruppe',
    president: 'Präsident',
    out: 'Verkauft',
    income: 'Einkommen',
    dividend: 'Dividende',
    treasury: 'Kasse',
    cubes: 'Steine',
    cheapest: 'Billigste Strecke',
    finished: 'fertig',
    towns: 'Orte',
    town: 'Ort',
    hex: 'Feld',
    country: 'Land',
    grid: 'Reihen haben Buchstaben. Um E8 liegen E6 und E10, D7 und D9, F7 und F9.',
    mountains: 'Berge',
    earns: 'Ertrag',
    control: 'Kontrolle',
    there: 'Bahnen dort',
    groups: 'Gruppenbahnen',
    controlled: 'Kontrollierte Orte',
    public: 'Öffentlich',
    auction: 'Versteigerung',
    bid: 'Gebot',
    none: 'keines',
  },
} as const

export function outline(state: State, locale: Locale, seatName: (seat: Seat) => string): Section[] {
  const words = WORDS[locale]
  const nameOf = (company: Company) => COMPANY_IDS[company].toUpperCase()
  const whose = (seat: number) => (seat === NOBODY ? '–' : seatName(seat))
  const basic = Array.from({ length: BASIC_RAILWAYS }, (_, railway) => railway)
  const all = Array.from({ length: COMPANIES }, (_, company) => company)
  return [
    {
      title: `${words.turn} ${Math.min(state.turn, state.lastTurn)} ${words.of} ${state.lastTurn}`,
      lines: [`${words.order}: ${state.order.map(seatName).join(', ')}`, ...auctionLine(state, words, seatName)],
    },
    {
      title: words.players,
      table: {
        columns: ['', words.cash, ...all.map(nameOf), 'H&B'],
        rows: Array.from({ length: state.seats }, (_, seat) => [
          seatName(seat),
          state.cash[seat] === HIDDEN ? words.hidden : `£${state.cash[seat]}`,
          ...all.map((company) => shareCount(state, seat, company)),
          state.hullBarnsleyOwner === seat ? '1' : '',
        ]),
      },
    },
    {
      title: words.railways,
      table: {
        columns: ['', words.group, words.president, words.out, words.income, words.dividend, words.treasury, words.cubes, words.cheapest],
        rows: basic.map((railway) => [
          nameOf(railway),
          nameOf(state.group[railway]),
          whose(state.president[railway]),
          String(state.outstanding[railway]),
          `£${incomeOf(state, railway)}`,
          `£${dividendOf(state, railway).perShare}`,
          `£${state.treasury[railway]}`,
          String(state.supply[railway]),
          state.finished[railway] === NOT_FINISHED ? `£${state.cheapest[railway]}` : words.finished,
        ]),
      },
    },
    {
      title: words.groups,
      table: {
        columns: ['', words.president, words.out, words.public, words.controlled, words.dividend],
        rows: GROUPINGS.map((grouping) => [
          nameOf(grouping),
          whose(state.president[grouping]),
          String(state.outstanding[grouping]),
          String(state.publiclyHeld[grouping]),
          String(controlCubesOnBoard(state, grouping)),
          `£${dividendOf(state, grouping).perShare}`,
        ]),
      },
    },
    {
      title: words.towns,
      table: {
        columns: [words.town, words.hex, words.earns, words.control, words.there],
        rows: urbanHexes.map((hex) => [
          hexNames[hex],
          hexPlaces[hex],
          `£${townIncome(state, urbanAt[hex])}`,
          state.control[urbanAt[hex]] === NOBODY ? '–' : nameOf(state.control[urbanAt[hex]]),
          basic
            .filter((railway) => occupies(state, railway, hex))
            .map(nameOf)
            .join(' '),
        ]),
      },
    },
    {
      title: words.country,
      lines: [
        words.grid,
        `${words.mountains}: ${listed(ruralHexes.filter((hex) => terrainOf[hex] === 'mountain'))}`,
        ...basic.flatMap((railway) => {
          const track = ruralHexes.filter((hex) => occupies(state, railway, hex))
          return track.length === 0 ? [] : [`${nameOf(railway)}: ${listed(track)}`]
        }),
      ],
    },
  ]
}

const listed = (hexes: readonly number[]) => hexes.map((hex) => hexPlaces[hex]).join(' ')

function shareCount(state: State, seat: Seat, company: Company): string {
  const shares = sharesOf(state, seat, company)
  return shares === 0 ? '' : String(shares)
}

function auctionLine(state: State, words: (typeof WORDS)[Locale], seatName: (seat: Seat) => string): string[] {
  if (state.phase !== 'bid') return []
  const lot = state.lot < BASIC_RAILWAYS ? COMPANY_IDS[state.lot].toUpperCase() : 'Hull & Barnsley'
  const bid = state.bidder === NOBODY ? words.none : `£${state.bid} (${seatName(state.bidder)})`
  return [`${words.auction}: ${lot}, ${words.bid}: ${bid}`]
}
