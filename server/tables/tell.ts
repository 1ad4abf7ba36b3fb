/** What each viewer is told of a position; the steps between positions are in steps.ts. Nothing secret passes here. */
import { type AnyGame, freeUndoTo, type GameEvent, offerOf, type Prompt, type Viewer } from '@branchline/engine'
import type { Clock, Entry, Position, UndoState } from '../protocol/index.ts'
import { clockOnWire } from '../time/table-time.ts'
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

/** As it is at this moment, also where the table does not say so yet. */
export function positionIn(table: LiveTable, play: Play, moment: Moment, viewer: Viewer): Position {
  const view = table.game.view(play.history.state, viewer)
  return { ...situation(table, play, moment, viewer, false, moment.isOver ? null : promptIn(table.game, view)), view }
}

/** The position after the first `n` moves, as this viewer saw it then. */
export function positionAt(table: LiveTable, state: unknown, n: number, viewer: Viewer): Position {
  const { game, row } = table
  const view = game.view(state, viewer)
  const toAct = game.toAct(state)
  return { table: row.id, seq: row.seq, n, viewer, toAct, over: toAct === null, prompt: promptIn(game, view), undo: null, view }
}

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
  const { seq, toAct, isOver, clock } = moment
  const moves = wantsMoves && isToAct(moment, viewer) ? { moves: [...offerOf(play.history)] } : {}
  return {
    table: table.row.id,
    seq,
    n: play.n,
    toAct: isOver ? null : toAct,
    over: isOver,
    ...(clock === null ? {} : { clock }),
    prompt,
    viewer,
    undo: undoState(table, play, moment, viewer),
    ...moves,
  }
}

export function isToAct({ isOver, toAct }: Moment, viewer: Viewer): boolean {
  return !isOver && toAct === viewer
}

export function undoState(table: LiveTable, play: Play, moment: Moment, viewer: Viewer): UndoState {
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
