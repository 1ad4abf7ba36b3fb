import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  values: 'schätzt {lot} auf etwa £{pounds}',
  bids: 'bietet £{amount} auf etwa £{pounds} Wert',
  income: '{town} bringt {railway} Einkommen',
  control: '{town} kommt unter die Kontrolle der {grouping}',
  tradeEven: 'der Tausch kostet bis zum Ende nichts',
  tradeLoses: 'der Tausch kostet bis zum Ende etwa £{pounds}',
  tradeGains: 'der Tausch bringt bis zum Ende etwa £{pounds}',
  keepsForNow: 'behält die Basisaktien noch',
  keeps: 'die Basisaktien zahlen noch mehr',
  cannotBid: 'kann keine £{least} bieten',
  leaves: 'überlässt {lot} anderen, trotz etwa £{pounds} Wert',
  tooMuch: 'mehr als etwa £{pounds} wäre zu viel',
  from: 'baut von {town} aus',
  via: 'der Weg über {town}',
  cheapest: 'der billigste Weg lässt Geld in der Kasse',
  shortest: 'der kürzeste Weg spart Würfel',
  hullBarnsley: 'Hull & Barnsley',
} satisfies Translation<typeof en>
