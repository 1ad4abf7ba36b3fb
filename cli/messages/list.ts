/** The list of the games is there before any catalogue could be loaded: its few words stand by themselves. */
import type { Locale } from '@branchline/engine/locales'

interface Words {
  readonly players: string
  readonly minutes: string
  readonly more: string
}

/** English where a language lacks them. */
export const listWords = (locale: Locale): Words => LIST[locale] ?? LIST.en

const LIST: { readonly en: Words } & { readonly [Language in Locale]?: Words } = {
  en: { players: 'players', minutes: 'minutes', more: 'The options of one: branchline games GAME' },
  de: { players: 'Personen', minutes: 'Minuten', more: 'Die Optionen eines Spiels: branchline games SPIEL' },
  fr: { players: 'joueurs', minutes: 'minutes', more: 'Les options d’un jeu : branchline games JEU' },
}
