/** A player at these two tables: sets a game up on this device and decides by pointer or by keys, as a person would. */
import { expect, type Locator, type Page } from '@playwright/test'

export interface Sitting {
  readonly game: 'wensleydale' | 'nuremberg'
  readonly seats: number
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly moves?: readonly string[]
  /** All seats are people at this device; else all but the first are bots that play by chance. */
  readonly hotseat?: boolean
  readonly locale?: 'en' | 'de'
  readonly theme?: 'light' | 'dark'
}

const NAMES = ['Ada', 'Bess', 'Carl', 'Dora']
const NUREMBERG = { map: 'nuremberg', rounds: 'printed', swapFixed: false, largerSouth: false }

export async function sitDown(page: Page, sitting: Sitting): Promise<void> {
  const { game, seats, seed, options, moves = [], hotseat = false, locale = 'en', theme = 'light' } = sitting
  const names = NAMES.slice(0, seats)
  // A page may see several sittings, one after another.
  const id = `sitting${game}${seats}${moves.length}${locale}`
  const table = {
    id,
    record: { game, rulesVersion: 1, options: game === 'nuremberg' ? { ...NUREMBERG, ...options } : {}, seats, seed, moves, names },
    occupants: names.map((name, seat) => (hotseat || seat === 0 ? { kind: 'person', name } : { kind: 'bot', level: 'random', name })),
    undone: [],
    toAct: 0,
    createdAt: 1,
    changedAt: 1,
    notes: '',
  }
  await page.addInitScript(
    ([stored, settings]) => {
      if (localStorage.getItem(`branchline.table.${stored.id}`) !== null) return
      localStorage.setItem('branchline.settings', JSON.stringify(settings))
      localStorage.setItem(`branchline.table.${stored.id}`, JSON.stringify(stored))
    },
    [table, { pace: 'brisk', name: 'Ada', locale, theme, motion: 'none' }] as const,
  )
  await page.goto(`/play/${id}`)
}

export const onBoard = (page: Page, verb: string) => page.locator(`[data-testid="board"] [data-move^="${verb} "]`)
export const decision = (page: Page) => page.getByTestId('decision')

/** Plays to the end or so many decisions, choosing by `act`; every decision must lead on. */
export async function playToTheEnd(page: Page, act: (target: Locator) => Promise<void>, most = 300): Promise<number> {
  for (let decisions = 0; decisions < most; decisions++) {
    const wanted = await (await page.waitForFunction(nextTarget, undefined, { timeout: 60_000 })).jsonValue()
    if (wanted === 'over' || wanted === null) return decisions
    const before = await history(page)
    await act(page.locator(wanted).first())
    // Choosing a box is half a decision: the history stands still until the bid is made.
    if (wanted.includes('data-box')) await expect(decision(page).getByTestId('bid')).toBeVisible()
    else await page.waitForFunction(([shown]) => document.querySelector('output')?.textContent !== shown, [before], { timeout: 60_000 })
  }
  if (most === 300) throw new Error('the game does not end')
  return most
}

export async function history(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('output')?.textContent ?? '')
}

/** What a cautious player would press next, as a selector; runs in the page. Null while it is for others to decide. */
function nextTarget(): string | null {
  if (document.querySelector('[data-testid="end"]')) return 'over'
  if (!document.querySelector('[data-testid="moves"]')) return null
  const chain = Number(document.querySelector('[data-chain]')?.getAttribute('data-chain') ?? 0)
  const panel = '[data-testid="decision"]'
  const board = '[data-testid="board"]'
  const wishes = [
    `${panel} button[data-move^="pay "]`,
    `${panel} [data-testid="bid"]`,
    `${panel} button[data-box][data-open="true"]`,
    ...(chain < 3 ? [`${board} [data-move^="build "]`] : []),
    `${panel} [data-testid="done"]`,
    `${panel} [data-testid="move-safe"]`,
    `${board} [data-move^="move "]`,
    `${panel} [data-run]`,
    `${panel} [data-train][data-legal="true"]`,
    `${panel} [data-testid="pass"]`,
  ]
  return wishes.find((wish) => document.querySelector(wish) !== null) ?? null
}
