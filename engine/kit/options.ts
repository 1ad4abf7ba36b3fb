/** Laws of the set-up: options that can be read and make a difference, seeds that do, refusals with a reason. */
import { type GameState, isRefusal, type Refusal } from '../basics.ts'
import type { AnyGame, Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { type AnyField, defaultOptions, enumerateSetUps, optionsUnder, readOptions, type SetUp } from '../options.ts'
import { oddValue } from '../referee.ts'
import { firstDifference, sharedObject } from './data.ts'
import type { Complain } from './finding.ts'

export function checkOptions<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  setUps: readonly SetUp<Options>[],
  complain: Complain,
  refused: (refusal: Refusal) => void,
): void {
  checkIdentity(game, complain)
  if (setUps.length === 0) return complain('options', 'no set-up fits')
  if (isRefusal(readOptions(game.options, defaultOptions(game.options)))) complain('options', 'the defaults are refused')
  if (!isRefusal(readOptions(game.options, { 'no such option': 1 }))) complain('options', 'an unknown option is accepted')
  for (const { options } of setUps) {
    const read = readOptions(game.options, JSON.parse(JSON.stringify(options)))
    if (!sameData(read, options)) complain('options', `options are not read back: ${firstDifference(options, read)}`)
  }
  for (const { options, seats } of enumerateSetUps({ options: game.options, seats: game.seats }))
    checkFit(game, options, seats, complain, refused)
  const fields = Object.entries(game.options) as [keyof Options & string, AnyField][]
  for (const [name, field] of fields) {
    checkField(name, field, complain)
    checkDifference(game, setUps, name, field, complain)
  }
}

function checkIdentity(game: AnyGame, complain: Complain): void {
  if (!/^[a-z][a-z0-9-]*$/.test(game.id)) complain('options', `“${game.id}” is no id: small letters, digits and hyphens`)
  if (game.title.trim() === '') complain('options', 'the game has no title')
  if (!Number.isInteger(game.rulesVersion) || game.rulesVersion < 1)
    complain('options', `rulesVersion is ${game.rulesVersion}, not a whole number from 1`)
  checkEarlier(game, complain)
  const { min, max } = game.seats
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 1 || max < min) complain('options', `${min} to ${max} seats make no game`)
}

/** Records of earlier rules can only be read when what they stand for is an option of today. */
function checkEarlier(game: AnyGame, complain: Complain): void {
  for (const version of Object.keys(game.earlier ?? {}).map(Number)) {
    if (!Number.isInteger(version) || version < 1 || version >= game.rulesVersion)
      complain('options', `earlier rules ${version} do not come before rulesVersion ${game.rulesVersion}`)
    else if (isRefusal(optionsUnder(game, version, {}))) complain('options', `what earlier rules ${version} mean is no option of today`)
  }
}

function checkField(name: string, field: AnyField, complain: Complain): void {
  if (field.kind === 'number' && !(Number.isInteger(field.min) && Number.isInteger(field.max) && field.min < field.max))
    complain('options', `option ${name} goes from ${field.min} to ${field.max}: there is nothing to choose`)
  if (field.kind !== 'choice' && field.kind !== 'list') return
  if (new Set(field.values).size !== field.values.length) complain('options', `option ${name} offers a value twice`)
  const odd = field.values.find((value) => value === '' || /[,\s]/.test(value))
  if (odd !== undefined) complain('options', `option ${name} has the value “${odd}”, which no flag of the command line can carry`)
}

/** How many set-ups are tried to find one in which a value makes a difference. */
const TRIES = 60

/** Every value of an option makes some set-up another one than its default does: all that counts of options is in the state. */
function checkDifference<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  setUps: readonly SetUp<Options>[],
  name: keyof Options & string,
  field: AnyField,
  complain: Complain,
): void {
  const seats = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, n) => game.seats.min + n)
  const usual = seats.map((n) => ({ options: defaultOptions(game.options), seats: n }))
  const stride = Math.max(1, Math.floor(setUps.length / TRIES))
  const bases = [...usual, ...setUps.filter((_, n) => n % stride === 0)]
  for (const value of othersOf(field)) {
    let tried = 0
    const differs = bases.some((base) => {
      const options = { ...base.options, [name]: value }
      const usually = { ...base.options, [name]: field.default }
      if (game.fits?.(options, base.seats) != null || game.fits?.(usually as Options, base.seats) != null) return false
      tried++
      return initial(game, options, base.seats) !== initial(game, usually, base.seats)
    })
    if (tried > 0 && !differs)
      complain(
        'options',
        `option ${name} makes no difference: with “${String(value)}” the game is set up as with “${String(field.default)}”`,
      )
  }
}

const initial = (game: AnyGame, options: unknown, seats: number) => hashOf({ ...game.setup(options, seats, 'options'), chance: null })

function othersOf(field: AnyField): readonly unknown[] {
  switch (field.kind) {
    case 'flag':
      return [!field.default]
    case 'choice':
      return field.values.filter((value) => value !== field.default)
    case 'number':
      return [field.min, field.max].filter((value) => value !== field.default)
    case 'list':
      return []
  }
}

function checkFit(game: AnyGame, options: unknown, seats: number, complain: Complain, refused: (refusal: Refusal) => void): void {
  const before = hashOf(options)
  const misfit = game.fits?.(options, seats) ?? null
  if (hashOf(options) !== before) complain('options', 'asking whether options fit changed them')
  if (misfit === null) return
  if (!isRefusal(misfit) || !misfit.clause || !misfit.code) complain('options', 'options are refused without a clause or code')
  else refused(misfit)
}

/** A new game: the same from the same seed, another from another, and nobody else’s data in it. */
export function checkSetUp<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  { options, seats }: SetUp<Options>,
  seed: string,
  complain: Complain,
): State {
  const given = JSON.stringify(options)
  const state = game.setup(options, seats, seed)
  if (JSON.stringify(options) !== given) complain('set_up', 'setting up changed the options it was given')
  const shared = sharedObject(options, state)
  if (shared !== null) complain('set_up', `the new game holds the options themselves (${shared})`)
  const again = game.setup(options, seats, seed)
  if (!sameData(state, again)) complain('set_up', `set up twice from one seed, the game differs in ${firstDifference(state, again)}`)
  const common = sharedObject(state, again)
  if (common !== null) complain('set_up', `two new games share ${common}`)
  if (state.chance === null) complain('set_up', 'a new game has no generator')
  const other = game.setup(options, seats, `${seed} another`)
  if (other.chance?.key === state.chance?.key) complain('set_up', 'every seed gives the same generator')
  const odd = oddValue(state, 'state')
  if (odd !== null) complain('plain', odd)
  for (const complaint of game.referee(state)) complain('referee', `at the start: ${complaint.what} (${complaint.clause})`)
  return state
}

/** Whether anything that was dealt follows the seed: of several seeds not all may give the same game. */
export function checkSeeds<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  { options, seats }: SetUp<Options>,
  complain: Complain,
): void {
  const states = Array.from({ length: 12 }, (_, n) => game.setup(options, seats, `seed ${n}`))
  const drawn = states.some((state) => (state.chance?.drawn ?? 0) > 0)
  if (drawn && new Set(states.map((state) => hashOf({ ...state, chance: null }))).size === 1)
    complain('set_up', 'the set-up draws on chance, yet twelve seeds give the same game')
}
