/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** What a pound in hand is worth: early in the game it buys shares that pay many times their price, at the end it is a pound. */

/** By dividends left. Measured: how much a pound more at that time was worth at the end, in games among these bots. */
const WORTH_OF_A_POUND = [1, 1, 1.1, 1.25, 1.4, 1.55, 1.7, 1.85, 2, 2.15, 2.3, 2.45]

export function worthOfPound(turnsLeft: number): number {
  return WORTH_OF_A_POUND[Math.min(turnsLeft, WORTH_OF_A_POUND.length - 1)]
}
