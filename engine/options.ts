/** The options of a game as data: one description drives the set-up form, the command line flags and the tests. */
import { type Refusal, refusal } from './basics.ts'

export type OptionField<Value> = [Value] extends [boolean]
  ? { readonly kind: 'flag'; readonly default: boolean }
  : [Value] extends [readonly (infer Item)[]]
    ? ListField<Item, Value>
    : [Value] extends [string]
      ? { readonly kind: 'choice'; readonly values: readonly Value[]; readonly default: Value }
      : [Value] extends [number]
        ? { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: Value }
        : never

/** Some of the values, so many as `counts` says; `onlyWith`: counts only where these other options have these values. */
interface ListField<Item, Value> {
  readonly kind: 'list'
  readonly values: readonly Item[]
  readonly counts: readonly number[]
  readonly default: Value
  readonly onlyWith?: { readonly [option: string]: string }
}

export type OptionSchema<Options> = { readonly [Name in keyof Options]: OptionField<Options[Name]> }

export type AnyField =
  | { kind: 'flag'; default: boolean }
  | { kind: 'choice'; values: readonly string[]; default: string }
  | { kind: 'number'; min: number; max: number; default: number }
  | ListField<string, readonly string[]>

export function defaultOptions<Options>(schema: OptionSchema<Options>): Options {
  const options: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(schema)) options[name] = field.default
  return options as Options
}

/** The options without those that do not count beside the others: what somebody is told who wants to know what is played. */
export function optionsThatCount<Options>(schema: OptionSchema<Options>, options: Options): Partial<Options> {
  const counts = ([, field]: readonly [string, AnyField]) =>
    field.kind !== 'list' ||
    Object.entries(field.onlyWith ?? {}).every(([name, value]) => (options as Record<string, unknown>)[name] === value)
  const idle = new Set(
    fieldsOf(schema)
      .filter((field) => !counts(field))
      .map(([name]) => name),
  )
  return Object.fromEntries(Object.entries(options as object).filter(([name]) => !idle.has(name))) as Partial<Options>
}

/** Options from outside (a file, a form, a flag): every field checked, the missing ones filled in, unknown ones refused. */
export function readOptions<Options>(schema: OptionSchema<Options>, given: unknown): Options | Refusal {
  if (given === undefined || given === null) return defaultOptions(schema)
  if (typeof given !== 'object' || Array.isArray(given)) return refusal('options', 'options-not-an-object')
  const fields = new Map(fieldsOf(schema))
  const options = defaultOptions(schema) as Record<string, unknown>
  for (const [name, value] of Object.entries(given)) {
    const field = fields.get(name)
    if (field === undefined) return refusal('options', 'unknown-option', { name, known: [...fields.keys()] })
    const read = readField(field, value)
    if (read === undefined) return refusal('options', 'bad-option', { name, value: String(value), allowed: allowedValues(field) })
    options[name] = read
  }
  return options as Options
}

/** The options of a game that was begun under the given version of the rules, in those of today; a refusal when nothing today means the same. */
export function optionsUnder<Options>(game: Versions<Options>, rulesVersion: number, given: unknown): Options | Refusal {
  if (rulesVersion === game.rulesVersion) return readOptions(game.options, given)
  const then = game.earlier?.[rulesVersion]
  if (then === undefined) return refusal('record', 'other-rules', { theirs: rulesVersion, ours: game.rulesVersion })
  return readOptions(
    game.options,
    typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...then, ...given } : (given ?? then),
  )
}

/** The part of a game that says what was played when. */
interface Versions<Options> {
  readonly rulesVersion: number
  readonly options: OptionSchema<Options>
  readonly earlier?: { readonly [rulesVersion: number]: Partial<Options> }
}

/** Also takes the text forms that flags and forms give ("true", "5", "a,b"). */
function readField(field: AnyField, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : undefined
    case 'choice':
      return typeof value === 'string' && field.values.includes(value) ? value : undefined
    case 'number': {
      const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
      return Number.isInteger(number) && (number as number) >= field.min && (number as number) <= field.max ? number : undefined
    }
    case 'list': {
      const items = typeof value === 'string' ? value.split(',').filter((item) => item !== '') : value
      if (!Array.isArray(items) || !field.counts.includes(items.length)) return undefined
      if (new Set(items).size !== items.length || !items.every((item) => field.values.includes(item))) return undefined
      return [...items]
    }
  }
}

function allowedValues(field: AnyField): string {
  switch (field.kind) {
    case 'flag':
      return 'true, false'
    case 'choice':
      return field.values.join(', ')
    case 'number':
      return `${field.min} to ${field.max}`
    case 'list':
      return `${field.counts.join(' or ')} of ${field.values.join(', ')}`
  }
}

export interface SetUp<Options> {
  readonly options: Options
  readonly seats: number
}

/** The part of a game that says how it can be set up. */
export interface Choices<Options> {
  readonly options: OptionSchema<Options>
  readonly seats: { readonly min: number; readonly max: number }
  fits?(options: Options, seats: number): Refusal | null
}

/** Every combination of options and player count that fits, or, above `limit`, enough of them to meet each pair of values. */
export function enumerateSetUps<Options>(game: Choices<Options>, limit = 400): SetUp<Options>[] {
  const fields = fieldsOf(game.options)
  const combinations = product(
    fields.map(([, field]) => valuesToTry(field)),
    limit,
  )
  const found: SetUp<Options>[] = []
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const values of combinations) {
      const options = Object.fromEntries(fields.map(([name], index) => [name, values[index]])) as Options
      if (game.fits?.(options, seats) == null) found.push({ options, seats })
    }
  }
  return found
}

function valuesToTry(field: AnyField): readonly unknown[] {
  switch (field.kind) {
    case 'flag':
      return [field.default, !field.default]
    case 'choice':
      return [field.default, ...field.values.filter((value) => value !== field.default)]
    case 'number':
      return [...new Set([field.default, field.min, field.max])]
    case 'list':
      return [field.default]
  }
}

function product(columns: readonly (readonly unknown[])[], limit: number): unknown[][] {
  const total = columns.reduce((size, column) => size * column.length, 1)
  if (total <= limit)
    return columns.reduce<unknown[][]>((rows, column) => rows.flatMap((row) => column.map((value) => [...row, value])), [[]])
  const defaults = columns.map((column) => column[0])
  const rows = [defaults]
  for (let first = 0; first < columns.length; first++) {
    for (const one of (columns[first] as unknown[]).slice(1)) {
      rows.push(defaults.with(first, one))
      for (let second = 0; second < first; second++) {
        for (const two of (columns[second] as unknown[]).slice(1)) rows.push(defaults.with(first, one).with(second, two))
      }
    }
  }
  return rows
}

function fieldsOf<Options>(schema: OptionSchema<Options>): [string, AnyField][] {
  return Object.entries(schema) as [string, AnyField][]
}
