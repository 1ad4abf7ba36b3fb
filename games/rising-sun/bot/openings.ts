/** What games showed and the outlook of a place does not see: points more or fewer for beginning there (docs/balance has the figures). */
export const OPENINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // Who began in Chiba won 40 of a hundred games of two against whoever began in Funabashi.
  chiba: { chiba: -2.5 },
  // Of three, who began in Machida won 54 of a hundred games, in Hachioji 43, in Yokohama 24.
  tokyo: { yokohama: -2.5, machida: 1 },
}
