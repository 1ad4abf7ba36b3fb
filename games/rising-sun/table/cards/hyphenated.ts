/** A long name with the places where it may be parted. The words of the table say them: few browsers know those of a language, and some of none. */
export function hyphenated(name: string, hyphenation: string): string {
  const parted = partedWords(hyphenation)
  return name.replace(/\p{L}+/gu, (word) => parted.get(word) ?? word)
}

const SOFT_HYPHEN = '\u00ad'
const known = new Map<string, ReadonlyMap<string, string>>()

function partedWords(hyphenation: string): ReadonlyMap<string, string> {
  const before = known.get(hyphenation)
  if (before !== undefined) return before
  const parted = new Map(hyphenation.split(' ').map((word) => [word.replaceAll('·', ''), word.replaceAll('·', SOFT_HYPHEN)]))
  known.set(hyphenation, parted)
  return parted
}
