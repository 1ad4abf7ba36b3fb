/**
 * What moves are appraised by, as numbers. They began as guesses made by hand; `branchline-lab tune` lets two that differ a little play each other,
 * many times, and goes where the better ones lie. Each title has its own.
 */
import { boardOf, type State } from '../rules/state.ts'

const BY_HAND = {
  /** A first point of influence, by colour, how much less each further one is worth, and how much more in the last round. */
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
  /** Cubes to bid with: the thirteenth and above, the ninth, the sixth, the last five; and in the last round all of them. */
  cubesMany: 0.3,
  cubesSome: 0.75,
  cubesFew: 1.05,
  cubesLast: 1.5,
  cubesLastRound: 0.9,
  /** A bid over the least is harder to outbid, and dearer. */
  overOne: 0.1,
  overTwo: -0.1,
  /** To pass with no bid standing, and with one. */
  passNone: -0.5,
  passSome: 0,
  /** Pieces that trains will carry, and how many more for each point of train influence; those beyond are worth less. */
  carried: 6,
  carriedByBrown: 0,
  beyond: 0.35,
  /** The part of a piece's worth where rivals can fetch it too, and where they cannot. */
  contested: 0.6,
  alone: 0.95,
  linkCube: 0.25,
  linkWhite: 0.4,
  linkCompany: 0.5,
  /** A link costs a point at once and at the end, and some in each round after this one; less where profit is near its end anyway. */
  burden: 1,
  burdenLater: 0.75,
  burdenAtCap: 0,
  sale: 0.45,
  saleLater: 0.5,
  /** A chain that promises less is not built: what it reaches may be fetched by others. */
  leastGain: 1,
  slot: 0.85,
  brownPrice: 0.7,
  exchangePrice: 0.4,
  /** Who hires moves no piece meanwhile: others fetch what both can reach. */
  timeLost: 2,
  hurry: 1,
  income: 1,
  incomeAtCap: 0.25,
  /** Sets: a piece that makes one of two or of three missing, now and in the last round, or that lies beyond the next set. */
  setOne: 1.1,
  setTwo: 0.7,
  setOneLast: 0.7,
  setTwoLast: 0.3,
  aheadOne: 0.35,
  aheadTwo: 0.15,
  takeover: 0,
  takeoverPrice: 0.8,
  takeoverPieces: 1.3,
  /** Points that make a move three times as likely to be looked at; what a quick playout errs by, in the auction and elsewhere. */
  doubt: 1.5,
  errAuction: 1.6,
  err: 0.6,
}

export type Tuning = Readonly<typeof BY_HAND>

export const DALES: Tuning = BY_HAND
export const NUREMBERG: Tuning = BY_HAND

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

export const tuningOf = (state: State): Tuning => (boardOf(state).rules === 2009 ? DALES : NUREMBERG)
