/**
 * The step from one position to the next, as it is told to everybody who watches. Nothing secret passes here: what a seat is told comes
 * from its own view and its own events.
 *
 * This is made for every move and every seat, so it is put together as text: what is the same for all is written once, what is plain is
 * written by hand, and only what games fill in as they like goes through JSON.stringify.
 */
import { type GameEvent, offerOf, type Viewer } from '@branchline/engine'
import { changesText, type Position } from '../protocol/index.ts'
import { isBehind, tellLater } from './lag.ts'
import type { LiveTable, LogEntry, Play } from './live.ts'
import { entryFor, eventsFor, isToAct, type Moment, positionIn, promptIn, undoState } from './tell.ts'

export interface PreparedSteps {
  /** Tells everybody who watches. */
  tell(): void
  /** To be called when the entry is stored: later changes are told against what was shown now. */
  keep(): void
}

/** Works out, before anything is stored, what everybody who watches will be told: if the rules fail in it, nothing has happened yet. */
export function prepareSteps(table: LiveTable, play: Play, entry: LogEntry, events: readonly GameEvent[], moment: Moment): PreparedSteps {
  const shown: Shown[] = []
  const texts: Text[] = []
  const forAll = measured(wordsForAll(table, play, moment))
  for (const watcher of table.watchers) {
    const { viewer, wantsMoves } = watcher
    if (isBehind(table, watcher) || textFor(texts, viewer, wantsMoves) !== undefined) continue
    const seen = seenBy(viewer, shown, table, play, entry, events, moment)
    const words = seen.words ?? measured(wordsOf(table, entry, events, moment, viewer, seen))
    const own = measured(wordsForOne(table, play, moment, viewer, wantsMoves))
    texts.push({ viewer, wantsMoves, text: `${forAll.text}${own.text}${words.text}}}`, bytes: forAll.bytes + own.bytes + words.bytes + 2 })
  }
  // Nothing is secret any more: those who were behind see how it ended.
  const isAwaited = moment.isOver && [...table.watchers].some((watcher) => isBehind(table, watcher))
  const atLast = isAwaited ? JSON.stringify({ type: 'position', position: positionIn(table, play, moment, 'spectator') }) : null
  return {
    tell() {
      for (const { viewer, wantsMoves, send } of table.watchers) {
        const told = textFor(texts, viewer, wantsMoves)
        if (told !== undefined) send(told.text, told.bytes)
        else if (atLast !== null) send(atLast)
      }
      if (!moment.isOver) tellLater(table)
    },
    keep() {
      for (const { whose, view } of shown) play.views.set(whose, view)
    },
  }
}

/** A piece of text and its length in UTF-8. Counted piece by piece: counting the whole would put it together once more for each line. */
interface Measured {
  readonly text: string
  readonly bytes: number
}

const measured = (text: string): Measured => ({ text, bytes: Buffer.byteLength(text) })

interface Text extends Measured {
  readonly viewer: Viewer
  readonly wantsMoves: boolean
}

/** A table has few kinds of viewers: looking through a list is quicker than making a map. */
function textFor(texts: readonly Text[], viewer: Viewer, wantsMoves: boolean): Text | undefined {
  for (const one of texts) if (one.viewer === viewer && one.wantsMoves === wantsMoves) return one
  return undefined
}

interface Shown {
  readonly whose: Viewer
  readonly view: unknown
  readonly prompt: Position['prompt']
  readonly changes: string
  /** Null where an event of this entry is for one seat only: then each seat has words of its own. */
  readonly words: Measured | null
}

/** Where nobody has secrets all see the same, and it is put into words once. */
function seenBy(
  viewer: Viewer,
  shown: Shown[],
  table: LiveTable,
  play: Play,
  entry: LogEntry,
  events: readonly GameEvent[],
  moment: Moment,
): Shown {
  const { game } = table
  const whose = game.secrets ? viewer : 'spectator'
  for (const one of shown) if (one.whose === whose) return one
  const view: unknown = game.view(play.history.state, whose)
  const prompt = moment.isOver ? null : promptIn(game, view)
  const changes = changesText(play.views.get(whose), view)
  const isForAll = game.secrets || events.every(({ only }) => only === undefined)
  const words = isForAll ? measured(wordsOf(table, entry, events, moment, whose, { prompt, changes })) : null
  const seen = { whose, view, prompt, changes, words }
  shown.push(seen)
  return seen
}

function wordsForAll({ row }: LiveTable, { history }: Play, { seq, toAct, isOver, clock }: Moment): string {
  const now = `{"type":"step","step":{"table":"${row.id}","seq":${seq},"n":${history.steps.length},"toAct":${isOver ? null : toAct},"over":${isOver}`
  return clock === null ? now : `${now},"clock":${JSON.stringify(clock)}`
}

function wordsForOne(table: LiveTable, play: Play, moment: Moment, viewer: Viewer, wantsMoves: boolean): string {
  const undo = undoState(table, play, moment, viewer)
  const words = `,"viewer":${viewer === 'spectator' ? '"spectator"' : viewer},"undo":${undo === null ? null : `{"free":${undo.free},"redo":${undo.redo}}`}`
  return wantsMoves && isToAct(moment, viewer) ? `${words},"moves":${JSON.stringify(offerOf(play.history))}` : words
}

function wordsOf(
  { game }: LiveTable,
  entry: LogEntry,
  events: readonly GameEvent[],
  moment: Moment,
  viewer: Viewer,
  { prompt, changes }: Pick<Shown, 'prompt' | 'changes'>,
): string {
  const { seq, n, kind, seat, by, move, at } = entryFor(game, entry, viewer, moment.isOver)
  const told = `{"seq":${seq},"n":${n},"kind":"${kind}","seat":${seat},"by":"${by}","move":${JSON.stringify(move)},"at":${at}}`
  return `,"prompt":${JSON.stringify(prompt)},"entry":${told},"events":${JSON.stringify(eventsFor(events, viewer))},"changes":${changes}`
}
