/** Every title at a small table, for tests that go over all of them; where that would be long, or hide nothing, a title has other options here. */
import { type AnyGame, defaultOptions, isRefusal, readOptions, type Title } from '@branchline/engine'
import { TITLES } from '../catalogue.ts'

export interface TestTable {
  readonly name: string
  readonly title: Title
  readonly game: AnyGame
  readonly seats: number
  readonly options: unknown
  /** Whether views hide something here that states show, beside the generator. */
  readonly hides: boolean
}

interface Variant {
  readonly name?: string
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly hides?: boolean
}

const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  nuremberg: [{ seats: 2 }],
  'west-riding': [{ options: { turns: 4 } }, { name: 'with hidden cash', options: { turns: 4, cash: 'hidden' }, hides: true }],
  'rising-sun': [{ hides: true }],
}

export const TABLES: readonly TestTable[] = (
  await Promise.all(
    TITLES.map(async (title) => {
      const game = await title.rules()
      return (VARIANTS[title.id] ?? [{}]).map((variant) => tableOf(title, game, variant))
    }),
  )
).flat()

function tableOf(title: Title, game: AnyGame, { name, seats = usual(title), options = {}, hides = false }: Variant): TestTable {
  const read = Object.keys(options).length === 0 ? defaultOptions(game.options) : readOptions(game.options, options)
  if (isRefusal(read)) throw new Error(`${title.id}: ${read.code}`)
  return { name: name === undefined ? title.id : `${title.id} ${name}`, title, game, seats, options: read, hides }
}

/** Three, where three can play. */
function usual({ seats: { min, max } }: Title): number {
  return Math.min(max, Math.max(min, 3))
}
