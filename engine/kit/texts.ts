/** Laws of language: whatever a game says, it can say in every language, and every word it needs is there. */
import { type GameEvent, type Json, LOCALES, type Locale, type Prompt, type Refusal, type Standing } from '../basics.ts'
import type { AnyGame } from '../game.ts'
import { speaker } from '../language.ts'
import { defaultOptions } from '../options.ts'
import type { Order } from '../order.ts'
import { orderKinds } from '../orders.ts'
import { checkCatalogues, faultOfMessage } from './catalogues.ts'
import type { Complain } from './finding.ts'
import { citable } from './rulebook.ts'

export interface Listener {
  prompt(prompt: Prompt | null): void
  event(event: GameEvent): void
  refusal(refusal: Refusal): void
  standing(standing: readonly Standing[]): void
  options(): void
}

/** What is said to somebody, and not of them. */
const ADDRESSES: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /\b(you|yours?|yourself)\b/i,
  de: /\b(du|dich|dir|deine?[mnrs]?)\b/i,
  fr: /\b(vous|votre|vos)\b/i,
}

/** Looks at each kind of message once in each language. */
export function listener(game: AnyGame, complain: Complain, rulebook?: string): Listener {
  const heard = new Set<string>()
  const isCitable = rulebook === undefined ? null : citable(rulebook)
  const speakers = LOCALES.map((locale) => ({ locale, speaker: speaker(game, locale) }))

  function check(key: string, say: (index: number) => string, parameters: Readonly<Record<string, Json | undefined>> = {}): void {
    const shape = `${key}(${Object.entries(parameters)
      .map(([name, value]) => name + shapeOf(value))
      .sort()
      .join()})`
    if (heard.has(shape)) return
    heard.add(shape)
    speakers.forEach(({ locale }, index) => {
      let text: string
      try {
        text = say(index)
      } catch (error) {
        complain('texts', `${key} cannot be said in ${locale}: ${faultOfMessage(error)}`)
        return
      }
      if (text === key) complain('texts', `${key} has no text in ${locale}`)
      else if (/\bundefined\b|\bNaN\b|\[object|^\s*$/.test(text)) complain('texts', `${key} in ${locale} says “${text}”`)
    })
  }

  /** What the engine itself refuses cites no rulebook. */
  function cite(key: string, clause: string | undefined): void {
    if (isCitable === null || clause === undefined || clause === 'engine' || isCitable(clause) || heard.has(`${key} ${clause}`)) return
    heard.add(`${key} ${clause}`)
    complain('clauses', `${key} cites ${clause}, which is no clause of the rulebook`)
  }

  checkCatalogues(game, complain)
  return {
    prompt: (prompt) => {
      if (prompt === null) return
      if (!prompt.clause) complain('texts', `prompt ${prompt.code} cites no clause`)
      cite(`prompt.${prompt.code}`, prompt.clause)
      check(`prompt.${prompt.code}`, (index) => speakers[index].speaker.prompt(prompt), prompt)
      check(`other.${prompt.code}`, (index) => speakers[index].speaker.prompt(prompt, 'spectator'), prompt)
      const asked = JSON.stringify(prompt)
      if (heard.has(asked)) return
      heard.add(asked)
      for (const { locale, speaker } of speakers) {
        const told = speaker.prompt(prompt, 'spectator')
        if (ADDRESSES[locale]?.test(told))
          complain('texts', `prompt ${prompt.code} in ${locale} speaks to those who only look on: “${told}”`)
      }
    },
    event: (event) => {
      cite(`event.${event.type}`, event.clause)
      check(`event.${event.type}`, (index) => speakers[index].speaker.event(event), event)
    },
    refusal: (refused) => {
      cite(`refusal.${refused.code}`, refused.clause)
      check(`refusal.${refused.code}`, (index) => speakers[index].speaker.refusal(refused), refused)
    },
    standing: (standing) => {
      for (const { parts } of standing) for (const { source } of parts) word(`source.${source}`)
    },
    options: () => {
      for (const [name, field] of Object.entries(
        game.options as Record<string, { kind: string; values?: readonly string[]; default?: unknown }>,
      )) {
        word(`option.${name}`)
        if (field.kind === 'choice') for (const value of field.values ?? []) word(`option.${name}.${value}`)
        // A number that stands for something else: 0, as usual.
        const usual = `option.${name}.${field.default}`
        if (field.kind === 'number' && game.messages.text(usual) !== undefined) word(usual)
      }
      orders()
    },
  }

  function orders(): void {
    // What has a name everywhere (a card, a place) needs no other here.
    const isNamed = (value: string) => game.label?.(value) !== undefined || game.messages.text(`name.${value}`) !== undefined
    for (const [kind, { fields, triggers, always = [] }] of Object.entries(orderKinds(game))) {
      word(`order.${kind}`)
      const said = { kind, fields: defaultOptions(fields as never) as Order['fields'], until: [] }
      check(`order.${kind}.said`, (index) => speakers[index].speaker.order(said), said.fields)
      for (const trigger of [...triggers, ...always]) word(`order.until.${trigger}`)
      for (const [name, field] of Object.entries(fields)) {
        word(`order.${kind}.${name}`)
        if (field.kind === 'choice') for (const value of field.values) if (!isNamed(value)) word(`order.${kind}.${name}.${value}`)
      }
    }
  }

  function word(key: string): void {
    check(key, (index) => speakers[index].speaker.word(key))
  }
}

/** Messages may turn on what a parameter is: nothing, an empty list, one, several, a name. */
function shapeOf(value: Json | undefined): string {
  if (Array.isArray(value)) return value.length > 1 ? '[…]' : `[${value.length}]`
  if (typeof value === 'number') return value === 1 ? ' one' : ' number'
  return value === null ? ' null' : ` ${typeof value}`
}
