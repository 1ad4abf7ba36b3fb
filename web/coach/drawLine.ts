/** A line that the coach speaks of, on the board: its first move as if it were chosen, its places lit, a chain drawn. */
import { type AnyTable, type Attention, light, pick, type TableModel } from '@branchline/design'
import { isRefusal } from '@branchline/engine'

export interface DrawnLine {
  /** False when the player has let go of what it chose. */
  isHeld(): boolean
  /** Puts back what the player had chosen or planned. */
  putBack(): void
  /** It is the player's own now: what was only lit goes out, plan and choice stay. */
  leave(): void
}

export function drawLine(
  line: readonly string[],
  { game, state, moves }: TableModel,
  attention: Attention,
  drawn: AnyTable | null,
): DrawnLine {
  const { chosen } = attention.getState()
  const [first] = line
  const isMove = moves.some(({ text }) => text === first)
  if (isMove) pick(attention, first)
  light(
    attention,
    line.flatMap((text) => text.split(/[\s~+>,]+/)),
  )
  const meant = line.map((text) => game.parse(state, text)).filter((move) => !isRefusal(move))
  const unsketch = drawn?.sketch?.(meant, attention, state)
  let isDone = false
  const leave = () => {
    if (!isDone) light(attention, [])
    isDone = true
  }
  return {
    isHeld: () => !isMove || attention.getState().chosen === first,
    leave,
    putBack() {
      if (isDone) return
      if (attention.getState().chosen === first) pick(attention, chosen)
      unsketch?.()
      leave()
    },
  }
}
