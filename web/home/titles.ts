/** The games this copy offers. In development a toy game of the engine's tests is one more. */

import type { AnyGame } from '@branchline/engine'
import { loadGame as loadTitle, type Title, titlesOffered } from '@branchline/games/catalogue'

const toy: readonly Title[] = import.meta.env.DEV
  ? [
      {
        id: 'parcels',
        title: 'Parcels',
        seats: { min: 2, max: 4 },
        rules: '',
        load: async () => (await import('../../engine/test/parcels.ts')).parcels,
      },
    ]
  : []

export const titles: readonly Title[] = [...titlesOffered(), ...toy]

const loaded = new Map<string, Promise<AnyGame | undefined>>()

/** The rules of a game, fetched once. */
export function loadGame(id: string): Promise<AnyGame | undefined> {
  let game = loaded.get(id)
  if (game === undefined) {
    game = toy.find((title) => title.id === id)?.load() ?? loadTitle(id)
    game.catch(() => loaded.delete(id))
    loaded.set(id, game)
  }
  return game
}

export function titleOf(id: string): string {
  return titles.find((title) => title.id === id)?.title ?? id
}

/** The toy of development is known to no server. */
export const isCatalogued = (id: string) => !toy.some((title) => title.id === id)
