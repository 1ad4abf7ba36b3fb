/** From codes and parameters to sentences: prompts, events and refusals in the words of the game's message catalogue. */
import type { GameEvent, Json, Locale, Prompt, Refusal, Said, Seat, Viewer } from './basics.ts'
import { list, type Texts, type Value } from './catalogue.ts'
import type { AnyGame } from './game.ts'
import { choicesIn } from './icu.ts'
import { ENGINE_MESSAGES } from './messages/index.ts'
import type { Order } from './order.ts'

export interface Speaker {
  /** What is asked, of whoever it is asked; for any other viewer what that player is about, in the third person. */
  prompt(prompt: Prompt, viewer?: Viewer): string
  event(event: GameEvent): string
  refusal(refusal: Refusal): string
  /** A score's source, an option's name or value: any key of the catalogue, or the key itself when there is none. */
  word(key: string): string
  /** A standing order in a sentence. */
  order(order: Order): string
  /** A sentence of the position in words, or of an answer. */
  said(said: Said): string
  seat(seat: Seat): string
}

/** `names` are the players by seat; without them they are "Player 1" …; `further` knows what neither game nor engine have words for. */
export function speaker(game: AnyGame, locale: Locale, names: readonly string[] = [], further: Texts | null = null): Speaker {
  const text = (key: string, values?: Readonly<Record<string, Value>>) =>
    game.messages.say(locale, key, values) ?? ENGINE_MESSAGES.say(locale, key, values) ?? further?.say(locale, key, values)
  const seatName = (seat: Seat) => names[seat] || unnamed(locale, seat)

  function say(key: string, parameters: Readonly<Record<string, Json | undefined>>): string {
    const values: Record<string, Value> = {}
    for (const [name, value] of Object.entries(parameters)) values[name] = wordFor(name, value)
    return text(key, values) ?? key
  }

  function said({ say: key, ...parameters }: Said): string {
    return say(key, parameters)
  }

  /** Parameters called seat, or ending so ("bySeat"), are players; strings are ids the game can name; sentences are said; lists are joined. */
  function wordFor(name: string, value: Json | undefined): string | number {
    if (typeof value === 'number') return /seat$/i.test(name) ? seatName(value) : value
    if (typeof value === 'string') return game.label?.(value) ?? text(`name.${value}`) ?? value
    if (Array.isArray(value))
      return list(
        locale,
        value.map((item) => String(wordFor(/seats$/i.test(name) ? 'seat' : '', item))),
      )
    if (typeof value === 'boolean') return String(value)
    if (isSaid(value)) return said(value)
    return ''
  }

  /** Choices that the sentence turns on (`{outbid, select, …}`) stay as they are; all else is put into words. */
  function order({ kind, fields }: Order): string {
    const key = `order.${kind}.said`
    const message = game.messages.text(key) ?? ENGINE_MESSAGES.text(key)
    const turnsOn = message === undefined ? [] : choicesIn(message)
    const words = Object.entries(fields).map(([name, value]) => [name, turnsOn.includes(name) ? value : wordFor(name, value)])
    return text(key, Object.fromEntries(words)) ?? key
  }

  /** What a game does not say of a question itself is said of any. */
  function ofAnother(prompt: Prompt): string {
    const key = `other.${prompt.code}`
    return say(game.messages.text(key) === undefined ? 'other' : key, prompt)
  }

  return {
    prompt: (prompt, viewer = prompt.seat) => (viewer === prompt.seat ? say(`prompt.${prompt.code}`, prompt) : ofAnother(prompt)),
    event: (event) => say(`event.${event.type}`, event),
    refusal: (refused) => say(`refusal.${refused.code}`, refused),
    word: (key) => say(key, {}),
    said,
    order,
    seat: seatName,
  }
}

function isSaid(value: Json | undefined): value is Said {
  return typeof value === 'object' && value !== null && typeof (value as { say?: unknown }).say === 'string'
}

/** What a player without a name is called, wherever there is one. */
export const unnamed = (locale: Locale, seat: Seat): string => ENGINE_MESSAGES.say(locale, 'seat', { number: seat + 1 }) as string

/** “Name: text”, with the colon set as the language does. */
export const labelled = (locale: Locale, name: string, text: string): string =>
  ENGINE_MESSAGES.say(locale, 'labelled', { name, text }) as string

/** What a legal move costs or brings, as it stands beside it in every list; empty where its own words say all. */
export function priceInWords(game: AnyGame, say: Speaker, view: unknown, move: unknown): string {
  const price = game.price?.(view, move) ?? null
  return price === null ? '' : say.said(price)
}
