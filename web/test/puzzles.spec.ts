/** Puzzles at the table: one of each title solved, one missed and told, the one of the day from the front page, and on a phone in German. */
import type { Puzzle } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { myTurn, position, settle } from './player.ts'
import { inCiBut } from './sittings.ts'

const strip = (page: Page) => page.getByTestId('puzzle')
const isAt = (page: Page, stage: string) => expect(strip(page)).toHaveAttribute('data-step', stage)

async function booksOf(id: string): Promise<readonly Puzzle[]> {
  const book = await TITLES.find((title) => title.id === id)?.puzzles?.()
  return book?.puzzles ?? []
}

async function firstWith(is: (puzzle: Puzzle) => boolean): Promise<{ id: string; puzzle: Puzzle }> {
  for (const { id } of TITLES) {
    const puzzle = (await booksOf(id)).find(is)
    if (puzzle !== undefined) return { id, puzzle }
  }
  throw new Error('no title has such a puzzle')
}

async function play(page: Page, moves: readonly string[]): Promise<void> {
  await expect(myTurn(page)).toBeVisible()
  const from = Number((await position(page)).split('/')[1])
  for (const [n, move] of moves.entries()) {
    // Each move is looked at before the next may be made: the question of the position before may still stand there.
    await expect(page.locator(`[data-testid="prompt"][data-mine][data-at="${from + n}/${from + n}"]`)).toBeVisible()
    await page.keyboard.press('/')
    await page.locator('#command-line').fill(move)
    await page.keyboard.press('Enter')
    await expect(page.locator('#command-line')).toHaveValue('')
  }
}

for (const { id, name } of TITLES) {
  test(`${name}: the solution solves it, and it is told why`, inCiBut(id, 'west-riding'), async ({ page }) => {
    await settle(page)
    const puzzles = await booksOf(id)
    const puzzle = puzzles.find(({ level }) => level === 'middle') as Puzzle
    await page.goto(`/puzzles/${id}`)
    await page.locator(`[data-puzzle="${puzzle.id}"]`).click()
    await isAt(page, 'asking')
    await expect(strip(page).getByRole('status')).not.toHaveText(/…/)
    await play(page, puzzle.solutions[0])
    await isAt(page, 'solved')
    await expect(strip(page).getByRole('status')).toContainText(/Solved\. .*\d/)
    await page.getByTestId('puzzle-instead').click()
    await expect(strip(page).getByRole('status')).not.toContainText('Solved.')
    await page.goto(`/puzzles/${id}`)
    await expect(page.locator(`[data-puzzle="${puzzle.id}"]`)).toHaveAttribute('data-is', 'solved')
  })
}

test('what is not the solution is said so and taken back; the idea, then the answer are told by key', async ({ page }) => {
  await settle(page)
  const { id, puzzle } = await firstWith(({ against }) => against.line.length === 1)
  await page.goto(`/puzzles/${id}/${puzzle.id}`)
  await isAt(page, 'asking')
  await play(page, puzzle.against.line)
  await isAt(page, 'other')
  await expect(strip(page).getByRole('status')).toContainText('clearly better')
  // From the line of commands back to the table.
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Enter')
  await isAt(page, 'asking')
  const asked = await strip(page).getByRole('status').textContent()
  await page.keyboard.press('a')
  await expect(strip(page).getByRole('status')).not.toHaveText(asked ?? '')
  await page.keyboard.press('a')
  await isAt(page, 'shown')
  await page.getByTestId('recap-skip').click()
  await expect(page.getByTestId('puzzle-on')).toBeVisible()
  await page.goto(`/puzzles/${id}`)
  await expect(page.locator(`[data-puzzle="${puzzle.id}"]`)).toHaveAttribute('data-is', 'tried')
  await page.goto('/settings')
  await page.getByTestId('forget-lessons').click()
  await page.goto(`/puzzles/${id}`)
  await expect(page.locator(`[data-puzzle="${puzzle.id}"]`)).not.toHaveAttribute('data-is', /./)
})

test('the front page leads to the puzzle of the day, the same by date, and fetches no collection for it', async ({ page }) => {
  await settle(page)
  await page.clock.setFixedTime(new Date('2026-03-05T12:00:00Z'))
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/')
  const line = page.getByTestId('daily-puzzle')
  await expect(line).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /puzzles|thinker/.test(url) && !/DailyPuzzle/.test(url))).toEqual([])
  const days = Math.floor(Date.parse('2026-03-05') / 86_400_000)
  const title = TITLES[days % TITLES.length]
  await expect(line).toContainText(title.name)
  await line.click()
  await isAt(page, 'asking')
  const puzzles = await booksOf(title.id)
  const { id } = puzzles[(Math.floor(days / TITLES.length) * 7) % puzzles.length]
  await expect(page).toHaveURL(new RegExp(`/puzzles/${title.id}/${id}$`))
})

test('on a phone in German: the list by difficulty, a puzzle, nothing wider than the screen', { tag: '@ci' }, async ({ page }) => {
  await settle(page, { locale: 'de' })
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, puzzle } = await firstWith(({ level }) => level === 'hard')
  await page.goto(`/puzzles/${id}`)
  await page.locator('label', { hasText: 'schwer' }).first().click()
  await page.locator(`[data-puzzle="${puzzle.id}"]`).click()
  await isAt(page, 'asking')
  await page.getByTestId('puzzle-help').click()
  await page.getByTestId('puzzle-help').click()
  await isAt(page, 'shown')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
