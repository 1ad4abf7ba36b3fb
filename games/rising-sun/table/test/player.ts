/** A player at the Rising Sun table, by pointer, by touch or by keyboard: does the first lit thing that leads on. */
import { expect, type Page } from '@playwright/test'

export interface Opening {
  readonly map: string
  readonly cards?: string
  readonly custom?: readonly string[]
  readonly seats?: number
  readonly seed?: string
  readonly routeBonus?: boolean
  /** Options that are not the usual ones. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Moves already played. */
  readonly moves?: readonly string[]
  readonly locale?: string
  readonly theme?: string
  /** Every seat is a person at this device. */
  readonly hotseat?: boolean
  readonly settings?: Readonly<Record<string, unknown>>
}

/** A game on this device against random bots, as the set-up form would have stored it. */
export async function open(page: Page, given: Opening): Promise<void> {
  const { map, cards = 'both', seats = 2, seed = 'table', routeBonus = true, moves = [], locale = 'en', theme = 'light' } = given
  const id = `rs${map}${cards}`.replaceAll(/[^a-z]/g, '')
  const options = {
    map,
    cards,
    custom: given.custom ?? EIGHT,
    routeBonus,
    attacks: true,
    gold: 'rising-sun',
    startCities: false,
    twentyRails: false,
    ...given.options,
  }
  const names = ['Ada', 'Bela', 'Chiyo', 'Dan'].slice(0, seats)
  const occupants = names.map((name, seat) =>
    seat === 0 || given.hotseat ? { kind: 'person', name } : { kind: 'bot', level: 'random', name },
  )
  const record = { game: 'rising-sun', rulesVersion: 1, options, seats, seed, moves, names }
  const table = { id, record, occupants, undone: [], toAct: 0, createdAt: 1, changedAt: 1, notes: '' }
  await page.addInitScript(
    ([stored, settings]) => {
      if (localStorage.getItem(`branchline.table.${stored.id}`) !== null) return
      localStorage.setItem('branchline.settings', JSON.stringify(settings))
      localStorage.setItem(`branchline.table.${stored.id}`, JSON.stringify(stored))
    },
    [table, { pace: 'brisk', name: 'Ada', confirm: false, recap: 'off', locale, theme, ...given.settings }] as const,
  )
  await page.goto(`/play/${id}`)
  await expect(page.locator('[data-table="rising-sun"]').or(page.getByTestId('curtain'))).toBeVisible({ timeout: 60_000 })
}

const EIGHT = [
  'biofuel-train',
  'outdated-train',
  'distant-partners',
  'engineer',
  'junkyard',
  'limited-partnership',
  'strategy-meeting',
  'upgrade',
]

const BAR = '[data-testid="prompt"]'

/** What leads to the end: first what is chosen is done, then answers, trains, cards, rails, cards to buy, and the end of the turn. */
const LIT = [
  `${BAR} [data-press="chosen"]:not(:disabled)`,
  `${BAR} [data-press="answer"]:not(:disabled)`,
  `${BAR} [data-row="open"] [data-lit]`,
  `${BAR} [data-press="trains"]`,
  `${BAR} [data-row="hand"] [data-lit][aria-pressed="false"]`,
  '[data-legal] [role="button"]',
  '[data-row="supply"] [data-lit][data-card="station-expansion"]',
  '[data-row="supply"] [data-lit][data-card="lay-rails"]',
  '[data-row="supply"] [data-lit][data-card="express-train"]',
  '[data-row="supply"] [data-lit]',
  `${BAR} [data-press="end"]`,
]

interface Spot {
  readonly selector: string
  /** Its middle on the screen: there is nothing else above it. */
  readonly x: number
  readonly y: number
}

interface Seen {
  /** Changes with every position and with whatever is chosen. */
  readonly state: string
  readonly next: Spot | null
  readonly isOver: boolean
}

/** What a player sees: the first thing that leads on and can be pointed at where it is. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate((selectors) => {
    const spotOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return width > 0 && element.contains(document.elementFromPoint(x, y)) ? { x, y } : null
    }
    const find = () => {
      for (const selector of selectors)
        for (const element of document.querySelectorAll(selector)) {
          const spot = spotOf(element)
          if (spot !== null) return { selector, ...spot }
        }
      return null
    }
    const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map(
      (element) => element.getAttribute('data-move') ?? element.className,
    )
    const at = document.querySelector('[data-at]')?.getAttribute('data-at')
    return {
      state: [at, document.querySelector('[data-press="chosen"]')?.getAttribute('data-move'), ...pressed].join('|'),
      next: find(),
      isOver: document.querySelector('[data-testid="end"]') !== null,
    }
  }, LIT)

export type Hand = (page: Page, spot: Spot) => Promise<void>

export const byClick: Hand = (page, { x, y }) => page.mouse.click(x, y)
export const byTap: Hand = (page, { x, y }) => page.touchscreen.tap(x, y)

/** Only keys: B to the board, D to the decision, Tab from there, Enter; the buttons of the bar by their figures. */
export const byKeyboard: Hand = async (page, { selector }) => {
  const button = await page.evaluate((wanted) => {
    const found = document.querySelector(wanted)
    return found?.matches('[data-bar-button]')
      ? [...document.querySelectorAll('[data-testid="prompt"] [data-bar-button]')].indexOf(found)
      : -1
  }, selector)
  if (button >= 0) return page.keyboard.press(String(button + 1))
  await page.keyboard.press(selector.includes('data-legal') ? 'b' : 'd')
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  for (let steps = 0; steps < 60 && !(await isThere()); steps++) await page.keyboard.press('Tab')
  if (await isThere()) await page.keyboard.press('Enter')
}

const SOON = { timeout: 60_000, intervals: [15, 30, 60, 120, 250] }
/** What lay there may just have moved on, as a train does that was played with others: then one looks again. */
const GLANCES = 6

/** Plays until the end or so many steps; returns how many there were. */
export async function play(page: Page, hand: Hand, most: number): Promise<number> {
  for (let steps = 0; steps < most; steps++) {
    let isDone = false
    for (let glance = 0; glance < GLANCES && !isDone; glance++) {
      const seen = await settled(page)
      if (seen.isOver || seen.next === null) return steps
      await hand(page, seen.next)
      isDone = await hasChanged(page, seen.state)
    }
    expect(isDone, `something happens: ${JSON.stringify(await look(page))}`).toBe(true)
  }
  return most
}

async function settled(page: Page): Promise<Seen> {
  let seen: Seen = { state: '', next: null, isOver: false }
  await expect
    .poll(async () => {
      seen = await look(page)
      return seen.isOver || seen.next !== null
    }, SOON)
    .toBe(true)
  return seen
}

async function hasChanged(page: Page, before: string): Promise<boolean> {
  for (const wait of [10, 20, 40, 80, 160, 320, 640, 1280]) {
    const now = await look(page)
    if (now.isOver || now.state !== before) return true
    await page.waitForTimeout(wait)
  }
  return false
}

/** Plays until something is there; looks for it before each step, when the table has come to rest. */
export async function playUntil(page: Page, hand: Hand, selector: string, most = 80): Promise<void> {
  const wanted = page.locator(selector).first()
  for (let steps = 0; steps < most; steps++) {
    await settled(page)
    if (await wanted.isVisible()) return
    await play(page, hand, 1)
  }
  await expect(wanted).toBeVisible()
}
