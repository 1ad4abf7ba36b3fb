/** Where a card's words are explained. */
import type { Card, Effect } from '../../rules/cards.ts'

/** The clauses that explain the words on a card. */
export function clausesOf(card: Card): string[] {
  const clauses = new Set<string>()
  const note = (effect: Effect): void => {
    if (effect.do === 'rails') clauses.add('RS-5.2')
    if (effect.do === 'station') clauses.add('RS-5.11')
    if (effect.do.startsWith('draw') || effect.do === 'may-draw') clauses.add('RS-5.19')
    if (effect.do.startsWith('trash') || effect.do === 'trade') clauses.add('RS-5.20')
    if (effect.do.startsWith('attack')) clauses.add('RS-5.21')
    if (effect.do.includes('reveal')) clauses.add('RS-5.24')
    if (effect.do.startsWith('gain') || effect.do === 'trade') clauses.add('RS-5.26')
    if (effect.do.startsWith('return')) clauses.add('RS-5.27')
    if (effect.do === 'rest-of-turn') clauses.add('RS-5.28')
    if (effect.do === 'waste') clauses.add('RS-4.7')
    if (effect.do === 'choose-one') for (const { effects } of effect.of) effects.forEach(note)
  }
  card.effects.forEach(note)
  if (card.reaction) clauses.add('RS-5.23')
  if (card.points) clauses.add('RS-6.7')
  if (card.colour === 'gold' || card.colour === 'grey') clauses.add('RS-4.9')
  return [...clauses].sort()
}
