/** What bots say that know nothing of a game but its score sheet. */
export const en = {
  later: 'pays off later',
  scores: '{points} on the score sheet',
  byLot: 'drawn by lot',
} as const
