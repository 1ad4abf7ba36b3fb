import type { ScreenTitle } from '@branchline/design'

export const title: ScreenTitle = {
  id: 'wensleydale',
  name: 'Last Train to Wensleydale',
  short: 'Wensleydale',
  seats: { min: 3, max: 4 },
  blurb: {
    en: 'Bid for influence, run short lines up the dales and sell them before they ruin you: most points for what you carried win.',
    de: 'Ersteigere Einfluss, baue kurze Strecken in die Täler und werde sie los, ehe sie dich ruinieren: Es gewinnt, wer am meisten befördert hat.',
    fr: 'Enchérissez pour de l’influence, menez de courtes lignes dans les vallées et cédez-les avant qu’elles ne vous ruinent : qui a le mieux transporté l’emporte.',
  },
  minutes: { min: 90, max: 120 },
  weight: 4,
  rulebook: async () => (await import('./RULES.md?raw')).default,
  rulebooks: {
    de: async () => (await import('./RULES.de.md?raw')).default,
    fr: async () => (await import('./RULES.fr.md?raw')).default,
  },
  clauses: 'WD',
  fiveMinutes: {
    en: async () => (await import('./five-minutes/wensleydale-en.md?raw')).default,
    de: async () => (await import('./five-minutes/wensleydale-de.md?raw')).default,
    fr: async () => (await import('./five-minutes/wensleydale-fr.md?raw')).default,
  },
  rules: async () => (await import('./rules/index.ts')).wensleydale,
  insight: async () => (await import('./bot/index.ts')).wensleydaleLearner.insight,
  // No raider: everybody takes over here whenever it can be done.
  characters: { builder: { build: 0.7 }, cautious: { build: -0.7 } },
  // The drawing of its map is nearly always needed: both are asked for at once.
  table: async () =>
    (await Promise.all([import('./table/index.tsx'), import('./maps/wensleydale.json', { with: { type: 'json' } })]))[0].wensleydale,
  poster: async () => (await import('./poster/Wensleydale.tsx')).WensleydalePoster,
  lessons: async () => (await import('./lessons/wensleydale.ts')).lessons,
  puzzles: async () => (await import('./puzzles/wensleydale.ts')).puzzles,
  firstGame: { seats: 3, options: { short: true, firstTables: true }, bots: 'trainee', minutes: 25 },
  glossary: async () => (await import('./glossary/index.ts')).glossary,
  words: async () => (await import('./words.ts')).words,
}
