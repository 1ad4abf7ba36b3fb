/** What things are called, and what they are in one sentence. */
export const en = {
  share: { name: 'Share', means: 'A part of a railway; it pays you every turn.' },
  dividend: { name: 'Dividend', means: 'The income of a railway divided by its shares that are out.' },
  offer: { name: 'Offer', means: 'Each turn you put one share up for sale.' },
  'least-bid': { name: 'Least bid', means: 'The cost of the cheapest new route.' },
  route: { name: 'Route', means: 'From an occupied town over empty land to a new town.' },
  cube: { name: 'Cube', means: 'Track on one hex; each railway has so many.' },
  'track-bonus': { name: 'Track bonus', means: '£1 a hex of new track, this turn only.' },
  treasury: { name: 'Treasury', means: 'What is left of a bid: spent by the President, shared at the end.' },
  president: { name: 'President', means: 'Who has more shares than anybody else.' },
  basic: { name: 'Basic railway', means: 'One of the six small railways, whose shares are offered.' },
  grouping: { name: 'Grouping railway', means: 'LMSR and LNER: traded for, never offered.' },
  control: { name: 'Control', means: 'Two railways of one grouping in a town: £10 a turn for it, £2 less for each railway there.' },
  trade: { name: 'Trade', means: 'Two basic shares for one of their grouping, before dividends.' },
  'publicly-held': { name: 'Publicly held', means: 'Given back: counts in the division, and one of a grouping may be taken.' },
  payoff: { name: 'Big Payoff', means: 'The end: treasuries are shared, pairs become grouping shares, and all is counted.' },
} as const
