/**
 * What moves in the West Riding are appraised by, as numbers. `branchline-lab tune` lets searchers that differ a little in them play each other and goes
 * where the better ones lie (lab/README.md). Forecasts do not depend on them: those are the base of what was learned.
 */
import glanceWithThree from './learned/west-riding-glance-3.json' with { type: 'json' }
import glanceWithFour from './learned/west-riding-glance-4.json' with { type: 'json' }
import glanceWithFive from './learned/west-riding-glance-5.json' with { type: 'json' }

export type Tuning = {
  /** How far beyond the worth of a lot bids go, and in the last turn, when all that it will ever pay is known. */
  readonly eagerness: number
  readonly eagernessLast: number
  /** What is thought of the limits of rivals; the chance that a bid below them wins; what each pound over the least bid is feared. */
  readonly rivals: number
  readonly hope: number
  readonly over: number
  /** To pass before anybody has bid, and the part of the gain that a rival has when one leaves it to him. */
  readonly passFirst: number
  readonly passLeft: number
  /** A new share: the choice of the route for each share in hand, and the part of a grouping share that it is. */
  readonly choice: number
  readonly half: number
  /** What the Hull & Barnsley is worth, of all that it will pay: what is paid late buys nothing any more. */
  readonly certificate: number
  /** How much more a pound is worth while there is something left to buy, by dividends left, up to eight and more: 1 as it was once measured. */
  readonly pound2: number
  readonly pound3: number
  readonly pound4: number
  readonly pound5: number
  readonly pound6: number
  readonly pound7: number
  readonly pound8: number
  /** An offer: what rivals gain by it, and what it does for each share in hand. */
  readonly offerRivals: number
  readonly offerHeld: number
  /** To exchange, over what the books say. */
  readonly trade: number
  /** Points that make a move three times as likely to be looked at. */
  readonly doubt: number
  /** A quick playout: where bids stop, and by how much that differs; the same in the last turn; what it errs by. */
  readonly mood: number
  readonly moodSpread: number
  readonly moodLast: number
  readonly errOffer: number
  readonly errTown: number
  readonly errTrade: number
}

/** Where tuning begins: the numbers that were guessed. */
export const BY_HAND: Tuning = {
  eagerness: 1,
  eagernessLast: 1,
  rivals: 1,
  hope: 0.35,
  over: 0.02,
  passFirst: 0.5,
  passLeft: 0.5,
  choice: 0.6,
  half: 0.5,
  certificate: 1,
  pound2: 1,
  pound3: 1,
  pound4: 1,
  pound5: 1,
  pound6: 1,
  pound7: 1,
  pound8: 1,
  offerRivals: 0.1,
  offerHeld: 0.5,
  trade: 0,
  doubt: 3,
  mood: 1,
  moodSpread: 0.5,
  moodLast: 1,
  errOffer: 12,
  errTown: 6,
  errTrade: 3,
}

/**
 * Those in use, by number of players, each tuned by who won (bots/RESULTS.md): with three and four a pound is worth less than it was measured when three or four
 * dividends are left, because more lies in every hand than there is to buy, and more before that, where it decides who buys next.
 */
const WITH_THREE: Tuning = {
  eagerness: 1.0177,
  eagernessLast: 1.0033,
  rivals: 0.9382,
  hope: 0.382,
  over: 0.017,
  passFirst: 0.62,
  passLeft: 0.5248,
  choice: 0.5363,
  half: 0.5777,
  certificate: 0.9814,
  pound2: 0.9015,
  pound3: 0.137,
  pound4: 0.032,
  pound5: 0.0503,
  pound6: 0.3489,
  pound7: 1.0666,
  pound8: 1.6,
  offerRivals: 0.0823,
  offerHeld: 0.4445,
  trade: -0.0167,
  doubt: 4,
  mood: 0.957,
  moodSpread: 0.4375,
  moodLast: 1.0075,
  errOffer: 9.7875,
  errTown: 5.3186,
  errTrade: 2.8874,
}

const WITH_FOUR: Tuning = {
  eagerness: 0.9611,
  eagernessLast: 1.0278,
  rivals: 0.9324,
  hope: 0.354,
  over: 0.0079,
  passFirst: 0.4541,
  passLeft: 0.4745,
  choice: 0.5034,
  half: 0.4802,
  certificate: 0.5,
  pound2: 0.6259,
  pound3: 0.2255,
  pound4: 0.2606,
  pound5: 0.7275,
  pound6: 0.8541,
  pound7: 0.8615,
  pound8: 0.6904,
  offerRivals: 0.1154,
  offerHeld: 0.3577,
  trade: -0.2176,
  doubt: 4,
  mood: 1.0013,
  moodSpread: 0.3937,
  moodLast: 1.0403,
  errOffer: 11.8125,
  errTown: 6.6709,
  errTrade: 3.0604,
}

const WITH_FIVE: Tuning = {
  eagerness: 0.9479,
  eagernessLast: 1.0318,
  rivals: 0.9423,
  hope: 0.3294,
  over: 0.0211,
  passFirst: 0.6947,
  passLeft: 0.4591,
  choice: 0.439,
  half: 0.484,
  certificate: 0.18,
  pound2: 1.1845,
  pound3: 1.161,
  pound4: 1.3192,
  pound5: 1.4411,
  pound6: 1.2454,
  pound7: 1.1301,
  pound8: 1.1842,
  offerRivals: 0.0994,
  offerHeld: 0.5923,
  trade: 0.4088,
  doubt: 4,
  mood: 0.9162,
  moodSpread: 0.4499,
  moodLast: 0.963,
  errOffer: 11.8864,
  errTown: 4.9771,
  errTrade: 2.9271,
}

/** By number of players. */
const WITH: Readonly<Record<number, Tuning>> = { 3: WITH_THREE, 4: WITH_FOUR, 5: WITH_FIVE }

export const tuningFor = (seats: number): Tuning => WITH[seats]

/** For those who do not search: tuned by games in which nobody does. Who searches pays too much when he looks there first. */
const AT_A_GLANCE: Readonly<Record<number, Tuning>> = { 3: glanceWithThree, 4: glanceWithFour, 5: glanceWithFive }

export const glanceFor = (seats: number): Tuning => AT_A_GLANCE[seats]

/** By how much each is tried more and less. */
export const STEPS: Tuning = {
  eagerness: 0.06,
  eagernessLast: 0.06,
  rivals: 0.06,
  hope: 0.1,
  over: 0.02,
  passFirst: 0.3,
  passLeft: 0.2,
  choice: 0.2,
  half: 0.08,
  certificate: 0.1,
  pound2: 0.15,
  pound3: 0.15,
  pound4: 0.15,
  pound5: 0.15,
  pound6: 0.15,
  pound7: 0.15,
  pound8: 0.15,
  offerRivals: 0.08,
  offerHeld: 0.25,
  trade: 0.8,
  doubt: 0.5,
  mood: 0.06,
  moodSpread: 0.12,
  moodLast: 0.06,
  errOffer: 3,
  errTown: 2,
  errTrade: 1,
}
