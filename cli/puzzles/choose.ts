/** Which of the puzzles that were found are worth a place: of all themes, parts of the game and boards, and few that a glance solves. */
import { movesOf, type Puzzle } from '@branchline/engine'
import type { Found } from './make.ts'

/** Parts of as many as are wanted: at most of one theme, and of those that a glance solves. Where too few are left, first less margin will do. */
const LIMITS: readonly Limits[] = [
  { theme: 0.25, obvious: 1 / 3, isClear: true },
  { theme: 0.25, obvious: 1 / 3, isClear: false },
  { theme: 0.3, obvious: 0.6, isClear: false },
  { theme: 0.3, obvious: 0.75, isClear: false },
]
/** At most of those that none of our players finds; at least of each third of the game. */
const DEEP = 0.1
const THIRD = 0.2

interface Limits {
  readonly theme: number
  readonly obvious: number
  /** Only those with the whole margin. */
  readonly isClear: boolean
}

export interface Choice {
  readonly puzzles: readonly Puzzle[]
  readonly twins: number
}

/** One by one, always the one that is of what there is least so far. */
export function choose(found: readonly Found[], wanted: number): Choice {
  const chosen: Found[] = []
  const keys = new Set<string>()
  const unique = found.filter((one) => {
    const key = twinKey(one)
    return !keys.has(key) && keys.add(key)
  })
  const left = new Set(unique)
  for (const limits of LIMITS) {
    while (chosen.length < wanted) {
      const next = best(
        [...left].filter((one) => mayCome(one, chosen, wanted, limits)),
        chosen,
      )
      if (next === null) break
      chosen.push(next)
      // One a game.
      for (const one of left) if (one.puzzle.seed === next.puzzle.seed) left.delete(one)
    }
  }
  const puzzles = chosen.map(({ puzzle }) => ({ id: nameOf(puzzle), ...puzzle }))
  return { puzzles, twins: found.length - unique.length }
}

/** Its game and the move: whoever solved it has solved it also where others are chosen around it. */
const nameOf = (puzzle: Omit<Puzzle, 'id'>) => `${puzzle.seed} ${movesOf(puzzle).length}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The same idea at the same places. */
const twinKey = ({ puzzle: { reason, solutions, options } }: Found) =>
  JSON.stringify([options, reason.kind, reason.names, reason.against, solutions[0]])

function mayCome(one: Found, chosen: readonly Found[], wanted: number, limits: Limits): boolean {
  if (limits.isClear && !one.isClear) return false
  const count = (is: (other: Found) => boolean) => chosen.filter(is).length
  if (count(({ puzzle }) => puzzle.theme === one.puzzle.theme) >= wanted * limits.theme) return false
  if (one.isObvious && count(({ isObvious }) => isObvious) >= Math.floor(wanted * limits.obvious)) return false
  if (one.puzzle.level === 'deep' && count(({ puzzle }) => puzzle.level === 'deep') >= wanted * DEEP) return false
  // Room is kept for the thirds that have not had their share.
  const lacking = [0, 1, 2]
    .filter((third) => third !== one.third)
    .map((third) => Math.max(0, wanted * THIRD - count((other) => other.third === third)))
  return lacking.reduce((sum, n) => sum + n, 0) <= wanted - chosen.length - 1
}

function best(candidates: readonly Found[], chosen: readonly Found[]): Found | null {
  const rarity = (one: Found) => {
    const like = (is: (other: Found) => boolean) => chosen.filter(is).length
    const { theme, level, seats, options, reason } = one.puzzle
    return (
      3 * like(({ puzzle }) => puzzle.theme === theme) +
      2 * like(({ third }) => third === one.third) +
      2 * like(({ puzzle }) => puzzle.reason.kind === reason.kind) +
      like(({ puzzle }) => puzzle.level === level) +
      like(({ puzzle }) => puzzle.seats === seats && JSON.stringify(puzzle.options) === JSON.stringify(options))
    )
  }
  let found: { one: Found; rare: number } | null = null
  for (const one of candidates) {
    const rare = rarity(one)
    if (found === null || rare < found.rare || (rare === found.rare && one.puzzle.margin.chance > found.one.puzzle.margin.chance))
      found = { one, rare }
  }
  return found?.one ?? null
}
