import type { Locale } from '@branchline/engine'
import { CARDS } from '../cards.ts'
import { cardsDe } from './cards-de.ts'
import { cardsEn } from './cards-en.ts'

const CARD_WORDS = { en: cardsEn, de: cardsDe } as const

/** What a card is called in a language. */
export function cardName(card: number, locale: Locale): string {
  const { id, name } = CARDS[card]
  return CARD_WORDS[locale][`name.${id}`] ?? name
}
