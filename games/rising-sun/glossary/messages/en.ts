/** What things are called, and what they are in one sentence. */
export const en = {
  deck: { name: 'Deck', means: 'Your cards to come; five new ones each turn.' },
  'discard-pile': { name: 'Discard pile', means: 'Where your cards go; shuffled when the deck is empty.' },
  train: { name: 'Train', means: 'Blue: gives money.' },
  money: { name: 'Money', means: 'Only for this turn.' },
  'rail-point': { name: 'Rail point', means: 'Lays one rail beside yours.' },
  station: { name: 'Station', means: 'Makes every rail in its city worth 2, 4 or 8.' },
  'remote-location': { name: 'Remote location', means: 'A starred hex: worth its number, and costs it too.' },
  action: { name: 'Action', means: 'Red: does what it says.' },
  'gold-card': { name: 'Gold card', means: 'Points at the end, nothing before.' },
  waste: { name: 'Waste', means: 'A dead card in your deck.' },
  pass: { name: 'Pass', means: 'Give up the turn, return all Waste in hand.' },
  supply: { name: 'Supply', means: 'The cards for sale.' },
  route: { name: 'Route', means: 'Two cities to link first: points, and a favour once.' },
  barrier: { name: 'Barrier', means: 'Two hexes that are not neighbours.' },
  end: { name: 'The end', means: 'Four empty piles, all rails of a player, or all stations.' },
} as const
