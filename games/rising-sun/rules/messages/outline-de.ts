/** Die Stellung in Worten, die Antworten auf Fragen und die Preise neben den Zügen, auf Deutsch. */
import type { Translation } from '@branchline/engine'
import type { outlineEn } from './outline-en.ts'

export const outlineDe: Translation<typeof outlineEn> = {
  'outline.turn': 'Zug {turn} auf dem Plan {map}',
  'outline.acts': '{seat} entscheidet.',
  'outline.start': 'Die ersten Schienen werden gelegt, auf beliebigem Land, nur nicht an entlegenen Orten.',
  'outline.start-cities': 'Die ersten Schienen werden gelegt, in Städten mit rotem S.',
  'outline.active': '{seat} ist am Zug und hat noch {money} $ und {points, plural, one {# Schienenpunkt} other {# Schienenpunkte}}.',
  'outline.may-pass': 'Noch wurde keine Karte gespielt oder gekauft: Passen ist möglich.',
  'outline.lasting.free-rivers': 'Rest des Zuges: Flüsse kosten nichts.',
  'outline.lasting.free-mountains': 'Rest des Zuges: Berge kosten nichts.',
  'outline.lasting.free-cities': 'Rest des Zuges: Städte kosten nichts.',
  'outline.lasting.free-company': 'Rest des Zuges: Schienen anderer kosten nichts und bringen keinen Abfall.',
  'outline.lasting.free-rails': 'Rest des Zuges: Schienen kosten kein Geld.',
  'outline.lasting.buy-to-top': 'Rest des Zuges: Jede gekaufte Karte darf oben auf das Deck.',
  'outline.lasting.no-waste': 'Rest des Zuges: Es kommt kein Abfall.',
  'outline.lasting.money-per-green': 'Rest des Zuges: {n} $ für jede gespielte grüne Karte.',
  'outline.lasting.money-per-rail': 'Rest des Zuges: {n} $ für jede gelegte Schiene.',
  'outline.lasting.next-rail-cheaper': 'Die nächste Schiene dieses Zuges kostet {n} $ weniger.',
  'outline.lasting.remote-partners':
    '{n, plural, one {# Ferner Partner ist} other {# Ferne Partner sind}} übrig: Jeder nimmt einer Schiene an einen entlegenen Ort 2 $.',
  'outline.lasting.extra-rail-point':
    'Die nächste grüne Karte dieses Zuges gibt {n, plural, one {# Schienenpunkt} other {# Schienenpunkte}} mehr.',
  'outline.lasting.rail-money': 'Weitere {n} $ gelten nur für Schienen.',
  'outline.frame': 'In Arbeit: {source}, Schritt {step}{count, plural, =0 {} other { (bisher #)}}; {seat} wird gefragt.',
  'outline.frame.immune': 'Ausgenommen: {seats}.',
  'outline.frame.cards': 'Dafür liegen offen: {cards}.',
  'outline.in-play': 'Auslage: {cards}.',
  'outline.gained': 'In diesem Zug genommen: {cards}.',
  'outline.seen': 'Im letzten Zug für alle zu sehen: {cards}.',
  'outline.trash': 'Aus dem Spiel: {cards}.',
  'outline.cards': '{number} {card}',
  'outline.end':
    'Das Spiel endet mit dem Zug, in dem {piles, plural, one {# weiterer Stapel leer ist} other {# weitere Stapel leer sind}}, {seat} {rails, plural, one {die letzte Schiene} other {die letzten # Schienen}} gelegt hat oder {stations, plural, one {der letzte Bahnhof} other {die letzten # Bahnhöfe}} gebaut {stations, plural, one {ist} other {sind}}.',
  'outline.ended': 'Das Spiel ist zu Ende: {by}.',

  'outline.players': 'Spieler',
  'outline.order': 'Reihenfolge: {seats}.',
  'outline.player':
    '{seat}: noch {rails, plural, one {# Schiene} other {# Schienen}}; {hand, plural, one {# Karte} other {# Karten}} auf der Hand, {deck} im Deck, {discard} in der Ablage; {tourists, plural, one {# Punkt} other {# Punkte}} durch Touristen, {routes} durch Strecken.',
  'outline.hand': '{seat} hält {cards}.',
  'outline.shown': 'Alle wissen, dass {seat} diese Karten hält: {cards}.',
  'outline.discard': 'Ablage von {seat}: {cards}.',
  'outline.hidden': 'Irgendwo im Verborgenen von {seat}: {cards}.',
  'outline.deck.known': 'Im Deck von {seat}, an Stelle {place} von oben: {card}, dem Besitzer bekannt.',
  'outline.deck.open': 'Im Deck von {seat}, an Stelle {place} von oben: {card}, allen bekannt.',
  'outline.deck.looked-at': '{seat} kennt die Karte an Stelle {place} von oben im eigenen Deck.',
  'outline.waste-free':
    'Mindestens {number, plural, one {# verdeckte Karte} other {# verdeckte Karten}} der Hand von {seat} ist kein Abfall.',

  'outline.supply': 'Vorrat',
  'outline.pile': '{card} kostet {cost} $ und gibt {money} $, {colour}, noch {left}: {text}',
  'outline.waste': 'Abfall: noch {left}.',
  'outline.colour.blue': 'Zug',
  'outline.colour.green': 'Schienen',
  'outline.colour.purple': 'Bahnhof',
  'outline.colour.red': 'Aktion',
  'outline.colour.gold': 'Haus',
  'outline.colour.grey': 'Abfall',

  'outline.routes': 'Streckenbonus',
  'outline.route': 'Strecke {marker}, {from} nach {to}: {points, plural, one {# Punkt} other {# Punkte}}, und einmal {ability}. {claimed}.',
  'outline.route.open': 'Noch offen',
  'outline.route.unused': 'Gehört {seat}, noch nicht benutzt',
  'outline.route.used': 'Gehört {seat}, benutzt',

  'outline.cities': 'Städte',
  'outline.city':
    '{hex} bei {place}: {stations} von {limit} Bahnhöfen, {points, plural, one {# Punkt} other {# Punkte}} wert{start, plural, =0 {} other {, eine Startstadt (rotes S)}}; {players, plural, =0 {keine Schienen} other {Schienen von {seats}}}.',
  'outline.remotes': 'Entlegene Orte',
  'outline.remote':
    '{hex} bei {place}: {value} Punkte wert, kostet {value} $; {players, plural, =0 {keine Schienen} other {Schienen von {seats}}}.',
  'outline.land': 'Land',
  'outline.grid': 'Reihen haben Buchstaben. Um C4 liegen C3 und C5, B3 und B4, D3 und D4; um D4 liegen D3 und D5, C4 und C5, E4 und E5.',
  'outline.prices':
    'Eine Schiene kostet auf einem Feld nichts, im Fluss 1 $, im Gebirge 2 $, in einer Stadt 1 $ und 1 $ für jeden Bahnhof dort, an einem entlegenen Ort seinen Wert; 1 $ mehr für jeden anderen Spieler dort, der dir auch 1 Abfall bringt.',
  'outline.land.field': 'Felder: {hexes}.',
  'outline.land.river': 'Flüsse: {hexes}.',
  'outline.land.mountain': 'Gebirge: {hexes}.',
  'outline.land.sea': 'Meer: {hexes}.',
  'outline.barriers': 'Sperren, über die nichts benachbart ist: {barriers}.',
  'outline.barrier': '{from}–{to}',
  'outline.rails': 'Schienen sonst',
  'outline.hex': '{place}, {kind}: {players, plural, =0 {keine Schienen} other {Schienen von {seats}}}.',
  'outline.kind.field': 'Feld',
  'outline.kind.river': 'Fluss',
  'outline.kind.mountain': 'Gebirge',
  'outline.kind.sea': 'Meer',
}
