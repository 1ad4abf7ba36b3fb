/** From codes and parameters to sentences: prompts, events and refusals in the words of the game's message catalogue. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { GameEvent, Json, Locale, Messages, Prompt, Refusal, Seat } from './basics.ts'
import type { AnyGame } from './game.ts'
import { ENGINE_MESSAGES } from './messages.ts'
import type { Order } from './order.ts'
import type { VerdictLine } from './verify.messages.ts'

export interface Speaker {
  prompt(prompt: Prompt): string
  event(event: GameEvent): string
  refusal(refusal: Refusal): string
  /** A score's source, an option's name or value: any key of the catalogue, or the key itself when there is none. */
  word(key: string): string
  /** A standing order in a sentence. */
  order(order: Order): string
  /** A line of what checking a record found. */
  verdict(line: VerdictLine): string
  seat(seat: Seat): string
}

/** `names` are the players by seat; without them they are "Player 1" … */
export function speaker(game: AnyGame, locale: Locale, names: readonly string[] = []): Speaker {
  const { messages, formats } = catalogueOf(game, locale)

  const seatName = (seat: Seat) => names[seat] ?? say('seat', { number: seat + 1 })

  function say(key: string, parameters: Readonly<Record<string, Json | undefined>>): string {
    return messages[key] === undefined ? key : format(key, readable(parameters))
  }

  function format(key: string, values: Record<string, string | number>): string {
    let found = formats.get(key)
    if (found === undefined) {
      found = new IntlMessageFormat(messages[key] ?? key, locale, undefined, { ignoreTag: true })
      formats.set(key, found)
    }
    return String(found.format(values))
  }

  function readable(parameters: Readonly<Record<string, Json | undefined>>): Record<string, string | number> {
    const values: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(parameters)) values[name] = wordFor(name, value)
    return values
  }

  /** Parameters called seat, or ending so ("bySeat"), are players; strings are ids the game can name; lists are joined. */
  function wordFor(name: string, value: Json | undefined): string | number {
    if (typeof value === 'number') return /seat$/i.test(name) ? seatName(value) : value
    if (typeof value === 'string') return game.label?.(value) ?? messages[`name.${value}`] ?? value
    if (Array.isArray(value)) return value.map((item) => wordFor(/seats$/i.test(name) ? 'seat' : '', item)).join(', ')
    if (typeof value === 'boolean') return String(value)
    return ''
  }

  /** Choices that the sentence turns on (`{outbid, select, …}`) stay as they are; all else is put into words. */
  function order({ kind, fields }: Order): string {
    const key = `order.${kind}.said`
    const turnsOn = new Set(Array.from(messages[key]?.matchAll(/\{(\w+), select,/g) ?? [], ([, name]) => name))
    const words = Object.entries(fields).map(([name, value]) => [name, turnsOn.has(name) ? value : wordFor(name, value)])
    return format(key, Object.fromEntries(words))
  }

  return {
    prompt: (prompt) => say(`prompt.${prompt.code}`, prompt),
    event: (event) => say(`event.${event.type}`, event),
    refusal: (refused) => say(`refusal.${refused.code}`, refused),
    word: (key) => say(key, {}),
    order,
    verdict: (line) => say(`verify.${line.code}`, line),
    seat: seatName,
  }
}

interface Catalogue {
  readonly messages: Messages
  readonly formats: Map<string, IntlMessageFormat>
}

/** A catalogue has hundreds of sentences and speakers are made for every one said: it is put together once. */
const catalogues = new WeakMap<AnyGame['messages'], Map<Locale, Catalogue>>()

function catalogueOf({ messages }: AnyGame, locale: Locale): Catalogue {
  let known = catalogues.get(messages)
  if (known === undefined) {
    known = new Map()
    catalogues.set(messages, known)
  }
  let found = known.get(locale)
  if (found === undefined) {
    found = { messages: { ...ENGINE_MESSAGES[locale], ...messages[locale] }, formats: new Map() }
    known.set(locale, found)
  }
  return found
}
