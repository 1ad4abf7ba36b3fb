/** Every screen of the house, and every table in the middle and at the end of a recorded game. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page } from '@playwright/test'

export const PAGES = [
  '/',
  ...TITLES.map(({ id }, place) => `/new/${id}?mode=${['bots', 'hotseat', 'online'][place % 3]}`),
  `/rules/${TITLES[0]?.id}`,
  '/replay',
  '/settings',
  '/account',
  '/statistics',
  '/design',
] as const

export const SITTINGS = TITLES.map(({ id }) => id)

/** What is asked of every title is asked of some at a desk, and of all in CI. */
export function inCiBut(game: string, ...desk: string[]): { tag: string[] } {
  return { tag: desk.includes(game) ? [] : ['@ci'] }
}

/** Where any title shows it: one of them at a desk. */
export const inCiButOne = (game: string) => inCiBut(game, SITTINGS.at(-1) ?? '')

const GAMES = join(import.meta.dirname, '..', '..', 'games')

/** Of the recorded games of a title one with the most players. */
export function recordOf(game: string, isWanted: (record: Recorded) => boolean = () => true): Recorded {
  return records('')
    .filter((record) => record.game === game && isWanted(record))
    .reduce((most, record) => (record.seats > most.seats ? record : most))
}

export function recordNamed(name: string): Recorded {
  const [record] = records(`${name}.json`)
  if (record === undefined) throw new Error(name)
  return record
}

function records(ending: string): Recorded[] {
  return readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]test[\\/]records[\\/][^\\/]+\.json$/.test(file) && file.endsWith(ending) && !file.startsWith('dist'))
    .map((file) => JSON.parse(readFileSync(join(GAMES, file), 'utf8')) as Recorded)
}

export interface Recorded {
  readonly game: string
  readonly rulesVersion: number
  readonly seats: number
  readonly options: GameRecord['options']
  readonly seed: string
  readonly moves: readonly string[]
}

const NAMES = ['Ada', 'Grace', 'Mary', 'Hedy', 'Sofja']

/** Sits down at a recorded game on this device, all seats people: after a part of its moves, or at its end. */
export async function sitDown(page: Page, game: string, part: number, names: readonly string[] = NAMES): Promise<void> {
  const record = recordOf(game)
  await sitDownAt(page, record, part === 1 ? record.moves.length : Math.round(record.moves.length * part), names)
}

/** The same of any record, after so many moves. */
export async function sitDownAt(page: Page, record: Recorded, moves: number, names: readonly string[] = NAMES): Promise<void> {
  const isOver = moves === record.moves.length
  const table = keptTable(
    `${record.game}${record.seed}${moves}`.replaceAll(/\W/g, ''),
    { ...record, moves: record.moves.slice(0, moves) },
    names.slice(0, record.seats).map((name) => ({ kind: 'person', name })),
  )
  await storeTable(page, table)
  await page.goto(`/play/${table.id}`)
  const curtain = page.getByTestId('curtain')
  await expect(curtain.or(page.getByTestId(isOver ? 'end' : 'prompt')).first()).toBeVisible()
  if (await curtain.isVisible()) await curtain.getByRole('button').click()
  await expect(page.getByTestId(isOver ? 'end' : 'prompt')).toBeVisible()
}

interface Occupant {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly level?: string
}

/** A table as a device keeps it. */
export function keptTable(id: string, record: Recorded, occupants: readonly Occupant[]) {
  return { id, record, occupants, undone: [] as readonly string[], toAct: 0, createdAt: 1, changedAt: 1, notes: '' }
}

/** Lays a table in the store of this device: for that any address of the house will do, and a picture comes at once. */
export async function storeTable(page: Page, table: { readonly id: string }): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/icon.svg')
  await page.evaluate((stored) => localStorage.setItem(`branchline.table.${stored.id}`, JSON.stringify(stored)), table)
}

/** Opens a page and waits until it has said what it is. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
