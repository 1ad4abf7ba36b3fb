import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  values: 'estime {lot} à environ £{pounds}',
  bids: 'offre £{amount} pour une valeur d’environ £{pounds}',
  income: '{town} rapporte au {railway}',
  control: '{town} passe sous le contrôle du {grouping}',
  tradeEven: 'l’échange ne coûte rien d’ici la fin',
  tradeLoses: 'l’échange perd environ £{pounds} d’ici la fin',
  tradeGains: 'l’échange gagne environ £{pounds} d’ici la fin',
  keepsForNow: 'garde pour l’instant les actions de base',
  keeps: 'les actions de base paient encore davantage',
  cannotBid: 'ne peut pas offrir £{least}',
  leaves: 'laisse {lot} aux autres, bien que cela vaille environ £{pounds}',
  tooMuch: 'plus d’environ £{pounds} serait trop',
  from: 'construit depuis {town}',
  via: 'le chemin par {town}',
  cheapest: 'le chemin le moins cher laisse de l’argent à la caisse',
  shortest: 'le chemin le plus court épargne des cubes',
  hullBarnsley: 'Hull & Barnsley',
} satisfies Translation<typeof en>
