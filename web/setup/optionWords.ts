/** What an option and its value are called: as the game says, or spelled out from their names. */
import type { AnyGame, Speaker } from '@branchline/engine'

export function optionWords(game: AnyGame, speaker: Speaker) {
  const known = (key: string) => {
    const word = speaker.word(key)
    return word === key ? undefined : word
  }
  return {
    /** Whether the game says what the value means: then its name alone would not tell. */
    isNamed: (value: string, name: string): boolean => known(`option.${name}.${value}`) !== undefined,
    label: (name: string): string => known(`option.${name}`) ?? spelled(name),
    value: (value: string, name: string): string => known(`option.${name}.${value}`) ?? game.label?.(value) ?? spelled(value),
    number: (value: number, name: string): string => known(`option.${name}.${value}`) ?? String(value),
  }
}

const spelled = (id: string) => {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
