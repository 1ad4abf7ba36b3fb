/**
 * Where to look. Checks that cost are spent on moves that are unlike those met before: by their first word, by the kinds of events
 * they bring, and by whether they close the way back. So a branch that comes up once in thirty games is looked at when it does.
 */
import type { GameEvent, GameState } from '../basics.ts'

export interface Attention {
  isWorthALook(kind: string): boolean
}

/** Kinds that come late are the rare ones: for the first moves of a kind there is more time than for those that follow. */
const FOR_FIRST = 2

/** Looks at the first, second, fourth, eighth … move of a kind, the later ones no more than `most` times in all. */
export function attention(most: number): Attention {
  const met = new Map<string, number>()
  let first = 0
  let later = 0
  return {
    isWorthALook(kind) {
      const times = (met.get(kind) ?? 0) + 1
      met.set(kind, times)
      if ((times & (times - 1)) !== 0) return false
      return times <= 2 ? first++ < FOR_FIRST * most : later++ < most
    },
  }
}

/** What makes a move unlike others, as far as a stranger to the game can tell. */
export function kindOf(text: string, events: readonly GameEvent[], before: GameState, after: GameState, isOver: boolean): string {
  const types = new Set<string>()
  for (const event of events) types.add(event.only === undefined ? event.type : `${event.type}!`)
  return `${text.split(' ', 1)[0]}|${[...types].join()}|${isBarrier(before, after)}|${isOver}`
}

/** Whether the way back is closed between two states, by what `playLegal` goes by. */
export function isBarrier(before: GameState, after: GameState): boolean {
  return before.revealed !== after.revealed || before.chance?.key !== after.chance?.key || before.chance?.drawn !== after.chance?.drawn
}
