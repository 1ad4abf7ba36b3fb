/** A table on this device with the coach beside one, at a decision of which it is known what is good and what is dear: the moment of a puzzle. */
import { type Coaching, coaching, judging, type Missed } from '@branchline/bots/coach'
import { type Known, knownOf } from '@branchline/bots/known'
import { isRefusal, loadLanguages, movesOf, openPuzzle, type Puzzle } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import type { Page } from '@playwright/test'
import type { StoredTable } from '../store/localTables.ts'
import { settle } from './player.ts'

interface Moment {
  readonly known: Known
  readonly puzzle: Puzzle
  readonly seat: number
  readonly options: StoredTable['record']['options']
  readonly advice: Coaching
  /** What the line that the puzzle is compared with costs, by the coach; null where it is not worth a word. */
  readonly missed: Missed | null
}

const ID = 'coachedtable'
/** What a browser on a busy machine has thought of, too. */
const WORLDS = 8

/** The first puzzle of a title whose moment is such a one. */
export async function momentOf(id: string, is: (moment: Moment) => boolean): Promise<Moment> {
  await loadLanguages()
  const title = TITLES.find((one) => one.id === id)
  const book = await title?.puzzles?.()
  if (title === undefined || book === undefined) throw new Error(`${id} has no puzzles`)
  const known = await knownOf(title)
  for (const puzzle of book.puzzles) {
    const opened = openPuzzle(known.game, book.rulesVersion, puzzle)
    if (isRefusal(opened)) continue
    const { history, seat } = opened
    const settings = { worlds: WORLDS, players: Array.from({ length: puzzle.seats }, () => 'Ada') }
    const told = [...coaching(known, history.state, seat, settings)].findLast((one) => one !== null)
    const judged = [...judging(known, history.state, seat, puzzle.against.line, settings)].findLast((one) => one !== null)
    if (!told) continue
    const moment = { known, puzzle, seat, options: history.options as Moment['options'], advice: told, missed: judged?.missed ?? null }
    if (is(moment)) return moment
  }
  throw new Error(`no puzzle of ${id} has such a moment`)
}

export function sitDownAt(page: Page, { known, puzzle, seat, options }: Moment, settings: Record<string, unknown> = {}): Promise<void> {
  const { id: game, rulesVersion } = known.game
  const record = { game, rulesVersion, options, seats: puzzle.seats, seed: puzzle.seed, moves: movesOf(puzzle) }
  return sitDown(page, record, seat, settings)
}

/** At a game on this device, others being bots; with the coach. */
export async function sitDown(
  page: Page,
  record: StoredTable['record'],
  seat: number,
  settings: Record<string, unknown> = {},
): Promise<void> {
  await settle(page, { coach: true, ...settings })
  const occupants: StoredTable['occupants'] = Array.from({ length: record.seats }, (_, one) =>
    one === seat ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: 'random', name: `Bot ${one + 1}` },
  )
  const now = Date.now()
  const table: StoredTable = { id: ID, record, occupants, undone: [], toAct: seat, createdAt: now, changedAt: now, notes: '' }
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    [`branchline.table.${ID}`, JSON.stringify(table)] as const,
  )
  await page.goto(`/play/${ID}`)
}
