/** What rivals did since one's last turn: offered to whoever comes back, played step by step, and not offered twice. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { myTurn, position, settle, unfoldMoves } from './player.ts'
import { recordOf, storeTable } from './sittings.ts'

/** A recorded game with one person, cut where it is theirs to decide and all others have moved since they last did. */
async function comeBack(page: Page, game: string): Promise<number> {
  const title = TITLES.find(({ id }) => id === game)
  if (title === undefined) throw new Error(game)
  const rules = await title.rules()
  const record = recordOf(game) as ReturnType<typeof recordOf> & { deals?: never }
  const { startHistory, advance, optionsUnder } = await import('@branchline/engine')
  // Begun under earlier rules, it goes on under them.
  const options = optionsUnder(rules, record.rulesVersion, record.options)
  const history = startHistory(rules, options as never, record.seats, record.seed, record.deals)
  const acted: number[] = []
  for (const [at, text] of record.moves.entries()) {
    const me = rules.toAct(history.state) ?? -1
    const since = acted.slice(acted.lastIndexOf(me) + 1)
    if (acted.includes(me) && new Set(since).size === record.seats - 1 && at > 20) {
      const table = {
        id: 'back',
        record: { ...record, moves: record.moves.slice(0, at) },
        occupants: Array.from({ length: record.seats }, (_, seat) =>
          seat === me ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: 'random', name: `Bot ${seat}` },
        ),
        undone: [],
        toAct: me,
        createdAt: 1,
        changedAt: 1,
        notes: '',
      }
      await storeTable(page, table)
      await page.goto('/play/back')
      return record.seats - 1
    }
    advance(history, text)
    acted.push(me)
  }
  throw new Error('nobody ever waits for all others')
}

test('what was watched here is not offered once more when the table is opened again', async ({ page }) => {
  await settle(page, { recap: 'offer', pace: 'brisk' })
  await page.goto('/new/wensleydale?mode=bots')
  await page.getByTestId('begin').click()
  await myTurn(page).waitFor({ timeout: 60_000 })
  await unfoldMoves(page)
  await page.locator('[data-testid="moves"] button[data-move="pass"]').click()
  await expect(page.locator('[data-testid="board"] [data-start]').first()).toBeVisible({ timeout: 60_000 })
  await myTurn(page).waitFor()
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('branchline.boards') ?? '[]')[0]?.n)
  await expect.poll(kept, { timeout: 60_000 }).toBe(Number((await position(page)).split('/')[1]))
  const bar = page.getByTestId('prompt')
  const asked = await bar.getByRole('heading').textContent()
  await page.reload()
  await myTurn(page).waitFor({ timeout: 60_000 })
  await expect(page.getByTestId('recap-skip')).toHaveCount(0)
  await expect(bar.getByRole('heading')).toHaveText(asked ?? '')
})

for (const game of ['wensleydale', 'west-riding', 'rising-sun']) {
  test(`what rivals did is offered, played step by step, and left by Esc at once: ${game}`, { tag: '@ci' }, async ({ page }) => {
    await settle(page, { recap: 'offer' })
    const rivals = await comeBack(page, game)
    const bar = page.getByTestId('prompt')
    await expect(bar).toContainText(rivals === 1 ? 'One rival has moved' : `${rivals} rivals have moved`)
    await page.getByTestId('recap-play').click()
    const stamp = bar.getByText(/^Recap 1 of \d+$/)
    await expect(stamp).toBeVisible()
    const steps = Number(/\d+$/.exec((await stamp.textContent()) ?? '')?.[0])
    expect(steps).toBeGreaterThanOrEqual(rivals)
    // Less motion is wanted here: a step stays until one goes on.
    await page.waitForTimeout(1500)
    await expect(stamp).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(bar).toContainText(`Recap 2 of ${steps}`)
    // The best of three: a machine that is busy elsewhere must not count as ours.
    const times: number[] = []
    for (let tried = 0; tried < 3; tried++) {
      if (tried > 0) {
        await page.getByRole('tab', { name: 'Since your turn' }).click()
        await page.getByRole('button', { name: 'Play on the board' }).click()
        await expect(page.getByTestId('recap-skip')).toBeVisible()
      }
      times.push(
        await page.evaluate(async () => {
          const start = performance.now()
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
          while (document.querySelector('[data-testid="recap-skip"]')) await new Promise(requestAnimationFrame)
          return performance.now() - start
        }),
      )
    }
    expect(Math.min(...times), `Esc took ${times.map(Math.round).join(', ')} ms`).toBeLessThan(150)
    await expect(myTurn(page)).toBeVisible()
    await page.getByRole('tab', { name: 'Since your turn' }).click()
    await expect(page.getByTestId('since').getByRole('listitem')).toHaveCount(steps)
  })
}
