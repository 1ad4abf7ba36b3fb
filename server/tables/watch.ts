/** Watching a table: the beginning, what was missed, and the end. */
import { type GameEvent, stateAt, submit, type Viewer } from '@branchline/engine'
import { changesBetween, type Step } from '../protocol/index.ts'
import { isBehind, laterPosition, tellLater } from './lag.ts'
import type { LiveTable, Play, Watcher } from './live.ts'
import { entryFor, eventsFor, forgetViews, positionFor, rememberView } from './tell.ts'
import { liveTableFor, presentAt, tellTable } from './wire.ts'

/** More than this and a whole position is the shorter message. */
const MOST_MISSED = 60

/** Shows the table and the position, or what was missed since `since`; from now on the watcher is told all that happens. */
export function watch(table: LiveTable, watcher: Watcher, since: number | undefined): void {
  const isNew = watcher.person !== null && !presentAt(table).has(watcher.person)
  if (table.play !== null && isBehind(table, watcher)) {
    table.watchers.add(watcher)
    watcher.send(JSON.stringify({ type: 'table', table: liveTableFor(table, watcher.person) }))
    watcher.send(JSON.stringify({ type: 'position', position: laterPosition(table, table.play) }))
    // What happened just before they came.
    tellLater(table)
  } else if (table.play !== null) {
    const position = positionFor(table, table.play, watcher.viewer, watcher.wantsMoves)
    rememberView(table, table.play, watcher.viewer, position.view)
    table.watchers.add(watcher)
    watcher.send(JSON.stringify({ type: 'table', table: liveTableFor(table, watcher.person) }))
    const missed = since === undefined ? null : stepsSince(table, table.play, watcher.viewer, watcher.wantsMoves, since)
    if (missed === null) watcher.send(JSON.stringify({ type: 'position', position }))
    else for (const step of missed) watcher.send(JSON.stringify({ type: 'step', step }))
  } else {
    table.watchers.add(watcher)
    watcher.send(JSON.stringify({ type: 'table', table: liveTableFor(table, watcher.person) }))
  }
  if (isNew) tellOthers(table, watcher)
}

export function unwatch(table: LiveTable, watcher: Watcher): void {
  if (!table.watchers.delete(watcher)) return
  forgetViews(table)
  if (watcher.person !== null && !presentAt(table).has(watcher.person)) tellTable(table)
}

/** The game has begun: everybody gets their first position. */
export function tellPositions(table: LiveTable): void {
  if (table.play === null) return
  for (const watcher of table.watchers) {
    if (isBehind(table, watcher)) {
      watcher.send(JSON.stringify({ type: 'position', position: laterPosition(table, table.play) }))
      continue
    }
    const position = positionFor(table, table.play, watcher.viewer, watcher.wantsMoves)
    rememberView(table, table.play, watcher.viewer, position.view)
    watcher.send(JSON.stringify({ type: 'position', position }))
  }
}

/** The steps after entry `since`, as they would have been told; null where the whole position has to be sent instead. */
export function stepsSince(table: LiveTable, play: Play, viewer: Viewer, wantsMoves: boolean, since: number): Step[] | null {
  const missed = play.log.slice(since)
  if (since > table.row.seq || missed.length > MOST_MISSED || play.bad !== null) return null
  if (missed.some((entry) => entry.kind === 'undo')) return null
  if (missed.length === 0) return []
  const { game } = table
  const steps: Step[] = []
  const state = stateAt(play.history, play.log[since - 1]?.n ?? 0)
  const isOver = table.row.status !== 'running'
  let view: unknown = game.view(state, viewer)
  for (const entry of missed) {
    const events: GameEvent[] = []
    if (entry.kind !== 'resign') {
      const answer = submit(game, state, entry.move, (event) => events.push(event))
      if (answer.refused) return null
    }
    const isLast = entry.seq === table.row.seq
    const after: unknown = game.view(state, viewer)
    const { view: _, ...now } = isLast
      ? positionFor(table, play, viewer, wantsMoves)
      : { ...passing(table, entry.seq, entry.n, viewer, state), view: null }
    steps.push({
      ...now,
      entry: entryFor(game, entry, viewer, isOver),
      events: eventsFor(events, viewer) as Step['events'],
      changes: changesBetween(view, after),
    })
    view = after
  }
  return steps
}

/** A position that was gone through: what could be done in it no longer matters. */
function passing(table: LiveTable, seq: number, n: number, viewer: Viewer, state: unknown): Omit<Step, 'entry' | 'events' | 'changes'> {
  return { table: table.row.id, seq, n, viewer, toAct: table.game.toAct(state), over: false, prompt: null, undo: null }
}

function tellOthers(table: LiveTable, newcomer: Watcher): void {
  const others = [...table.watchers].filter((watcher) => watcher !== newcomer)
  for (const watcher of others) watcher.send(JSON.stringify({ type: 'table', table: liveTableFor(table, watcher.person) }))
}
