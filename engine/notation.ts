/** Moves as text: a few words in lower case, ids joined by signs that no id contains. */
import { type GameState, type Refusal, refusal } from './basics.ts'
import type { Game } from './game.ts'

/** What people type, brought into the form that `print` gives: trimmed, single spaces, lower case. */
export function words(text: string): string[] {
  return text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

export function unreadable(text: string, expected: string): Refusal {
  return refusal('engine', 'unreadable', { text: text.slice(0, 80), expected })
}

/** An id from a name: "Leeds Central" → "leeds-central", "Fürth" → "fuerth". */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The legal moves in notation, as people see them. */
export function legalTexts<State extends GameState, Move>(game: Game<State, Move>, state: State): string[] {
  return game.moves(state).map((move) => game.print(state, move))
}
