/** What our players would play in one go, and which of them find a solution. */
import { isRefusal, type PuzzleLevel } from '@branchline/engine'
import type { Bot } from '../bot.ts'
import { diceFrom } from '../dice.ts'
import { botFor } from '../registry.ts'
import type { Line } from './line-search.ts'
import { type Asked, isDecided, verdictOn } from './solver.ts'

const LONGEST = 60

/** What looks best at a glance. */
export const obviousLine = (asked: Asked): Line => lineBy(asked, 'apprentice:noise=0', 'obvious')

function lineBy(asked: Asked, code: string, seed: string): Line {
  const { known, view, seat } = asked
  const { game } = known
  const bot = botFor(code, known, { seed })
  if (isRefusal(bot)) throw new Error(`${code} is no bot`)
  const state = game.sample(view, seat, diceFrom('solver'))
  const line: unknown[] = []
  while (line.length < LONGEST && (line.length === 0 || !isDecided(asked, state))) {
    const move = (bot as Bot).decide(game.view(state, seat), seat)
    line.push(move)
    game.play(state, move)
  }
  return line
}

/** Who counts as having found it: four of five times. */
const OFTEN = 0.8
const TRIES: readonly (readonly [PuzzleLevel, code: string, tries: number])[] = [
  ['easy', 'apprentice', 20],
  ['middle', 'driver', 20],
  ['hard', 'inspector:iterations=1000', 5],
]

export function levelOf(asked: Asked, solutions: readonly Line[]): PuzzleLevel {
  for (const [level, code, tries] of TRIES) {
    let misses = 0
    for (let one = 0; one < tries && misses <= tries * (1 - OFTEN); one++)
      if (verdictOn(asked, solutions, lineBy(asked, code, `try ${one}`)) !== 'solved') misses++
    if (misses <= tries * (1 - OFTEN)) return level
  }
  return 'deep'
}
