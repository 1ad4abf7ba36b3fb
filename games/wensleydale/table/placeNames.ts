/** Places as the reader's language calls them. */
import type { Speaker } from '@branchline/engine'
import { type Board, SAID_PLACES, type State } from './rules.ts'
import { type AreaShape, type Sheet, sheetOf } from './sheet.ts'

export function placeName(board: Board, area: number, speaker: Speaker): string {
  return called(board.ids[area] as string, board.names[area] as string, speaker)
}

export function placeCalled(board: Board, id: string, speaker: Speaker): string {
  return placeName(board, board.areaOf.get(id) as number, speaker)
}

/** The drawing of a position's board, in the reader's letters. */
export const placesIn = (view: State, speaker: Speaker): Sheet => sheetIn(sheetOf(view), speaker)

const known = new WeakMap<Sheet, Map<string, Sheet>>()

/** The same drawing with other letters; one for each language, so that nothing is drawn anew. */
export function sheetIn(sheet: Sheet, speaker: Speaker): Sheet {
  const others = sheet.areas.filter(({ id, name }) => called(id, name, speaker) !== name)
  if (others.length === 0) return sheet
  const key = others.map(({ id, name }) => called(id, name, speaker)).join()
  const sheets = known.get(sheet) ?? new Map<string, Sheet>()
  known.set(sheet, sheets)
  const made = sheets.get(key) ?? { ...sheet, areas: sheet.areas.map((area) => (others.includes(area) ? lettered(area, speaker) : area)) }
  sheets.set(key, made)
  return made
}

const called = (id: string, name: string, speaker: Speaker) => (SAID_PLACES.has(id) ? speaker.word(`name.${id}`) : name)

function lettered(area: AreaShape, speaker: Speaker): AreaShape {
  const name = called(area.id, area.name, speaker)
  return { ...area, name, lines: area.lines.length === 1 ? [name] : name.split(' ') }
}
