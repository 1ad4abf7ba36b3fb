/** Rulebooks as the kit reads them: a clause is a line that begins with its number in bold, `**XY-3.2**`. */

const CLAUSE = /^(?:[-*] )?\*\*([A-Z]{2}-\d+(?:\.\d+[a-z]?)*)\*\*/gm

/** The numbers of its clauses, in their order. */
export function clausesIn(rulebook: string): string[] {
  return [...rulebook.matchAll(CLAUSE)].map((match) => match[1])
}

/** Whether something may be cited: a clause, or the chapter of one. */
export function citable(rulebook: string): (cited: string) => boolean {
  const clauses = clausesIn(rulebook)
  const known = new Set([...clauses, ...clauses.map((clause) => clause.replace(/\..*$/, ''))])
  return (cited) => known.has(cited)
}
