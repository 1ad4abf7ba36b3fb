import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { moveButtons, myTurn, playToTheEnd, position, settle, setUpShortGame, unfoldMoves } from './player.ts'
import { sitDown } from './sittings.ts'

test.beforeEach(({ page }) => settle(page))

test('from set-up to the final account by clicks', async ({ page }) => {
  await setUpShortGame(page, 'bots')
  await page.getByTestId('begin').click()
  await playToTheEnd(page)
  await expect(page.getByRole('table', { name: 'Final account' })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Money over the game' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the record' }).click()
  const record = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { game: string; moves: string[] }
  expect(record.game).toBe('west-riding')
  expect(record.moves.length).toBeGreaterThan(5)
  await page.getByTestId('rematch').click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  expect(await position(page)).toMatch(/^\d\/\d$/)
})

test('a character is chosen beside the level, shown at the table, and remembered', async ({ page }) => {
  const character = (seat: number) => page.getByLabel(`Character of the bot in seat ${seat}`)
  await page.goto('/new/nuremberg?mode=bots')
  await expect(character(2)).toHaveValue('none')
  for (const seat of [2, 3]) await character(seat).selectOption('raider')
  await page.getByLabel('Who sits in seat 3').selectOption('apprentice')
  await expect(character(3)).toBeHidden()
  await page.getByLabel('Who sits in seat 3').selectOption('driver')
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText('driver, raider')).toHaveCount(2)
  await page.goto('/new/nuremberg?mode=bots')
  await expect(character(2)).toHaveValue('raider')
  await page.goto('/new/wensleydale?mode=bots')
  await expect(character(2)).toHaveValue('none')
  await page.goto('/new/west-riding?mode=bots')
  await expect(page.getByLabel('Who sits in seat 2')).toBeVisible()
  await expect(character(2)).toBeHidden()
})

test('the game goes on when the bots cannot think at all', { tag: '@ci' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      constructor() {
        super()
        setTimeout(() => this.dispatchEvent(new Event('error')))
      }
      postMessage() {}
      terminate() {}
    } as never
  })
  await setUpShortGame(page, 'bots')
  await page.getByTestId('begin').click()
  await playToTheEnd(page)
  await expect(page.getByRole('table', { name: 'Final account' })).toBeVisible()
})

test('arrows choose among all moves, what one types filters them, and a move goes on where the last one was', async ({ page }) => {
  await page.goto('/new/rising-sun?mode=bots')
  await page.getByTestId('begin').click()
  await expect(myTurn(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.locator('#command-line')).toBeFocused()
  const all = await moveButtons(page).count()
  await page.keyboard.press('ArrowDown')
  await expect(moveButtons(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(moveButtons(page).nth(1)).toBeFocused()
  await expect(page.getByTestId('consequence')).toBeVisible()
  const words = (await moveButtons(page).nth(1).textContent()) ?? ''
  await page.locator('#command-line').fill(words)
  await expect.poll(() => moveButtons(page).count()).toBeLessThan(all)
  await expect(moveButtons(page).first()).toHaveText(words)
})

test('play now: from a cold start to the first decision by a click, for every game', { tag: '@ci' }, async ({ page }) => {
  for (const title of ['Last Train to Wensleydale', 'First Train to Nuremberg', 'West Riding Revisited', 'Trains: Rising Sun']) {
    await page.goto('/')
    await page.getByRole('article').filter({ hasText: title }).getByRole('button', { name: 'Play now', exact: true }).click()
    // Where there are lessons, they are offered once.
    await expect(myTurn(page).or(page.getByTestId('straight-in'))).toBeVisible()
    if (await page.getByTestId('straight-in').isVisible()) await page.getByTestId('straight-in').click()
    await expect(myTurn(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await page.goto('/')
  await expect(page.getByRole('article').filter({ hasText: 'On this device' })).toHaveCount(4)
})

test('on the home page a table says who sits at it, whoever never gave a name by the seat', async ({ page }) => {
  await sitDown(page, 'west-riding', 0.2, ['', 'Grace', 'Mary', 'Hedy', 'Sofja'])
  await expect(page.getByTestId('prompt')).toBeVisible()
  await page.goto('/')
  const ticket = page.getByRole('article').filter({ hasText: 'On this device' })
  await expect(ticket).toContainText('Ada · Grace')
  await page.evaluate(() => {
    const settings = localStorage.getItem('branchline.settings') ?? ''
    localStorage.setItem('branchline.settings', settings.replace('"Ada"', '""'))
  })
  await page.reload()
  await expect(ticket).toContainText('Player 1 · Grace')
})

test('a reload in mid-game changes nothing, and what was taken back can be played again', async ({ page }) => {
  await setUpShortGame(page, 'hotseat')
  await page.getByTestId('begin').click()
  for (let moves = 0; moves < 4; moves++) {
    await unfoldMoves(page)
    const before = await position(page)
    await moveButtons(page).first().click()
    await expect.poll(() => position(page)).not.toBe(before)
  }
  await page.getByTestId('undo').click()
  await expect.poll(() => position(page)).toBe('3/3')
  const prompt = await page.getByTestId('prompt').textContent()
  await page.reload()
  await expect.poll(() => position(page)).toBe('3/3')
  expect(await page.getByTestId('prompt').textContent()).toBe(prompt)
  await page.getByTestId('redo').click()
  await expect.poll(() => position(page)).toBe('4/4')
})

test('every position has an address; arrow keys walk through them', async ({ page }) => {
  await setUpShortGame(page, 'hotseat')
  await page.getByTestId('begin').click()
  for (let moves = 0; moves < 3; moves++) {
    await unfoldMoves(page)
    await moveButtons(page).first().click()
    await expect.poll(() => position(page)).toBe(`${moves + 1}/${moves + 1}`)
  }
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/@2$/)
  await expect(page.getByText('The position after move 2 of 3')).toBeVisible()
  await page.reload()
  await expect.poll(() => position(page)).toBe('2/3')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/\/play\/[a-z0-9]+$/, { timeout: 1000 })
  }).toPass()
})

test('a move that is not allowed is answered with its clause, and the clause opens the rules there', async ({ page }) => {
  await setUpShortGame(page, 'hotseat')
  await page.getByTestId('begin').click()
  await expect(myTurn(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.locator('#command-line')).toBeFocused()
  await page.keyboard.type('bid 7')
  await page.keyboard.press('Enter')
  const refusal = page.getByTestId('prompt').getByRole('alert')
  await expect(refusal).toContainText('Not allowed')
  await refusal.getByRole('button', { name: 'Why?' }).click()
  const drawer = page.getByRole('dialog', { name: 'The rules of West Riding Revisited' })
  await expect(drawer.locator('[aria-current="true"]')).toBeVisible()
  await drawer.getByLabel('Search the rules').fill('mountain')
  await expect(drawer.getByText(/\d+ clauses?/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('hidden hands on one device stay behind the curtain', async ({ page }) => {
  await page.goto('/new/rising-sun?mode=hotseat')
  await page.getByLabel('Name in seat 2').fill('Grace')
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('curtain')).toBeVisible()
  await expect(page.getByTestId('prompt')).toBeHidden()
  await page.getByRole('button', { name: /^I am / }).click()
  await expect(myTurn(page)).toBeVisible()
})

test('advice is given when asked for', { tag: '@ci' }, async ({ page }) => {
  await setUpShortGame(page, 'hotseat')
  await page.getByTestId('begin').click()
  await page.getByRole('button', { name: 'Advice' }).click()
  const advised = page.getByTestId('advice').getByRole('listitem')
  await expect(advised.first()).toContainText(/\d+ % to win/)
  const count = await advised.count()
  expect(count).toBeGreaterThan(1)
  expect(count).toBeLessThanOrEqual(5)
  await page.getByRole('button', { name: 'Play it' }).first().click()
  await expect.poll(() => position(page)).toBe('1/1')
})

test('a thought about what was taken back is ended, so that the next need not wait for it', { tag: '@ci' }, async ({ page }) => {
  // Thinkers that never answer, and one that is ended says so.
  await page.addInitScript(() => {
    const ended = { count: 0 }
    Object.assign(window, { ended })
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {
        ended.count++
      }
    } as never
  })
  const ended = () => page.evaluate(() => (window as unknown as { ended: { count: number } }).ended.count)
  await setUpShortGame(page, 'bots')
  // With this seed I offer and bid first; then it is a bot's turn.
  await page.getByLabel('Seed', { exact: true }).fill('f')
  await page.getByTestId('begin').click()
  await unfoldMoves(page)
  await moveButtons(page).first().click()
  await expect.poll(() => position(page)).toBe('1/1')
  for (const time of [1, 2]) {
    await unfoldMoves(page)
    await moveButtons(page).last().click()
    await expect.poll(() => position(page)).toBe('2/2')
    expect(await ended()).toBe(time - 1)
    await page.keyboard.press('u')
    await expect.poll(() => position(page)).toBe('1/1')
    expect(await ended()).toBe(time)
  }
})
