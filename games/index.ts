/** All games at once, for programs that have room for them: the command line, the server, the tests. */
import { type AnyGame, loadLanguages } from '@branchline/engine'
import { TITLES } from './catalogue.ts'

export { loadGame, TITLES, titlesOffered } from './catalogue.ts'

export const GAMES: readonly AnyGame[] = await Promise.all(TITLES.map((title) => title.rules()))
await loadLanguages()

export function gameById(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id)
}
