/** What things are called, and what they are in one sentence. */
export const en = {
  cube: { name: 'Cube', means: 'Your money: 12 a round.' },
  influence: { name: 'Influence', means: 'Favours in four colours, won at the auction.' },
  white: { name: 'White', means: 'Influence with the government: builds first, and removes opposition.' },
  brown: { name: 'Brown', means: 'Influence for trains: hires them, and moves first.' },
  'red-green': { name: 'Red and green', means: 'Influence with the two companies: leaves their towns, and hands track over to them.' },
  box: { name: 'Box', means: 'A bundle of influence at the auction.' },
  link: { name: 'Link', means: 'One piece of track over one border.' },
  chain: { name: 'Chain', means: 'The links that you build in a round, without forks.' },
  run: { name: 'Run', means: 'Own links in one unbroken piece.' },
  opposition: { name: 'Opposition', means: 'Landowners in the way: 1 white each.' },
  'company-town': { name: 'Company town', means: 'Red or green: where chains begin and passengers go.' },
  slot: { name: 'Slot', means: 'Room for one piece on a train.' },
  upkeep: { name: 'Upkeep', means: '£1 for each own link in every round.' },
  profit: { name: 'Profit', means: 'Where you stand between −13 and +5.' },
  takeover: { name: 'Takeover', means: 'A run of your links goes to a company: you hand it over.' },
  set: { name: 'Set', means: 'One each of stone, cheese, red and green passenger.' },
} as const
