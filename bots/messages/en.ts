/** What bots say that know nothing of a game but its score sheet. */
export const en = {
  later: 'pays off later',
  scores: '{points} on the score sheet',
  byLot: 'drawn by lot',
  coach: {
    reason: '{lead}: {gain}; {cost}. {against}: {other}.',
    reasonRisk: '{lead}: {gain}; {cost}. {risk} {against}: {other}.',
    cheaper: '{lead}: {gain}. {against}: {other}.',
    instead: '{against}: {other}. {lead}: {gain}.',
    figures: '{gain}; {cost}',
    whole: '{lead}: {told}',
    gain: '{gain}',
    cost: '{cost}',
    same: 'the same as number {place}',
    free: 'at no other cost',
  },
} as const
