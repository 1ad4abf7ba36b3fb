/** Distances on a board. */
import { type Board, REMOTE, SEA } from '../rules/board.ts'

export const FAR = 99

/** Steps over land between any two hexes of a board, remote locations only as ends; made once for each board. */
const distances = new WeakMap<Board, Uint8Array>()
export function stepsOn(board: Board): Uint8Array {
  let steps = distances.get(board)
  if (steps === undefined) {
    steps = new Uint8Array(board.size * board.size).fill(FAR)
    for (let from = 0; from < board.size; from++) walk(board, from, steps)
    distances.set(board, steps)
  }
  return steps
}

function walk(board: Board, from: number, steps: Uint8Array): void {
  if (board.kind[from] === SEA) return
  const at = from * board.size
  steps[at + from] = 0
  const queue = [from]
  for (const hex of queue) {
    if (board.kind[hex] === REMOTE && hex !== from) continue
    for (const next of board.neighbours[hex]!) {
      if (steps[at + next] !== FAR) continue
      steps[at + next] = steps[at + hex]! + 1
      queue.push(next)
    }
  }
}
