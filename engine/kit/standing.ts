/** Laws of standings. */
import type { GameState } from '../basics.ts'
import type { Game } from '../game.ts'
import { sameData } from '../hash.ts'
import { oddValue } from '../referee.ts'
import { sharedObject } from './data.ts'
import type { Complain } from './finding.ts'

export function checkStanding<State extends GameState>(game: Game<State>, state: State, seats: number, complain: Complain): void {
  const standing = game.standing(state)
  const named = standing.map(({ seat }) => seat).sort((a, b) => a - b)
  if (named.length !== seats || named.some((seat, index) => seat !== index))
    return complain('standing', `standings of ${seats} seats name ${named}`)
  const odd = oddValue(standing, 'standing')
  if (odd !== null) complain('standing', odd)
  const shared = sharedObject(state, standing)
  if (shared !== null) complain('standing', `the standing shares ${shared} with the state`)
  const sources = standing[0].parts.map(({ source }) => source)
  if (new Set(sources).size !== sources.length) complain('standing', `a source is named twice: ${sources.join(', ')}`)
  for (const { seat, score, parts } of standing) {
    const sum = parts.reduce((total, { points }) => total + points, 0)
    if (sum !== score) complain('standing', `the parts of seat ${seat} make ${sum}, its score is ${score}`)
    const own = parts.map(({ source }) => source)
    if (!sameData(own, sources))
      complain('standing', `seat ${seat} is scored by ${own.join(', ')}, another seat by ${sources.join(', ')}: no table can show that`)
  }
  for (const { rank, seat } of standing) {
    const ahead = standing.filter((other) => other.rank < rank).length
    if (rank !== ahead + 1) complain('standing', `seat ${seat} has rank ${rank} with ${ahead} ahead`)
  }
  for (const one of standing) {
    for (const other of standing) {
      if (one.score > other.score && one.rank > other.rank)
        complain('standing', `seat ${one.seat} scores more than seat ${other.seat} and ranks behind`)
    }
  }
}
