/** Was das Spiel auf Deutsch sagt. */
import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'
import { outlineDe } from './outline-de.ts'

export default {
  ...outlineDe,

  'other.offer': '{seat} entscheidet, welche Aktie angeboten wird.',
  'other.bid':
    '{seat} bietet auf {lot, select, MR {eine Aktie der } LNWR {eine Aktie der } NER {eine Aktie der } GCR {eine Aktie der } GNR {eine Aktie der } LYR {eine Aktie der } other {}}{lot} oder passt.',
  'other.raise':
    '{leaderSeat} bietet £{standing} auf {lot, select, MR {eine Aktie der } LNWR {eine Aktie der } NER {eine Aktie der } GCR {eine Aktie der } GNR {eine Aktie der } LYR {eine Aktie der } other {}}{lot}. {seat} bietet mehr oder passt endgültig.',
  'other.to': '{seat} baut für die {railway} eine neue Strecke.',
  'other.from': '{seat} entscheidet, wo die Strecke der {railway} nach {town} beginnt.',
  'other.path': '{seat} entscheidet, welchen Weg die Strecke von {origin} nach {town} nimmt.',
  'other.trade': '{seat} tauscht Aktien oder passt.',
  'prompt.offer': 'Runde {turn}: Biete eine Aktie einer Bahn zum Kauf an{hullBarnsley, select, true { oder die Hull & Barnsley} other {}}.',
  'prompt.bid':
    'Biete mindestens £{minimum} auf {lot, select, MR {eine Aktie der } LNWR {eine Aktie der } NER {eine Aktie der } GCR {eine Aktie der } GNR {eine Aktie der } LYR {eine Aktie der } other {}}{lot} oder passe.',
  'prompt.raise':
    '{leaderSeat} bietet £{standing} auf {lot, select, MR {eine Aktie der } LNWR {eine Aktie der } NER {eine Aktie der } GCR {eine Aktie der } GNR {eine Aktie der } LYR {eine Aktie der } other {}}{lot}. Biete mindestens £{minimum} oder passe endgültig.',
  'prompt.to': 'Baue eine neue Strecke der {railway} für höchstens £{budget}: Welche Stadt soll sie erreichen?',
  'prompt.from': 'Wo soll die Strecke der {railway} nach {town} beginnen?',
  'prompt.path': 'Welcher Weg von {origin} nach {town}? Nimm einen fertigen Weg oder gehe Feld für Feld.',
  'prompt.trade': 'Tausche zwei Aktien gegen eine ihrer Gruppenbahn oder passe.',

  'event.offered':
    '{seat} bietet {lot, select, MR {eine Aktie der } LNWR {eine Aktie der } NER {eine Aktie der } GCR {eine Aktie der } GNR {eine Aktie der } LYR {eine Aktie der } other {}}{lot} an; Gebote ab £{minimum}.',
  'event.bid':
    '{seat} bietet £{amount} auf {lot, select, MR {eine Aktie der } LNWR {eine Aktie der } NER {eine Aktie der } GCR {eine Aktie der } GNR {eine Aktie der } LYR {eine Aktie der } other {}}{lot}.',
  'event.passed': '{missed, plural, =0 {{seat} passt.} other {{seat} kann £# nicht zahlen und passt.}}',
  'forced.pass': 'Du konntest £{minimum} für eine Aktie der {railway} nicht zahlen: Du hast gepasst.',
  'forced.pass-hull-barnsley': 'Du konntest £{minimum} für die Hull & Barnsley nicht zahlen: Du hast gepasst.',
  'event.unsold':
    'Niemand will {lot, select, MR {eine Aktie der } LNWR {eine Aktie der } NER {eine Aktie der } GCR {eine Aktie der } GNR {eine Aktie der } LYR {eine Aktie der } other {}}{lot}: zurück damit.',
  'event.sold':
    '{seat} kauft {lot, select, MR {eine Aktie der } LNWR {eine Aktie der } NER {eine Aktie der } GCR {eine Aktie der } GNR {eine Aktie der } LYR {eine Aktie der } other {}}{lot} für £{price}.',
  'event.president': '{seat} ist jetzt Präsident der {railway}.',
  'event.built':
    'Die {railway} baut von {origin} nach {town} für £{cost} ({bonus} neue Felder: {path}){fromTreasury, plural, =0 {} other {, davon £# aus der Kasse}}{toTreasury, plural, =0 {} other {; £# kommen in die Kasse}}.',
  'event.controlled': 'Die {grouping} beherrscht jetzt {town}.',
  'event.finished': 'Die {railway} ist fertig: {reason}.',
  'event.nothing-to-offer': 'Keine Bahn kann mehr angeboten werden: Kaufen & Bauen ist zu Ende.',
  'event.traded':
    '{seat} tauscht {first} und {second} gegen {source, select, president {die Präsidentenaktie der {grouping}} public {eine öffentliche Aktie der {grouping}} other {eine Aktie der {grouping} vom Stapel}}.',
  'event.no-trade': '{seat} tauscht nicht.',
  'event.hull-barnsley-dividend': 'Die Hull & Barnsley zahlt {seat} £{amount}.',
  'event.dividend':
    'Die {railway} verdient £{income}: £{perShare} je Aktie bei {outstanding, plural, one {# Aktie} other {# Aktien}}{remainder, plural, =0 {} other {, £# in die Kasse}}.',
  'event.turn-order': 'Reihenfolge nach Geld: {seats}.',
  'event.turn': 'Runde {turn} beginnt.',
  'event.game-end':
    'Das Spiel endet: {reason, select, turns {das war die letzte Runde} other {alle sechs Bahnen sind fertig}}. Die große Auszahlung!',
  'event.payoff-hull-barnsley': '{seat} erhält £{amount} für die Hull & Barnsley.',
  'event.payoff-treasury':
    'Die Kasse der {railway}, £{treasury}, wird ausgezahlt: £{perShare} je Aktie{remainder, plural, =0 {} other {, £# an den Präsidenten}}.',
  'event.payoff-exchange':
    '{seat} tauscht {pairs, plural, one {ein Paar Aktien gegen eine} other {# Paare Aktien gegen #}} der {grouping}.',
  'event.payoff-valuation': 'Die {grouping} erhält £{amount} für {cubes, plural, one {# Stadt} other {# Städte}}.',
  'event.payoff-odd-share': '{seat} bekommt von der {grouping} £{amount} für eine einzelne Aktie.',
  'event.payoff-statement': '{seat}: £{cash} Bargeld und die große Auszahlung ergeben £{total}.',
  'event.winners': 'Gewonnen: {seats}, mit £{money}.',

  'refusal.not-now': 'Das ist jetzt nicht gefragt. Gefragt: {asked}.',
  'refusal.must-offer': 'Beim Anbieten darf niemand passen: Biete eine Aktie zum Kauf an.',
  'refusal.must-build': 'Du hast eine Aktie der {railway} gekauft: Sie muss eine neue Strecke bauen.',
  'refusal.grouping-offered': 'Aktien der {railway} werden nie versteigert: Eine gibt es für zwei Aktien ihrer Bahnen.',
  'refusal.bid-how-much': 'Sag, wie viele Pfund: mindestens £{minimum}.',
  'refusal.hull-barnsley-owned': 'Die Hull & Barnsley gehört schon {ownerSeat}.',
  'refusal.sold-out': 'Alle Aktien der {railway} sind verkauft.',
  'refusal.blocked': 'Die {railway} kann nicht bauen: jede neue Strecke ist versperrt.',
  'refusal.out-of-cubes':
    'Die {railway} kann nicht bauen: mit {cubes, plural, one {ihrem letzten Würfel} other {# Würfeln}} erreicht sie keine neue Stadt.',
  'refusal.bid-too-low': '£{standing} sind schon geboten: biete mindestens £{minimum}.',
  'refusal.below-minimum':
    'Das erste Gebot auf {lot, select, MR {eine Aktie der } LNWR {eine Aktie der } NER {eine Aktie der } GCR {eine Aktie der } GNR {eine Aktie der } LYR {eine Aktie der } other {}}{lot} muss mindestens £{minimum} sein.',
  'refusal.bid-over-cash': 'Du hast nur £{cash}: es fehlen £{short}.',
  'refusal.bid-not-whole': 'Gebote sind ganze Pfund.',
  'refusal.not-a-town': '{hex} ist keine Stadt.',
  'refusal.already-there': 'Die {railway} ist schon in {town}.',
  'refusal.other-leeds': 'Die {railway} steht in {other} und darf nicht auch nach {town}.',
  'refusal.not-there': 'Die {railway} steht nicht in {town}.',
  'refusal.no-way': 'Kein offener Weg führt die {railway} nach {town}.',
  'refusal.too-dear': 'Die Strecke nach {town} kostet mindestens £{cost}; da sind £{budget}: es fehlen £{short}.',
  'refusal.too-few-cubes': 'Die Strecke nach {town} braucht mindestens {length} Würfel; die {railway} hat {cubes}.',
  'refusal.not-on-a-path':
    '{hex} liegt auf keinem billigsten oder kürzesten Weg von {origin} nach {town}, der sich bauen lässt. Möglich: {possible}.',
  'refusal.no-cheapest': 'Der begonnene Weg ist nicht der billigste, oder der billigste lässt sich nicht bauen.',
  'refusal.no-shortest': 'Der begonnene Weg ist nicht der kürzeste, oder der kürzeste lässt sich nicht bezahlen.',
  'refusal.shortest-is-cheapest': 'Der kürzeste Weg ist zugleich der billigste: wähle diesen.',
  'refusal.pair-out-of-order': 'Nenne {second} vor {first}.',
  'refusal.different-groups': '{first} und {second} gehören nicht zur selben Gruppenbahn.',
  'refusal.other-group': 'Die {railway} gehört zur {grouping}.',
  'refusal.too-few-shares': 'Du hast {held, plural, =0 {keine Aktie} one {# Aktie} other {# Aktien}} der {railway}; es braucht {needed}.',
  'refusal.president-must-stay':
    '{held, plural, one {Deine Aktie der {railway} kannst du nicht entbehren} other {Von deinen # Aktien der {railway} kannst du {spare} entbehren}}: Ihr Präsident darf durch einen Tausch nicht wechseln.',
  'refusal.president-taken': 'Die Präsidentenaktie der {grouping} hat schon {presidentSeat}.',
  'refusal.president-first': 'Die erste Aktie der {grouping} muss die des Präsidenten sein.',
  'refusal.none-public': 'Keine Aktie der {grouping} ist öffentlich.',
  'refusal.stack-empty': 'Der Stapel der {grouping} ist leer.',

  'source.cash': 'Bargeld',
  'source.hull-barnsley': 'Hull & Barnsley',
  'source.treasuries': 'Kassen der Bahnen',
  'source.odd-shares': 'Einzelne Aktien',
  'source.grouping-shares': 'Aktien der Gruppenbahnen',

  'option.affiliation': 'Zugehörigkeit der Bahnen',
  'option.affiliation.historical': 'historisch',
  'option.affiliation.random': 'zufällig, je drei',
  'option.hullBarnsley': 'Dividende der Hull & Barnsley',
  'option.hullBarnsley.capped': '2 × (Runde − 1), höchstens Runde + Spieler − 1; zu viert und zu fünft vor Runde 5 nichts',
  'option.hullBarnsley.plain': 'Runde + Spieler − 1',
  'option.earlyHullBarnsley': 'Hull & Barnsley: zahlt auch zu viert und zu fünft ab Runde 2',
  'option.cash': 'Bargeld',
  'option.cash.open': 'offen',
  'option.cash.hidden': 'verdeckt bis zum Schluss',
  'option.turns': 'Zahl der Runden',
  'option.turns.0': 'wie üblich: 11, 9 oder 7 bei 3, 4 oder 5 Spielern',

  'name.hull-barnsley': 'die Hull & Barnsley',
  'name.lmsr-president': 'die Präsidentenaktie der LMSR',
  'name.lmsr-public': 'eine öffentliche Aktie der LMSR',
  'name.lmsr-stack': 'eine neue Aktie der LMSR vom Stapel',
  'name.lner-president': 'die Präsidentenaktie der LNER',
  'name.lner-public': 'eine öffentliche Aktie der LNER',
  'name.lner-stack': 'eine neue Aktie der LNER vom Stapel',
  'name.offer': 'ein Angebot',
  'name.bid': 'ein Gebot',
  'name.to': 'die neue Stadt einer Strecke',
  'name.from': 'der Anfang der Strecke',
  'name.path': 'der Weg der Strecke',
  'name.trade': 'ein Tausch',
  'name.over': 'nichts, das Spiel ist zu Ende',
  'name.out-of-cubes': 'zu wenige Würfel übrig',
  'name.blocked': 'jede Strecke ist versperrt',
  'name.sold-out': 'alle Aktien verkauft',

  'order.bid': 'Bis zu einer Grenze bieten',
  'order.bid.said': 'Auf {lot} bieten, bis £{most}; darüber {outbid, select, pass {passen} other {mich fragen}}.',
  'order.bid.lot': 'Auf',
  'order.bid.lot.hull-barnsley': 'Hull & Barnsley',
  'order.bid.most': 'Meine Grenze (sieht sonst niemand)',
  'order.bid.outbid': 'Wenn es höher geht',
  'order.bid.outbid.pass': 'passen',
  'order.bid.outbid.ask': 'mich fragen',
  'order.bid.purse': 'Mindestens behalten (0: egal)',
  'order.pass': 'In Versteigerungen passen',
  'order.pass.said': 'Bei jedem Gebot passen.',
  'order.pass.purse': 'Mindestens behalten (0: egal)',
  'order.until.another-lot': 'eine andere Bahn versteigert wird',
  'order.until.new-turn': 'die nächste Runde beginnt',
  'order.until.any-sale': 'jemand eine Aktie kauft',
  'order.until.track': 'jemand Gleise baut',
  'order.until.money-below': 'mein Geld unter das Mindeste fällt',
  'order.until.sold': 'die Aktie verkauft ist',
  'order.until.outbid': 'über meine Grenze geboten wurde',
} satisfies Translation<typeof en>
