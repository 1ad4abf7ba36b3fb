import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  share: { name: 'Aktie', means: 'Ein Teil einer Bahn; bringt jede Runde Dividende.' },
  dividend: { name: 'Dividende', means: 'Das Einkommen einer Bahn, geteilt durch ihre Aktien im Umlauf.' },
  offer: { name: 'Angebot', means: 'Jede Runde bietest du eine Aktie zum Kauf an.' },
  'least-bid': { name: 'Mindestgebot', means: 'Was die billigste neue Strecke kostet.' },
  route: { name: 'Strecke', means: 'Von einer erreichten Stadt über leeres Land in eine neue.' },
  cube: { name: 'Würfel', means: 'Gleis auf einem Feld; jede Bahn hat nur so viele.' },
  'track-bonus': { name: 'Neubau', means: '£1 je Feld neuen Gleises, nur in dieser Runde.' },
  treasury: { name: 'Kasse', means: 'Was von einem Gebot übrig ist: Der Präsident gibt es aus, am Ende wird es geteilt.' },
  president: { name: 'Präsident', means: 'Wer mehr Aktien hat als alle anderen.' },
  basic: { name: 'Basisbahn', means: 'Eine der sechs kleinen Bahnen, deren Aktien angeboten werden.' },
  grouping: { name: 'Gruppenbahn', means: 'LMSR und LNER: eingetauscht, nie angeboten.' },
  control: { name: 'Kontrolle', means: 'Zwei Bahnen einer Gruppe in einer Stadt: £10 je Runde für sie, £2 weniger für jede Bahn dort.' },
  trade: { name: 'Tausch', means: 'Zwei Basisaktien gegen eine ihrer Gruppenbahn, vor den Dividenden.' },
  'publicly-held': { name: 'Öffentlich', means: 'Zurückgegeben: zählt beim Teilen, und eine der Gruppenbahn kann genommen werden.' },
  payoff: { name: 'Große Auszahlung', means: 'Das Ende: Kassen werden geteilt, Paare werden Gruppenaktien, alles wird gezählt.' },
} satisfies Translation<typeof en>
