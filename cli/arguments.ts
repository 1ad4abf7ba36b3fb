/** What the commands take: games, numbers, options, record files. Each either gives a value or a Problem in one line. */
import { readFileSync } from 'node:fs'
import { type AnyGame, type GameRecord, isRefusal, type Refusal, readOptions, readRecord, speaker } from '@branchline/engine'
import { InvalidArgumentError } from 'commander'
import { language } from './flags.ts'
import type { ProblemWords } from './messages/problems/index.ts'
import { withPrintableNames } from './printable.ts'
import { EXIT, Problem } from './problem.ts'
import { gameNamed, titles, titleWith } from './titles.ts'

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^-?\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It should be a whole number from ${least} to ${most}.`)
    return value
  }
}

export function playersFor(game: AnyGame, wished: number | undefined): number {
  const { min, max } = game.seats
  if (wished === undefined) return Math.min(max, Math.max(min, 4))
  if (wished < min || wished > max)
    throw new Problem((t) => (min === max ? t.playersExactly : t.playersFromTo)({ game: game.title, min, max, wished }))
  return wished
}

/** The options of a game from `--option name=value …` and `--map M`; what is not said is as the game has it. */
export function optionsFor(
  game: AnyGame,
  seats: number,
  said: readonly string[],
  map: string | undefined,
): Readonly<Record<string, unknown>> {
  const given: Record<string, unknown> = {}
  for (const text of said) {
    const split = text.indexOf('=')
    if (split < 1) throw new Problem((t) => t.optionForm({ text }))
    given[text.slice(0, split)] = text.slice(split + 1)
  }
  if (map !== undefined) given.map = map
  const options: Record<string, unknown> | Refusal = readOptions<Record<string, unknown>>(game.options, given)
  if (isRefusal(options)) throw new Problem(() => sayRefusal(game, options))
  const misfit = game.fits?.(options, seats)
  if (misfit) throw new Problem(() => sayRefusal(game, misfit))
  return options
}

export function sayRefusal(game: AnyGame, refused: Refusal, names?: readonly string[]): string {
  const text = speaker(game, language(), names).refusal(refused)
  return /^[A-Z]{2}-/.test(refused.clause) ? `${text} (${refused.clause})` : text
}

const LARGEST_FILE = 32 * 1024 * 1024

export function readFile(path: string): string {
  try {
    const bytes = readFileSync(path)
    if (bytes.length > LARGEST_FILE) throw new Problem((t) => t.tooLarge({ path, megabytes: Math.round(bytes.length / 1024 / 1024) }))
    return bytes.toString('utf8')
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem((t) => t.cannotRead({ path, why: plainly(t, error as NodeJS.ErrnoException) }))
  }
}

export function plainly({ why }: ProblemWords, { code = '', message }: NodeJS.ErrnoException): string {
  return Object.hasOwn(why, code) ? why[code as keyof typeof why] : message
}

/** A record that the rules do not follow. */
export function refusedMove(
  game: AnyGame,
  { names }: GameRecord,
  bad: { readonly at: number; readonly text: string; readonly refusal: Refusal },
): Problem {
  return new Problem((t) => t.moveRefused({ n: bad.at + 1, move: bad.text, why: sayRefusal(game, bad.refusal, names) }), EXIT.wrong)
}

/** A record file, checked, and its game. */
export async function readRecordFile(path: string): Promise<{ game: AnyGame; record: GameRecord }> {
  const text = readFile(path)
  const { gameById, spokesman } = await gameIn(text)
  const record = readRecord(text, gameById)
  if (isRefusal(record)) throw new Problem((t) => t.notARecord({ path, why: sayRefusal(spokesman, record) }))
  const game = await gameNamed(record.game)
  return { game, record: withPrintableNames(record) }
}

/** The game that a record names, if there is one of that id, and one that can say what is wrong with the record: the words for that are the engine's. */
export async function gameIn(text: string): Promise<{ gameById(id: string): AnyGame | undefined; spokesman: AnyGame }> {
  const id = gameIdIn(text)
  const found = titleWith(id) === undefined ? undefined : await gameNamed(id)
  return { gameById: (id) => (id === found?.id ? found : undefined), spokesman: found ?? (await gameNamed(titles()[0]?.id ?? '')) }
}

function gameIdIn(text: string): string {
  try {
    return String((JSON.parse(text) as { game?: unknown } | null)?.game)
  } catch {
    return ''
  }
}
