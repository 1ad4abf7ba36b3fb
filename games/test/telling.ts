/**
 * Whether the position in words is complete: over whole games, each fact of a view is changed into another that could be, and the words that
 * the player reads must change with it.
 */
import { type AnyGame, defaultOptions, type Prompt, type Random, randomFrom, type Said, sameData, speaker } from '@branchline/engine'
import { describe, expect, it } from 'vitest'

// biome-ignore lint/suspicious/noExplicitAny: views of any game
type View = any

/** Changes one fact of a view in place; false when this position has none of the kind. */
export type Change = (view: View, random: Random) => boolean

export interface Facts {
  readonly game: AnyGame
  /** `inCi`: a table that another one shows nearly as much as; a desk does without. */
  readonly tables: readonly { readonly seats: number; readonly options?: Readonly<Record<string, unknown>>; readonly inCi?: true }[]
  /** By field of the view. */
  readonly told: Readonly<Record<string, Change>>
  /** Fields that nobody needs to read, and why. */
  readonly untold: Readonly<Record<string, string>>
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
/** Every so many decisions are looked at, fewer at a desk than in CI, and the first ones of each question that is asked: some are rare. */
const EVERY = { desk: 41, ci: 11 }
const OF_EACH_QUESTION = { desk: 2, ci: 4 }

export function tellsEverything(facts: Facts): void {
  describe('now and then', () => tells({ ...facts, tables: facts.tables.filter(({ inCi }) => !inCi) }, 'desk'))
  describe('looked at closely', { tags: 'ci' }, () => tells(facts, 'ci'))
}

function tells({ game, tables, told, untold }: Facts, where: 'desk' | 'ci'): void {
  it(`${game.id}: every fact of a view that a rule can depend on changes the words`, () => {
    const silent = new Set<string>()
    const changed = new Map(Object.keys(told).map((field) => [field, 0]))
    const fields = new Set<string>()
    for (const { seats, options = {} } of tables) {
      wander(game, seats, options, where, (view, random) => {
        for (const field of Object.keys(view as object)) fields.add(field)
        const before = sayings(game, view)
        for (const [field, change] of Object.entries(told)) {
          const other = structuredClone(view)
          if (!change(other, random)) continue
          changed.set(field, (changed.get(field) as number) + 1)
          if (!readsDifferently(game, before, sayings(game, other))) silent.add(field)
        }
      })
    }
    expect([...silent], 'changed, and the words stayed the same').toEqual([])
    expect(
      [...fields].filter((field) => told[field] === undefined && untold[field] === undefined),
      'fields that nobody has thought of',
    ).toEqual([])
    expect(
      [...changed].filter(([, times]) => times === 0).map(([field]) => field),
      'never changed, so never shown',
    ).toEqual([])
  })

  it(`${game.id}: the words tell a seat nothing that its view hides`, () => {
    for (const { seats, options = {} } of tables) {
      wander(game, seats, options, where, (view, random, viewer) => {
        const world = game.sample(view, viewer, random)
        const [here, there] = [sayings(game, view), sayings(game, game.view(world, viewer))]
        if (readsDifferently(game, here, there)) expect(wordsOf(game, there)).toBe(wordsOf(game, here))
      })
    }
  })
}

/** A whole game by chance, looked at now and then by the seat to act. */
function wander(
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  where: 'desk' | 'ci',
  look: (view: unknown, random: Random, viewer: number) => void,
): void {
  const random = randomFrom(`${game.id} ${seats}`)
  const state = game.setup({ ...(defaultOptions(game.options) as object), ...options }, seats, `telling ${seats}`)
  const asked = new Map<string | undefined, number>()
  for (let ply = 0; ; ply++) {
    const seat = game.toAct(state)
    const question = game.prompt(state)?.code
    const times = (asked.get(question) ?? 0) + 1
    asked.set(question, times)
    if (ply % EVERY[where] === 0 || times <= OF_EACH_QUESTION[where] || seat === null) look(game.view(state, seat ?? 0), random, seat ?? 0)
    if (seat === null) return
    const moves = game.moves(state)
    game.play(state, moves[random.below(moves.length)])
  }
}

/** What is read of a view, not yet put into words. */
interface Saying {
  readonly said?: Said
  readonly standing?: unknown
  readonly prompt?: Prompt | null
}

/** The position, the standing and the question. */
function sayings(game: AnyGame, view: unknown): Saying[] {
  const sections = game.outline?.(view) ?? []
  const position = sections.flatMap(({ title, lines }) => [title, ...lines]).map((said) => ({ said }))
  return [...position, { standing: game.standing(view) }, { prompt: game.prompt(view) }]
}

/** Only what differs to begin with is put into words: a position has two hundred sentences, and a change touches few. */
function readsDifferently(game: AnyGame, here: readonly Saying[], there: readonly Saying[]): boolean {
  if (here.length !== there.length) return wordsOf(game, here) !== wordsOf(game, there)
  return here.some((one, at) => !sameData(one, there[at]) && wordsOf(game, [one]) !== wordsOf(game, [there[at]]))
}

const known = new Map<string, string>()

/** A sentence that was said before is not put into words again. */
function wordsOf(game: AnyGame, sayings: readonly Saying[]): string {
  const say = speaker(game, 'en', NAMES)
  const words = (saying: Saying): string => {
    const key = `${game.id} ${JSON.stringify(saying)}`
    const { said, prompt } = saying
    const text = known.get(key) ?? (said ? say.said(said) : prompt ? say.prompt(prompt) : key)
    known.set(key, text)
    return text
  }
  return sayings.map(words).join('\n')
}

export const figure =
  (field: string, isTold: (view: View) => boolean = () => true, by = 1): Change =>
  (view) => {
    if (!isTold(view)) return false
    view[field] += by
    return true
  }

/** One place of a list, among those that fit. */
export const oneOf =
  (
    field: string,
    fits: (view: View, at: number) => boolean = () => true,
    next: (value: View, view: View) => unknown = (n) => n + 1,
  ): Change =>
  (view, random) => {
    const places = Array.from({ length: view[field].length }, (_, at) => at).filter((at) => fits(view, at))
    if (places.length === 0) return false
    const at = places[random.below(places.length)]
    view[field][at] = next(view[field][at], view)
    return true
  }

export const swapped =
  (field: string, isTold: (view: View) => boolean = () => true): Change =>
  (view) => {
    const list = view[field]
    if (list.length < 2 || !isTold(view)) return false
    ;[list[0], list[1]] = [list[1], list[0]]
    return true
  }

export const set =
  (field: string, to: (view: View) => unknown, isTold: (view: View) => boolean = () => true): Change =>
  (view) => {
    if (!isTold(view)) return false
    view[field] = to(view)
    return true
  }
