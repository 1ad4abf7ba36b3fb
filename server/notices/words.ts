/** What letters say, in both languages. What happened at a table is said by its game. */

import type { GameEvent, Locale, Speaker, Viewer } from '@branchline/engine'
import type { Reason } from '../protocol/notices.ts'
import { logFor } from '../tables/archive.ts'
import type { LiveTable } from '../tables/live.ts'

export interface LetterWords {
  readonly headline: Readonly<Record<Exclude<Reason, 'digest'>, (title: string) => string>>
  readonly digest: (tables: number) => string
  /** After quiet hours: always more than one. */
  readonly quiet: (tables: number) => string
  readonly since: string
  readonly earlier: (lines: number) => string
  readonly nothing: string
  readonly asked: string
  readonly askedUndo: (name: string) => string
  readonly askedVote: (name: string) => string
  readonly look: string
  readonly move: (move: string) => string
  readonly agree: string
  readonly disagree: string
  readonly once: string
  readonly tookBack: (name: string) => string
  readonly resigned: (name: string) => string
  readonly said: (name: string, text: string) => string
  readonly place: (rank: number, name: string, score: number) => string
  readonly turnOf: (name: string) => string
  readonly settings: string
  readonly stop: string
  readonly confirm: { readonly subject: string; readonly text: string; readonly button: string }
  readonly trial: { readonly headline: string; readonly text: string }
}

export const WORDS: Readonly<Record<Locale, LetterWords>> = {
  en: {
    headline: {
      turn: (title) => `Your turn: ${title}`,
      undo: (title) => `Take back? ${title}`,
      vote: (title) => `Your vote is asked: ${title}`,
      time: (title) => `Your time is running out: ${title}`,
      started: (title) => `The game has begun: ${title}`,
      finished: (title) => `The game is over: ${title}`,
      chat: (title) => `Somebody wrote to you: ${title}`,
    },
    digest: (tables) => (tables === 1 ? 'Your day at one table' : `Your day at ${tables} tables`),
    quiet: (tables) => `In your quiet hours: news from ${tables} tables`,
    since: 'Since you left',
    earlier: (lines) => `… ${lines} more before these:`,
    nothing: 'Nothing has happened at the table since you left.',
    asked: 'You are asked',
    askedVote: (name) => `The time of ${name} is up. Wait on, let a bot play this turn, or let a bot take the seat?`,
    askedUndo: (name) => `${name} would like to take a move back. Do you agree?`,
    look: 'Open the table',
    move: (move) => `Play “${move}”`,
    agree: 'Agree',
    disagree: 'Refuse',
    once: 'These links work once, for this position only. Do not pass them on: whoever has one can give that answer for you.',
    tookBack: (name) => `${name} took moves back.`,
    resigned: (name) => `${name} resigned.`,
    said: (name, text) => `${name}: ${text}`,
    place: (rank, name, score) => `${rank}. ${name}: ${score}`,
    turnOf: (name) => `${name} is to act.`,
    settings: 'Choose what you are told',
    stop: 'No more of these',
    confirm: {
      subject: 'Is this your address?',
      text: 'Somebody, probably you, asked Branchline to send notices about board games to this address. If it was you, say so on the page behind this link. If not, do nothing: you will not be written to again.',
      button: 'Confirm this address',
    },
    trial: { headline: 'It works', text: 'This is how Branchline will tell you of your tables.' },
  },
  de: {
    headline: {
      turn: (title) => `Du bist am Zug: ${title}`,
      undo: (title) => `Zurücknehmen? ${title}`,
      vote: (title) => `Deine Stimme ist gefragt: ${title}`,
      time: (title) => `Deine Zeit läuft ab: ${title}`,
      started: (title) => `Das Spiel hat begonnen: ${title}`,
      finished: (title) => `Das Spiel ist aus: ${title}`,
      chat: (title) => `Jemand hat dir geschrieben: ${title}`,
    },
    digest: (tables) => (tables === 1 ? 'Dein Tag an einem Tisch' : `Dein Tag an ${tables} Tischen`),
    quiet: (tables) => `In deinen Ruhezeiten: Neues von ${tables} Tischen`,
    since: 'Seit du weg warst',
    earlier: (lines) => `… ${lines} weitere davor:`,
    nothing: 'Seit du weg warst, ist am Tisch nichts geschehen.',
    asked: 'Von dir wird erwartet',
    askedVote: (name) => `Die Zeit von ${name} ist um. Weiter warten, ein Bot für diesen Zug, oder ein Bot auf den Platz?`,
    askedUndo: (name) => `${name} möchte einen Zug zurücknehmen. Bist du einverstanden?`,
    look: 'Zum Tisch',
    move: (move) => `„${move}“ spielen`,
    agree: 'Einverstanden',
    disagree: 'Ablehnen',
    once: 'Diese Links gelten einmal und nur für diese Stellung. Gib sie nicht weiter: Wer einen hat, kann diese Antwort für dich geben.',
    tookBack: (name) => `${name} hat Züge zurückgenommen.`,
    resigned: (name) => `${name} hat aufgegeben.`,
    said: (name, text) => `${name}: ${text}`,
    place: (rank, name, score) => `${rank}. ${name}: ${score}`,
    turnOf: (name) => `${name} ist am Zug.`,
    settings: 'Wählen, was du erfährst',
    stop: 'Nichts mehr davon',
    confirm: {
      subject: 'Ist das deine Adresse?',
      text: 'Jemand, wahrscheinlich du, hat Branchline gebeten, Nachrichten über Brettspiele an diese Adresse zu senden. Wenn du es warst, sag es auf der Seite hinter diesem Link. Wenn nicht, tu nichts: Du bekommst keine weitere Post.',
      button: 'Diese Adresse bestätigen',
    },
    trial: { headline: 'Es funktioniert', text: 'So wird Branchline dir von deinen Tischen berichten.' },
  },
}

/** Through the eyes of one viewer: events that are for another seat only are not among them. */
export function linesSince(table: LiveTable, speak: Speaker, viewer: Viewer, since: number, locale: Locale): string[] {
  const words = WORDS[locale]
  const from = (table.play?.log ?? []).findIndex(({ at }) => at > since)
  if (from < 0) return []
  let told: { readonly n: number; readonly line: string }[] = []
  for (const { n, kind, seat, events } of logFor(table, viewer, from)) {
    if (kind === 'undo') {
      // What was taken back is not told; that something was, is.
      told = told.filter((one) => one.n <= n)
      told.push({ n, line: words.tookBack(speak.seat(seat)) })
    } else if (kind === 'resign') told.push({ n, line: words.resigned(speak.seat(seat)) })
    for (const event of events) {
      const line = speak.event(event as GameEvent)
      if (line !== `event.${event.type}`) told.push({ n, line })
    }
  }
  return told.map(({ line }) => line)
}

export function namesAt(table: LiveTable): string[] {
  return table.seats.map((seat) => (seat.person === null ? `Bot ${seat.seat + 1}` : table.names.get(seat.person) || `${seat.seat + 1}`))
}
