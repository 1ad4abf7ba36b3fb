import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  headline: {
    turn: 'Du bist am Zug: {title}',
    undo: 'Zurücknehmen? {title}',
    vote: 'Deine Stimme ist gefragt: {title}',
    time: 'Deine Zeit läuft ab: {title}',
    started: 'Das Spiel hat begonnen: {title}',
    finished: 'Das Spiel ist aus: {title}',
    chat: 'Jemand hat dir geschrieben: {title}',
  },
  digest: '{tables, plural, one {Dein Tag an einem Tisch} other {Dein Tag an # Tischen}}',
  quiet: 'In deinen Ruhezeiten: Neues von {tables, plural, one {# Tisch} other {# Tischen}}',
  since: 'Seit du weg warst',
  earlier: '{lines, plural, one {… # weitere davor:} other {… # weitere davor:}}',
  nothing: 'Seit du weg warst, ist am Tisch nichts geschehen.',
  asked: 'Von dir wird erwartet',
  askedVote: 'Die Zeit von {name} ist um. Weiter warten, ein Bot für diesen Zug, oder ein Bot auf den Platz?',
  askedUndo: '{name} möchte einen Zug zurücknehmen. Bist du einverstanden?',
  look: 'Zum Tisch',
  move: '„{move}“ spielen',
  agree: 'Einverstanden',
  disagree: 'Ablehnen',
  once: 'Diese Links gelten einmal und nur für diese Stellung. Gib sie nicht weiter: Wer einen hat, kann diese Antwort für dich geben.',
  tookBack: '{name} hat Züge zurückgenommen.',
  resigned: '{name} hat aufgegeben.',
  said: '{name}: {text}',
  place: '{rank}. {name}: {score}',
  turnOf: '{name} ist am Zug.',
  settings: 'Wählen, was du erfährst',
  stop: 'Nichts mehr davon',
  confirm: {
    subject: 'Ist das deine Adresse?',
    text: 'Jemand, wahrscheinlich du, hat Branchline gebeten, Nachrichten über Brettspiele an diese Adresse zu senden. Wenn du es warst, sag es auf der Seite hinter diesem Link. Wenn nicht, tu nichts: Du bekommst keine weitere Post.',
    button: 'Diese Adresse bestätigen',
  },
  trial: {
    headline: 'Es funktioniert',
    text: 'So wird Branchline dir von deinen Tischen berichten.',
  },
  signIn: {
    subject: 'Bei Branchline anmelden',
    text: 'Öffne diese Adresse, um dich anzumelden. Sie gilt einmal und eine Viertelstunde lang:\n\n{link}\n\nFalls du sie nicht angefordert hast, hat sich jemand vertippt: Tu nichts, dann geschieht nichts.\n',
  },
  addAddress: {
    subject: 'Diese Adresse zu deinem Branchline-Konto',
    text: 'Öffne diese Adresse in dem Browser, in dem du sie angefordert hast: Dann führt dieses Postfach in dein Konto. Sie gilt einmal und eine Viertelstunde lang:\n\n{link}\n\nFalls du sie nicht angefordert hast, tu nichts, dann geschieht nichts.\n',
  },
  withoutClient: 'Der Server läuft, aber die Seiten für den Browser sind nicht gebaut. Bau sie, oder spiel über die Schnittstelle:',
  bot: 'Bot {number}',
} satisfies Translation<typeof en>
