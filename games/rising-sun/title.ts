import type { ScreenTitle } from '@branchline/design'

export const title: ScreenTitle = {
  id: 'rising-sun',
  name: 'Trains: Rising Sun',
  short: 'Rising Sun',
  seats: { min: 2, max: 4 },
  blurb: {
    en: 'Buy better trains into your deck, lay rails and raise stations with them, and keep the waste down: most points in cities and cards win.',
    de: 'Kaufe bessere Züge in dein Deck, lege damit Schienen, baue Bahnhöfe aus und kämpfe mit dem Abfall: Städte und Karten bringen den Sieg.',
    fr: 'Achetez de meilleurs trains pour votre pioche, posez des rails, agrandissez des gares et gare aux Déchets : villes et cartes font gagner.',
  },
  minutes: { min: 40, max: 60 },
  weight: 2,
  rulebook: async () => (await import('./RULES.md?raw')).default,
  rulebooks: {
    de: async () => (await import('./RULES.de.md?raw')).default,
    fr: async () => (await import('./RULES.fr.md?raw')).default,
  },
  clauses: 'RS',
  fiveMinutes: {
    en: async () => (await import('./five-minutes/rising-sun-en.md?raw')).default,
    de: async () => (await import('./five-minutes/rising-sun-de.md?raw')).default,
    fr: async () => (await import('./five-minutes/rising-sun-fr.md?raw')).default,
  },
  rules: async () => (await import('./rules/index.ts')).risingSun,
  insight: async () => (await import('./bot/index.ts')).insight,
  characters: { builder: { rail: 2 } },
  table: async () => (await import('./table/index.tsx')).risingSun,
  poster: async () => (await import('./poster/index.tsx')).RisingSunPoster,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  puzzles: async () => (await import('./puzzles/rising-sun.ts')).puzzles,
  firstGame: {
    seats: 2,
    options: { map: 'chiba', cards: 'tokyo-beginner', routeBonus: false, attacks: false },
    bots: 'trainee',
    minutes: 30,
  },
  glossary: async () => (await import('./glossary/index.ts')).glossary,
  words: async () => (await import('./words.ts')).words,
}
