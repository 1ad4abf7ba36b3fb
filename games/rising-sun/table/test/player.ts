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
    [table, { pace: 'brisk', name: 'Ada', confirm: false, locale, theme }] as const,
  )
  await page.goto(`/play/${id}`)
  await expect(page.getByTestId('rising-sun-panels').or(page.getByTestId('curtain'))).toBeVisible({ timeout: 60_000 })
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

/** What leads to the end: answers first, then trains, cards, rails, stations to buy, and the end of the turn. */
const LIT = [
  '[data-testid="question"] [data-lit]',
  '[data-row="question"] [data-lit]',
  '[data-press="trains"]',
  '[data-row="hand"] button[data-lit]',
  '[data-legal] [role="button"]',
  '[data-row="supply"] [data-lit][data-card="station-expansion"]',
  '[data-row="supply"] [data-lit][data-card="lay-rails"]',
  '[data-row="supply"] [data-lit][data-card="express-train"]',
  '[data-row="supply"] [data-lit]',
  '[data-press="end"]',
]

/** The selector of the next thing to do, `null` while others decide, `'over'` at the end. */
export async function next(page: Page): Promise<string | null> {
  return page.evaluate((lit) => {
    if (document.querySelector('[data-testid="end"]')) return 'over'
    const pass = document.querySelector<HTMLElement>('[data-press="pass"]')
    const waste = document.querySelectorAll('[data-row="hand"] [data-card="waste"]').length
    if (pass && waste > 2) return '[data-press="pass"]'
    return lit.find((selector) => document.querySelector(selector) !== null) ?? null
  }, LIT)
}

export type Hand = (page: Page, selector: string) => Promise<void>

export const byClick: Hand = (page, selector) => page.locator(selector).first().click({ timeout: 30_000 })
export const byTap: Hand = (page, selector) => page.locator(selector).first().tap({ timeout: 30_000 })

/** Only keys: the letters that lead to a part of the table, Tab within it, Enter. */
export const byKeyboard: Hand = async (page, selector) => {
  const letter = { trains: 't', pass: 'p', end: 'e' }[/data-press="(\w+)"/.exec(selector)?.[1] ?? '']
  if (letter !== undefined) return page.keyboard.press(letter)
  const goal = selector.includes('hand') ? 'h' : selector.includes('legal') ? 'm' : selector.includes('supply') ? 'b' : 'q'
  await page.keyboard.press(goal)
  await page.keyboard.press('Enter')
}

const where = (page: Page) =>
  page
    .locator('output')
    .first()
    .textContent({ timeout: 10_000 })
    .catch(() => '')

/** Plays until the end or so many decisions; returns how many there were. */
export async function play(page: Page, hand: Hand, most: number): Promise<number> {
  for (let decisions = 0; decisions < most; decisions++) {
    let selector: string | null = null
    await expect
      .poll(
        async () => {
          selector = await next(page)
          return selector
        },
        { timeout: 60_000, intervals: [15, 30, 60, 120, 250] },
      )
      .not.toBeNull()
    if (selector === 'over' || selector === null) return decisions
    const before = await where(page)
    await hand(page, selector)
    await expect
      .poll(async () => (await next(page)) === 'over' || (await where(page)) !== before, {
        timeout: 60_000,
        intervals: [15, 30, 60, 120, 250],
      })
      .toBe(true)
  }
  return most
}
