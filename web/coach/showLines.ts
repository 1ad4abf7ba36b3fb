/** Lines that were not played, or not only, shown on the board as what others did is: step by step. */
import type { AnyTable, LogEntry, TableContext } from '@branchline/design'
import { type GameEvent, isRefusal, randomFrom } from '@branchline/engine'
import { propsFor } from '../table/LiveBoard.tsx'
import { useRecap } from '../table/recapStore.ts'
import { stepsOf } from '../table/since.ts'

interface Line {
  readonly line: readonly string[]
  readonly after: readonly string[]
}

/** Of each line no more than can be looked at in six seconds. */
const MOST_STEPS = 4

export async function showLines(table: TableContext, drawn: AnyTable | null, from: number, lines: readonly Line[]): Promise<void> {
  const { model, source } = table
  const { game } = model
  const view = await source.viewAt(from)
  const [seat] = model.mine
  if (view === null || seat === undefined) return
  const props = propsFor(model, table, null)
  const steps = lines.flatMap(({ line, after }) => {
    const state = game.sample(view, seat, randomFrom('shown'))
    const entries: LogEntry[] = []
    for (const text of [...line, ...after]) {
      const [move, mover] = [game.parse(state, text), game.toAct(state)]
      if (isRefusal(move) || mover === null || game.explain(state, move) !== null) break
      const events: GameEvent[] = []
      game.play(state, move, (event) => events.push(event))
      entries.push({ n: from + entries.length + 1, seat: mover, move: text, events })
    }
    return stepsOf(drawn, entries, { ...props, view: game.view(state, seat), moves: [] }).slice(0, MOST_STEPS)
  })
  if (steps.length > 0) useRecap.getState().play(steps, 0)
}
