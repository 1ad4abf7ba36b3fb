import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

const de: Translation<typeof en> = {
  'sc-1-catch': 'Fang ihn auf',
  'sc-1-catch.why': 'Jeder Wagen in deinem Zug ist ein Punkt. Aber keiner darf schwerer sein als der vor ihm.',
  'sc-1-catch.grow': 'Dein Zug endet mit einer 6, und vorn am Bahnsteig steht eine. Wie wird er länger, ohne dass du die 5 hergibst?',
  'sc-1-catch.grow.light': 'Ein Punkt, aber jetzt ist die 6 zu schwer für dich. Fang sie zuerst auf: Die 5 passt noch dahinter.',
  'sc-1-catch.grow.slip': 'Eine Marke für dich und ein Wagen für den, der ihn auffangen kann. Du wolltest den Zug verlängern.',
  'sc-1-catch.rival': 'Dinsdale kuppelt eine 4 an. Der längste Zug bekommt am Ende 3 Punkte mehr.',
  'sc-1-catch.longest': 'Wessen Zug ist jetzt der längste?',
  'sc-1-catch.longest.yours': 'Du hast drei Wagen. Zähle den anderen nach.',
}

export default de
