/**
 * What moves are appraised by, as numbers. They began as guesses made by hand; `branchline-lab tune` let searchers that differ a little in them play
 * each other, many times, and went where the better ones lie (lab/README.md). Each title has its own.
 */
import { boardOf, type State } from '../rules/state.ts'
import nurembergForTwo from './learned/nuremberg-glance-2.json' with { type: 'json' }
import nurembergForThree from './learned/nuremberg-glance-3.json' with { type: 'json' }
import nurembergForFour from './learned/nuremberg-glance-4.json' with { type: 'json' }
import dalesAtAGlance from './learned/wensleydale-glance.json' with { type: 'json' }

export type Tuning = {
  /** A first point of influence, by colour, how much less each further one is worth, and how much more in the last round. */
  readonly white: number
  readonly brown: number
  readonly company: number
  readonly whiteFading: number
  readonly brownFading: number
  readonly companyFading: number
  readonly leastInfluence: number
  readonly whiteLast: number
  readonly brownLast: number
  readonly companyLast: number
  /** Cubes to bid with: the thirteenth and above, the ninth, the sixth, the last five; and in the last round all of them. */
  readonly cubesMany: number
  readonly cubesSome: number
  readonly cubesFew: number
  readonly cubesLast: number
  readonly cubesLastRound: number
  /** A bid over the least is harder to outbid, and dearer. */
  readonly overOne: number
  readonly overTwo: number
  /** To pass with no bid standing, and with one. */
  readonly passNone: number
  readonly passSome: number
  /** Pieces that trains will carry, and how many more for each point of train influence; those beyond are worth less. */
  readonly carried: number
  readonly carriedByBrown: number
  readonly beyond: number
  /** The part of a piece's worth where rivals can fetch it too, and where they cannot. */
  readonly contested: number
  readonly alone: number
  readonly linkCube: number
  readonly linkWhite: number
  readonly linkCompany: number
  /** A link costs a point at once and at the end, and some in each round after this one; less where profit is near its end anyway. */
  readonly burden: number
  readonly burdenLater: number
  readonly burdenAtCap: number
  readonly sale: number
  readonly saleLater: number
  /** A chain that promises less is not built: what it reaches may be fetched by others. */
  readonly leastGain: number
  readonly slot: number
  readonly brownPrice: number
  readonly exchangePrice: number
  /** Who hires moves no piece meanwhile: others fetch what both can reach. */
  readonly timeLost: number
  readonly hurry: number
  readonly income: number
  readonly incomeAtCap: number
  /** Sets: a piece that makes one of two or of three missing, now and in the last round, or that lies beyond the next set. */
  readonly setOne: number
  readonly setTwo: number
  readonly setOneLast: number
  readonly setTwoLast: number
  readonly aheadOne: number
  readonly aheadTwo: number
  readonly takeover: number
  readonly takeoverPrice: number
  readonly takeoverPieces: number
  /** Points that make a move three times as likely to be looked at; what a quick playout errs by, in the auction and elsewhere. */
  readonly doubt: number
  readonly errAuction: number
  readonly err: number
}

/** Where tuning began: the numbers that were guessed. */
export const BY_HAND: Tuning = {
  white: 1.5,
  brown: 2.6,
  company: 1.6,
  whiteFading: 0.2,
  brownFading: 0.24,
  companyFading: 0.25,
  leastInfluence: 0.25,
  whiteLast: 0,
  brownLast: 0,
  companyLast: 0,
  cubesMany: 0.3,
  cubesSome: 0.75,
  cubesFew: 1.05,
  cubesLast: 1.5,
  cubesLastRound: 0.9,
  overOne: 0.1,
  overTwo: -0.1,
  passNone: -0.5,
  passSome: 0,
  carried: 6,
  carriedByBrown: 0,
  beyond: 0.35,
  contested: 0.6,
  alone: 0.95,
  linkCube: 0.25,
  linkWhite: 0.4,
  linkCompany: 0.5,
  burden: 1,
  burdenLater: 0.75,
  burdenAtCap: 0,
  sale: 0.45,
  saleLater: 0.5,
  leastGain: 1,
  slot: 0.85,
  brownPrice: 0.7,
  exchangePrice: 0.4,
  timeLost: 2,
  hurry: 1,
  income: 1,
  incomeAtCap: 0.25,
  setOne: 1.1,
  setTwo: 0.7,
  setOneLast: 0.7,
  setTwoLast: 0.3,
  aheadOne: 0.35,
  aheadTwo: 0.15,
  takeover: 0,
  takeoverPrice: 0.8,
  takeoverPieces: 1.3,
  doubt: 1.5,
  errAuction: 1.6,
  err: 0.6,
}

export const DALES: Tuning = {
  white: 1.5886,
  brown: 2.873,
  company: 1.5695,
  whiteFading: 0.1996,
  brownFading: 0.2274,
  companyFading: 0.2393,
  leastInfluence: 0.2076,
  whiteLast: -0.0085,
  brownLast: -0.1715,
  companyLast: 0.1061,
  cubesMany: -0.2187,
  cubesSome: 0.2215,
  cubesFew: 0.4077,
  cubesLast: 0.951,
  cubesLastRound: 0.9691,
  overOne: 0.1549,
  overTwo: -0.1022,
  passNone: -0.3694,
  passSome: -0.2134,
  carried: 6.2788,
  carriedByBrown: 0.0493,
  beyond: 0.402,
  contested: 0.6001,
  alone: 0.9433,
  linkCube: 0.1815,
  linkWhite: 0.4436,
  linkCompany: 0.348,
  burden: 0.8843,
  burdenLater: 0.7774,
  burdenAtCap: 0.1358,
  sale: 0.6358,
  saleLater: 0.4944,
  leastGain: 0.6545,
  slot: 0.7522,
  brownPrice: 0.7939,
  exchangePrice: 0.5152,
  timeLost: 1.9527,
  hurry: 1.3036,
  income: 0.7705,
  incomeAtCap: 0.3377,
  setOne: 1.1203,
  setTwo: 0.77,
  setOneLast: 0.7596,
  setTwoLast: 0.2463,
  aheadOne: 0.3885,
  aheadTwo: 0.1723,
  takeover: -0.1356,
  takeoverPrice: 0.8313,
  takeoverPieces: 1.1495,
  doubt: 1.7276,
  errAuction: 1.5732,
  err: 0.6325,
}
export const NUREMBERG: Tuning = {
  white: 1.6733,
  brown: 3.3871,
  company: 1.4005,
  whiteFading: 0.2322,
  brownFading: 0.1706,
  companyFading: 0.3138,
  leastInfluence: 0.235,
  whiteLast: -0.0233,
  brownLast: 0.1389,
  companyLast: 0.133,
  cubesMany: -0.0966,
  cubesSome: 0.2515,
  cubesFew: 0.5803,
  cubesLast: 1.1693,
  cubesLastRound: 0.9826,
  overOne: 0.0441,
  overTwo: -0.1119,
  passNone: -0.609,
  passSome: 0.0065,
  carried: 6.4742,
  carriedByBrown: -0.0677,
  beyond: 0.4841,
  contested: 0.6585,
  alone: 0.9819,
  linkCube: 0.1711,
  linkWhite: 0.4494,
  linkCompany: 0.2694,
  burden: 0.8345,
  burdenLater: 0.6492,
  burdenAtCap: 0.1348,
  sale: 0.5675,
  saleLater: 0.517,
  leastGain: 0.409,
  slot: 0.6864,
  brownPrice: 0.7006,
  exchangePrice: 0.4392,
  timeLost: 2.7828,
  hurry: 1.6026,
  income: 0.6758,
  incomeAtCap: 0.2142,
  setOne: 1.2729,
  setTwo: 0.7505,
  setOneLast: 0.6263,
  setTwoLast: 0.3184,
  aheadOne: 0.3838,
  aheadTwo: 0.2177,
  takeover: -0.0095,
  takeoverPrice: 0.8033,
  takeoverPieces: 1.1685,
  doubt: 1.9184,
  errAuction: 1.6249,
  err: 0.6175,
}

/** With two players there is one rival only who could take over what becomes a burden: tuned for them alone, chains must promise more. */
export const NUREMBERG_FOR_TWO: Tuning = {
  white: 1.4016,
  brown: 3.9831,
  company: 1.3435,
  whiteFading: 0.3082,
  brownFading: 0.1254,
  companyFading: 0.3074,
  leastInfluence: 0.2036,
  whiteLast: -0.1112,
  brownLast: 0.2299,
  companyLast: 0.0715,
  cubesMany: -0.0407,
  cubesSome: 0.2667,
  cubesFew: 0.5947,
  cubesLast: 1.1967,
  cubesLastRound: 1.1226,
  overOne: -0.0408,
  overTwo: -0.1265,
  passNone: -0.8787,
  passSome: -0.0878,
  carried: 6.801,
  carriedByBrown: 0.157,
  beyond: 0.4969,
  contested: 0.7291,
  alone: 0.9231,
  linkCube: 0.1199,
  linkWhite: 0.4942,
  linkCompany: 0.3113,
  burden: 1.0211,
  burdenLater: 1.0072,
  burdenAtCap: 0.1028,
  sale: 0.6893,
  saleLater: 0.4551,
  leastGain: 2.3241,
  slot: 0.7542,
  brownPrice: 0.6911,
  exchangePrice: 0.3535,
  timeLost: 2.1546,
  hurry: 1.5448,
  income: 0.328,
  incomeAtCap: 0.2148,
  setOne: 1.3939,
  setTwo: 0.8472,
  setOneLast: 0.8236,
  setTwoLast: 0.2931,
  aheadOne: 0.3653,
  aheadTwo: 0.2431,
  takeover: -0.2136,
  takeoverPrice: 0.6794,
  takeoverPieces: 0.833,
  doubt: 1.9184,
  errAuction: 1.5645,
  err: 0.6808,
}

/** By how much each is tried more and less. */
export const STEPS: Tuning = {
  white: 0.3,
  brown: 0.4,
  company: 0.3,
  whiteFading: 0.08,
  brownFading: 0.08,
  companyFading: 0.08,
  leastInfluence: 0.15,
  whiteLast: 0.3,
  brownLast: 0.4,
  companyLast: 0.3,
  cubesMany: 0.1,
  cubesSome: 0.15,
  cubesFew: 0.2,
  cubesLast: 0.3,
  cubesLastRound: 0.15,
  overOne: 0.15,
  overTwo: 0.15,
  passNone: 0.4,
  passSome: 0.4,
  carried: 1.2,
  carriedByBrown: 0.4,
  beyond: 0.12,
  contested: 0.12,
  alone: 0.1,
  linkCube: 0.1,
  linkWhite: 0.15,
  linkCompany: 0.2,
  burden: 0.25,
  burdenLater: 0.2,
  burdenAtCap: 0.2,
  sale: 0.15,
  saleLater: 0.2,
  leastGain: 0.6,
  slot: 0.12,
  brownPrice: 0.25,
  exchangePrice: 0.15,
  timeLost: 0.7,
  hurry: 0.4,
  income: 0.2,
  incomeAtCap: 0.15,
  setOne: 0.3,
  setTwo: 0.25,
  setOneLast: 0.3,
  setTwoLast: 0.2,
  aheadOne: 0.2,
  aheadTwo: 0.15,
  takeover: 0.5,
  takeoverPrice: 0.3,
  takeoverPieces: 0.4,
  doubt: 0.3,
  errAuction: 0.4,
  err: 0.15,
}

export const nurembergFor = (seats: number): Tuning => (seats === 2 ? NUREMBERG_FOR_TWO : NUREMBERG)

export const tuningOf = (state: State): Tuning => (boardOf(state).rules === 2009 ? DALES : nurembergFor(state.seats))

const NUREMBERG_AT_A_GLANCE: Readonly<Record<number, Tuning>> = { 2: nurembergForTwo, 3: nurembergForThree, 4: nurembergForFour }

/** For those who do not search: tuned by games in which nobody does. Who searches does better to begin with the numbers above. */
export const glanceOf = (state: State): Tuning => (boardOf(state).rules === 2009 ? dalesAtAGlance : NUREMBERG_AT_A_GLANCE[state.seats])
