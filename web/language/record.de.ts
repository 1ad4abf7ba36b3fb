/** Regeln zum Lesen, Partien zum Nachspielen. */
import type { Catalogue } from './catalogue.ts'
import type { Whole } from './fallback.ts'

export const rules: Whole<Catalogue['rules']> = {
  fiveMinutes: 'Die Regeln in fünf Minuten',
  english:
    'Das Regelbuch gibt es bisher nur auf Englisch. Die Nummern der Abschnitte sind dieselben, auf die Fragen und Hinweise am Tisch verweisen.',
  title: 'Die Regeln von {title}',
  search: 'In den Regeln suchen',
  glossary: 'Wie die Dinge heißen',
  found: '{n, plural, =0 {Nichts gefunden} one {# Absatz} other {# Absätze}}',
  contents: 'Inhalt',
  ours: 'von uns',
  missing: 'Die Regeln dieses Spiels sind noch nicht geschrieben.',
  playNow: 'Gleich spielen',
}

export const replay: Whole<Catalogue['replay']> = {
  review: 'Rückschau',
  title: 'Nachspielen',
  lead: 'Öffne die Aufzeichnung eines Spiels, aus einer Datei oder von einem Link, und geh sie durch.',
  file: 'Datei öffnen',
  paste: 'Oder füge eine Aufzeichnung ein, oder den Link zu einem Tisch',
  open: 'Öffnen',
  bad: 'Diese Aufzeichnung lässt sich nicht öffnen: {why}',
  stops: 'Die Aufzeichnung endet bei Zug {at, number} („{move}“): {why}',
  again: 'Von vorn',
  run: 'Abspielen',
  pause: 'Anhalten',
  branch: 'Von hier gegen Bots weiterspielen',
  curve: 'Stand',
  ask: 'Wendepunkte suchen',
  asking: 'Wird ausgespielt: {part, number} %',
  turning: 'Wendepunkte',
  turningHelp: 'Anteil der Siege, wenn Bots, die nur sehen, was man sehen kann, das Spiel von jeder Lage aus beenden.',
  turn: 'Zug {n, number}, {name}: {move}',
  change: '{name}: {before, number} % → {after, number} %',
  drop: 'Aufzeichnung hierher ziehen',
  link: 'Link zu dieser Wiedergabe kopieren',
}
