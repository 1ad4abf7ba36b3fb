/** The games this copy offers. */

import type { AnyGame } from '@branchline/engine'
import { loadGame as loadTitle, type Title, titlesOffered } from '@branchline/games/catalogue'

export const titles: readonly Title[] = titlesOffered()

const loaded = new Map<string, Promise<AnyGame | undefined>>()

/** The rules of a game, fetched once. */
export function loadGame(id: string): Promise<AnyGame | undefined> {
  let game = loaded.get(id)
  if (game === undefined) {
    game = loadTitle(id)
    game.catch(() => loaded.delete(id))
    loaded.set(id, game)
  }
  return game
}

export function titleOf(id: string): string {
  return titles.find((title) => title.id === id)?.title ?? id
}
