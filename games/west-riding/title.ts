import type { ScreenTitle } from '@branchline/design'

export const title: ScreenTitle = {
  id: 'west-riding',
  name: 'West Riding Revisited',
  short: 'West Riding',
  seats: { min: 3, max: 5 },
  blurb: {
    en: 'Buy shares of six small railways, build with the money, trade them for two great ones: the richest at the last payday wins.',
    de: 'Kaufe Aktien von sechs kleinen Bahnen, baue mit dem Geld, tausche sie in zwei große: Wer am Ende am reichsten ist, gewinnt.',
    fr: 'Achetez des actions de six petites compagnies, construisez avec l’argent, échangez-les contre celles de deux grandes : le plus riche au dernier paiement gagne.',
  },
  minutes: { min: 75, max: 120 },
  weight: 4,
  rulebook: async () => (await import('./RULES.md?raw')).default,
  rulebooks: {
    de: async () => (await import('./RULES.de.md?raw')).default,
    fr: async () => (await import('./RULES.fr.md?raw')).default,
  },
  clauses: 'WR',
  fiveMinutes: {
    en: async () => (await import('./five-minutes/west-riding-en.md?raw')).default,
    de: async () => (await import('./five-minutes/west-riding-de.md?raw')).default,
    fr: async () => (await import('./five-minutes/west-riding-fr.md?raw')).default,
  },
  rules: async () => (await import('./rules/index.ts')).westRiding,
  insight: async () => (await import('./bot/index.ts')).insight,
  table: async () => (await import('./table/index.tsx')).westRiding,
  poster: async () => (await import('./poster/index.tsx')).WestRidingPoster,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  puzzles: async () => (await import('./puzzles/west-riding.ts')).puzzles,
  firstGame: { seats: 3, options: { turns: 6 }, bots: 'trainee', minutes: 25 },
  glossary: async () => (await import('./glossary/index.ts')).glossary,
  words: async () => (await import('./words.ts')).words,
}
