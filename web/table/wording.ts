/** Moves in words: the notation with the names of things, grouped by what one does. */

import type { LegalMove } from '@branchline/design'
import { type AnyGame, type Locale, labelled, type Speaker } from '@branchline/engine'
import { notationWord } from '../titles/titles.ts'

/** "build hawes~askrigg" → "Build Hawes–Askrigg". */
export function moveInWords(game: AnyGame, speaker: Speaker, locale: Locale, text: string): string {
  // “move red” may be more than its words: “transport a red passenger from”.
  const [, first = '', rest = ''] = /^(\S+ \S+)(.*)$/.exec(text) ?? []
  const both = notationWord(game.id, locale, first)
  const spoken = (both === undefined ? text : `=${rest}`)
    .split(' ')
    .map((word, place) => {
      if (both !== undefined && place === 0) return both
      // The first word says what one does, and a preposition where; a thing of the same name is not meant.
      if (place === 0 || PREPOSITIONS.has(word)) return notationWord(game.id, locale, word) ?? word
      return nameOf(game, speaker, word) ?? notationWord(game.id, locale, word) ?? parts(game, speaker, word)
    })
    .join(' ')
    .replace(/([£$]) (?=\d)/g, '$1')
  return spoken.charAt(0).toUpperCase() + spoken.slice(1)
}

/** “Dinsdale buys …”; what does not begin with a verb stands after a colon: “Dinsdale: Income 3”. */
export const deedOf = (locale: Locale, name: string, act: string): string =>
  /^\p{Ll}/u.test(act) ? `${name} ${act}` : labelled(locale, name, act)

const PREPOSITIONS: ReadonlySet<string> = new Set(['to', 'from', 'via', 'for', 'on', 'with'])

function parts(game: AnyGame, speaker: Speaker, word: string): string {
  return word
    .split(/([~+>,])/)
    .map((part) => (part === '~' ? '–' : part === '+' ? ' + ' : (nameOf(game, speaker, part) ?? part)))
    .join('')
}

function nameOf(game: AnyGame, speaker: Speaker, id: string): string | null {
  const label = game.label?.(id)
  if (label !== undefined) return label
  const key = `name.${id}`
  const named = speaker.word(key)
  return named === key ? null : named
}

export interface MoveGroup<Legal extends LegalMove> {
  readonly verb: string
  readonly moves: readonly Legal[]
}

/** Moves by their first word, in the order they are listed. */
export function groupsOf<Legal extends LegalMove>(moves: readonly Legal[]): MoveGroup<Legal>[] {
  const groups = new Map<string, Legal[]>()
  for (const move of moves) {
    const verb = verbOf(move.text)
    const group = groups.get(verb)
    if (group) group.push(move)
    else groups.set(verb, [move])
  }
  return [...groups].map(([verb, all]) => ({ verb, moves: all }))
}

export const verbOf = (text: string) => text.split(' ', 1)[0] as string
