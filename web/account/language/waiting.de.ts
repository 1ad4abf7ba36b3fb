import type { Whole } from '../../language/fallback.ts'
import type { AccountWords } from './en.ts'

export const waiting: Whole<AccountWords['waiting']> = {
  send: 'Senden',
  code: 'QR-Code',
  codeOf: 'QR-Code des Links {link}',
  addSeat: 'Ein Platz mehr',
  removeSeat: 'Ohne Platz {n}',
  notAgreed: 'hat den Optionen noch nicht zugestimmt',
  options: 'Was gespielt wird',
  change: 'Ändern',
  apply: 'So spielen',
  keep: 'Lassen, wie es war',
  changed: '{name} hat geändert, was gespielt wird. Einverstanden?',
  agree: 'Einverstanden',
  someAsked: 'Jemand muss dem, was gespielt wird, noch zustimmen.',
  fill: 'Mit Bots auffüllen und beginnen',
  nobody: 'Fehlt jemand? Verschick den Link, setz Bots auf freie Plätze oder nimm sie weg.',
  yes: 'ja',
  no: 'nein',
  option: '{name}: {value}',
  full: 'Alle Plätze sind besetzt.',
  planned: 'Geplant für {at}. Sind alle da, kann es vorher beginnen.',
  unread: '{n, plural, one {Eine neue Zeile im Gespräch} other {# neue Zeilen im Gespräch}}',
  seen: {
    public: 'Alle finden ihn in der Liste der Tische.',
    unlisted: 'Er steht in keiner Liste: Wer den Link hat, findet ihn.',
    private: 'Nur wer eingeladen ist, kann ihn sehen.',
    club: 'Nur der Club und wer eingeladen ist, kann ihn sehen.',
  },
}
