/**
 * The conformance kit: one function that any game must pass. It plays random games over every set-up, looks at each position
 * with the eyes of every viewer, tries moves that are not legal, text that is no move, worlds that nobody could tell apart,
 * and the way back to the start. It returns what it found, each finding with the way to its position.
 */
import { type Random, randomFrom } from '../chance.ts'
import { type Game, type GameEvent, type GameState, isRefusal, type Json } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { advance, freeUndoTo, openRecord, recordOf, redo, rewind, startHistory, stateAt, undo } from '../history.ts'
import { defaultOptions, enumerateSetUps, readOptions, type SetUp } from '../options.ts'
import { checkRecord } from '../record.ts'
import { checkData, firstDifference } from './data.ts'
import type { CheckName, Complain, Finding } from './finding.ts'
import { checkForeignMoves, checkMoves, checkNonsense, checkNotation, checkPlay } from './legality.ts'
import { checkRedeal } from './redeal.ts'
import { checkAnswers, checkMasks, checkRevelation, checkSample, checkView, viewersOf } from './secrets.ts'
import { checkStanding } from './standing.ts'
import { type Listener, listener } from './texts.ts'

export interface ConformOptions<Options> {
  /** The set-ups to play; by default every combination of options and player counts that fits. */
  readonly setUps?: readonly SetUp<Options>[]
  /** Games looked at closely in each set-up. */
  readonly gamesPerSetUp?: number
  /** Further games in each set-up that are only played to the end under the referee's eye. */
  readonly playoutsPerSetUp?: number
  /** Positions of a closely watched game that get every check; the others get the cheap ones. */
  readonly closeLooks?: number
  readonly seed?: string
  /** A game that takes longer than this is held to be endless. */
  readonly longestGame?: number
  /** Findings of one kind to report before the kit stops listing more of it. */
  readonly perCheck?: number
}

export interface Report {
  readonly setUps: number
  readonly games: number
  readonly decisions: number
  readonly findings: readonly Finding[]
}

export function conform<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  wishes: ConformOptions<Options> = {},
): Report {
  const setUps = wishes.setUps ?? enumerateSetUps(game)
  const { gamesPerSetUp = 2, playoutsPerSetUp = 20, closeLooks = 60, seed = 'kit', longestGame = 20_000, perCheck = 5 } = wishes
  const findings: Finding[] = []
  const kit: Kit<State, Move, Options> = {
    game,
    closeLooks,
    longestGame,
    foreign: new Map(),
    games: 0,
    decisions: 0,
    listener: listener(game, (check, detail) => note(check, detail, null)),
    note,
  }

  function note(check: CheckName, detail: string, place: Place<Options> | null): void {
    if (findings.filter((finding) => finding.check === check).length >= perCheck) return
    const { options = null, seats = 0, seed: from = '', moves = [] } = place ?? {}
    findings.push({ check, detail, options: options as Json, seats, seed: from, moves: [...moves] })
  }

  checkOptions(game, setUps, (check, detail) => note(check, detail, null))
  kit.listener.options()
  for (const setUp of setUps) {
    for (let n = 0; n < gamesPerSetUp; n++) watchGame(kit, setUp, `${seed}-${n}`)
    for (let n = 0; n < playoutsPerSetUp; n++) playOut(kit, setUp, `${seed}-playout-${n}`)
  }
  return { setUps: setUps.length, games: kit.games, decisions: kit.decisions, findings }
}

interface Kit<State extends GameState, Move, Options> {
  readonly game: Game<State, Move, Options>
  readonly closeLooks: number
  readonly longestGame: number
  /** Moves met so far, by their text: tried in positions where they are not legal. */
  readonly foreign: Map<string, Move>
  readonly listener: Listener
  readonly note: (check: CheckName, detail: string, place: Place<Options> | null) => void
  games: number
  decisions: number
}

interface Place<Options> {
  readonly options: Options
  readonly seats: number
  readonly seed: string
  readonly moves: string[]
}

/** One game, looked at closely. Whatever throws is a finding, not a crash of the kit. */
function watchGame<State extends GameState, Move, Options>(kit: Kit<State, Move, Options>, setUp: SetUp<Options>, seed: string): void {
  const place: Place<Options> = { ...setUp, seed, moves: [] }
  const complain: Complain = (check, detail) => kit.note(check, detail, place)
  try {
    kit.games++
    const state = checkSetUp(kit.game, setUp, seed, complain)
    const random = randomFrom(`${seed}-watch`)
    const hashes = [hashOf(state)]
    let looks = 0
    while (kit.game.toAct(state) !== null) {
      if (place.moves.length >= kit.longestGame) return complain('ends', `no end after ${kit.longestGame} decisions`)
      const moves = kit.game.moves(state)
      const move = moves[random.below(Math.max(1, moves.length))]
      // The first positions of a game and then ever fewer get every check, so that a long game stays affordable.
      const close = looks < kit.closeLooks / 3 || random.below(1 + Math.floor(looks / 4)) === 0
      if (close && looks < kit.closeLooks) {
        looks++
        lookClosely(kit, state, moves, move, setUp.seats, random, complain)
      }
      checkMoves(kit.game, state, moves, setUp.seats, complain)
      if (move === undefined) return
      const text = kit.game.print(state, move)
      kit.listener.prompt(kit.game.prompt(state))
      kit.game.play(state, move, kit.listener.event)
      place.moves.push(text)
      kit.decisions++
      hashes.push(hashOf(state))
      for (const complaint of kit.game.referee(state)) complain('referee', `${complaint.what} (${complaint.clause})`)
    }
    checkMoves(kit.game, state, kit.game.moves(state), setUp.seats, complain)
    lookClosely(kit, state, kit.game.moves(state), undefined, setUp.seats, random, complain)
    checkWayBack(kit.game, place, hashes, complain)
  } catch (error) {
    complain('throws', describe(error))
  }
}

function checkSetUp<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  { options, seats }: SetUp<Options>,
  seed: string,
  complain: Complain,
): State {
  const given = JSON.stringify(options)
  const state = game.setup(options, seats, seed)
  if (JSON.stringify(options) !== given) complain('set_up', 'setting up changed the options it was given')
  const again = game.setup(options, seats, seed)
  if (!sameData(state, again)) complain('set_up', `set up twice from one seed, the game differs in ${firstDifference(state, again)}`)
  if (state.chance === null) complain('set_up', 'a new game has no generator')
  for (const complaint of game.referee(state)) complain('referee', `at the start: ${complaint.what} (${complaint.clause})`)
  return state
}

function lookClosely<State extends GameState, Move, Options>(
  kit: Kit<State, Move, Options>,
  state: State,
  moves: readonly Move[],
  chosen: Move | undefined,
  seats: number,
  random: Random,
  complain: Complain,
): void {
  const { game, foreign } = kit
  const before = hashOf(state)
  const listed = [...moves]
  checkData(game, state, complain)
  checkNotation(game, state, moves, complain)
  checkNonsense(
    game,
    state,
    moves.map((move) => game.print(state, move)),
    (n) => random.below(n),
    complain,
  )
  for (const move of moves) if (foreign.size < 3000) foreign.set(game.print(state, move), move)
  const strangers = someOf(foreign, 40, random)
  if (game.toAct(state) !== null) checkForeignMoves(game, state, moves, strangers, complain, kit.listener.refusal)

  checkStanding(game as unknown as Game<State>, state, seats, complain)
  kit.listener.standing(game.standing(state))
  const events: GameEvent[] = []
  for (const move of someMoves(moves, chosen, random)) events.push(...checkPlay(game, state, move, complain))
  for (const event of events) kit.listener.event(event)

  const label = `${before}-${random.below(1_000_000)}`
  const views = new Map(viewersOf(seats).map((viewer) => [viewer, checkView(game, state, viewer, complain)] as const))
  if (game.secrets) checkMasks(views, state, complain)
  else for (const [viewer, view] of views) checkOpen(state, view, String(viewer), complain)
  checkRedeal(game, state, views, (use) => randomFrom(`${label}-redeal-${use}`), complain)
  for (const [viewer, view] of views) {
    game.standing(view)
    for (const n of [1, 2]) {
      const world = checkSample(game, state, view, viewer, (use) => randomFrom(`${label}-${viewer}-${n}-${use}`), complain)
      checkAnswers(game, state, world, viewer, strangers, complain)
      for (const move of someMoves(moves, chosen, random)) checkRevelation(game, state, world, viewer, move, complain)
      if (n === 1 && random.below(8) === 0) playOutWorld(kit, world, random, complain)
    }
  }
  if (hashOf(state) !== before) complain('pure', 'asking questions changed the state')
  if (!sameData(game.moves(state), listed)) complain('pure', 'the legal moves differ when asked again')
  if (chosen !== undefined) {
    const next = game.clone(state)
    game.play(next, chosen)
    game.moves(next)
    if (!sameData(moves, listed)) complain('pure', 'a list of moves changed after it was handed out')
  }
}

function checkOpen(state: GameState, view: GameState, viewer: string, complain: Complain): void {
  if (!sameData({ ...view, chance: null }, { ...state, chance: null })) {
    complain(
      'view',
      `the game says it has no secrets, yet ${viewer} does not see ${firstDifference({ ...state, chance: null }, { ...view, chance: null })}`,
    )
  }
}

function someMoves<Move>(moves: readonly Move[], chosen: Move | undefined, random: Random): Move[] {
  const some = chosen === undefined ? [] : [chosen]
  for (let n = 0; n < 5 && moves.length > 0; n++) some.push(moves[random.below(moves.length)]!)
  return moves.length <= 6 ? [...moves] : [...new Set(some)]
}

function someOf<Move>(foreign: ReadonlyMap<string, Move>, n: number, random: Random): [string, Move][] {
  const all = [...foreign]
  return all.length <= n ? all : Array.from({ length: n }, () => all[random.below(all.length)]!)
}

/** A sampled world must be playable to the end. */
function playOutWorld<State extends GameState, Move, Options>(
  kit: Kit<State, Move, Options>,
  world: State,
  random: Random,
  complain: Complain,
): void {
  const { game } = kit
  for (let n = 0; game.toAct(world) !== null; n++) {
    const moves = game.moves(world)
    if (moves.length === 0) return complain('sample', 'a sampled world runs into a position without a move')
    if (n >= kit.longestGame) return complain('sample', 'a sampled world does not end')
    game.play(world, moves[random.below(moves.length)]!)
    const complaint = game.referee(world)[0]
    if (complaint !== undefined)
      return complain('sample', `playing on in a sampled world the referee objects: ${complaint.what} (${complaint.clause})`)
  }
}

/** From the record to the same end; back to every position; by undo to the root and by redo to the end again. */
function checkWayBack<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  place: Place<Options>,
  hashes: readonly string[],
  complain: Complain,
): void {
  const history = startHistory(game, place.options, place.seats, place.seed)
  for (const text of place.moves) {
    const answer = advance(history, text)
    if (isRefusal(answer)) return complain('determinism', `replayed, “${text}” (move ${history.steps.length}) is refused: ${answer.code}`)
    if (hashOf(history.state) !== hashes[history.steps.length]) {
      return complain('determinism', `replayed, the game differs after “${text}” (move ${history.steps.length})`)
    }
    if (history.steps.at(-1)!.move !== text) complain('notation', `“${text}” was recorded as “${history.steps.at(-1)!.move}”`)
  }
  const record = recordOf(history)
  const read = checkRecord(JSON.parse(JSON.stringify(record)), (id) => (id === game.id ? game : undefined))
  if (isRefusal(read)) complain('options', `the record of the game is not read back: ${read.code} ${JSON.stringify(read)}`)
  else if (openRecord(game, read).bad !== undefined) complain('determinism', 'the record of the game cannot be replayed')

  for (let n = 0; n <= place.moves.length; n += 1 + Math.floor(place.moves.length / 20)) {
    if (hashOf(stateAt(history, n)) !== hashes[n]) complain('undo', `going back to position ${n} leads elsewhere`)
  }
  while (history.steps.length > 0) {
    const last = history.steps.at(-1)!
    const free = freeUndoTo(history, last.seat) < history.steps.length
    if (free === last.barrier) complain('undo', `move ${history.steps.length} is a barrier, yet free to undo`)
    if (!free || undo(history, last.seat) !== null) rewind(history, history.steps.length - 1)
    if (place.moves.length < 400 && hashOf(history.state) !== hashes[history.steps.length]) {
      return complain('undo', `undone to position ${history.steps.length}, the state differs from what it was`)
    }
    if (place.moves.length >= 400) break
  }
  while (history.undone.length > 0) if (isRefusal(redo(history))) return complain('undo', 'what was undone cannot be played again')
  if (hashOf(history.state) !== hashes.at(-1)) complain('undo', 'undone to the start and played again, the game ends elsewhere')
}

/** A game under the referee's eye only. */
function playOut<State extends GameState, Move, Options>(kit: Kit<State, Move, Options>, setUp: SetUp<Options>, seed: string): void {
  const { game } = kit
  const place: Place<Options> = { ...setUp, seed, moves: [] }
  const complain: Complain = (check, detail) => kit.note(check, detail, place)
  try {
    kit.games++
    const random = randomFrom(`${seed}-play`)
    const state = game.setup(setUp.options, setUp.seats, seed)
    while (game.toAct(state) !== null) {
      if (place.moves.length >= kit.longestGame) return complain('ends', `no end after ${kit.longestGame} decisions`)
      const moves = game.moves(state)
      if (moves.length === 0) return complain('moves', `seat ${game.toAct(state)} is to act and has no move`)
      const move = moves[random.below(moves.length)]!
      place.moves.push(game.print(state, move))
      game.play(state, move)
      kit.decisions++
      const complaint = game.referee(state)[0]
      if (complaint !== undefined) return complain('referee', `${complaint.what} (${complaint.clause})`)
    }
    checkStanding(game as unknown as Game<State>, state, setUp.seats, complain)
  } catch (error) {
    complain('throws', describe(error))
  }
}

function checkOptions<State extends GameState, Move, Options>(
  game: Game<State, Move, Options>,
  setUps: readonly SetUp<Options>[],
  complain: Complain,
): void {
  if (setUps.length === 0) complain('options', 'no set-up fits')
  if (isRefusal(readOptions(game.options, defaultOptions(game.options)))) complain('options', 'the defaults are refused')
  if (!isRefusal(readOptions(game.options, { 'no such option': 1 }))) complain('options', 'an unknown option is accepted')
  for (const { options } of setUps) {
    const read = readOptions(game.options, JSON.parse(JSON.stringify(options)))
    if (!sameData(read, options)) complain('options', `options are not read back: ${firstDifference(options, read)}`)
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.message} ${(error.stack ?? '')
    .split('\n')
    .slice(1, 3)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/\(?file:\S*\/|\(?\/\S*\//g, '')}`
}
