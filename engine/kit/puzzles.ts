/** The puzzles of a title: the rules accept their positions, every solution and what is told after it, and the coach has words for them. */
import { isRefusal, type Seat } from '../basics.ts'
import type { Random } from '../chance.ts'
import type { AnyGame } from '../game.ts'
import { openPuzzle, PUZZLE_LEVELS, type Puzzle } from '../puzzle.ts'
import type { Title } from '../title.ts'

export async function puzzleComplaints(title: Title): Promise<readonly string[]> {
  const book = await title.puzzles?.()
  if (book === undefined) return []
  const [game, insight] = await Promise.all([title.rules(), title.insight?.()])
  const coach = insight?.coach
  if (coach?.puzzles === undefined) return ['puzzles: its coach does not say what makes one (puzzles in engine/coach.ts)']
  const complaints: string[] = []
  const ids = new Set<string>()
  for (const puzzle of book.puzzles) {
    const say = (what: string) => complaints.push(`puzzle ${puzzle.id}: ${what}`)
    if (ids.has(puzzle.id)) say('another has the same id')
    ids.add(puzzle.id)
    if (!PUZZLE_LEVELS.includes(puzzle.level)) say(`its level is none of ${PUZZLE_LEVELS.join(', ')}`)
    for (const key of [`theme.${puzzle.theme}`, `task.${puzzle.theme}`])
      if (coach.messages.text(key) === undefined) say(`${key} is not said`)
    const opened = openPuzzle(game, book.rulesVersion, puzzle)
    if (isRefusal(opened)) {
      say(`its position is refused (${opened.code})`)
      continue
    }
    const view = game.view(opened.history.state, opened.seat)
    const bad = linesOf(puzzle)
      .map((line) => refusedIn(game, view, opened.seat, line))
      .find((move) => move !== null)
    if (bad !== undefined) say(`“${bad}” is refused`)
    if (puzzle.solutions.length === 0) say('nothing solves it')
  }
  return complaints
}

const linesOf = ({ solutions, after, against }: Puzzle): readonly (readonly string[])[] => [
  [...(solutions[0] ?? []), ...after],
  ...solutions,
  [...against.line, ...against.after],
]

/** Nothing is left to chance that the seat cannot see: the first of what may lie there. */
const FIRST: Random = { below: () => 0 }

function refusedIn(game: AnyGame, view: unknown, seat: Seat, line: readonly string[]): string | null {
  const state = game.sample(view, seat, FIRST)
  for (const text of line) {
    const move = game.parse(state, text)
    if (isRefusal(move) || game.explain(state, move) !== null) return text
    game.play(state, move)
  }
  return null
}
