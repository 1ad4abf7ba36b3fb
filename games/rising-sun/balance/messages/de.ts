import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  kind: {
    cards: 'Gekaufte Karten',
    basics: 'Karten, die immer da sind',
    hexes: 'Felder mit Schienen',
    stations: 'Gebaute Bahnhöfe',
    routes: 'Beanspruchte Strecken',
  },
  ending: {
    'end-by-piles': 'vier Stapel sind leer',
    'end-by-rails': 'jemand hat alle Schienen gelegt',
    'end-by-stations': 'alle Bahnhöfe sind auf dem Plan',
  },
  figure: {
    'rails-laid': 'Felder mit Schiene am Ende, je Spieler',
    'rails-left': 'Schienen übrig, je Spieler',
    'waste-at-end': 'Abfall am Ende, je Spieler',
    'deck-at-end': 'Karten am Ende, je Spieler',
    'routes-claimed': 'Strecken beansprucht, je Partie',
    'stations-left': 'Bahnhöfe übrig',
    passed: 'Runde eines Passens, wo jemand passt',
    passes: 'Passen, je Spieler',
    'cleaners-for-nothing': 'Karten, die Abfall zurücklegen, von jemandem ohne Abfall gekauft, %',
  },
} satisfies Translation<typeof en>
