/** The titles that this call knows, found by their ids: the catalogue, and the packs it was called with. */
import type { Known } from '@branchline/bots/known'
import type { AnyGame, Title } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import type { Pack } from '@branchline/packs'
import { Problem } from './problem.ts'

let packs: readonly Pack[] = []

/** Looks at packs and takes them in; one that is damaged ends the call with a sentence. */
export async function admit(places: readonly string[]): Promise<void> {
  if (places.length > 0) packs = await (await import('@branchline/packs')).admitPacks(places, TITLES)
}

/** In a thread of a call that has admitted them. */
export async function takeIn(folders: readonly string[]): Promise<void> {
  if (folders.length > 0) packs = await (await import('@branchline/packs')).openPacks(folders)
}

/** Where the packs of this call lie, for its threads. */
export const packFolders = (): readonly string[] => packs.map(({ folder }) => folder)

export function titles(): readonly Title[] {
  return [...TITLES, ...packs.map(({ title }) => title)]
}

export const titleWith = (id: string): Title | undefined => titles().find((title) => title.id === id)

export function titleNamed(id: string): Title {
  const title = titleWith(id)
  if (title === undefined) throw new Problem((t) => t.noSuchGame({ id, games: titles().map((one) => one.id) }))
  return title
}

export const gameNamed = (id: string): Promise<AnyGame> => speaking(titleNamed(id).rules())

/** With what its bots know. */
export const knownNamed = (id: string): Promise<Known> => speaking(known(titleNamed(id)))

const known = async (title: Title): Promise<Known> => (await import('@branchline/bots/known')).knownOf(title)

/** Somebody with every language: the terminal speaks any of them. */
async function speaking<Part>(loading: Promise<Part>): Promise<Part> {
  const [part, { loadLanguages }] = await Promise.all([loading, import('@branchline/engine')])
  await loadLanguages()
  return part
}

/** Where any game will do: the first of those that the fewest can play. */
export function titleOrAny(id: string | undefined): Title {
  const [smallest] = [...titles()].sort((one, other) => one.seats.min - other.seats.min)
  return titleNamed(id ?? smallest?.id ?? '')
}
