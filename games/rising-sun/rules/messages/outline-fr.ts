// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter is meant
/** La position en mots, les réponses aux questions et les prix à côté des coups, en français. */
import type { Translation } from '@branchline/engine'
import type { outlineEn } from './outline-en.ts'

export const outlineFr: Translation<typeof outlineEn> = {
  'outline.turn': 'Tour {turn} sur le plateau {map}',
  'outline.acts': '{seat} décide.',
  'outline.start': 'On pose les premiers rails, sur toute case de terre qui n’est pas un lieu isolé.',
  'outline.start-cities': 'On pose les premiers rails, dans les villes marquées d’un S rouge.',
  'outline.active': 'C’est le tour de {seat}, qui a encore ${money} et {points, plural, one {# point de rail} other {# points de rail}}.',
  'outline.may-pass': 'Aucune carte n’a encore été jouée ni achetée : on peut passer.',
  'outline.lasting.free-rivers': 'Jusqu’à la fin du tour : les rivières ne coûtent rien.',
  'outline.lasting.free-mountains': 'Jusqu’à la fin du tour : les montagnes ne coûtent rien.',
  'outline.lasting.free-cities': 'Jusqu’à la fin du tour : les villes ne coûtent rien.',
  'outline.lasting.free-company': 'Jusqu’à la fin du tour : les jetons des autres ne coûtent rien et n’apportent pas de Déchet.',
  'outline.lasting.free-rails': 'Jusqu’à la fin du tour : les rails ne coûtent pas d’argent.',
  'outline.lasting.buy-to-top': 'Jusqu’à la fin du tour : chaque carte achetée peut aller sur la pioche.',
  'outline.lasting.no-waste': 'Jusqu’à la fin du tour : on ne reçoit pas de Déchet.',
  'outline.lasting.money-per-green': 'Jusqu’à la fin du tour : ${n} pour chaque carte verte jouée.',
  'outline.lasting.money-per-rail': 'Jusqu’à la fin du tour : ${n} pour chaque rail posé.',
  'outline.lasting.next-rail-cheaper': 'Le prochain rail de ce tour coûte ${n} de moins.',
  'outline.lasting.remote-partners':
    '{n, plural, one {Il reste # carte Partenaires lointains} other {Il reste # cartes Partenaires lointains}} : chacune ôte $2 d’un rail vers un lieu isolé.',
  'outline.lasting.extra-rail-point':
    'La prochaine carte verte utilisée ce tour-ci donne {n, plural, one {# point de rail de plus} other {# points de rail de plus}}.',
  'outline.lasting.rail-money': '${n} de plus, pour des rails seulement.',
  'outline.frame': 'En cours : {source}, étape {step}{count, plural, =0 {} other { (# jusqu’ici)}} ; on attend {seat}.',
  'outline.frame.immune': 'Cela épargne {seats}.',
  'outline.frame.cards': 'Cartes ouvertes pour cela : {cards}.',
  'outline.in-play': 'En jeu : {cards}.',
  'outline.gained': 'Reçues ce tour-ci : {cards}.',
  'outline.seen': 'Vues par tous au dernier coup : {cards}.',
  'outline.trash': 'Écartées : {cards}.',
  'outline.cards': '{number} {card}',
  'outline.end':
    'La partie finit avec le tour où {piles, plural, one {# pile de plus est vide} other {# piles de plus sont vides}}, où {seat} a posé {rails, plural, one {son dernier rail} other {ses # derniers rails}}, ou bien où {stations, plural, one {la dernière gare est construite} other {les # dernières gares sont construites}}.',
  'outline.ended': 'La partie est finie : {by}.',

  'outline.players': 'Joueurs',
  'outline.order': 'Ordre des tours : {seats}.',
  'outline.player':
    '{seat} : {rails, plural, one {# rail restant} other {# rails restants}} ; {hand, plural, one {# carte} other {# cartes}} en main, {deck} dans la pioche, {discard} dans la défausse ; {tourists, plural, one {# point} other {# points}} des touristes, {routes} des liaisons.',
  'outline.hand': '{seat} tient {cards}.',
  'outline.shown': 'Tous savent que {seat} tient {cards}.',
  'outline.discard': 'Défausse de {seat} : {cards}.',
  'outline.hidden': 'Quelque part dans ce que {seat} cache : {cards}.',
  'outline.deck.known': 'Dans la pioche de {seat}, à la place {place} depuis le dessus : {card}, connue de son propriétaire.',
  'outline.deck.open': 'Dans la pioche de {seat}, à la place {place} depuis le dessus : {card}, connue de tous.',
  'outline.deck.looked-at': '{seat} connaît la carte à la place {place} depuis le dessus de sa pioche.',
  'outline.waste-free':
    '{number, plural, one {Au moins # carte cachée} other {Au moins # cartes cachées}} dans la main de {seat} ne {number, plural, one {peut pas être un Déchet} other {peuvent pas être des Déchets}}.',

  'outline.supply': 'Réserve',
  'outline.pile': '{card} coûte ${cost} et donne ${money}, {colour}, il en reste {left} : {text}',
  'outline.waste': 'Déchets : il en reste {left}.',
  'outline.colour.blue': 'train',
  'outline.colour.green': 'rails',
  'outline.colour.purple': 'gare',
  'outline.colour.red': 'action',
  'outline.colour.gold': 'bâtiment',
  'outline.colour.grey': 'Déchet',

  'outline.routes': 'Liaisons',
  'outline.route':
    'Liaison {marker}, de {from} à {to} : {points, plural, one {# point} other {# points}}, et une fois : {ability}. {claimed}.',
  'outline.route.open': 'Pas encore obtenue',
  'outline.route.unused': 'Obtenue par {seat}, pas encore utilisée',
  'outline.route.used': 'Obtenue par {seat}, utilisée',

  'outline.cities': 'Villes',
  'outline.city':
    '{hex} en {place} : {stations} sur {limit} gares, vaut {points, plural, one {# point} other {# points}}{start, plural, =0 {} other {, ville de départ (S rouge)}} ; {players, plural, =0 {aucun rail} other {rails de {seats}}}.',
  'outline.remotes': 'Lieux isolés',
  'outline.remote': '{hex} en {place} : vaut {value} points, coûte ${value} ; {players, plural, =0 {aucun rail} other {rails de {seats}}}.',
  'outline.land': 'Terrain',
  'outline.grid':
    'Les rangées ont des lettres. Autour de C4 se trouvent C3 et C5, B3 et B4, D3 et D4 ; autour de D4, D3 et D5, C4 et C5, E4 et E5.',
  'outline.prices':
    'Un rail ne coûte rien en plaine, $1 dans une rivière, $2 en montagne, $1 dans une ville et $1 pour chaque gare de celle-ci, sa valeur dans un lieu isolé ; $1 de plus pour chaque autre joueur présent, et vous recevez alors 1 Déchet.',
  'outline.land.field': 'Plaines : {hexes}.',
  'outline.land.river': 'Rivières : {hexes}.',
  'outline.land.mountain': 'Montagnes : {hexes}.',
  'outline.land.sea': 'Mer : {hexes}.',
  'outline.barriers': 'Barrières, par-dessus lesquelles rien n’est voisin : {barriers}.',
  'outline.barrier': '{from}–{to}',
  'outline.rails': 'Rails ailleurs',
  'outline.hex': '{place}, {kind} : {players, plural, =0 {aucun rail} other {rails de {seats}}}.',
  'outline.kind.field': 'plaine',
  'outline.kind.river': 'rivière',
  'outline.kind.mountain': 'montagne',
  'outline.kind.sea': 'mer',

  'answer.card': '{card} coûte ${cost} et donne ${money}, {colour} ; elle n’a pas de pile dans cette partie : {text}',
  'answer.buy': '{card} coûte ${cost} ; il en reste {left}.',
  'answer.around': 'À côté : {hexes}.',
  'answer.own-rail': 'Vous avez déjà un rail à {hex}.',
  'answer.rail':
    'Un rail à {hex} vous coûte ${price} ({parts}){waste, plural, =0 {} one { et apporte # Déchet} other { et apporte # Déchets}}.',
  'answer.part': '{what} ${money}',
  'answer.part.field': 'plaine',
  'answer.part.river': 'rivière',
  'answer.part.mountain': 'montagne',
  'answer.part.city': 'ville',
  'answer.part.remote': 'lieu isolé',
  'answer.part.stations': 'gares',
  'answer.part.company': 'autres joueurs',
  'answer.part.free-rails': 'rails gratuits',
  'answer.part.surveyor': 'Géomètre',
  'answer.not-reached': 'Aucun de vos rails n’est à côté.',
  'answer.can-lay': 'Vous pouvez le poser maintenant.',
  'price.rail': '${price}{waste, plural, =0 {} one {, # Déchet} other {, # Déchets}}',
  'price.buy': '${cost}',
  'price.play': '${money} : {text}',
  'price.money': '${money}',
  'price.station': 'la ville vaut alors {points}',
  'outline.tie.rails':
    'À égalité de PV, {seat} est avant {otherSeat} : {more, plural, one {# rail} other {# rails}} sur le plateau contre {fewer}.',
}
