/** The words of the library that reads calls, in the language of whoever calls: headings, defaults, and what it says of a call that is wrong. */
import { Help, type HelpConfiguration } from 'commander'
import type { HelpWords } from './messages/help/index.ts'

type Words = HelpWords['words']

export function helpSaying(words: Words): HelpConfiguration {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': words.usage,
    'Arguments:': words.arguments,
    'Options:': words.options,
    'Commands:': words.commands,
    'Global Options:': words.globalOptions,
  }
  return {
    showGlobalOptions: true,
    styleTitle: (title) => titles[title] ?? title,
    optionDescription: (option) => new Help().optionDescription(option).replace('(default: ', `(${words.usual} `),
  }
}

/** Of each error what it is about, and the words for it. What is not known here stays as it is. */
const ERRORS: readonly (readonly [RegExp, keyof Words])[] = [
  [/unknown option '([^']*)'/, 'unknownOption'],
  [/missing required argument '([^']*)'/, 'missingArgument'],
  [/option '([^']*)' argument missing/, 'missingValue'],
  [/unknown command '([^']*)'/, 'unknownCommand'],
  [/too many arguments.*/, 'tooMany'],
  [/Did you mean ([^?]*)\?/, 'near'],
]

export function errorSaying(words: Words, text: string): string {
  return ERRORS.reduce(
    (said, [error, word]) => said.replace(error, (_, what: string) => words[word].replace('{what}', what)),
    text.replace(/^error: /, ''),
  )
}
