/** Der Trainer neben einem am Tisch. */
import type { Catalogue } from './catalogue.ts'
import type { Whole } from './fallback.ts'

export const coach: Whole<Catalogue['coach']> = {
  coach: 'Trainer',
  thinking: 'Ich sehe nach …',
  quiet: 'Ich schaue zu.',
  other: 'Eben lag ich falsch.',
  good: 'Besser: Das war gut gewählt.',
  ask: 'Fragen',
  beQuiet: 'Still sein, bis ich frage',
  more: 'Mehr',
  doubt: {
    clearly: 'Klar das Erste',
    rather: 'Eher das Erste',
    even: 'Etwa gleich: Nimm, was dir gefällt',
  },
  after: 'Zu deiner letzten Entscheidung',
  showMe: 'Zeig es mir',
  takeBack: 'Zurücknehmen',
  goOn: 'Weiter',
}
