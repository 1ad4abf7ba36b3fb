/** What games showed and the outlook of a place does not see: points more or fewer for beginning there (docs/balance has the figures). */
export const OPENINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // Who began in Chiba won 40 of a hundred games of two against whoever began in Funabashi.
  chiba: { chiba: -2.5 },
  // Of three, who began in Machida won 54 of a hundred games, in Hachioji 43, in Yokohama 24.
  // Of four, Ikebukuro and Ueno won 11, Funabashi 22.
  tokyo: { yokohama: -2.5, machida: 1, 'ikebukuro-ueno': -2 },
  // Ichinomiya and Kasugai won 43 and 46 of a hundred games of three, 40 and 29 of four; Gifu 32 and 21, Toyohashi 26 and 18, Toyota 22 and 15.
  nagoya: { ichinomiya: 1, kasugai: 0.5, toyohashi: -1.5, toyota: -1.5 },
}
