/** What each viewer is told: whole positions, and steps from one position to the next. Nothing secret passes here. */
import { type AnyGame, freeUndoTo, type GameEvent, legalTexts, type Prompt, type Viewer } from '@branchline/engine'
import { type Change, type Clock, changesBetween, type Entry, type Position, type UndoState } from '../protocol/index.ts'
import { clockOnWire } from '../time/at-table.ts'
import type { LiveTable, LogEntry, Play } from './live.ts'

/** Where a game stands: after `seq` entries, over or not. */
export interface Moment {
  readonly seq: number
  readonly toAct: number | null
  readonly isOver: boolean
  /** Null where nobody's time is counted. */
  readonly clock: Clock | null
}

export function momentOf(table: LiveTable): Moment {
  return {
    seq: table.row.seq,
    toAct: table.row.to_act,
    isOver: table.row.status !== 'running',
    clock: clockOnWire(table.time, table.seats),
  }
}

export function positionFor(table: LiveTable, play: Play, viewer: Viewer, wantsMoves = true): Position {
  const view = table.game.view(play.history.state, viewer)
  const moment = momentOf(table)
  return { ...situation(table, play, moment, viewer, wantsMoves, moment.isOver ? null : promptIn(table.game, view)), view }
}

/** The position after the first `n` moves, as this viewer saw it then. */
export function positionAt(table: LiveTable, state: unknown, n: number, viewer: Viewer): Position {
  const { game, row } = table
  const view = game.view(state, viewer)
  const toAct = game.toAct(state)
  return { table: row.id, seq: row.seq, n, viewer, toAct, over: toAct === null, prompt: promptIn(game, view), undo: null, view }
}

export interface PreparedSteps {
  /** The text to send, by viewer and whether they want lists of moves. */
  textFor(viewer: Viewer, wantsMoves: boolean): string
  /** To be called when the entry is stored: later changes are told against what was shown now. */
  keep(): void
}

/** Works out, before anything is stored, what everybody who watches will be told: if the rules fail in it, nothing has happened yet. */
export function prepareSteps(table: LiveTable, play: Play, entry: LogEntry, events: readonly GameEvent[], moment: Moment): PreparedSteps {
  const { game } = table
  const shown = new Map<Viewer, Shown>()
  const texts = new Map<string, string>()
  const forAll = `{"type":"step","step":{${membersOf(forEverybody(table, play, moment))}`

  for (const { viewer, wantsMoves } of table.watchers) {
    const key = `${viewer}${wantsMoves}`
    if (texts.has(key)) continue
    // Where nobody has secrets all see the same, and it is put into words once.
    const whose = game.secrets ? viewer : 'spectator'
    let seen = shown.get(whose)
    if (seen === undefined) {
      seen = show(table, play, entry, events, moment, whose)
      shown.set(whose, seen)
    }
    const words = seen.isForAll ? seen.words : wordsOf(game, entry, events, moment, viewer, seen)
    texts.set(key, `${forAll},${membersOf(forOne(table, play, moment, viewer, wantsMoves))},${words}}}`)
  }
  return {
    textFor: (viewer, wantsMoves) => texts.get(`${viewer}${wantsMoves}`) as string,
    keep() {
      for (const [viewer, { view }] of shown) play.views.set(viewer, view)
    },
  }
}

interface Shown {
  readonly view: unknown
  readonly changes: Change[]
  readonly prompt: Position['prompt']
  readonly words: string
  /** No event of this entry is for one seat only, and no text is kept from anybody. */
  readonly isForAll: boolean
}

function show(table: LiveTable, play: Play, entry: LogEntry, events: readonly GameEvent[], moment: Moment, whose: Viewer): Shown {
  const { game } = table
  const view: unknown = game.view(play.history.state, whose)
  const changes = changesBetween(play.views.get(whose), view)
  const prompt = moment.isOver ? null : promptIn(game, view)
  const isForAll = game.secrets || events.every(({ only }) => only === undefined)
  const words = isForAll ? wordsOf(game, entry, events, moment, whose, { prompt, changes }) : ''
  return { view, changes, prompt, words, isForAll }
}

function wordsOf(
  game: AnyGame,
  entry: LogEntry,
  events: readonly GameEvent[],
  moment: Moment,
  viewer: Viewer,
  { prompt, changes }: Pick<Shown, 'prompt' | 'changes'>,
): string {
  return membersOf({ prompt, entry: entryFor(game, entry, viewer, moment.isOver), events: eventsFor(events, viewer), changes })
}

/** An object in JSON without its braces: what many are told is written once and put together with what is for one of them. */
const membersOf = (part: object) => JSON.stringify(part).slice(1, -1)

/** Somebody begins to watch: from now on changes are told against this view. */
export function rememberView(table: LiveTable, play: Play, viewer: Viewer, view: unknown): void {
  play.views.set(table.game.secrets ? viewer : 'spectator', view)
}

export function forgetViews(table: LiveTable): void {
  if (table.play === null) return
  for (const viewer of table.play.views.keys()) {
    const isWatched = table.game.secrets ? [...table.watchers].some((watcher) => watcher.viewer === viewer) : table.watchers.size > 0
    if (!isWatched) table.play.views.delete(viewer)
  }
}

export function eventsFor(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  return events.some((event) => event.only !== undefined) ? events.filter(({ only }) => only === undefined || only === viewer) : events
}

/** In a game with secrets the text of a move can give one away ("put the ace back"): others learn of it by its events. */
export function entryFor(game: AnyGame, entry: LogEntry, viewer: Viewer, isOver: boolean): Entry {
  const { seq, n, kind, seat, by, at } = entry
  const mayRead = !game.secrets || isOver || seat === viewer
  return { seq, n, kind, seat, by, move: mayRead && (kind === 'move' || kind === 'redo') ? entry.move : null, at }
}

function situation(
  table: LiveTable,
  play: Play,
  moment: Moment,
  viewer: Viewer,
  wantsMoves: boolean,
  prompt: Position['prompt'],
): Omit<Position, 'view'> {
  return { ...forEverybody(table, play, moment), prompt, ...forOne(table, play, moment, viewer, wantsMoves) }
}

type ForEverybody = Pick<Position, 'table' | 'seq' | 'n' | 'toAct' | 'over' | 'clock'>

function forEverybody(table: LiveTable, play: Play, { seq, toAct, isOver, clock }: Moment): ForEverybody {
  const now = { table: table.row.id, seq, n: play.history.steps.length, toAct: isOver ? null : toAct, over: isOver }
  return clock === null ? now : { ...now, clock }
}

function forOne(
  table: LiveTable,
  play: Play,
  moment: Moment,
  viewer: Viewer,
  wantsMoves: boolean,
): Pick<Position, 'viewer' | 'moves' | 'undo'> {
  const undo = undoState(table, play, moment, viewer)
  const isToAct = !moment.isOver && moment.toAct === viewer
  return isToAct && wantsMoves ? { viewer, undo, moves: legalTexts(table.game, play.history.state) } : { viewer, undo }
}

function undoState(table: LiveTable, play: Play, moment: Moment, viewer: Viewer): UndoState {
  if (viewer === 'spectator' || moment.isOver || table.row.undo === 'never') return null
  return { free: freeUndoTo(play.history, viewer), redo: moment.toAct === viewer && play.history.undone.length > 0 }
}

/** From the view, so that it says no more than the viewer knows; where a mask leaves it nothing to say there is none. */
export function promptIn(game: AnyGame, view: unknown): (Prompt & Position['prompt']) | null {
  try {
    return game.prompt(view)
  } catch {
    return null
  }
}
