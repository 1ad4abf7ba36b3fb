/** A player at these two tables: sets a game up on this device and decides by pointer, by touch or by keys, as a person would. */
import { expect, type Page } from '@playwright/test'

export interface Sitting {
  readonly game: 'wensleydale' | 'nuremberg'
  readonly seats: number
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly moves?: readonly string[]
  /** All seats are people at this device; else all but the first are bots that play by chance. */
  readonly hotseat?: boolean
  readonly locale?: 'en' | 'de' | 'fr'
  readonly theme?: 'light' | 'dark'
  readonly names?: readonly string[]
}

const NAMES = ['Ada', 'Bess', 'Carl', 'Dora']
const NUREMBERG = { map: 'nuremberg', rounds: 'printed', swapFixed: false, largerSouth: false }

export async function sitDown(page: Page, sitting: Sitting): Promise<void> {
  const { game, seats, seed, options, moves = [], hotseat = false, locale = 'en', theme = 'light' } = sitting
  const names = (sitting.names ?? NAMES).slice(0, seats)
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
    [table, { pace: 'brisk', name: 'Ada', locale, theme, motion: 'none', confirm: false, recap: 'off' }] as const,
  )
  await page.goto(`/play/${id}`)
  await expect(page.locator('[data-area]').first()).toBeVisible({ timeout: 60_000 })
}

export const bar = (page: Page) => page.getByTestId('prompt')
export const onBoard = (page: Page, what: string) => page.locator(`[data-testid="board"] ${what}`)

const BAR = '[data-testid="prompt"]'
const BOARD = '[data-testid="board"]'

/** The bottom row of a phone: the board, and what the phase is played with. */
const TO_BOARD = 'nav[data-rail] button:first-child[aria-pressed="false"]'
const TO_TRAY = 'nav[data-rail] button:nth-child(2)[aria-pressed="false"]'
const LIT_PIECE = `${BOARD} [data-move^="move "]`

/** What leads on, the first of it: what is chosen is done, a plan of one link grows by another, then the board, then the tray, then the end of it. */
const WISHES = [
  `${BAR} [data-testid="pay"]`,
  `${BAR} [data-testid="bid"]:not(:disabled)`,
  // Not on a phone: close up, two prices may share one place.
  `body:not(:has(nav[data-rail])):has([data-links="1"]) ${BOARD} [data-extend]`,
  `${BAR} [data-testid="build-plan"]`,
  `${BAR} [data-testid="hire"]`,
  `${BAR} [data-testid="hand-over"]`,
  `${BAR} [data-testid="move-it"]`,
  `${BAR} [data-testid="move-all"]`,
  `body:has(${BAR} [data-testid="pass"]) [data-box][data-open="true"]`,
  `${BOARD} [data-extend]`,
  `${BOARD} [data-start]`,
  LIT_PIECE,
  `body:has(${BOARD} [data-start], ${BOARD} [data-extend], ${LIT_PIECE}) ${TO_BOARD}`,
  `body:has(${BAR} [data-testid="pass"]) [data-run]`,
  `body:has(${BAR} [data-testid="pass"]) [data-train][data-legal="true"]`,
  `body:not(:has(${LIT_PIECE})):has(${BAR} [data-testid="pass"]) ${TO_TRAY}`,
  `${BAR} [data-testid="done"]`,
  `${BAR} [data-testid="pass"]`,
]

export interface Spot {
  readonly selector: string
  readonly place: number
  /** Its middle on the screen: there is nothing else above it. */
  readonly x: number
  readonly y: number
}

interface Seen {
  /** Changes with every position and with whatever is chosen or planned. */
  readonly state: string
  readonly next: Spot | null
  readonly isOver: boolean
}

/** What a player sees: the first thing that leads on and can be pointed at where it is. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate((wishes) => {
    const spotOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const under = document.elementFromPoint(x, y)
      return width > 0 && element.contains(under) ? { x, y } : null
    }
    const find = () => {
      for (const selector of wishes)
        for (const [place, element] of [...document.querySelectorAll(selector)].entries()) {
          const spot = spotOf(element)
          if (spot !== null) return { selector, place, ...spot }
        }
      return null
    }
    const at = document.querySelector('[data-at]')?.getAttribute('data-at')
    const plan = document.querySelector('[data-testid="plan-line"]')?.getAttribute('data-route')
    const question = document.querySelector('[data-testid="prompt"] h2')?.textContent
    const sheet = document.querySelector('nav[data-rail] [aria-pressed="true"]')?.textContent
    return { state: [at, plan, question, sheet].join('|'), next: find(), isOver: document.querySelector('[data-testid="end"]') !== null }
  }, WISHES)

export type Hand = (page: Page, spot: Spot) => Promise<void>

export const byClick: Hand = (page, { x, y }) => page.mouse.click(x, y)
export const byTap: Hand = (page, { x, y }) => page.touchscreen.tap(x, y)

/** Only keys: B to the board, D to the decision, Tab from there, Enter; the buttons of the bar by their figures, unless these are a sum's. */
export const byKeyboard: Hand = async (page, { selector, place }) => {
  const button = await page.evaluate(
    ([wanted, at]) => {
      const found = document.querySelectorAll(wanted)[at]
      return found?.matches('[data-bar-button]') && !document.querySelector('[data-testid="prompt"] [data-sum]')
        ? [...document.querySelectorAll('[data-testid="prompt"] [data-bar-button]')].indexOf(found)
        : -1
    },
    [selector, place] as const,
  )
  if (button >= 0) return page.keyboard.press(String(button + 1))
  await page.keyboard.press(selector.includes('board') ? 'b' : 'd')
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  for (let steps = 0; steps < 80 && !(await isThere()); steps++) await page.keyboard.press('Tab')
  expect(await isThere(), `Tab leads to ${selector}`).toBe(true)
  await page.keyboard.press('Enter')
}

const SOON = { timeout: 60_000, intervals: [15, 30, 60, 120, 250] }
const SETTLED = 60
const TRIES = 3

/** Plays to the end or so many steps; every step must lead on. */
export async function play(page: Page, hand: Hand, most = 900): Promise<number> {
  for (let steps = 0; steps < most; steps++) {
    const seen = await settled(page)
    if (seen.isOver || seen.next === null) return steps
    await act(page, hand, seen)
  }
  return most
}

/** A decision is drawn in parts, the tray last: whoever looks twice sees all of it. */
async function settled(page: Page): Promise<Seen> {
  let seen: Seen = { state: '', next: null, isOver: false }
  await expect
    .poll(async () => {
      seen = await look(page)
      await page.waitForTimeout(SETTLED)
      const again = await look(page)
      return (seen.isOver || seen.next !== null) && again.state === seen.state && again.next?.selector === seen.next?.selector
    }, SOON)
    .toBe(true)
  return seen
}

/** Chooses, and again where the position was drawn anew under the pointer. */
async function act(page: Page, hand: Hand, first: Seen): Promise<void> {
  let seen = first
  for (let tries = 1; seen.next !== null; tries++) {
    const before = seen.state
    await hand(page, seen.next)
    const hasChanged = async () => {
      const now = await look(page)
      return now.isOver || now.state !== before
    }
    const isLast = tries === TRIES
    const changed = await expect
      .poll(hasChanged, { ...SOON, timeout: isLast ? 60_000 : 5000 })
      .toBe(true)
      .then(
        () => true,
        (fault: unknown) => {
          if (isLast) throw fault
          return false
        },
      )
    if (changed) return
    seen = await settled(page)
  }
}

export const inBar = (page: Page, id: string) => bar(page).getByTestId(id)
export const movesMade = (page: Page) => page.evaluate(() => document.querySelector('[data-at]')?.getAttribute('data-at')?.split('/')[0])
export const takeBack = (page: Page) => page.keyboard.press('u')
