/** La position en mots, les réponses aux questions et les prix à côté des coups, en français. */
import type { Translation } from '@branchline/engine'
import type { outlineEn } from './outline-en.ts'

export const outlineFr: Translation<typeof outlineEn> = {
  'name.over': 'la fin',

  'outline.round': 'Manche {round} sur {rounds} : {phase}',
  'outline.acts': '{seat} décide.',
  'outline.passed': 'Ont passé : {seats}.',
  'outline.chain': 'Chaîne en cours : {areas}.',
  'outline.due': 'Reste à payer : {due, plural, one {# point} other {# points}}.',
  'outline.joined': 'Nuremberg et Fürth sont reliées.',
  'outline.not-joined': 'Nuremberg et Fürth ne sont pas encore reliées.',
  'outline.order': 'Ordre des joueurs : {seats}.',
  'outline.order.expected': 'Prochain ordre des joueurs, si plus rien ne change : {seats}.',
  'outline.build-order': 'Ordre de construction : {seats}.',
  'outline.build-order.expected': 'Ordre de construction, si plus rien ne change : {seats}.',
  'outline.train-order': 'Ordre des trains : {seats}.',
  'outline.train-order.expected': 'Ordre des trains, si plus rien ne change : {seats}.',
  'outline.track.white': 'Influence blanche (gouvernement), la plus haute d’abord, et à égalité le disque du dessus : {places}.',
  'outline.track.brown': 'Influence brune (trains), de même : {places}.',
  'outline.track.profit': 'Profits et pertes, de même : {places}.',
  'outline.place': '{seat} {points}',

  'outline.players': 'Joueurs',
  'outline.player':
    '{seat} : {cubes, plural, one {# cube} other {# cubes}} ; influence {white} blanc, {brown} brun, {red} rouge, {green} vert ; {profit} aux profits et pertes ; {links, plural, one {# tronçon} other {# tronçons}} sur le plateau, {left} en réserve.',
  'outline.cargo':
    '{seat} a transporté {now, plural, =0 {rien} other {{loaded}}} cette manche et {before, plural, =0 {rien} other {{won}}} auparavant : {points, plural, one {# point} other {# points}} et {sets, plural, one {# série} other {# séries}}.',
  'outline.hired':
    '{seat} a loué {trains}. Places libres : {goods} de marchandises ; de voyageurs, {passengers, plural, =0 {aucune} other {{slots}}}.',
  'outline.slots': '{number} à {points, plural, one {# point} other {# points}}',
  'outline.tie.profit': 'À égalité de points, {seat} est avant {otherSeat} : {more} sur profits et pertes vaut mieux que {less}.',
  'outline.tie.disc': 'À égalité de points et de profit, {seat} est avant {otherSeat} : par le disque du dessus sur profits et pertes.',
  'outline.forecast': '{seat} : revenu {income}, entretien {upkeep} ; cela mène à {after} aux profits et pertes.',

  'outline.boxes': 'Lots des enchères',
  'outline.box': 'Le lot {box} donne {given}. Aucune offre encore ; au moins {least}.',
  'outline.box.bid': 'Le lot {box} donne {given}. {seat} offre {bid} ; il faut au moins {least} pour surenchérir.',
  'outline.influence.white': '{number, plural, one {# blanc} other {# blancs}}',
  'outline.influence.brown': '{number, plural, one {# brun} other {# bruns}}',
  'outline.influence.red': '{number, plural, one {# rouge} other {# rouges}}',
  'outline.influence.green': '{number, plural, one {# vert} other {# verts}}',

  'outline.trains': 'Trains',
  'outline.train':
    'Le train {train} coûte {price, plural, one {# brun} other {# bruns}} : {goods, plural, one {# place} other {# places}} de marchandises, {passengers} de voyageurs{passengers, plural, =0 {} other { ({slots})}}. Libre.',
  'outline.train.hired':
    'Le train {train} coûte {price, plural, one {# brun} other {# bruns}} : {goods, plural, one {# place} other {# places}} de marchandises, {passengers} de voyageurs{passengers, plural, =0 {} other { ({slots})}}. Loué par {seat}.',

  'outline.tracks': 'Voies',
  'outline.track': '{seat} : {number, plural, =0 {aucune voie} other {{links}}}.',
  'outline.track.company':
    '{company} : {number, plural, =0 {aucune voie} other {{links}}} ; {supply, plural, one {# tronçon} other {# tronçons}} en réserve.',
  'outline.link': '{from}–{to}',

  'outline.areas': 'Zones',
  'outline.area':
    '{area} : {what}{pieces, plural, =0 {} other {. Ici : {here}}}{towns, plural, =0 {} other {. Desservi par {servedBy}}}{cutOff, plural, =0 {} other {. N’est plus desservi}}{ways, plural, =0 {} other {. Tronçons : {links}}}{shut, plural, =0 {} other {. Frontières fermées : {closed}}}.',
  'outline.site.town': 'ville',
  'outline.site.south': 'Le Sud',
  'outline.site.stone': 'carrière',
  'outline.site.cheese': 'fromagerie',
  'outline.site.beer': 'houblonnière',
  'outline.site.post': 'relais de poste',
  'outline.terrain.lowland': 'plaine',
  'outline.terrain.valley': 'vallée',
  'outline.terrain.hill': 'colline',
  'outline.belongs': 'ville de compagnie en {company}',
  'outline.exit': '{area} pour {price}',
  'outline.exit.seat': '{area} (construit par {seat})',
  'outline.exit.company': '{area} (voie du {company})',
  'outline.price':
    '{points, plural, one {# cube} other {# cubes}}{red, plural, =0 {} other { + # rouge}}{green, plural, =0 {} other { + # vert}}{white, plural, =0 {} other { + # blanc}}',
  'outline.pieces.stone': '{number, plural, one {# pierre} other {# pierres}}',
  'outline.pieces.cheese': '{number, plural, one {# fromage} other {# fromages}}',
  'outline.pieces.beer': '{number, plural, one {# bière} other {# bières}}',
  'outline.pieces.post': '{number, plural, one {# courrier} other {# courriers}}',
  'outline.pieces.red-passenger': '{number, plural, one {# voyageur rouge} other {# voyageurs rouges}}',
  'outline.pieces.green-passenger': '{number, plural, one {# voyageur vert} other {# voyageurs verts}}',
  'outline.pieces.opposition': '{number, plural, one {# opposition} other {# oppositions}}',
  'outline.pieces.landlord': '{number, plural, one {# propriétaire} other {# propriétaires}}',

  'answer.movable': 'Vous pouvez transporter maintenant : {kind}.',
  'answer.not-movable': 'Vous ne pouvez pas transporter maintenant : {kind}. {why}',
  'answer.link': 'Un tronçon de {from} à {to} coûte {price}.',
  'answer.can-build': 'Vous pourriez le construire comme prochain tronçon.',
  'price.hire':
    '{brown, plural, one {# brun} other {# bruns}}{exchange, plural, =0 {} other { + # cubes ou autres points}} ; {goods, plural, one {# place} other {# places}} de marchandises, {passengers, plural, one {# place} other {# places}} de voyageurs{passengers, plural, =0 {} other { ({slots})}}',
  'price.bid': 'donne {given}',
  'price.move': '{points, plural, one {# point} other {# points}}',
  'price.takeover': '{points} × {company}, {links, plural, one {# tronçon} other {# tronçons}} de moins à entretenir',
}
