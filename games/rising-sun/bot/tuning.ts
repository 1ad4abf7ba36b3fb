/**
 * What moves in Rising Sun are appraised by, as numbers. `branchline-lab tune` lets players that differ a little in them play each other and goes
 * where the better ones lie (lab/README.md). Forecasts do not depend on them: those are the base of what was learned.
 */
import { CARDS, IS_PLAYABLE, WASTE } from '../rules/cards.ts'
import { WEIGHTS, type Weights } from './weights.ts'

const TUNED = ['money', 'rail', 'station', 'delay', 'cleaning'] as const satisfies (keyof Weights)[]

/** By name: some of the weights; the others below; and by card what playing it once is worth beyond what its text adds up to. */
export type Tuning = Readonly<Record<string, number>>

/** Beside the weights: what `Knowledge` says of them. */
const OTHERS: Tuning = { gold: 1, pass: 0, lasts: 0 }
const NAMED = CARDS.filter((_, card) => IS_PLAYABLE[card] || card === WASTE).map(({ id }) => id)

export const BY_HAND: Tuning = {
  ...Object.fromEntries(TUNED.map((name) => [name, WEIGHTS[name]])),
  ...OTHERS,
  ...Object.fromEntries(NAMED.map((id) => [id, 0])),
}

/**
 * Holiday Timetable is gone once it is played: it was bought before trains as if its money came again and again. Distant Partners save two coins on
 * the way to where points are.
 */
export const IN_USE: Tuning = { ...BY_HAND, 'holiday-timetable': -1, 'distant-partners': 0.4 }

export const STEPS: Tuning = {
  ...Object.fromEntries(TUNED.map((name) => [name, 0.2 * WEIGHTS[name]])),
  ...{ gold: 0.15, pass: 0.5, lasts: 0.4 },
  ...Object.fromEntries(NAMED.map((id) => [id, 0.25])),
}

export const weightsBy = (tuning: Tuning): Weights => ({ ...WEIGHTS, ...Object.fromEntries(TUNED.map((name) => [name, tuning[name]])) })
