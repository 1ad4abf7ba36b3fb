/** A referee that sees nothing makes half of the kit blind: of states damaged in one number it must notice some. */

import type { GameState } from '../basics.ts'
import type { Random } from '../chance.ts'
import type { Game } from '../game.ts'
import type { Complain } from './finding.ts'

export interface Damage {
  /** Changes single numbers of a state and counts how many changes the referee noticed. */
  tryOn(state: GameState, random: Random): void
  report(complain: Complain): void
}

const TRIES = 12
const BY = [1, -1, 1000, -1000]
/** Damages after which a referee that noticed none is held to be blind. */
const ENOUGH = 120

export function damage<State extends GameState, Move>(game: Game<State, Move>): Damage {
  let done = 0
  let noticed = 0
  return {
    tryOn(state, random) {
      const copy = JSON.parse(JSON.stringify({ ...state, chance: null })) as State
      const fields = Object.entries(copy).map(([key, value]) =>
        typeof value === 'number' ? [{ holder: copy as never, key }] : numbersIn(value),
      )
      const damageable = fields.filter((places) => places.length > 0)
      for (let n = 0; n < TRIES && damageable.length > 0; n++) {
        const places = damageable[random.below(damageable.length)]
        const { holder, key } = places[random.below(places.length)]
        const value = holder[key] as number
        holder[key] = value + BY[random.below(BY.length)]
        done++
        if (isNoticed(game, copy)) noticed++
        holder[key] = value
      }
    },
    report(complain) {
      if (done >= ENOUGH && noticed === 0) complain('referee', `the referee noticed none of ${done} damaged states: it looks at nothing`)
    },
  }
}

function isNoticed<State extends GameState, Move>(game: Game<State, Move>, state: State): boolean {
  try {
    return game.referee(state).length > 0
  } catch {
    return true
  }
}

function numbersIn(value: unknown, found: { holder: Record<string, unknown>; key: string }[] = []): typeof found {
  if (typeof value !== 'object' || value === null) return found
  const holder = value as Record<string, unknown>
  for (const key of Object.keys(holder)) {
    if (typeof holder[key] === 'number') found.push({ holder, key })
    else numbersIn(holder[key], found)
  }
  return found
}
