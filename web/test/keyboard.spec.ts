import { expect, type Page, test } from '@playwright/test'
import { BRISKLY, moveButtons, myTurn, position, settle } from './player.ts'

/** Presses Tab until the focus is on what is meant. Looks, but touches nothing but keys. */
async function tabTo(page: Page, what: { readonly selector: string } | { readonly label: string }, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate((wanted) => {
      const here = document.activeElement
      if ('selector' in wanted) return here?.matches(wanted.selector)
      const isField = here instanceof HTMLSelectElement || here instanceof HTMLInputElement
      return isField && here.labels?.[0]?.textContent?.includes(wanted.label)
    }, what)
    if (isThere) return
  }
  throw new Error(`no way to ${Object.values(what)} by Tab`)
}

test('a whole game of West Riding, from the home page to the final account, by keys alone', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, { selector: 'a[href^="/new/west-riding"]' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Set up West Riding Revisited' })).toBeVisible()
  for (const seat of [2, 3]) {
    await tabTo(page, { label: `Who sits in seat ${seat}` })
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
  }
  // Five turns hold every phase several times.
  await tabTo(page, { label: 'Number of turns' })
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5')
  await tabTo(page, { selector: '[data-testid="begin"]' })
  await page.keyboard.press('Enter')
  await expect(myTurn(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.locator('#command-line')).toBeFocused()
  const end = page.getByTestId('end')
  const list = moveButtons(page)
  let decisions = 0
  while (decisions++ < 400) {
    await expect(end.or(list.first()).first()).toBeVisible()
    if (await end.isVisible()) break
    const before = await position(page)
    // Up from the field or from the first move leads to the last one, Enter plays it. Late in the list stand the moves that end things.
    await page.keyboard.press('ArrowUp')
    await expect(list.last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await end.isVisible()) || (await position(page)) !== before, BRISKLY).toBe(true)
  }
  await expect(page.getByRole('table', { name: 'Final account' })).toBeVisible()
  expect(decisions).toBeGreaterThan(20)
})

test('the first stops of Tab lead to the parts of the table; the board comes before the log', async ({ page }) => {
  await settle(page)
  await page.goto('/new/west-riding?mode=hotseat')
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  // The bar has buttons as soon as something is chosen.
  await page.locator('#board [data-move]').first().click()
  await expect(page.locator('#question [data-bar-button]').last()).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.evaluate(() => getSelection()?.removeAllRanges())
  await page.getByRole('link', { name: 'To the board' }).focus()
  await expect(page.getByRole('link', { name: 'To the board' })).toBeFocused()
  const stops: string[] = []
  for (let presses = 0; presses < 120 && stops.at(-1) !== 'sheets'; presses++) {
    await page.keyboard.press('Tab')
    const part = await page.evaluate(
      () => document.activeElement?.closest('main [id]:not([id^="_"])')?.closest('#board, #question, #strip, #sheets')?.id ?? '',
    )
    if (part !== '' && stops.at(-1) !== part) stops.push(part)
  }
  expect(stops).toEqual(['board', 'question', 'strip', 'sheets'])
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.evaluate(() => getSelection()?.removeAllRanges())
  await page.keyboard.press('Home')
  await page.getByRole('link', { name: 'To the board' }).focus()
  await page.keyboard.press('Enter')
  expect(
    await page.evaluate(() => document.activeElement?.closest('#board') !== null && document.activeElement?.getAttribute('role')),
  ).toBe('button')
})

test('Escape leads from a sheet back to where one was; after a move made in it, to what is asked next and never to the way out', async ({
  page,
}) => {
  await settle(page)
  await page.goto('/new/wensleydale?mode=hotseat')
  await page.getByTestId('begin').click()
  const focus = page.locator(':focus')
  await expect(page.locator('[data-box][data-open="true"]').nth(2)).toBeVisible()
  await page.locator('[data-box][data-open="true"]').nth(2).focus()
  await page.keyboard.press('m')
  await expect(page.getByTestId('moves')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(focus).toHaveAttribute('data-box', '3')
  // The button that was pressed is gone with the move.
  await page.keyboard.press('Space')
  await page.getByTestId('bid').focus()
  await page.keyboard.press('m')
  const before = await position(page)
  await moveButtons(page).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => position(page)).not.toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('moves')).toBeHidden()
  await expect(page.locator(':focus:is([data-box], [data-bar-button="primary"])')).toBeVisible()
})

test('whoever presses Enter twice does not stop the others: the focus never falls on what paces them', async ({ page }) => {
  await settle(page, { pace: 'slow' })
  const lit = page.locator('#board [data-move]').first()
  // One offers the first share oneself.
  await page.goto('/new/west-riding?mode=bots')
  await page.getByLabel('Seed', { exact: true }).fill('enter 0')
  await page.getByTestId('begin').click()
  await expect(lit).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => {
    Object.assign(window, { paced: 0 })
    document.addEventListener('focusin', ({ target }) => {
      if ((target as Element).closest('[data-testid="follow"], [data-testid="fast-forward"]') !== null)
        (window as { paced?: number }).paced = 1
    })
  })
  const before = await position(page)
  await lit.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => position(page)).not.toBe(before)
  await page.locator('[data-choice="bid"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('fast-forward')).toBeVisible()
  await page.waitForTimeout(300)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('catch-up')).toHaveCount(0)
  expect(await page.evaluate(() => (window as { paced?: number }).paced)).toBe(0)
})

test('pointing at a place redraws that place, and not the board', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  for (const game of ['wensleydale', 'west-riding', 'rising-sun']) {
    await page.goto(`/new/${game}?mode=hotseat`)
    await page.getByTestId('begin').click()
    const curtain = page.getByRole('button', { name: /^I am / })
    await expect(curtain.or(page.getByTestId('prompt')).first()).toBeVisible()
    if (await curtain.isVisible()) await curtain.click()
    await expect(page.getByTestId('board')).toBeVisible()
    const places = page.locator('[data-testid="board"] [data-walk]')
    const [from, to] = [await places.nth(8).boundingBox(), await places.nth(20).boundingBox()]
    await page.mouse.move((from?.x ?? 0) + 4, (from?.y ?? 0) + 4)
    await page.waitForTimeout(200)
    await page.evaluate(() => {
      const count = { changes: 0, parts: document.querySelectorAll('[data-testid="board"] *').length }
      Object.assign(window, { count })
      new MutationObserver((changes) => {
        count.changes += changes.length
      }).observe(document.querySelector('[data-testid="board"]') as Element, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
    })
    await page.mouse.move((to?.x ?? 0) + (to?.width ?? 0) / 2, (to?.y ?? 0) + (to?.height ?? 0) / 2)
    await page.waitForTimeout(300)
    const { changes, parts } = await page.evaluate(() => (window as unknown as { count: { changes: number; parts: number } }).count)
    expect(parts, game).toBeGreaterThan(300)
    expect(changes, `${game}: of ${parts} parts of the board`).toBeLessThan(parts / 20)
  }
})
