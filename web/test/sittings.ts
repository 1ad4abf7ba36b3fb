/** Every screen of the house, and every table in the middle and at the end of a recorded game. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

export const PAGES = [
  '/',
  '/new/rising-sun?mode=bots',
  '/new/wensleydale?mode=hotseat',
  '/new/nuremberg?mode=bots',
  '/new/west-riding?mode=online',
  '/rules/wensleydale',
  '/replay',
  '/settings',
  '/account',
  '/statistics',
  '/design',
] as const

const RECORDS = {
  wensleydale: 'wensleydale/test/records/wensleydale-4.json',
  nuremberg: 'wensleydale/test/records/nuremberg-4.json',
  'west-riding': 'west-riding/test/records/five-players.json',
  'rising-sun': 'rising-sun/test/records/map-tokyo.json',
} as const

export const SITTINGS = Object.keys(RECORDS) as (keyof typeof RECORDS)[]

interface Recorded {
  readonly seats: number
  readonly moves: readonly string[]
}

/** Sits down at a recorded game on this device, all seats people: after a part of its moves, or at its end. */
export async function sitDown(page: Page, game: keyof typeof RECORDS, part: number): Promise<void> {
  const record = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'games', RECORDS[game]), 'utf8')) as Recorded
  const table = {
    id: `${game}${Math.round(part * 100)}`.replaceAll('-', ''),
    record: { ...record, moves: record.moves.slice(0, Math.round(record.moves.length * part)) },
    occupants: ['Ada', 'Grace', 'Mary', 'Hedy', 'Sofja'].slice(0, record.seats).map((name) => ({ kind: 'person', name })),
    undone: [],
    toAct: 0,
    createdAt: 1,
    changedAt: 1,
    notes: '',
  }
  // Any page of the house will do to lay the table in its store.
  if (page.url() === 'about:blank') await page.goto('/settings')
  await page.evaluate((stored) => localStorage.setItem(`branchline.table.${stored.id}`, JSON.stringify(stored)), table)
  await page.goto(`/play/${table.id}`)
  const curtain = page.getByTestId('curtain')
  await expect(curtain.or(page.getByTestId(part === 1 ? 'end' : 'prompt')).first()).toBeVisible()
  if (await curtain.isVisible()) await curtain.getByRole('button').click()
  await expect(page.getByTestId(part === 1 ? 'end' : 'prompt')).toBeVisible()
}

/** Opens a page and waits until it has said what it is. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
