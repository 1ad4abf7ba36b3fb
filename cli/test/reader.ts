/** Sees what the terminal printed, nothing else, and types what an apprentice would. */
import { choiceOf, type Listed } from '../../games/test/apprentice.ts'

/** What to type next, given all that was printed since the last line typed. */
export type Reader = (shown: string) => string

export function readerOf(game: string): Reader {
  let moves: readonly Listed[] = []
  let areas: string | null = null
  return (shown) => {
    const listed = movesIn(shown)
    if (listed.length > 0) {
      moves = listed
      areas = null
    }
    if (shown.startsWith('AREAS')) areas = shown
    return choiceOf(game, { moves, told: shown, areas }) ?? 'board areas'
  }
}

/** The numbered moves, in columns as the terminal sets them. */
function movesIn(shown: string): Listed[] {
  const found: Listed[] = []
  for (const entry of shown.split('\n').flatMap((line) => (/^ {2,}\d+ /.test(line) ? line.trim().split(/ {3,}(?=\d+ )/) : []))) {
    const [, number, move, note = ''] = /^(\d+) ([^:]+)(?:: (.*))?$/.exec(entry.trim()) ?? []
    if (number !== undefined) found[Number(number) - 1] = { move, note }
  }
  return found.filter((one) => one !== undefined)
}
