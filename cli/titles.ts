/** The titles that this call knows, found by their ids. */
import { type Known, knownOf } from '@branchline/bots/known'
import type { AnyGame, Title } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { Problem } from './problem.ts'

export function titles(): readonly Title[] {
  return TITLES
}

export const titleWith = (id: string): Title | undefined => titles().find((title) => title.id === id)

export function titleNamed(id: string): Title {
  const title = titleWith(id)
  if (title === undefined)
    throw new Problem(
      `there is no game “${id}”. Games: ${titles()
        .map((one) => one.id)
        .join(', ')}.`,
    )
  return title
}

export const gameNamed = (id: string): Promise<AnyGame> => titleNamed(id).rules()

/** With what its bots know. */
export const knownNamed = (id: string): Promise<Known> => knownOf(titleNamed(id))

/** Where any game will do: the first of those that the fewest can play. */
export function titleOrAny(id: string | undefined): Title {
  const [smallest] = [...titles()].sort((one, other) => one.seats.min - other.seats.min)
  return titleNamed(id ?? smallest?.id ?? '')
}
