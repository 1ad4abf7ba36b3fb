/** What the seat to act is asked. Nothing in it depends on what others cannot see (RS-8.5). */
import type { Prompt } from '@branchline/engine'
import { asked, promptOf } from './effects/run.ts'
import { PLACEMENT, RAIL_MONEY, type State, toAct } from './state.ts'

export function prompt(state: State): Prompt | null {
  const seat = toAct(state)
  if (seat === null) return null
  if (state.phase === PLACEMENT) return { seat, code: state.startCities ? 'start-on-s-cities' : 'start', clause: 'RS-3.16' }
  const question = asked(state)
  if (question === null) {
    const { money, railPoints } = state
    return { seat, code: state.acted ? 'turn' : 'turn-or-pass', clause: 'RS-4.1', money, railPoints, railMoney: state.lasting[RAIL_MONEY] }
  }
  const { code, clause, card } = promptOf(question)
  const { frame, effect } = question
  const prompt = { seat, code, clause, card, bySeat: state.active, count: frame.count }
  // Wagon Factory asks for trains, Upgrade for any card.
  return effect.do === 'trade' ? { ...prompt, of: effect.of } : prompt
}
