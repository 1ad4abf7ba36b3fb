/** German words for reasons. */
export const COLOURS_DE = ['weiß', 'braun', 'rot', 'grün'] as const
export const COMPANIES_DE = ['rot', 'grün'] as const
export const KINDS_DE: Readonly<Record<string, string>> = {
  stone: 'den Stein',
  cheese: 'den Käse',
  beer: 'das Bier',
  post: 'die Post',
  'red-passenger': 'den roten Reisenden',
  'green-passenger': 'den grünen Reisenden',
}
