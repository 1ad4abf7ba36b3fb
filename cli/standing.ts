/** The standing as a table of text. */
import { type AnyGame, type GameState, speaker } from '@branchline/engine'
import { language } from './flags.ts'

export function printStanding(game: AnyGame, state: GameState, names: readonly string[] | undefined): void {
  const say = speaker(game, language(), names)
  for (const { seat, score, rank, parts } of [...game.standing(state)].sort((a, b) => a.rank - b.rank)) {
    const sources = parts.filter(({ points }) => points !== 0).map(({ source, points }) => `${say.word(`source.${source}`)} ${points}`)
    console.log(`  ${rank}. ${say.seat(seat).padEnd(14)} ${String(score).padStart(4)}  ${sources.join(', ')}`)
  }
}
