/**
 * Games by what a screen reader reads out: the tree of roles and names, what live regions say, and keys. Nothing is looked at, and nothing else is known
 * of the game. The choices are those of whoever reads the terminal.
 */
import { defaultOptions } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { type ElementHandle, expect, type Page, test } from '@playwright/test'
import { choiceOf, type Listed } from '../../games/test/apprentice.ts'
import { BRISKLY, settle } from './player.ts'
import { keptTable, type Recorded, storeTable } from './sittings.ts'

const SEATS: Readonly<Record<string, number>> = { wensleydale: 3, nuremberg: 2, 'west-riding': 3, 'rising-sun': 2 }
/** Enough to be ahead of whoever plays by chance. */
const SOME = 40

for (const { id, rules } of TITLES) {
  const seats = SEATS[id]
  const play = async (page: Page, most: number) => {
    await settle(page)
    await layTable(page, id, defaultOptions((await rules()).options), seats)
    await expectHeadingsInOrder(page)
    await page.keyboard.press('m')
    let decisions = 0
    for (; decisions < most && (await isAsked(page)); decisions++) await decide(page, id)
    await expectHeadingsInOrder(page)
    return decisions
  }

  test(`${id}: played by what is read out alone, never refused, and won`, { tag: '@ci' }, async ({ page }) => {
    test.slow()
    expect(await play(page, 500)).toBeGreaterThan(SOME)
    await expect(page.getByRole('heading', { name: /^Reader wins/ })).toBeVisible()
  })

  if (id === 'rising-sun')
    test(`${id}: a part of a game by what is read out alone, and ahead of chance`, { tag: '@ci' }, async ({ page }) => {
      await play(page, SOME)
      const [own, ...others] = await scores(page, seats)
      expect(own, `against ${others.join(', ')}`).toBeGreaterThan(Math.max(...others))
    })
}

const MOVES = /^\d+ possible moves?$/
const OVER = /wins$|share the victory$|^The last account/
const said = async (page: Page) => (await page.locator('[aria-live="polite"]').allInnerTexts()).join('\n')

/** Waits until something is asked of the reader; false when the game is over. */
async function isAsked(page: Page): Promise<boolean> {
  const moves = page.getByRole('region', { name: MOVES })
  await expect(moves.or(page.getByRole('heading', { name: OVER })).first()).toBeVisible()
  return moves.isVisible()
}

/** One decision: the list is read, the areas where they are needed, and the move is made with the Enter key. */
async function decide(page: Page, game: string): Promise<void> {
  const list = page.getByRole('region', { name: MOVES })
  const names = namesIn(await list.ariaSnapshot())
  expect(new Set(names).size, `moves are told apart by their names: ${names.join(' | ')}`).toBe(names.length)
  const moves = names.map((name): Listed & { readonly name: string } => {
    const [move, ...note] = name.split(': ')
    return { name, move: move.toLowerCase().replaceAll('–', '~'), note: note.join(': ') }
  })
  const told = await said(page)
  const heard = (await page.getByTestId('announcer').getByRole('paragraph').elementHandle()) as ElementHandle
  const chosen = choiceOf(game, { moves, told, areas: null }) ?? choiceOf(game, { moves, told, areas: await areas(page) })
  await list.getByRole('button', { name: moves.find(({ move }) => move === chosen)?.name as string, exact: true }).press('Enter')
  await expect.poll(() => heard.evaluate((piece) => piece.isConnected), BRISKLY).toBe(false)
}

/** The names of the buttons in a tree, as they are read out. */
const namesIn = (tree: string) => [...tree.matchAll(/- '?button "(.*?)"'?(?: \[.*\])?$/gm)].map(([, name]) => name.replaceAll("''", "'"))

/** The section of the position in words, and back to the moves. */
async function areas(page: Page): Promise<string> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('w')
  const section = page.getByRole('region', { name: 'Areas' })
  const lines = await section.getByRole('listitem').allInnerTexts()
  await page.keyboard.press('m')
  await expect(page.getByRole('region', { name: MOVES })).toBeVisible()
  return lines.join('\n')
}

/** By seat, as the strip of players says them. */
async function scores(page: Page, seats: number): Promise<number[]> {
  const tree = await page.getByRole('region', { name: 'Players' }).ariaSnapshot()
  return NAMES.slice(0, seats).map((name) =>
    Number(new RegExp(`"${name}: .*(?:Score|Cash) ([-−]?\\d+)"`).exec(tree)?.[1]?.replace('−', '-')),
  )
}

async function expectHeadingsInOrder(page: Page): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot()
  const levels = [...tree.matchAll(/- '?heading .*\[level=(\d)\]/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  for (const [at, level] of levels.entries()) if (at > 0) expect(level - levels[at - 1], levels.join(' ')).toBeLessThanOrEqual(1)
}

const NAMES = ['Reader', 'Ben', 'Cleo']

async function layTable(page: Page, game: string, options: Recorded['options'], seats: number): Promise<void> {
  const table = keptTable(
    `words${game.replaceAll(/\W/g, '')}`,
    { game, rulesVersion: 1, options, seats, seed: 'words one', moves: [] },
    NAMES.slice(0, seats).map((name, seat) => (seat === 0 ? { kind: 'person', name } : { kind: 'bot', level: 'random', name })),
  )
  await storeTable(page, table)
  await page.goto(`/play/${table.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
