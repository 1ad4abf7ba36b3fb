/** The titles this page knows, and their rules, fetched once when they are needed. The bots' worker asks here as well: nothing is drawn in this file. */
import { CHARACTERS } from '@branchline/bots/levels'
import type { ScreenTitle } from '@branchline/design'
import type { AnyGame, Character, Glossary, Locale, NotationWords } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { observed } from '../store/observed.ts'
import { loadPacks } from './packs.ts'

/** The catalogue serves programs without a screen as well; here its titles are shown. Packs come in when they are known. */
let known = TITLES as readonly ScreenTitle[]

/** Those that come with the program, whatever packs its host has. */
export const shippedTitles: readonly { readonly id: string; readonly name: string; readonly puzzles?: unknown }[] = TITLES

const shown = observed(() => known)

/** All that are known by now: the same list until another is known. */
export const titles = (): readonly ScreenTitle[] => known

/** Asks for those that are not known yet, and says so to whoever listens. */
export function listen(listener: () => void): () => void {
  const leave = shown.subscribe(listener)
  void withPacks()
  return leave
}

async function withPacks(): Promise<void> {
  const packs = await loadPacks()
  const more = packs.filter(({ id }) => titleOf(id) === undefined)
  if (more.length === 0) return
  known = [...known, ...more]
  shown.changed()
}

/** The title of that id if it is known by now. */
export const titleOf = (id: string): ScreenTitle | undefined => known.find((title) => title.id === id)

/** The title of that id, also one that has to be asked for. */
export async function findTitle(id: string): Promise<ScreenTitle | undefined> {
  if (titleOf(id) === undefined) await withPacks()
  return titleOf(id)
}

/** Those that its bots may have; of a pack, those that there are words for. */
export const charactersOf = (id: string): readonly Character[] => CHARACTERS.filter((one) => titleOf(id)?.characters?.[one] !== undefined)

export const nameOf = (id: string): string => titleOf(id)?.name ?? id

const words = new Map<string, NotationWords>()

/** The rules of a game, and the words of its notation with them. */
export const loadGame = once(async (id): Promise<AnyGame | undefined> => {
  const title = await findTitle(id)
  const [game, spoken] = await Promise.all([title?.rules(), title?.words?.()])
  if (spoken !== undefined) words.set(id, spoken)
  await (await import('../language/games.ts')).loadLanguage()
  return game
})

/** What the things of a game are called. */
export const loadGlossary = once(async (id): Promise<Glossary | undefined> => {
  const glossary = await (await findTitle(id))?.glossary?.()
  await (await import('../language/games.ts')).loadLanguage()
  return glossary
})

/** An ordinary word of a game's notation in the player's language; its rules are loaded by now. */
export function notationWord(id: string, locale: Locale, word: string): string | undefined {
  return words.get(id)?.[locale]?.[word]
}

/** What could not be fetched is tried again by whoever asks next. */
export function once<Part>(load: (id: string) => Promise<Part>): (id: string) => Promise<Part> {
  const parts = new Map<string, Promise<Part>>()
  return (id) => {
    let part = parts.get(id)
    if (part === undefined) {
      part = load(id)
      part.catch(() => parts.delete(id))
      parts.set(id, part)
    }
    return part
  }
}
