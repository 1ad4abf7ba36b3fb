/** What the engine itself has to say. Games bring their own catalogues. */
import type { Locale, Messages } from './basics.ts'
import { VERIFY_MESSAGES } from './verify.messages.ts'

const en: Messages = {
  ...VERIFY_MESSAGES.en,
  seat: 'Player {number}',
  'refusal.game-over': 'The game is over.',
  'refusal.not-among-the-moves': '“{move}” is not possible now.',
  'refusal.unreadable': '“{text}” is not a move. Expected: {expected}.',
  'refusal.nothing-to-undo': 'There is nothing to take back.',
  'refusal.nothing-to-redo': 'There is nothing to play again.',
  'refusal.undo-needs-consent': 'Something came to light or another player has decided since: taking this back needs their consent.',
  'refusal.options-not-an-object': 'The options are not an object with names and values.',
  'refusal.unknown-option': 'There is no option “{name}”. Options: {known}.',
  'refusal.bad-option': 'Option “{name}” cannot be “{value}”. Allowed: {allowed}.',
  'refusal.record-not-json': 'The record is not JSON: {problem}',
  'refusal.record-not-an-object': 'The record is not an object.',
  'refusal.record-field': 'The record’s field “{field}” is missing or wrong: it should be {expected}.',
  'refusal.unknown-game': 'There is no game “{game}”.',
  'refusal.unknown-order': 'There is no order “{kind}”. Orders: {known}.',
  'refusal.unknown-trigger': 'An order cannot end by “{trigger}”. It can by: {known}.',
  'order.only-move': 'Play the only possible move',
  'order.only-move.said': 'Where there is only one possible move, play it.',
  'order.until.named': 'something happens to me',
}

const de: Messages = {
  ...VERIFY_MESSAGES.de,
  seat: 'Spieler {number}',
  'refusal.game-over': 'Das Spiel ist zu Ende.',
  'refusal.not-among-the-moves': '„{move}“ ist jetzt nicht möglich.',
  'refusal.unreadable': '„{text}“ ist kein Zug. Erwartet: {expected}.',
  'refusal.nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'refusal.nothing-to-redo': 'Es gibt nichts zu wiederholen.',
  'refusal.undo-needs-consent':
    'Seither wurde etwas aufgedeckt oder jemand anders hat entschieden: Zurücknehmen geht nur mit Einverständnis.',
  'refusal.options-not-an-object': 'Die Optionen sind kein Objekt mit Namen und Werten.',
  'refusal.unknown-option': 'Die Option „{name}“ gibt es nicht. Optionen: {known}.',
  'refusal.bad-option': 'Die Option „{name}“ kann nicht „{value}“ sein. Erlaubt: {allowed}.',
  'refusal.record-not-json': 'Die Aufzeichnung ist kein JSON: {problem}',
  'refusal.record-not-an-object': 'Die Aufzeichnung ist kein Objekt.',
  'refusal.record-field': 'Das Feld „{field}“ der Aufzeichnung fehlt oder ist falsch: erwartet wird {expected}.',
  'refusal.unknown-game': 'Das Spiel „{game}“ gibt es nicht.',
  'refusal.unknown-order': 'Den Auftrag „{kind}“ gibt es nicht. Aufträge: {known}.',
  'refusal.unknown-trigger': 'Durch „{trigger}“ kann ein Auftrag nicht enden. Möglich ist: {known}.',
  'order.only-move': 'Den einzig möglichen Zug spielen',
  'order.only-move.said': 'Wo nur ein Zug möglich ist, ihn spielen.',
  'order.until.named': 'etwas mich betrifft',
}

export const ENGINE_MESSAGES: Readonly<Record<Locale, Messages>> = { en, de }
