/** Lektionen: die Liste eines Spiels, und was der Tisch dazu sagt. */
import type { Whole } from '../../language/fallback.ts'
import type { LearnWords } from './en.ts'

const de: Whole<LearnWords> = {
  learn: {
    title: '{title} lernen',
    none: 'Zu diesem Spiel gibt es keine Lektionen.',
    missing: 'Diese Lektion gibt es nicht.',
    home: 'Zur Startseite',
    lesson: 'Lektion',
    caption: 'Lektion {number, number}: {name}',
    at: 'Schritt {at, number} von {of, number}',
    finished: 'Fertig',
    end: '„{name}“ ist geschafft. Gut gespielt.',
    miss: 'Das ist erlaubt, aber darum geht es hier nicht. Nimm es zurück und versuche etwas anderes.',
    askMiss: 'Das ist es nicht.',
    right: 'Ja.',
    hint: 'Tipp',
    goOn: 'Weiter',
    back: 'Der Schritt davor',
    again: 'Noch einmal zeigen',
    takeBack: 'Zurücknehmen',
    showMe: 'Zeig es mir',
    seen: 'Sieh, was daraus geworden ist',
    choose: 'Tippe darauf oder wähle hier',
    you: 'Du',
    nextIs: 'Als Nächstes: {name}',
    lastDone: 'Das war die letzte Lektion',
    next: 'Nächste Lektion',
    all: 'Alle Lektionen',
    done: 'Geschafft',
    skipped: 'Übersprungen',
    minutes: '{n, plural, one {# Minute} other {# Minuten}}',
    start: 'Anfangen',
    repeat: 'Noch einmal',
    anew: 'Von vorn',
    resume: 'Weiter bei Schritt {step, number}',
    skip: 'Überspringen',
    firstGame: 'Erste Partie mit Trainer, {minutes, plural, one {# Minute} other {# Minuten}}',
    puzzles: 'Rätsel',
    play: 'Eine Partie gegen Bots',
  },
}

export default de
