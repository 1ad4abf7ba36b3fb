// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter is meant
import type { Translation } from '@branchline/engine'
import type { en } from './en.ts'

export default {
  lead: {
    start: 'In {place} beginnen',
    clean: 'Passen, {waste} Müll für immer weg',
    idle: 'Nichts gekauft, nichts gelegt',
    lay: '{rails, plural, one {Eine Schiene} other {# Schienen}} nach {place}',
    both: '{rails, plural, one {Eine Schiene} other {# Schienen}} nach {place} und {card}',
    finish: 'Deine letzten Schienen, und die Partie ist aus',
    station: 'Ein Bahnhof in {place}',
    shared: 'Ein Bahnhof in {place}, auch {seat} ist dort',
    train: '{card} kaufen, Geld für später',
    gold: '{card} kaufen, Punkte am Ende',
    card: '{card} kaufen',
    play: 'Erst {card}, dann weitersehen',
    choose: '{card} wählen',
    answer: 'Diese Antwort',
  },
  figure: {
    cities: '{n, plural, =0 {keine Punkte in Städten} one {# Punkt in Städten} other {# Punkte in Städten}}',
    remotes: '{n, plural, =0 {keine Punkte an entlegenen Orten} one {# Punkt an entlegenen Orten} other {# Punkte an entlegenen Orten}}',
    gold: '{n, plural, =0 {kein Gold} one {# Punkt Gold} other {# Punkte Gold}}',
    tourists: '{n, plural, =0 {keine Touristen} one {# Punkt Touristen} other {# Punkte Touristen}}',
    routes: '{n, plural, =0 {keine Route} one {# Punkt Routen} other {# Punkte Routen}}',
    rails: '{n, plural, =0 {keine Schiene} one {# Schiene} other {# Schienen}}',
    waste: '{sign, select, less {{n} Müll weniger} none {kein Müll mehr dazu} other {{n} Müll}}',
    hand: 'Hände um ${n, number}',
    near: '{n, plural, =0 {kein Ziel nah} one {# Ziel nah} other {# Ziele nah}}',
    cards: '{n, plural, =0 {keine neue Karte} one {# neue Karte} other {# neue Karten}}',
    rivals: 'bester Gegner {signed}',
  },
  cost: {
    cities: 'nur {n} in Städten',
    remotes: 'nur {n} an entlegenen Orten',
    gold: 'nur {n} Gold',
    tourists: 'Touristen nur {n}',
    routes: 'keine Route',
    rails: '{n, plural, =0 {keine Schiene} one {nur # Schiene} other {nur # Schienen}}',
    waste: '{sign, select, less {nur {n} Müll weniger} none {kein Müll weg} other {{n} Müll}}',
    hand: 'Hände nur um ${n, number}',
    near: 'nur {n, plural, one {# Ziel} other {# Ziele}} nah',
    cards: '{n, plural, =0 {keine neue Karte} one {nur # neue Karte} other {nur # neue Karten}}',
    rivals: 'bester Gegner {signed}',
  },
  phase: {
    placement: 'Beginne, wo Städte und entlegene Orte nah sind und Gegner nicht.',
    turn: 'Verbessere zuerst dein Deck; später wird Geld zu Schienen, wo sie zählen.',
  },
} satisfies Translation<typeof en>
