/** Bots are named by short codes with parameters: `random`, `driver`, `driver:iterations=500,seed=7`. */
import { isRefusal, type Refusal, refusal } from '@branchline/engine'
import { BOT_LEVELS, type BotLevel, isBotLevel } from './levels.ts'

export interface BotCode {
  readonly level: BotLevel
  readonly seed?: string
  /** One of those that the title offers. */
  readonly character?: string
  /** Budget of a decision: at most so many iterations, and so many milliseconds when there is a clock. */
  readonly iterations?: number
  readonly milliseconds?: number
  /** Of who decides at a glance: points of noise, and the share of the moves that are seen. Exploration constant of the search. */
  readonly noise?: number
  readonly sight?: number
  readonly explore?: number
  /** How many stages (rounds, turns) a playout looks ahead. */
  readonly horizon?: number
}

const NUMBERS = ['iterations', 'milliseconds', 'noise', 'sight', 'explore', 'horizon'] as const

export function readCode(text: string): BotCode | Refusal {
  const [level, ...rest] = text.trim().split(':')
  if (!isBotLevel(level)) return refusal('bots', 'unknown-bot', { text: text.slice(0, 80), known: [...BOT_LEVELS] })
  const code: Record<string, number | string> = {}
  for (const part of rest.join(':').split(',')) {
    if (part.trim() === '') continue
    const read = readParameter(part)
    if (isRefusal(read)) return read
    code[read[0]] = read[1]
  }
  return { level, ...code }
}

function readParameter(part: string): [string, number | string] | Refusal {
  const [name = '', value = ''] = part.split('=').map((side) => side.trim())
  if ((name === 'seed' || name === 'character') && value !== '') return [name, value]
  // Without a single iteration there is nothing to choose from.
  const least = name === 'iterations' ? 1 : 0
  if ((NUMBERS as readonly string[]).includes(name) && value !== '' && Number(value) >= least && Number.isFinite(Number(value)))
    return [name, Number(value)]
  return refusal('bots', 'bad-bot-parameter', { parameter: part.slice(0, 80), known: ['seed', 'character', ...NUMBERS] })
}

/** Several bots in one text: commas part both bots and parameters, so a part with `=` belongs to the bot before it. */
export function splitCodes(text: string): string[] {
  const codes: string[] = []
  for (const part of text.split(',')) {
    const isParameter = /^\s*[a-z]+=[^:]*$/.test(part) && codes.length > 0 && codes.at(-1)!.includes(':')
    if (isParameter) codes[codes.length - 1] += `,${part}`
    else codes.push(part.trim())
  }
  return codes.filter((code) => code !== '')
}
