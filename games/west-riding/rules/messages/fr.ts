/** Ce que le jeu dit en français. */
import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'
import { outlineFr } from './outline-fr.ts'

export default {
  ...outlineFr,

  'other.offer': '{seat} décide quelle action est offerte.',
  'other.bid':
    '{seat} enchérit sur {lot, select, MR {une action du } LNWR {une action du } NER {une action du } GCR {une action du } GNR {une action du } LYR {une action du } other {}}{lot}, ou passe.',
  'other.raise':
    '{leaderSeat} offre £{standing} pour {lot, select, MR {une action du } LNWR {une action du } NER {une action du } GCR {une action du } GNR {une action du } LYR {une action du } other {}}{lot}. {seat} offre plus, ou passe pour de bon.',
  'other.to': '{seat} construit une nouvelle ligne pour le {railway}.',
  'other.from': '{seat} décide d’où part la ligne du {railway} vers {town}.',
  'other.path': '{seat} décide par où passe la ligne de {origin} à {town}.',
  'other.trade': '{seat} échange des actions, ou passe.',
  'prompt.offer':
    'Manche {turn} : mettez en vente une action d’une compagnie{hullBarnsley, select, true {, ou le Hull & Barnsley} other {}}.',
  'prompt.bid':
    'Offrez au moins £{minimum} pour {lot, select, MR {une action du } LNWR {une action du } NER {une action du } GCR {une action du } GNR {une action du } LYR {une action du } other {}}{lot}, ou passez.',
  'prompt.raise':
    '{leaderSeat} offre £{standing} pour {lot, select, MR {une action du } LNWR {une action du } NER {une action du } GCR {une action du } GNR {une action du } LYR {une action du } other {}}{lot}. Offrez au moins £{minimum}, ou passez pour de bon.',
  'prompt.to': 'Construisez une nouvelle ligne du {railway}, pour £{budget} au plus : quelle ville doit-elle atteindre ?',
  'prompt.from': 'D’où doit partir la ligne du {railway} vers {town} ?',
  'prompt.path': 'Par où de {origin} à {town} ? Prenez un chemin tout fait, ou allez case par case.',
  'prompt.trade': 'Échangez deux actions de base contre une de leur groupe, ou passez.',

  'event.offered':
    '{seat} met en vente {lot, select, MR {une action du } LNWR {une action du } NER {une action du } GCR {une action du } GNR {une action du } LYR {une action du } other {}}{lot} ; les enchères partent de £{minimum}.',
  'event.bid':
    '{seat} offre £{amount} pour {lot, select, MR {une action du } LNWR {une action du } NER {une action du } GCR {une action du } GNR {une action du } LYR {une action du } other {}}{lot}.',
  'event.passed': '{missed, plural, =0 {{seat} passe.} other {{seat} ne peut payer £# et passe.}}',
  'forced.pass': 'Vous ne pouviez pas payer £{minimum} pour une action du {railway} : vous avez passé.',
  'forced.pass-hull-barnsley': 'Vous ne pouviez pas payer £{minimum} pour le Hull & Barnsley : vous avez passé.',
  'event.unsold':
    'Personne ne veut {lot, select, MR {une action du } LNWR {une action du } NER {une action du } GCR {une action du } GNR {une action du } LYR {une action du } other {}}{lot} : retour à la banque.',
  'event.sold':
    '{seat} achète {lot, select, MR {une action du } LNWR {une action du } NER {une action du } GCR {une action du } GNR {une action du } LYR {une action du } other {}}{lot} pour £{price}.',
  'event.president': '{seat} est désormais président du {railway}.',
  'event.built':
    'Le {railway} construit de {origin} à {town} pour £{cost} ({bonus, plural, one {# case nouvelle} other {# cases nouvelles}} : {path}){fromTreasury, plural, =0 {} other {, dont £# de la caisse}}{toTreasury, plural, =0 {} other { ; £# vont à la caisse}}.',
  'event.controlled': 'Le {grouping} contrôle désormais {town}.',
  'event.finished': 'Le {railway} est achevé : {reason}.',
  'event.nothing-to-offer': 'Aucune compagnie ne peut plus être mise en vente : achats et constructions sont terminés.',
  'event.traded':
    '{seat} échange {first} et {second} contre {source, select, president {l’action du président du {grouping}} public {une action publique du {grouping}} other {une action du {grouping} de la pile}}.',
  'event.no-trade': '{seat} n’échange rien.',
  'event.hull-barnsley-dividend': 'Le Hull & Barnsley paie £{amount} à {seat}.',
  'event.dividend':
    'Le {railway} gagne £{income} : £{perShare} pour chacune des {outstanding, plural, one {# action} other {# actions}}{remainder, plural, =0 {} other {, £# à la caisse}}.',
  'event.turn-order': 'Ordre du tour selon l’argent : {seats}.',
  'event.turn': 'La manche {turn} commence.',
  'event.game-end':
    'La partie est finie : {reason, select, turns {c’était la dernière manche} other {les six compagnies sont achevées}}. Le grand paiement !',
  'event.payoff-hull-barnsley': '{seat} reçoit £{amount} pour le Hull & Barnsley.',
  'event.payoff-treasury':
    'La caisse du {railway}, £{treasury}, est distribuée : £{perShare} par action{remainder, plural, =0 {} other {, £# au président}}.',
  'event.payoff-exchange':
    '{seat} échange {pairs, plural, one {une paire d’actions de base contre une} other {# paires d’actions de base contre #}} du {grouping}.',
  'event.payoff-valuation': 'Le {grouping} reçoit £{amount} pour {cubes, plural, one {# ville} other {# villes}}.',
  'event.payoff-odd-share': 'Le {grouping} paie £{amount} à {seat} pour une action isolée.',
  'event.payoff-statement': '{seat} : £{cash} en argent et le grand paiement font £{total}.',
  'event.winners': '{seats} gagne avec £{money}.',

  'refusal.not-now': 'Ce n’est pas demandé maintenant. Demandé : {asked}.',
  'refusal.must-offer': 'Personne ne peut passer son offre : mettez une action en vente.',
  'refusal.must-build': 'Vous avez acheté une action du {railway} : il doit construire une nouvelle ligne.',
  'refusal.grouping-offered':
    'Les actions du {railway} ne sont jamais mises aux enchères : on en reçoit une contre deux actions de ses compagnies.',
  'refusal.bid-how-much': 'Dites combien de livres : au moins £{minimum}.',
  'refusal.hull-barnsley-owned': 'Le Hull & Barnsley appartient déjà à {ownerSeat}.',
  'refusal.sold-out': 'Toutes les actions du {railway} sont vendues.',
  'refusal.blocked': 'Le {railway} ne peut pas construire : toute nouvelle ligne est bloquée.',
  'refusal.out-of-cubes':
    'Le {railway} ne peut pas construire : {cubes, plural, one {son # cube n’atteint} other {ses # cubes n’atteignent}} aucune nouvelle ville.',
  'refusal.bid-too-low': '£{standing} sont déjà offertes : offrez au moins £{minimum}.',
  'refusal.below-minimum':
    'La première offre pour {lot, select, MR {une action du } LNWR {une action du } NER {une action du } GCR {une action du } GNR {une action du } LYR {une action du } other {}}{lot} doit être d’au moins £{minimum}.',
  'refusal.bid-over-cash': 'Vous n’avez que £{cash} : il manque £{short}.',
  'refusal.bid-not-whole': 'On enchérit en livres entières.',
  'refusal.not-a-town': '{hex} n’est pas une ville.',
  'refusal.already-there': 'Le {railway} est déjà à {town}.',
  'refusal.other-leeds': 'Le {railway} est à {other} et ne peut pas entrer aussi à {town}.',
  'refusal.not-there': 'Le {railway} n’est pas à {town}.',
  'refusal.no-way': 'Aucun chemin ouvert ne mène le {railway} à {town}.',
  'refusal.too-dear': 'La ligne vers {town} coûte au moins £{cost} ; il y a £{budget} : il manque £{short}.',
  'refusal.too-few-cubes': 'La ligne vers {town} prend au moins {length} cubes ; le {railway} en a {cubes}.',
  'refusal.not-on-a-path':
    '{hex} n’est sur aucun chemin le moins cher ou le plus court de {origin} à {town} qui puisse être construit. Possibles : {possible}.',
  'refusal.no-cheapest': 'Le chemin commencé n’est pas le moins cher, ou le moins cher ne peut pas être construit.',
  'refusal.no-shortest': 'Le chemin commencé n’est pas le plus court, ou le plus court ne peut pas être payé.',
  'refusal.shortest-is-cheapest': 'Le chemin le plus court est le moins cher : choisissez celui-là.',
  'refusal.pair-out-of-order': 'Nommez {second} avant {first}.',
  'refusal.different-groups': '{first} et {second} ne sont pas du même groupe.',
  'refusal.other-group': 'Le {railway} appartient au groupe {grouping}.',
  'refusal.too-few-shares':
    'Vous avez {held, plural, =0 {aucune action} one {# action} other {# actions}} du {railway} ; il en faut {needed}.',
  'refusal.president-must-stay':
    '{held, plural, one {Vous ne pouvez pas céder votre action du {railway}} other {De vos # actions du {railway} vous pouvez en céder {spare}}} : un échange ne peut pas changer son président.',
  'refusal.president-taken': '{presidentSeat} a déjà l’action du président du {grouping}.',
  'refusal.president-first': 'La première action du {grouping} doit être celle du président.',
  'refusal.none-public': 'Aucune action du {grouping} n’est publique.',
  'refusal.stack-empty': 'La pile du {grouping} est vide.',

  'source.cash': 'Argent',
  'source.hull-barnsley': 'Hull & Barnsley',
  'source.treasuries': 'Caisses des compagnies de base',
  'source.odd-shares': 'Actions isolées',
  'source.grouping-shares': 'Actions des groupes',

  'option.affiliation': 'Groupe de chaque compagnie',
  'option.affiliation.historical': 'historique',
  'option.affiliation.random': 'au hasard, trois chacun',
  'option.hullBarnsley': 'Dividende du Hull & Barnsley',
  'option.hullBarnsley.capped': '2 × (manche − 1), au plus manche + joueurs − 1 ; rien avant la manche 5 à quatre ou cinq',
  'option.hullBarnsley.plain': 'manche + joueurs − 1',
  'option.earlyHullBarnsley': 'Hull & Barnsley : paie dès la manche 2, même à quatre ou cinq',
  'option.cash': 'Argent',
  'option.cash.open': 'visible',
  'option.cash.hidden': 'caché jusqu’à la fin',
  'option.turns': 'Nombre de manches',
  'option.turns.0': 'comme d’habitude : 11, 9 ou 7 à 3, 4 ou 5 joueurs',

  'name.hull-barnsley': 'le Hull & Barnsley',
  'name.lmsr-president': 'l’action du président du LMSR',
  'name.lmsr-public': 'une action publique du LMSR',
  'name.lmsr-stack': 'une action nouvelle du LMSR, de la pile',
  'name.lner-president': 'l’action du président du LNER',
  'name.lner-public': 'une action publique du LNER',
  'name.lner-stack': 'une action nouvelle du LNER, de la pile',
  'name.offer': 'une mise en vente',
  'name.bid': 'une enchère',
  'name.to': 'la nouvelle ville d’une ligne',
  'name.from': 'le départ de la ligne',
  'name.path': 'le chemin de la ligne',
  'name.trade': 'un échange',
  'name.over': 'rien, la partie est finie',
  'name.out-of-cubes': 'il reste trop peu de cubes',
  'name.blocked': 'toute ligne est bloquée',
  'name.sold-out': 'toutes les actions sont vendues',

  'order.bid': 'Enchérir jusqu’à un maximum',
  'order.bid.said': 'Enchérir pour {lot}, jusqu’à £{most} ; au-delà, {outbid, select, pass {passer} other {me demander}}.',
  'order.bid.lot': 'Pour',
  'order.bid.lot.hull-barnsley': 'Hull & Barnsley',
  'order.bid.most': 'Mon maximum (personne d’autre ne le voit)',
  'order.bid.outbid': 'Quand cela monte plus haut',
  'order.bid.outbid.pass': 'passer',
  'order.bid.outbid.ask': 'me demander',
  'order.bid.purse': 'Argent à garder au moins (0 : peu importe)',
  'order.pass': 'Passer aux enchères',
  'order.pass.said': 'Passer à chaque enchère.',
  'order.pass.purse': 'Argent à garder au moins (0 : peu importe)',
  'order.until.another-lot': 'une autre compagnie est mise aux enchères',
  'order.until.new-turn': 'la manche suivante commence',
  'order.until.any-sale': 'quelqu’un achète une action',
  'order.until.track': 'quelqu’un construit de la voie',
  'order.until.money-below': 'mon argent tombe au-dessous du minimum',
  'order.until.sold': 'l’action est vendue',
  'order.until.outbid': 'les enchères ont dépassé mon maximum',
} satisfies Translation<typeof en>
