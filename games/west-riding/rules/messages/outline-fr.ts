/** La position en mots, les réponses aux questions et les prix à côté des coups, en français. */
import type { Translation } from '@branchline/engine'
import type { outlineEn } from './outline-en.ts'

export const outlineFr: Translation<typeof outlineEn> = {
  'outline.turn': 'Manche {turn} sur {last}',
  'outline.acts': '{seat} décide : {asked}.',
  'outline.offerer': 'C’est à {seat} de mettre en vente.',
  'outline.trader': 'C’est à {seat} d’échanger.',
  'outline.order': 'Ordre du tour : {seats}.',
  'outline.auction': 'En vente : {lot}. Aucune offre encore ; au moins £{minimum}.',
  'outline.auction.bid': 'En vente : {lot}. {seat} offre £{bid} ; il faut au moins £{minimum} pour surenchérir.',
  'outline.passed': 'Ont passé : {seats}.',
  'outline.route':
    '{seat} construit pour le {railway} : £{bid} pour l’action, jusqu’à £{budget} à dépenser, {cubes, plural, one {# cube restant} other {# cubes restants}}.',
  'outline.route.to': 'La ligne mène à {town}.',
  'outline.route.from': 'Elle part de {town}.',
  'outline.route.path': 'Le chemin commencé : {path}.',
  'outline.hidden-cash': 'L’argent reste caché jusqu’à la fin : le classement ne compte pas celui des autres.',

  'outline.players': 'Joueurs',
  'outline.player':
    '{seat} : {cash} ; {number, plural, =0 {aucune action} other {{shares}}}. Les dividendes rapporteraient £{dividends} maintenant.',
  'outline.cash': '£{cash}',
  'outline.cash.hidden': 'argent caché (depuis que l’ordre du tour est fixé : £{spent} dépensées, £{shown} montrées)',
  'outline.shares': '{number} {railway}',
  'outline.shares.president': '{number} {railway} (président)',
  'outline.shares.hull-barnsley': '{lot}',

  'outline.railways': 'Compagnies',
  'outline.railway':
    '{railway} ({named}), du groupe {group} : {president} ; {sold} sur {shares, plural, one {# action} other {# actions}} en circulation, dont {public} publiques ; caisse £{treasury} ; {cubes, plural, one {# cube restant} other {# cubes restants}}. Ses villes rapportent £{income} et la prime de voie est de £{bonus} : £{perShare} par action, £{remainder} à la caisse. {next}. Elle est à {towns}.',
  'outline.president': 'président {seat}',
  'outline.president.none': 'pas encore de président',
  'outline.next-route': 'Sa nouvelle ligne la moins chère coûte £{cost} : les enchères partent de là',
  'outline.finished': 'Elle est achevée, {reason}',

  'outline.groups': 'Groupes et Hull & Barnsley',
  'outline.grouping':
    '{railway} ({named}), de {members} : {president} ; {sold} sur {shares, plural, one {# action} other {# actions}} en circulation, dont {public} publiques ; caisse £{treasury}. Il contrôle {controls, plural, =0 {aucune ville} other {{towns}}} et a encore {cubes, plural, one {# cube de contrôle} other {# cubes de contrôle}} : £{perShare} par action, £{remainder} à la caisse.',
  'outline.hull-barnsley':
    'Hull & Barnsley : {owner}. Il paie £{pays} cette manche{from, plural, =0 {} other {, rien avant la manche #,}} et £{final} à la fin ; les enchères partent de £{minimum}.',
  'outline.hull-barnsley.plain':
    'Hull & Barnsley, avec son dividende simple : {owner}. Il paie £{pays} cette manche{from, plural, =0 {} other {, rien avant la manche #,}} et £{final} à la fin ; les enchères partent de £{minimum}.',
  'outline.owner': 'à {seat}',
  'outline.owner.none': 'pas encore vendu',

  'outline.towns': 'Villes',
  'outline.town':
    '{town} en {place}, {size} : rapporte £{income} ; {control} ; {number, plural, =0 {aucune compagnie} other {présentes : {there}}}.',
  'outline.home': 'ville d’origine du {railway}',
  'outline.size.large': 'grande ville',
  'outline.size.midsize': 'ville moyenne',
  'outline.size.small': 'petite ville',
  'outline.control': 'contrôlée par le {railway}',
  'outline.control.none': 'pas contrôlée (£{income} quand elle le sera)',

  'outline.country': 'Pays',
  'outline.grid': 'Les rangées ont des lettres. Autour de E8 se trouvent E6 et E10, D7 et D9, F7 et F9.',
  'outline.costs':
    'Une case coûte £{countryside} en campagne, £{mountain} en montagne, £{town} dans une ville et £{city} dans une ville d’origine ; un pas par-dessus une rivière £{river} de plus. Les cases qui ne sont ni montagne ni ville sont de la campagne.',
  'outline.mountains': 'Montagnes : {hexes}.',
  'outline.rivers': 'Des rivières coulent entre {sides}.',
  'outline.river': '{one}–{other}',
  'outline.exclusive': 'Aucune compagnie ne peut être à la fois à {one} et à {other}.',
  'outline.track': 'Voie du {railway} : {hexes}.',

  'answer.hex': '{hex}, {terrain} : {number, plural, =0 {vide} other {voie du {there}}}.',
  'answer.terrain.countryside': 'campagne',
  'answer.terrain.mountain': 'montagne',
  'answer.steps': 'Pas possibles d’ici : {steps}.',
  'answer.step': '{hex} £{cost}',
  'answer.no-route': 'Aucune nouvelle ligne du {railway} ne mène à {town}.',
  'answer.route':
    'La ligne la moins chère du {railway} vers {town} part de {origin}, coûte £{cost} et prend {cubes, plural, one {# cube} other {# cubes}} ; la ville lui rapporterait £{income}.',
  'answer.route.control':
    'La ligne la moins chère du {railway} vers {town} part de {origin}, coûte £{cost} et prend {cubes, plural, one {# cube} other {# cubes}} ; la ville lui rapporterait £{income} et passerait sous le contrôle du {grouping}.',
  'price.offer': 'les enchères partent de £{minimum}',
  'price.route': '£{cost}, {cubes, plural, one {# cube} other {# cubes}}, rapporte £{income}',
  'price.path': '£{cost}, {cubes, plural, one {# cube} other {# cubes}}',
  'price.trade': 'dividendes {dividends, number, ::sign-always}, grand paiement {payoff, number, ::sign-always}',
}
