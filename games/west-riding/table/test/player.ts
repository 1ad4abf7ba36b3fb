/** Plays West Riding at its own table: sets a game up, and makes decisions by mouse, by touch or by keys. */
import { expect, type Locator, type Page } from '@playwright/test'

export interface Plan {
  readonly players: 3 | 4 | 5
  readonly affiliation?: 'historical' | 'random'
  readonly turns: number
  readonly seed: string
}

/** A game against bots that draw lots: set up at the form, seeded, so that it goes the same way each time. */
export async function begin(page: Page, { players, affiliation, turns, seed }: Plan): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('branchline.settings', JSON.stringify({ pace: 'brisk', name: 'Ada' })))
  await page.goto('/new/west-riding?mode=bots')
  await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true })
  for (let seat = 2; seat <= players; seat++) await page.getByLabel(`Who sits in seat ${seat}`).selectOption('random')
  await page.getByLabel('Number of turns').fill(String(turns))
  if (affiliation === 'random') await page.getByRole('radio', { name: 'random, three each' }).check({ force: true })
  await page.getByLabel('Seed', { exact: true }).fill(seed)
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('board')).toBeVisible({ timeout: 60_000 })
}

export const bar = (page: Page): Locator => page.getByTestId('prompt')
export const choice = (page: Page, name: string): Locator => bar(page).locator(`[data-choice="${name}"]`)
export const onBoard = (page: Page, move: string): Locator => page.locator(`[data-testid="board"] [data-move^="${move}"]`)

/** Decides again and again, until the final account is there. */
export async function playOn(page: Page, decide: (phase: Asked) => Promise<void>): Promise<number> {
  const end = page.getByTestId('end')
  const mine = bar(page).and(page.locator('[data-mine]'))
  for (let decisions = 0; decisions < 600; decisions++) {
    await expect(end.or(mine).first()).toBeVisible({ timeout: 60_000 })
    if (await end.isVisible()) return decisions
    const before = await place(page)
    const phase = await asked(page)
    const intervals = [10, 20, 40, 80]
    if (phase === 'forced') await page.waitForTimeout(100)
    else {
      await decide(phase)
      await expect.poll(async () => (await end.isVisible()) || (await place(page)) !== before, { intervals }).toBe(true)
    }
  }
  throw new Error('the game does not end')
}

type Asked = 'offer' | 'bid' | 'build' | 'trade' | 'forced'

/** The phase of the decision, by what the bar and the board offer. Who cannot bid is passed by itself: between two positions nothing is offered. */
async function asked(page: Page): Promise<Asked> {
  if (await onBoard(page, 'offer').first().isVisible()) return 'offer'
  if (await choice(page, 'trade').isVisible()) return 'trade'
  if (await choice(page, 'bid').isVisible()) return 'bid'
  const route = choice(page, 'build').or(onBoard(page, 'build to'))
  return (await route.first().isVisible()) ? 'build' : 'forced'
}

export async function place(page: Page): Promise<string> {
  return (await page.locator('#board').getAttribute('data-at')) ?? ''
}
