import type { ScreenTitle } from '@branchline/design'

export const title: ScreenTitle = {
  id: 'slip-coach',
  name: 'Slip Coach',
  seats: { min: 2, max: 4 },
  blurb: {
    en: 'Couple lighter and lighter coaches, slip what does not fit and catch what others slip: the longest train wins.',
    de: 'Kupple immer leichtere Wagen an, lass zurück, was nicht passt, und fange auf, was andere zurücklassen: Der längste Zug gewinnt.',
  },
  minutes: { min: 10, max: 15 },
  weight: 1,
  rulebook: async () => (await import('./RULES.md?raw')).default,
  rules: async () => (await import('./rules/index.ts')).slipCoach,
  insight: async () => (await import('./bot/index.ts')).insight,
  table: async () => (await import('./table/index.tsx')).table,
  poster: async () => (await import('./poster/index.tsx')).SlipCoachPoster,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  words: async () => (await import('./words.ts')).words,
}
