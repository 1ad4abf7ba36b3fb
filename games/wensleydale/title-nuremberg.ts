import type { ScreenTitle } from '@branchline/design'

export const title: ScreenTitle = {
  id: 'nuremberg',
  name: 'First Train to Nuremberg',
  short: 'Nuremberg',
  seats: { min: 2, max: 4 },
  blurb: {
    en: 'Bid for influence, lay track round Nuremberg and hire trains for beer, post and passengers: most points for full trains and sets win.',
    de: 'Ersteigere Einfluss, lege Gleise um Nürnberg und miete Züge für Bier, Post und Fahrgäste: Volle Züge und Sätze bringen den Sieg.',
    fr: 'Enchérissez pour de l’influence, posez de la voie et louez des trains pour la bière, le courrier et les voyageurs : trains pleins et séries font gagner.',
  },
  minutes: { min: 90, max: 120 },
  weight: 4,
  rulebook: async () => (await import('./RULES-nuremberg.md?raw')).default,
  rulebooks: {
    de: async () => (await import('./RULES-nuremberg.de.md?raw')).default,
    fr: async () => (await import('./RULES-nuremberg.fr.md?raw')).default,
  },
  clauses: 'NB',
  fiveMinutes: {
    en: async () => (await import('./five-minutes/nuremberg-en.md?raw')).default,
    de: async () => (await import('./five-minutes/nuremberg-de.md?raw')).default,
    fr: async () => (await import('./five-minutes/nuremberg-fr.md?raw')).default,
  },
  rules: async () => (await import('./rules/index.ts')).nuremberg,
  insight: async () => (await import('./bot/index.ts')).nurembergLearner.insight,
  // Who builds more than he should loses here.
  characters: { raider: { takeover: 2 }, cautious: { build: -0.7 } },
  // The drawing of its map is nearly always needed: both are asked for at once.
  table: async () =>
    (await Promise.all([import('./table/index.tsx'), import('./maps/nuremberg.json', { with: { type: 'json' } })]))[0].nuremberg,
  poster: async () => (await import('./poster/Nuremberg.tsx')).NurembergPoster,
  lessons: async () => (await import('./lessons/nuremberg.ts')).lessons,
  puzzles: async () => (await import('./puzzles/nuremberg.ts')).puzzles,
  firstGame: { seats: 2, options: { swapFixed: true, firstTables: true }, bots: 'trainee', minutes: 30 },
  glossary: async () => (await import('./glossary/nuremberg/index.ts')).glossary,
  words: async () => (await import('./words.ts')).words,
}
