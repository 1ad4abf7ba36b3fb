/** Deutsch, für Rätsel. */
import type { Whole } from '../../language/fallback.ts'
import type { PuzzleWords } from './en.ts'

const de: Whole<PuzzleWords> = {
  puzzles: {
    title: 'Rätsel: {title}',
    lead: 'Augenblicke aus echten Partien, in denen eine Idee entscheidet. Finde, was klar am besten ist; die Lösung wird erklärt und gespielt.',
    none: 'Zu diesem Spiel gibt es keine Rätsel.',
    missing: 'Dieses Rätsel gibt es nicht.',
    home: 'Zur Startseite',
    today: 'Das Rätsel des Tages',
    progress: '{solved, number} von {all, number} gelöst',
    difficulty: 'Schwierigkeit',
    every: 'Alle',
    level: { easy: 'leicht', middle: 'mittel', hard: 'schwer', deep: 'sehr schwer' },
    state: { solved: 'gelöst', helped: 'mit Hilfe gelöst', tried: 'versucht', new: 'neu' },
    nothing: 'Keines dieser Schwierigkeit.',
    puzzle: 'Rätsel',
    number: 'Rätsel {n, number}',
    about: '{theme} · {level}',
    loading: 'Die Stellung wird aufgebaut …',
    silent: 'Was ist hier am besten? Spiele es.',
    solved: 'Gelöst.',
    half: 'Die richtige Idee, aber nicht am besten ausgeführt. Versuche es noch einmal.',
    other: 'Etwas anderes ist klar besser. Versuche es noch einmal.',
    idea: 'Die Idee',
    answer: 'Lösung zeigen',
    again: 'Noch einmal',
    line: 'Die Lösung spielen',
    instead: 'Und das Naheliegende?',
    done: 'Sieh sie dir an, oder weiter',
    wrong: 'Nimm es zurück und sieh noch einmal hin',
    next: 'Nächstes Rätsel',
    all: 'Alle Rätsel',
    checking: 'Einen Augenblick …',
    broken: 'Die Antwort ließ sich nicht prüfen. Lade die Seite neu.',
  },
}

export default de
