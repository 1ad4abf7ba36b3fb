/** Everything the game says, in every language. */
import { catalogue } from '@branchline/engine'

const en = {
  'prompt.turn': 'Couple a coach, slip one, or catch the one in front.',
  'event.coupled': '{seat} couples a coach of {weight}.',
  'event.slipped': '{seat} slips a coach of {weight}.',
  'event.caught': '{seat} catches the coach of {weight}.',
  'event.took': 'From the shed comes a coach of {weight}.',
  'refusal.game-over': 'The game is over.',
  'refusal.not-in-hand': 'You hold no coach of {weight}.',
  'refusal.too-heavy': 'Behind a coach of {last} nothing heavier may run, and this one weighs {weight}.',
  'refusal.platform-empty': 'No coach stands on the platform.',
  'refusal.no-token': 'You have no token to pay with.',
  'source.coaches': 'Coaches',
  'source.longest': 'Longest train',
  'option.length': 'Length',
  'option.length.full': 'Full: weights 1 to 9',
  'option.length.short': 'Short: weights 1 to 6',
  'outline.trains': 'Trains',
  'outline.train':
    '{seat}: {coaches, plural, =0 {no train yet} other {train {train}}}; {hand, plural, one {# coach} other {# coaches}} in hand; {tokens, plural, one {# token} other {# tokens}}.',
  'outline.platform': '{coaches, plural, =0 {The platform is empty.} other {On the platform, the front one last: {platform}.}}',
  'outline.shed': 'In the shed: {coaches, plural, one {# coach} other {# coaches}}.',
  'outline.hand': 'Your hand: {hand}.',
  'table.hand': 'Your hand',
  'table.platform': 'Platform',
  'table.catch': 'Catch this coach',
} as const

const de = {
  'prompt.turn': 'Kupple einen Wagen an, lass einen zurück oder fange den vordersten auf.',
  'event.coupled': '{seat} kuppelt einen Wagen von {weight} an.',
  'event.slipped': '{seat} lässt einen Wagen von {weight} zurück.',
  'event.caught': '{seat} fängt den Wagen von {weight} auf.',
  'event.took': 'Aus dem Schuppen kommt ein Wagen von {weight}.',
  'refusal.game-over': 'Das Spiel ist aus.',
  'refusal.not-in-hand': 'Du hast keinen Wagen von {weight}.',
  'refusal.too-heavy': 'Hinter einem Wagen von {last} darf kein schwererer laufen, und dieser wiegt {weight}.',
  'refusal.platform-empty': 'Auf dem Bahnsteig steht kein Wagen.',
  'refusal.no-token': 'Du hast keine Marke zum Bezahlen.',
  'source.coaches': 'Wagen',
  'source.longest': 'Längster Zug',
  'option.length': 'Länge',
  'option.length.full': 'Voll: Gewichte 1 bis 9',
  'option.length.short': 'Kurz: Gewichte 1 bis 6',
  'outline.trains': 'Züge',
  'outline.train':
    '{seat}: {coaches, plural, =0 {noch kein Zug} other {Zug {train}}}; {hand, plural, one {# Wagen} other {# Wagen}} auf der Hand; {tokens, plural, one {# Marke} other {# Marken}}.',
  'outline.platform': '{coaches, plural, =0 {Der Bahnsteig ist leer.} other {Auf dem Bahnsteig, der vorderste zuletzt: {platform}.}}',
  'outline.shed': 'Im Schuppen: {coaches, plural, one {# Wagen} other {# Wagen}}.',
  'outline.hand': 'Deine Hand: {hand}.',
  'table.hand': 'Deine Hand',
  'table.platform': 'Bahnsteig',
  'table.catch': 'Diesen Wagen auffangen',
}

export const messages = catalogue('slip-coach', en, { de })
