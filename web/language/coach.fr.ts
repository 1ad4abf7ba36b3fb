/** L’entraîneur à côté de soi à la table. */
import type { Catalogue } from './catalogue.ts'
import type { Whole } from './fallback.ts'

export const coach: Whole<Catalogue['coach']> = {
  coach: 'Entraîneur',
  thinking: 'Je regarde …',
  quiet: 'J’observe.',
  other: 'Je me trompais à l’instant.',
  good: 'Mieux : c’était bien choisi.',
  ask: 'Demander',
  beQuiet: 'Silence jusqu’à ma question',
  more: 'Plus',
  doubt: {
    clearly: 'Nettement le premier',
    rather: 'Plutôt le premier',
    even: 'À peu près égal : à votre goût',
  },
  after: 'Sur votre dernière décision',
  showMe: 'Montrez-moi',
  takeBack: 'Reprendre le coup',
  goOn: 'Continuer',
}
