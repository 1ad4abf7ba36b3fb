/** The list of the games is there before any catalogue could be loaded: its few words stand by themselves. */
import type { Locale } from '@branchline/engine/locales'

export const LIST: Readonly<Record<Locale, { readonly players: string; readonly minutes: string; readonly more: string }>> = {
  en: { players: 'players', minutes: 'minutes', more: 'The options of one: branchline games GAME' },
  de: { players: 'Personen', minutes: 'Minuten', more: 'Die Optionen eines Spiels: branchline games SPIEL' },
  fr: { players: 'joueurs', minutes: 'minutes', more: 'Les options d’un jeu : branchline games JEU' },
}
