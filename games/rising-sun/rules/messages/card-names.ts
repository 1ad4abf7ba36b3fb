import type { Locale } from '@branchline/engine'
import { CARDS } from '../cards.ts'
import { messages } from './index.ts'

/** What a card is called in a language. */
export function cardName(card: number, locale: Locale): string {
  const { id, name } = CARDS[card]
  return messages.say(locale, `name.${id}`) ?? name
}
