import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  help: 'Gib einen Zug ein (Tab vervollständigt ihn), seine Nummer oder eines von diesen:\n  board TEIL    die Stellung in Worten, ganz oder ein Teil\n  moves         die möglichen Züge mit Nummern\n  card NAME     eine Karte, ein Zug, ein Feld oder eine Bahn\n  price NAME    was eine Verbindung, Strecke, Schiene oder Karte kostet\n  look ORT      was dort ist und was du damit tun kannst\n  why ZUG       was ein Zug kostet, wozu er führt und was für ihn spricht, oder warum er nicht möglich ist\n  advice        die besten Züge, wie der stärkste Bot sie sieht (dauert einige Sekunden)\n  undo          zurück zu deiner Entscheidung davor\n  save DATEI    schreibt die Partie; „branchline play SPIEL --load DATEI“ setzt sie fort\n  log           die letzten Züge\n  rules NUMMER  die Regeln in fünf Minuten, oder eine Klausel nach ihrer Nummer\n  quit          geht; eine nicht gespeicherte Partie ist verloren\nWo es nur einen Zug gibt, spielt ihn die Eingabetaste.',
  you: 'Du',
  nothingToTakeBack: 'Es gibt nichts zurückzunehmen.',
  hardlyGood: 'Möglich, aber kaum gut.',
  whyWhat: 'Welcher Zug? why ZUG, zum Beispiel „why 1“.',
  saveWhere: 'In welche Datei? save DATEI, zum Beispiel „save partie.json“.',
  advice: 'Zug, Siegchance, erwartete Punkte, Grund:',
  forHelp: '„help“ für Hilfe',
  near: 'Ähnlich sind: {moves}.',
  sections: 'Die Teile sind: {titles}.',
  thenChance: 'Was folgt, hängt von dem ab, was du nicht wissen kannst.',
  saved: 'Gespeichert. Weiter mit: {command}',
  left: '{moves, plural, one {# Zug} other {# Züge}} gespielt{isSaved, select, true {} other {, nicht gespeichert}}.',
  winners: '{n, plural, one {Sieg: {names}.} other {Geteilter Sieg: {names}.}}',
  options: {
    version: 'Regelversion {version}',
    values: '{values} ({usual})',
    range: '{min} bis {max} ({usual})',
    names: '{counts} von {of, plural, one {# Namen} other {# Namen}}',
  },
  advise: {
    after: '{at, plural, =0 {Am Anfang.} other {Nach Zug #.}}',
    expects: '{chance} Siegchance, Punkte {scores}, {share} der Überlegung: {reason}',
    curve: '{game}: Siegchancen vom ersten Zug bis zum letzten',
    turningPoints: 'Wendepunkte:',
    turningPoint: 'Zug {at}, {name}: {move} ({reason}). {changed}: {before} → {after}',
  },
} satisfies Translation<typeof en>
