/** Die Partie des Tages. */
import type { Whole } from '../../language/fallback.ts'
import type { AccountWords } from './en.ts'

export const daily: Whole<AccountWords['daily']> = {
  title: 'Die Partie des Tages',
  lead: 'Für alle derselbe Anfang, gegen dieselben Gegner, und dein Ergebnis neben dem aller anderen.',
  on: '{game}, {day}',
  seats:
    '{seats, plural, =2 {zu zweit} =3 {zu dritt} =4 {zu viert} other {zu fünft}}: du und {others, plural, one {ein Bot} other {# Bots}}',
  begin: 'Heutige Partie spielen',
  once: 'Du hast einen Versuch: Er zählt, sobald du beginnst, und nichts wird zurückgenommen. Du kannst gehen und später weiterspielen, auch ohne Verbindung; Ergebnisse werden bis {when} angenommen.',
  goOn: 'Weiterspielen',
  handIn: 'Ergebnis einreichen',
  begun: 'Dein Versuch läuft.',
  elsewhere: 'Du hast auf einem anderen Gerät begonnen: Spiel dort zu Ende. Was hier begonnen wird, beginnt dieselbe Partie von vorn.',
  refused: 'Das Ergebnis wurde nicht angenommen: {why}',
  kept: 'Der Server ist nicht zu erreichen. Deine Partie bleibt hier; komm auf diese Seite zurück, um sie einzureichen.',
  offline: 'Der Server ist nicht zu erreichen: dort wird die Partie des Tages gegeben.',
  yours: 'Dein Ergebnis: {score, number} Punkte, Platz {place, number} am Tisch. {rank, number}. von {done, number}.',
  tomorrow: 'Die nächste wird um Mitternacht gegeben, UTC.',
  results: 'Alle heute',
  count:
    '{done, plural, =0 {Niemand ist} one {# ist} other {# sind}} fertig, {open, plural, =0 {niemand ist} one {# ist} other {# sind}} unterwegs.',
  yesterday: 'Am Tag davor: {title}',
  more: 'Mehr',
  head: { name: 'Name', score: 'Punkte', place: 'Platz am Tisch', moves: 'Züge' },
  proof:
    'Jedes Ergebnis spielt der Server nach, den Teil der Gegner durch die Gegner. Nicht zu beweisen ist, dass niemand Züge auf einer Kopie ausprobiert hat.',
}
