import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  lead: {
    paper: 'Offrir {lot}, dès £{least}',
    alone: 'Offrir {lot}, que nul autre ne peut payer',
    fresh: 'Offrir {lot}, encore à personne',
    mine: 'Offrir une {lot} de plus, la vôtre',
    theirs: 'Offrir {lot}, celle de vos rivaux',
    open: 'Ouvrir {lot} à £{amount}',
    buy: '{lot} pour £{amount}, encore {turns, plural, one {# tour} other {# tours}}',
    deny: '{lot} pour £{amount}, avant que {seat} en ait plus',
    jump: 'Un saut à £{amount} pour {lot}',
    dear: '£{amount} pour {lot}, trop cher',
    leave: 'Laisser {lot} à {seat}',
    unwanted: 'Aucune enchère pour {lot}',
    town: 'Vers {place}',
    control: 'Vers {place}, que {giant} contrôle alors',
    way: 'Par {place}',
    cheapest: 'La voie la moins chère',
    shortest: 'La voie la plus courte',
    presidentShare: '{first} et {second} contre la part de président de {giant}',
    publicShare: '{first} et {second} contre une {giant} publique',
    stackShare: '{first} et {second} contre une {giant} nouvelle',
    keep: 'Aucun échange',
  },
  figure: {
    now: '{sign, select, less {prochain dividende £{n} de moins} none {prochain dividende pas plus haut} other {prochain dividende £{n} de plus}}',
    turn: '{sign, select, less {£{n} de moins par tour} none {rien de plus par tour} other {£{n} de plus par tour}}',
    spent: '{sign, select, less {£{n} de plus en caisse} none {rien de payé} other {payer £{n}}}',
    bid: '£{n} d’enchère',
    ended:
      '{sign, select, less {£{n} de moins si tout finissait} none {pas plus si tout finissait} other {£{n} de plus si tout finissait}}',
    rivals: '{sign, select, less {rival £{n} de moins par tour} none {meilleur rival pas plus riche} other {rival £{n} de plus par tour}}',
    purse: '{sign, select, less {riche rival £{n} de moins} none {riche rival ne paie rien} other {riche rival £{n} de plus}}',
    president: '{sign, select, less {une présidence perdue} none {aucune présidence} other {vous présidez}}',
  },
  cost: {
    now: '{sign, select, less {prochain dividende £{n} de moins} none {prochain dividende pas plus haut} other {dividende £{n} de plus seulement}}',
    turn: '{sign, select, less {£{n} de moins par tour} none {rien de plus par tour} other {seulement £{n} par tour}}',
    spent: '{sign, select, less {£{n} de plus en caisse seulement} none {rien en caisse} other {pour £{n}}}',
    bid: 'pour £{n}',
    ended:
      '{sign, select, less {£{n} de moins si tout finissait} none {pas plus si tout finissait} other {£{n} de plus seulement si tout finissait}}',
    rivals: '{sign, select, less {rival £{n} de moins par tour} none {meilleur rival pas plus pauvre} other {rival £{n} de plus par tour}}',
    purse: '{sign, select, less {riche rival £{n} de moins} none {riche rival ne paie rien} other {riche rival £{n} de plus}}',
    president: '{sign, select, less {une présidence perdue} other {aucune présidence}}',
  },
  risk: {
    fresh: '{seat} peut offrir plus.',
    deny: '{seat} peut continuer.',
    buy: '{seat} peut continuer.',
  },
  phase: {
    offer: 'Mettez en vente une part que vous voulez, et que d’autres ne peuvent payer ou ne cherchent pas.',
    bid: 'Une part vaut ses dividendes fois les tours restants, pas plus.',
    to: 'La ville atteinte paie chaque part de ce chemin de fer, à chaque tour.',
    trade: 'Deux petites parts contre une d’un géant : échangez quand il paie plus que les deux.',
  },
} satisfies Translation<typeof en>
