import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  deck: { name: 'Deck', means: 'Deine kommenden Karten; fünf neue in jedem Zug.' },
  'discard-pile': { name: 'Ablage', means: 'Wohin deine Karten gehen; gemischt, wenn das Deck leer ist.' },
  train: { name: 'Zug', means: 'Blau: bringt Geld.' },
  money: { name: 'Geld', means: 'Nur für diesen Zug.' },
  'rail-point': { name: 'Schienenpunkt', means: 'Legt eine Schiene neben deine.' },
  station: { name: 'Bahnhof', means: 'Macht jede Schiene in seiner Stadt 2, 4 oder 8 wert.' },
  'remote-location': { name: 'Entlegener Ort', means: 'Ein Feld mit Stern: ist seine Zahl wert und kostet sie auch.' },
  action: { name: 'Aktion', means: 'Rot: tut, was darauf steht.' },
  'gold-card': { name: 'Goldkarte', means: 'Punkte am Ende, vorher nichts.' },
  waste: { name: 'Abfall', means: 'Eine tote Karte in deinem Deck.' },
  pass: { name: 'Passen', means: 'Den Zug aufgeben und allen Abfall der Hand zurückgeben.' },
  supply: { name: 'Vorrat', means: 'Die Karten, die zu kaufen sind.' },
  route: { name: 'Strecke', means: 'Zwei Städte als Erste verbinden: Punkte, und einmal eine Vergünstigung.' },
  barrier: { name: 'Sperre', means: 'Zwei Felder, die keine Nachbarn sind.' },
  end: { name: 'Das Ende', means: 'Vier leere Stapel, alle Schienen von jemandem oder alle Bahnhöfe.' },
} satisfies Translation<typeof en>
