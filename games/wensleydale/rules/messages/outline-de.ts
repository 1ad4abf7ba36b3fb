/** Die Stellung in Worten, die Antworten auf Fragen und die Preise neben den Zügen, auf Deutsch. */
import type { Translation } from '@branchline/engine'
import type { outlineEn } from './outline-en.ts'

export const outlineDe: Translation<typeof outlineEn> = {
  'name.over': 'das Ende',

  'outline.round': 'Runde {round} von {rounds}: {phase}',
  'outline.acts': '{seat} entscheidet.',
  'outline.passed': 'Gepasst: {seats}.',
  'outline.chain': 'Begonnene Kette: {areas}.',
  'outline.due': 'Noch zu zahlen: {due, plural, one {# Punkt} other {# Punkte}}.',
  'outline.joined': 'Nürnberg und Fürth sind verbunden.',
  'outline.not-joined': 'Nürnberg und Fürth sind noch nicht verbunden.',
  'outline.order': 'Spielerreihenfolge: {seats}.',
  'outline.order.expected': 'Nächste Spielerreihenfolge, wenn sich nichts mehr ändert: {seats}.',
  'outline.build-order': 'Baureihenfolge: {seats}.',
  'outline.build-order.expected': 'Baureihenfolge, wenn sich nichts mehr ändert: {seats}.',
  'outline.train-order': 'Zugreihenfolge: {seats}.',
  'outline.train-order.expected': 'Zugreihenfolge, wenn sich nichts mehr ändert: {seats}.',
  'outline.track.white': 'Weißer Einfluss (Regierung), der höchste zuerst, unter gleichen die obere Scheibe: {places}.',
  'outline.track.brown': 'Brauner Einfluss (Zug), ebenso: {places}.',
  'outline.track.profit': 'Gewinn und Verlust, ebenso: {places}.',
  'outline.place': '{seat} {points}',

  'outline.players': 'Spieler',
  'outline.player':
    '{seat}: {cubes, plural, one {# Würfel} other {# Würfel}}; Einfluss {white} weiß, {brown} braun, {red} rot, {green} grün; {profit} auf Gewinn und Verlust; {links, plural, one {# Strecke} other {# Strecken}} auf dem Plan, {left} übrig.',
  'outline.cargo':
    '{seat} hat in dieser Runde {now, plural, =0 {nichts} other {{loaded}}} und vorher {before, plural, =0 {nichts} other {{won}}} befördert: {points, plural, one {# Punkt} other {# Punkte}} und {sets, plural, one {# Satz} other {# Sätze}}.',
  'outline.hired':
    '{seat} hat {trains} gemietet. Freie Plätze: {goods} für Güter; für Reisende {passengers, plural, =0 {keine} other {{slots}}}.',
  'outline.slots': '{number} zu {points, plural, one {# Punkt} other {# Punkten}}',
  'outline.tie.profit': '{seat} steht bei gleichen Punkten vor {otherSeat}: {more} auf Gewinn und Verlust ist besser als {less}.',
  'outline.tie.disc':
    '{seat} steht bei gleichen Punkten und gleichem Gewinn vor {otherSeat}: durch die obere Scheibe auf Gewinn und Verlust.',
  'outline.forecast': '{seat}: Einnahmen {income}, Unterhalt {upkeep}; das führt zu {after} auf Gewinn und Verlust.',

  'outline.boxes': 'Felder der Auktion',
  'outline.box': 'Feld {box} gibt {given}. Noch kein Gebot; mindestens {least}.',
  'outline.box.bid': 'Feld {box} gibt {given}. {seat} bietet {bid}; mindestens {least} überbietet das.',
  'outline.influence.white': '{number} weiß',
  'outline.influence.brown': '{number} Braun',
  'outline.influence.red': '{number} rot',
  'outline.influence.green': '{number} grün',

  'outline.trains': 'Züge',
  'outline.train':
    'Zug {train} kostet {price} Braun: {goods, plural, one {# Platz} other {# Plätze}} für Güter, {passengers} für Reisende{passengers, plural, =0 {} other { ({slots})}}. Frei.',
  'outline.train.hired':
    'Zug {train} kostet {price} Braun: {goods, plural, one {# Platz} other {# Plätze}} für Güter, {passengers} für Reisende{passengers, plural, =0 {} other { ({slots})}}. Gemietet von {seat}.',

  'outline.tracks': 'Strecken',
  'outline.track': '{seat}: {number, plural, =0 {keine Strecke} other {{links}}}.',
  'outline.track.company':
    '{company}: {number, plural, =0 {keine Strecke} other {{links}}}; {supply, plural, one {# Strecke} other {# Strecken}} übrig.',
  'outline.link': '{from}–{to}',

  'outline.areas': 'Gebiete',
  'outline.area':
    '{area}: {what}{pieces, plural, =0 {} other {. Hier: {here}}}{towns, plural, =0 {} other {. Bedient von {servedBy}}}{cutOff, plural, =0 {} other {. Nicht mehr bedient}}{ways, plural, =0 {} other {. Strecken: {links}}}{shut, plural, =0 {} other {. Geschlossene Grenzen: {closed}}}.',
  'outline.site.town': 'Stadt',
  'outline.site.south': 'Der Süden',
  'outline.site.stone': 'Steinbruch',
  'outline.site.cheese': 'Käserei',
  'outline.site.beer': 'Hopfenfeld',
  'outline.site.post': 'Poststelle',
  'outline.terrain.lowland': 'Flachland',
  'outline.terrain.valley': 'Tal',
  'outline.terrain.hill': 'Berg',
  'outline.belongs': 'Gesellschaftsstadt von {company}',
  'outline.exit': '{area} für {price}',
  'outline.exit.seat': '{area} (gebaut von {seat})',
  'outline.exit.company': '{area} (Strecke von {company})',
  'outline.price':
    '{points} Würfel{red, plural, =0 {} other { + # rot}}{green, plural, =0 {} other { + # grün}}{white, plural, =0 {} other { + # weiß}}',
  'outline.pieces.stone': '{number} Stein',
  'outline.pieces.cheese': '{number} Käse',
  'outline.pieces.beer': '{number} Bier',
  'outline.pieces.post': '{number} Post',
  'outline.pieces.red-passenger': '{number, plural, one {# roter Reisender} other {# rote Reisende}}',
  'outline.pieces.green-passenger': '{number, plural, one {# grüner Reisender} other {# grüne Reisende}}',
  'outline.pieces.opposition': '{number} Widerstand',
  'outline.pieces.landlord': '{number, plural, one {# Grundbesitzer} other {# Grundbesitzer}}',

  'answer.movable': 'Du kannst jetzt befördern: {kind}.',
  'answer.not-movable': 'Du kannst jetzt nicht befördern: {kind}. {why}',
  'answer.link': 'Eine Strecke von {from} nach {to} kostet {price}.',
  'answer.can-build': 'Du könntest sie als Nächstes bauen.',
  'price.hire':
    '{brown} Braun{exchange, plural, =0 {} other { + # Würfel oder andere Punkte}}; {goods, plural, one {# Platz} other {# Plätze}} für Güter, {passengers, plural, one {# Platz} other {# Plätze}} für Reisende{passengers, plural, =0 {} other { ({slots})}}',
  'price.bid': 'gibt {given}',
  'price.move': '{points, plural, one {# Punkt} other {# Punkte}}',
  'price.takeover': '{points} × {company}, {links, plural, one {# Strecke} other {# Strecken}} weniger zu unterhalten',
}
