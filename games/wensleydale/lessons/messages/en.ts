/** What the lessons say in English. A key is a lesson, a step of it, and what is replied there. */
export const en = {
  'wd-1-load': 'Load the train',
  'wd-1-load.why': 'Four pieces wait along your line. Every piece you move is a point.',
  'wd-1-load.train': 'Your train is hired and has room for all four: two goods, two passengers.',
  'wd-1-load.take': 'Choose a piece on the map and move it. Then the others.',
  'wd-1-load.take.pass': 'Four points stay behind, and the track still costs you: {score0} to {score1}. Your train is paid for: fill it.',
  'wd-1-load.profit': 'Pieces earn money: £5. Each of your two links cost £1. What is left counts as points.',
  'wd-1-load.won': '{score0} to {score1} and {score2}: you win. Stone, cheese, red and green made a set: 2 points more.',
  'wd-1-load.two-pounds': 'One piece brought £2, the others £1. Where did it lie?',
  'wd-1-load.two-pounds.cheese': 'Cheese brings £1, and so does a passenger.',
  'wd-1-load.two-pounds.passengers': 'Passengers bring £1 each.',
  'wd-1-load.two-pounds.stone': 'Stone brings £2. It waits on a hill, beside your line.',
} as const
