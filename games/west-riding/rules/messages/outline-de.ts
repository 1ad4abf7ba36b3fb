/** Die Stellung in Worten, die Antworten auf Fragen und die Preise neben den Zügen, auf Deutsch. */
import type { Translation } from '@branchline/engine'
import type { outlineEn } from './outline-en.ts'

export const outlineDe: Translation<typeof outlineEn> = {
  'outline.turn': 'Runde {turn} von {last}',
  'outline.acts': '{seat} entscheidet: {asked}.',
  'outline.offerer': '{seat} ist mit dem Anbieten an der Reihe.',
  'outline.trader': '{seat} ist mit dem Tauschen an der Reihe.',
  'outline.order': 'Spielreihenfolge: {seats}.',
  'outline.auction': 'Zum Kauf: {lot}. Noch kein Gebot; mindestens £{minimum}.',
  'outline.auction.bid': 'Zum Kauf: {lot}. {seat} bietet £{bid}; mindestens £{minimum} überbietet das.',
  'outline.passed': 'Gepasst: {seats}.',
  'outline.route':
    '{seat} baut für die {railway}: £{bid} liegen auf der Aktie, bis zu £{budget} können ausgegeben werden, {cubes, plural, one {# Würfel ist} other {# Würfel sind}} übrig.',
  'outline.route.to': 'Die Strecke führt nach {town}.',
  'outline.route.from': 'Sie beginnt in {town}.',
  'outline.route.path': 'Der begonnene Weg: {path}.',
  'outline.hidden-cash': 'Das Geld ist bis zum Ende verdeckt: der Stand zählt das der anderen nicht.',

  'outline.players': 'Spieler',
  'outline.player': '{seat}: {cash}; {number, plural, =0 {keine Aktie} other {{shares}}}. Dividenden brächten jetzt £{dividends}.',
  'outline.cash': '£{cash}',
  'outline.cash.hidden': 'Geld verdeckt (seit Festlegung der Reihenfolge £{spent} ausgegeben, £{shown} gezeigt)',
  'outline.shares': '{number} {railway}',
  'outline.shares.president': '{number} {railway} (Präsident)',
  'outline.shares.hull-barnsley': '{lot}',

  'outline.railways': 'Bahnen',
  'outline.railway':
    '{railway} ({named}), gehört zur {group}: {president}; {sold} von {shares, plural, one {# Aktie} other {# Aktien}} im Umlauf, davon {public} öffentlich; Kasse £{treasury}; {cubes, plural, one {# Würfel} other {# Würfel}} übrig. Ihre Städte bringen £{income}, der Neubau £{bonus}: £{perShare} je Aktie, £{remainder} in die Kasse. {next}. Sie steht in {towns}.',
  'outline.president': 'Präsident {seat}',
  'outline.president.none': 'noch kein Präsident',
  'outline.next-route': 'Ihre billigste neue Strecke kostet £{cost}: Dort beginnen Gebote',
  'outline.finished': 'Sie ist fertig, {reason}',

  'outline.groups': 'Gruppenbahnen und Hull & Barnsley',
  'outline.grouping':
    '{railway} ({named}) aus {members}: {president}; {sold} von {shares, plural, one {# Aktie} other {# Aktien}} im Umlauf, davon {public} öffentlich; Kasse £{treasury}. Sie kontrolliert {controls, plural, =0 {keine Stadt} other {{towns}}} und hat noch {cubes, plural, one {# Kontrollwürfel} other {# Kontrollwürfel}}: £{perShare} je Aktie, £{remainder} in die Kasse.',
  'outline.hull-barnsley':
    'Hull & Barnsley: {owner}. Sie zahlt in dieser Runde £{pays}{from, plural, =0 {} other {, vor Runde # nichts,}} und am Ende £{final}; Gebote beginnen bei £{minimum}.',
  'outline.hull-barnsley.plain':
    'Hull & Barnsley, mit einfacher Dividende: {owner}. Sie zahlt in dieser Runde £{pays}{from, plural, =0 {} other {, vor Runde # nichts,}} und am Ende £{final}; Gebote beginnen bei £{minimum}.',
  'outline.owner': 'im Besitz von {seat}',
  'outline.owner.none': 'noch nicht verkauft',

  'outline.towns': 'Städte',
  'outline.town': '{town} bei {place}, {size}: bringt £{income}; {control}; {number, plural, =0 {keine Bahn dort} other {dort: {there}}}.',
  'outline.home': 'Heimatstadt der {railway}',
  'outline.size.large': 'große Stadt',
  'outline.size.midsize': 'mittlere Stadt',
  'outline.size.small': 'kleine Stadt',
  'outline.control': 'kontrolliert von der {railway}',
  'outline.control.none': 'nicht kontrolliert (£{income}, sobald sie es ist)',

  'outline.country': 'Land',
  'outline.grid': 'Reihen haben Buchstaben. Um E8 liegen E6 und E10, D7 und D9, F7 und F9.',
  'outline.costs':
    'Ein Feld kostet £{countryside} im Flachland, £{mountain} im Gebirge, £{town} in einer Stadt und £{city} in einer Großstadt; ein Schritt über einen Fluss £{river} mehr. Was weder Gebirge noch Stadt ist, ist Flachland.',
  'outline.mountains': 'Gebirge: {hexes}.',
  'outline.rivers': 'Flüsse laufen zwischen {sides}.',
  'outline.river': '{one}–{other}',
  'outline.exclusive': 'Keine Bahn darf in {one} und {other} zugleich stehen.',
  'outline.track': 'Gleise der {railway}: {hexes}.',

  'answer.hex': '{hex}, {terrain}: {number, plural, =0 {leer} other {Gleise der {there}}}.',
  'answer.terrain.countryside': 'Flachland',
  'answer.terrain.mountain': 'Gebirge',
  'answer.steps': 'Schritte von hier: {steps}.',
  'answer.step': '{hex} £{cost}',
  'answer.no-route': 'Keine neue Strecke der {railway} führt nach {town}.',
  'answer.route':
    'Die billigste Strecke der {railway} nach {town} beginnt in {origin}, kostet £{cost} und braucht {cubes, plural, one {# Würfel} other {# Würfel}}; die Stadt brächte ihr £{income}.',
  'answer.route.control':
    'Die billigste Strecke der {railway} nach {town} beginnt in {origin}, kostet £{cost} und braucht {cubes, plural, one {# Würfel} other {# Würfel}}; die Stadt brächte ihr £{income} und käme unter die Kontrolle der {grouping}.',
  'price.offer': 'Gebote ab £{minimum}',
  'price.route': '£{cost}, {cubes, plural, one {# Würfel} other {# Würfel}}, bringt £{income}',
  'price.path': '£{cost}, {cubes, plural, one {# Würfel} other {# Würfel}}',
  'price.trade': 'Dividenden {dividends, number, ::sign-always}, große Auszahlung {payoff, number, ::sign-always}',
}
