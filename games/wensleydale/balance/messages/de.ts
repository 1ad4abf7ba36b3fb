import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  kind: {
    areas: 'Gebiete, aus denen Steine kommen',
    links: 'Gebaute Strecken',
    trains: 'Gemietete Züge',
    boxes: 'Gewonnene Kästen',
    takeovers: 'Übernahmen',
  },
  ending: { rounds: 'die letzte Runde ist vorbei' },
  name: { red: 'rot', green: 'grün' },
  figure: {
    'links-built': 'gebaute Strecken, je Spieler und Runde',
    'pieces-moved': 'bewegte Steine, je Spieler und Runde',
    income: 'Einnahmen, je Spieler und Runde',
    upkeep: 'Unterhalt der Strecken, je Spieler und Runde',
    'below-the-cap': 'Spieler unter dem oberen Ende der Gewinnleiste, %',
    'lost-at-the-cap': 'am oberen Ende der Gewinnleiste verlorene Punkte, je Spieler und Runde',
    'takeover-links': 'Strecken einer Übernahme',
    'influence-left': 'Einfluss, der am Ende übrig ist, je Spieler',
    'links-at-end': 'eigene Strecken am Ende, je Spieler',
  },
} satisfies Translation<typeof en>
