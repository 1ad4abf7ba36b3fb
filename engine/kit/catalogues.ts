/** Laws of the message catalogues, said or not: the same keys and parameters in every language, and every message well formed. */
import { IntlMessageFormat } from 'intl-messageformat'
import { LOCALES, type Locale, UNFINISHED } from '../basics.ts'
import type { AnyGame } from '../game.ts'
import type { Complain } from './finding.ts'

export function checkCatalogues(game: AnyGame, complain: Complain): void {
  const [first, ...others] = LOCALES
  for (const locale of others) {
    // A game from outside may leave a language out, and then speaks English; what it begins it says whole.
    if (game.messages.keys(locale).length === 0) continue
    for (const key of game.messages.keys()) checkMessage(game, key, first, locale, complain)
    for (const key of game.messages.keys(locale))
      if (game.messages.text(key) === undefined) complain('texts', `${key} has a text in ${locale} and none in ${first}`)
  }
  checkLabels(game, complain)
}

function checkMessage(game: AnyGame, key: string, first: Locale, locale: Locale, complain: Complain): void {
  const texts = [first, locale].map((one) => game.messages.text(key, one))
  if (texts[1] === undefined && UNFINISHED.includes(locale)) return
  if (texts[0] === undefined || texts[1] === undefined) {
    complain(
      'texts',
      `${key} has a text in ${texts[0] === undefined ? locale : first} and none in ${texts[0] === undefined ? first : locale}`,
    )
    return
  }
  const parameters = texts.map((text, index) => {
    try {
      return [...parametersOf(new IntlMessageFormat(text!, index === 0 ? first : locale, undefined, { ignoreTag: true }).getAst())]
        .sort()
        .join(', ')
    } catch (error) {
      complain('texts', `${key} in ${index === 0 ? first : locale} is no message: ${faultOfMessage(error)}`)
      return null
    }
  })
  if (parameters[0] !== null && parameters[1] !== null && parameters[0] !== parameters[1])
    complain('texts', `${key} speaks of {${parameters[0]}} in ${first} and of {${parameters[1]}} in ${locale}`)
  // What a message turns on is no word of it.
  const words = texts[0].replace(/\{\w+(, \w+,?)?|\b\w+ (?=\{)/g, '').match(/\p{L}{2,}/gu) ?? []
  if (texts[0] === texts[1] && words.length >= 4)
    complain('texts', `${key} is the same sentence in ${first} and ${locale}: not translated?`)
}

/** What an ICU parser says by a code, as a sentence: those that a hand slips into. */
const FAULTS: Readonly<Record<string, string>> = {
  INVALID_ARGUMENT_TYPE:
    'after the name in {…} stands none of number, date, time, plural, selectordinal or select; a player is a parameter whose name ends in seat: {ownerSeat}',
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a brace is not closed',
  UNMATCHED_CLOSING_TAG: 'a tag is closed that was not opened',
  EMPTY_ARGUMENT: 'there is nothing between the braces',
  MALFORMED_ARGUMENT: 'what stands between the braces is no name',
  MISSING_OTHER_CLAUSE: 'a choice has no “other”',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a plural says no forms',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'a choice says nothing to choose from',
  MISSING_VALUE: 'it is not told everything it needs',
}

export function faultOfMessage(error: unknown): string {
  const { message } = error as Error
  const known = FAULTS[message]
  return known === undefined ? message.slice(0, 200) : `${known} (${message})`
}

/** The names of what a message needs, sorted; null when it is no ICU message. */
export function parametersIn(text: string): readonly string[] | null {
  try {
    return [...parametersOf(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst())].sort()
  } catch {
    return null
  }
}

type Ast = ReturnType<IntlMessageFormat['getAst']>

/** The names of all parameters, also of those inside a choice. */
function parametersOf(ast: Ast, found = new Set<string>()): Set<string> {
  for (const element of ast) {
    const { type, value, options } = element as { type: number; value?: unknown; options?: Record<string, { value: Ast }> }
    // 0 is plain text, 7 the # of a plural.
    if (type !== 0 && type !== 7 && typeof value === 'string') found.add(value)
    for (const choice of Object.values(options ?? {})) parametersOf(choice.value, found)
  }
  return found
}

/** `label` is asked for every word of an event, also for those that name nothing. */
function checkLabels(game: AnyGame, complain: Complain): void {
  for (const id of ['no such thing', '', 'constructor', '__proto__', 'toString']) {
    try {
      const label: unknown = game.label?.(id)
      if (label !== undefined)
        complain('texts', `label names “${id}”, which is no id, ${typeof label === 'string' ? `“${label}”` : `a ${typeof label}`}`)
    } catch (error) {
      complain('texts', `label throws for “${id}”: ${(error as Error).message}`)
    }
  }
}
