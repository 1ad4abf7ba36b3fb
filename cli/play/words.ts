/** What the terminal says of itself, in the player's language; what it says of the game comes from the game. */
import type { Locale } from '@branchline/engine'

interface Words {
  readonly help: string
  readonly you: string
  readonly player: string
  readonly nothingToTakeBack: string
  readonly hardlyGood: string
  readonly whyWhat: string
  readonly saveWhere: string
  readonly advice: string
  readonly forHelp: string
  saved(command: string): string
  left(moves: number, isSaved: boolean): string
  winners(names: readonly string[]): string
}

const en: Words = {
  help: `Type a move (Tab completes it), its number, or one of:
  board         the position in words
  moves         the legal moves, numbered
  why MOVE      why a move is not possible, or what speaks for it
  advice        the best moves as the strongest bot sees them (takes some seconds)
  undo          back to your decision before
  save FILE     write the game; “branchline play GAME --load FILE” goes on with it
  log           the last moves
  quit          leaves; a game that was not saved is lost
Where there is only one move, Enter plays it.`,
  you: 'You',
  player: 'Player',
  nothingToTakeBack: 'There is nothing to take back.',
  hardlyGood: 'Possible, but hardly good.',
  whyWhat: 'Which move? why MOVE, for example “why 1”.',
  saveWhere: 'Into which file? save FILE, for example “save game.json”.',
  advice: 'move, chance of victory, expected score, reason:',
  forHelp: '“help” for help',
  saved: (command) => `Saved. To go on: ${command}`,
  left: (moves, isSaved) => `${moves} ${moves === 1 ? 'move was' : 'moves were'} played${isSaved ? '' : ', and not saved'}.`,
  winners: (names) => (names.length === 1 ? `Victory: ${names[0]}.` : `Shared victory: ${names.join(', ')}.`),
}

const de: Words = {
  help: `Gib einen Zug ein (Tab vervollständigt ihn), seine Nummer oder eines von diesen:
  board         die Stellung in Worten
  moves         die möglichen Züge mit Nummern
  why ZUG       warum ein Zug nicht möglich ist, oder was für ihn spricht
  advice        die besten Züge, wie der stärkste Bot sie sieht (dauert einige Sekunden)
  undo          zurück zu deiner Entscheidung davor
  save DATEI    schreibt die Partie; „branchline play SPIEL --load DATEI“ setzt sie fort
  log           die letzten Züge
  quit          geht; eine nicht gespeicherte Partie ist verloren
Wo es nur einen Zug gibt, spielt ihn die Eingabetaste.`,
  you: 'Du',
  player: 'Spieler',
  nothingToTakeBack: 'Es gibt nichts zurückzunehmen.',
  hardlyGood: 'Möglich, aber kaum gut.',
  whyWhat: 'Welcher Zug? why ZUG, zum Beispiel „why 1“.',
  saveWhere: 'In welche Datei? save DATEI, zum Beispiel „save partie.json“.',
  advice: 'Zug, Siegchance, erwartete Punkte, Grund:',
  forHelp: '„help“ für Hilfe',
  saved: (command) => `Gespeichert. Weiter mit: ${command}`,
  left: (moves, isSaved) => `${moves} ${moves === 1 ? 'Zug' : 'Züge'} gespielt${isSaved ? '' : ', nicht gespeichert'}.`,
  winners: (names) => (names.length === 1 ? `Sieg: ${names[0]}.` : `Geteilter Sieg: ${names.join(', ')}.`),
}

export const WORDS: Readonly<Record<Locale, Words>> = { en, de }
