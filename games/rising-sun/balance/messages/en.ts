/** Words of the balance report. */
export const en = {
  kind: {
    cards: 'Cards bought',
    basics: 'Cards that are always there',
    hexes: 'Hexes with rails',
    stations: 'Stations built',
    routes: 'Routes claimed',
  },
  ending: {
    'end-by-piles': 'four piles are empty',
    'end-by-rails': 'a player has placed all rails',
    'end-by-stations': 'all stations are on the board',
  },
  figure: {
    'rails-laid': 'hexes with a rail at the end, a player',
    'rails-left': 'rails left, a player',
    'waste-at-end': 'Waste at the end, a player',
    'deck-at-end': 'cards at the end, a player',
    'routes-claimed': 'routes claimed, a game',
    'stations-left': 'stations left',
    passed: 'round of a pass, where somebody passes',
    passes: 'passes, a player',
    'cleaners-for-nothing': 'cards that return Waste, bought by somebody who has none, %',
  },
} as const
