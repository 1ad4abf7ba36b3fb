/**
 * What moves in the West Riding are appraised by, as numbers. `branchline-lab tune` lets searchers that differ a little in them play each other and goes
 * where the better ones lie (lab/README.md). Forecasts do not depend on them: those are the base of what was learned.
 */

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
  /** What the Hull & Barnsley is worth, of all that it will pay: what is paid late buys nothing any more. With three, four and five players. */
  readonly certificateOfThree: number
  readonly certificateOfFour: number
  readonly certificateOfFive: number
  /**
   * How much more a pound is worth while there is something left to buy: 1 as it was once measured. By number of players, and with three and four in the
   * middle of the game, when more lies in every hand than lots can cost.
   */
  readonly poundOfThree: number
  readonly poundOfThreeMiddle: number
  readonly poundOfFour: number
  readonly poundOfFourMiddle: number
  readonly poundOfFive: number
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

const AS_MEASURED = { poundOfThree: 1, poundOfThreeMiddle: 1, poundOfFour: 1, poundOfFourMiddle: 1, poundOfFive: 1 } as const

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
  certificateOfThree: 1,
  certificateOfFour: 1,
  certificateOfFive: 1,
  ...AS_MEASURED,
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
 * Those in use. The Hull & Barnsley was overrated with four and five players. And in the middle of the game, with three and four, more cash lay in every hand
 * than there was to buy, while shares brought twice what they cost: a pound is worth less there than it was measured; with five it is worth a little more
 * (bots/RESULTS.md).
 */
export const IN_USE: Tuning = {
  ...BY_HAND,
  certificateOfFour: 0.5,
  certificateOfFive: 0.25,
  poundOfThreeMiddle: 0.2,
  poundOfFour: 0.7,
  poundOfFourMiddle: 0.4,
  poundOfFive: 1.2,
}

/**
 * Who does not search and stops bidding at the worth leaves too much to those who go a little further: among apprentices 1.18 times the worth won 75 of
 * 100 games, 1.33 times 64, 1.5 times 46. A search that looks there first pays too much (bots/RESULTS.md).
 */
export const AT_A_GLANCE = { ...AS_MEASURED, certificateOfFour: 0.25, eagerness: 1.18, eagernessLast: 1.18 } as const

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
  certificateOfThree: 0.1,
  certificateOfFour: 0.1,
  certificateOfFive: 0.1,
  poundOfThree: 0.1,
  poundOfThreeMiddle: 0.1,
  poundOfFour: 0.1,
  poundOfFourMiddle: 0.1,
  poundOfFive: 0.1,
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
