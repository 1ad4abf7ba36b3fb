/** Which options mean something on the board that is chosen: what no number of players could choose there is not asked. */
import { type AnyGame, defaultOptions, optionsThatCount } from '@branchline/engine'

type Values = Readonly<Record<string, unknown>>

export function isOfThisBoard(game: AnyGame, name: string, values: Values): boolean {
  const defaults = defaultOptions(game.options) as Values
  if (!(name in optionsThatCount(game.options, { ...defaults, ...values }))) return false
  if (name === 'map' || game.fits === undefined) return true
  const others = othersThan(game, name, defaults[name])
  if (others.length === 0) return true
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return others.some((value) => counts.some((seats) => !game.fits?.({ ...defaults, map: values.map, [name]: value }, seats)))
}

/** What belonged to another board is as it was before anybody chose it. */
export function onThisBoard(game: AnyGame, values: Values): Values {
  const defaults = defaultOptions(game.options) as Values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isOfThisBoard(game, name, values) ? value : defaults[name]]),
  )
}

function othersThan(game: AnyGame, name: string, usual: unknown): readonly unknown[] {
  const field = (game.options as Readonly<Record<string, { kind: string; values?: readonly string[] }>>)[name]
  if (field.kind === 'flag') return [!usual]
  return field.kind === 'choice' ? (field.values ?? []).filter((value) => value !== usual) : []
}
