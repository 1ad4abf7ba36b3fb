/** A table under a finger, on a phone: what is dragged, tapped twice, or tapped while something comes. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { sitDown as sitDownCoached } from './coachedTable.ts'
import { position, settle, stillness } from './player.ts'
import { recordNamed, recordOf, sitDown, sitDownAt } from './sittings.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const sheet = (page: Page) => page.locator('[data-sheet]')
const tool = (page: Page, name: string) => page.locator('[data-rail]').getByRole('button', { name })

/** A finger on the middle of something, drawn up as far. */
async function drag(page: Page, on: Locator, by: number): Promise<void> {
  const box = await on.boundingBox()
  if (box === null) throw new Error('nothing to drag')
  const cdp = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x, y })
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', { x, y: y - (by * step) / 10 })
    await page.waitForTimeout(16)
  }
  await touch('touchEnd')
  await page.waitForTimeout(300)
  await cdp.detach()
}

const bottomOf = async (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))

for (const [game, name] of [
  ['west-riding', 'Shares'],
  ['rising-sun', 'Supply'],
] as const)
  test(`a half sheet scrolls where it is dragged, down to its end: ${name}`, async ({ page }) => {
    await settle(page)
    await sitDown(page, game, 0.5)
    await tool(page, name).click()
    const rows = sheet(page).locator('[role="tabpanel"] :is(tr, button)')
    await expect(rows.first()).toBeVisible()
    await stillness(page)
    const end = await bottomOf(sheet(page))
    const last = () => bottomOf(rows.last())
    expect(await last()).toBeGreaterThan(end)
    const first = rows.nth(1)
    for (let times = 0; times < 6 && (await last()) > end; times++) await drag(page, times === 0 ? first : sheet(page), 140)
    expect(await last()).toBeLessThanOrEqual(end)
  })

test('a recap is played on the board and not behind the sheet it was chosen in', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'west-riding', 0.5)
  await tool(page, 'Recap').click()
  await sheet(page).getByRole('button', { name: 'Play on the board' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByTestId('recap-skip')).toBeVisible()
})

test('a finger on its way to the next step of a recap presses nothing of what stands there once the recap is over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/learn/wensleydale/wd-1-load')
  for (const _ of ['why', 'look']) await page.getByTestId('lesson-on').tap()
  await page.getByTestId('pass').tap()
  const next = await page.getByRole('button', { name: 'One step on' }).boundingBox()
  if (next === null) throw new Error('nothing to aim at')
  const step = () => page.getByTestId('lesson').getAttribute('data-step')
  const told = () => page.getByTestId('lesson').textContent()
  /** As soon as the recap has ended by itself, and where a button stands now. */
  const tap = () =>
    page.evaluate(
      async ([x, y]) => {
        while (document.querySelector('[data-testid="recap-skip"]')) await new Promise(requestAnimationFrame)
        const button = document.elementFromPoint(x, y)?.closest('button')
        button?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y, detail: 1 }))
        return button?.dataset.testid
      },
      [next.x + next.width / 2, next.y + next.height / 2],
    )
  const before = await step()
  expect(await tap()).toBe('lesson-on')
  expect([await step(), await told()]).toEqual([before, expect.stringContaining('1 to 9')])
  await page.waitForTimeout(500)
  await tap()
  await expect(page.getByTestId('lesson')).toContainText('Choose a piece')
})

test('what was taken back can be taken back further under the same finger', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'west-riding', 0.5)
  const undo = page.getByTestId('undo')
  const before = await undo.boundingBox()
  const at = await position(page)
  await undo.tap()
  await expect.poll(() => position(page)).not.toBe(at)
  await expect(page.getByTestId('redo')).toBeVisible()
  expect(await undo.boundingBox()).toEqual(before)
  const name = await page.locator('p[data-name] b[data-short]').evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect().right
  })
  expect(name).toBeLessThanOrEqual((await page.getByTestId('redo').boundingBox())?.x ?? 0)
})

test('a tap on the small map shows the whole board and nothing else, and another leads back', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'rising-sun', 0.5)
  const inset = page.getByTestId('inset')
  await expect(inset).toBeVisible()
  const box = await inset.boundingBox()
  if (box === null) throw new Error('no small map')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const nearer = page.getByRole('button', { name: 'Close up' })
  await expect(nearer).toBeVisible()
  await page.waitForTimeout(400)
  await expect(page.locator('[data-slip]')).toHaveCount(0)
  await expect(page.locator('#board [aria-pressed="true"]')).toHaveCount(0)
  const size = await nearer.boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await nearer.tap()
  await expect(inset).toBeVisible()
})

test('of the whole West Riding on a phone only what can be read is written, and nothing on anything else', async ({ page }) => {
  await settle(page)
  const { moves } = recordOf('west-riding')
  const at = moves.findIndex((move, place) => place > 60 && move.startsWith('build to'))
  await sitDown(page, 'west-riding', at / moves.length)
  await stillness(page)
  await page.getByTestId('inset').tap()
  await expect(page.getByRole('button', { name: 'Close up' })).toBeVisible()
  await page.waitForTimeout(300)
  const written = await page.evaluate(() =>
    [...document.querySelectorAll('[data-testid="board"] text')]
      .map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ words, box: { left, right, top, bottom } }) => ({ words, left, right, top, bottom })),
  )
  expect(written.length).toBeGreaterThan(8)
  for (const one of written) expect.soft(one.bottom - one.top, one.words ?? '').toBeGreaterThanOrEqual(9)
  const isOver = (one: (typeof written)[number], other: (typeof written)[number]) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3
  const over = written.flatMap((one, place) =>
    written
      .slice(place + 1)
      .filter((other) => isOver(one, other))
      .map((other) => `${one.words} on ${other.words}`),
  )
  expect(over).toEqual([])
})

/** The least height of names on the whole board, in pixels; those of Rising Sun may be no wider than their hexes. */
for (const [title, name, least] of [
  ['wensleydale', '[data-marker]', 9],
  ['nuremberg', '[data-marker]', 9],
  ['rising-sun', '[style*="--far-fit"]', 7.2],
] as const) {
  test(`names on the whole board of ${title} can be read on a phone, lie on it and not on each other`, { tag: '@ci' }, async ({ page }) => {
    await settle(page)
    await sitDown(page, title, 0.5)
    await stillness(page)
    await page.getByTestId('inset').tap()
    await expect(page.getByRole('button', { name: 'Close up' })).toBeVisible()
    await page.waitForTimeout(300)
    const names = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll<SVGTextElement>(`[data-testid="board"] text${selector}`)].flatMap((text) => {
          if (!text.checkVisibility()) return []
          const { left, right, top, bottom } = text.getBoundingClientRect()
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
          return [{ said: text.textContent ?? '', left, right, top, bottom, size }]
        }),
      name,
    )
    expect(names.length).toBeGreaterThan(10)
    for (const { said, left, right, size } of names) {
      expect.soft(size, said).toBeGreaterThanOrEqual(least)
      expect.soft(left, said).toBeGreaterThanOrEqual(0)
      expect.soft(right, said).toBeLessThanOrEqual(390)
    }
    const over = names.flatMap((one, place) =>
      names
        .slice(place + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.size / 2,
        )
        .map((other) => `${one.said} on ${other.said}`),
    )
    expect(over).toEqual([])
  })
}

test('a double tap zooms, and is no tap', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'rising-sun', 0.5)
  await expect(page.getByTestId('inset')).toBeVisible()
  await stillness(page)
  const [x, y] = await unlitPlace(page)
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect(page.getByRole('button', { name: 'Close up' })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(page.locator('[data-slip]')).toHaveCount(0)
  // One tap asks why not.
  await page.touchscreen.tap(...(await unlitPlace(page)))
  await expect(page.locator('[data-slip]')).toHaveCount(1)
})

/** Where a finger finds a hex that cannot be chosen. */
async function unlitPlace(page: Page): Promise<[number, number]> {
  return page.evaluate(() => {
    const box = document.querySelector('#board')?.getBoundingClientRect()
    if (box === undefined) throw new Error('no board')
    for (let y = box.top + box.height * 0.4; y < box.bottom - 30; y += 12)
      for (let x = box.left + 30; x < box.right - 30; x += 12) {
        const place = document.elementFromPoint(x, y)?.closest('[data-hex]')
        if (place && place.closest('[data-move], [data-start]') === null) return [x, y] as [number, number]
      }
    throw new Error('no such place')
  })
}

test('the board stays where it is when the coach’s advice comes', async ({ page }) => {
  const record = recordOf('west-riding')
  const at = record.moves.findIndex((move, place) => place > 40 && move.startsWith('offer'))
  await sitDownCoached(page, { ...record, moves: record.moves.slice(0, at) } as never, 0, { coach: true })
  const board = page.locator('#board')
  await expect(page.getByTestId('coach')).toBeVisible()
  await expect(page.locator('[data-testid="prompt"][data-mine]')).toBeVisible()
  const heights = await page.evaluate(async () => {
    const seen = new Set<number>()
    for (let started = Date.now(); Date.now() - started < 20_000; ) {
      await new Promise(requestAnimationFrame)
      seen.add(document.querySelector('#board')?.clientHeight ?? 0)
      if (document.querySelector('[data-testid="coach-choice"]') !== null) break
    }
    await new Promise((done) => setTimeout(done, 300))
    seen.add(document.querySelector('#board')?.clientHeight ?? 0)
    return [...seen]
  })
  await expect(page.getByTestId('coach-choice').first()).toBeVisible()
  await expect(board).toBeVisible()
  expect(heights).toHaveLength(1)
  // What is looked up has the room of the coach.
  await tool(page, 'Shares').click()
  await expect(page.getByTestId('coach-choice')).toHaveCount(0)
  expect((await page.getByTestId('coach').boundingBox())?.height).toBeLessThan(60)
  await tool(page, 'Board').click()
  await expect(page.getByTestId('coach-choice').first()).toBeVisible()
})

test('a maximum is kept with the table: it bids after the page was loaded again', async ({ page }) => {
  await settle(page, { confirm: false })
  const choice = (name: string) => page.locator(`[data-choice="${name}"]`)
  const record = recordNamed('three-players')
  const at = record.moves.findIndex((move, place) => place > 60 && move.startsWith('offer') && record.moves[place + 1] === 'bid 4')
  await sitDownAt(page, record, at + 1)
  await page.getByRole('button', { name: '£6', exact: true }).tap()
  await expect(choice('maximum')).toHaveText('Auto-bid to £6')
  await choice('maximum').tap()
  await expect(choice('bid')).toHaveText('Bid £5')
  await page.reload()
  await expect(choice('bid')).toHaveText('Bid £5')
  await choice('bid').tap()
  // The third passes, and the first has bid £6 without being asked.
  await choice('pass').tap()
  await expect(choice('bid')).toHaveText('Bid £7')
})

test('a finger that stays on a sign is told its name, and chooses nothing', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'wensleydale', 0)
  await tool(page, 'Boxes').click()
  const sign = sheet(page).locator('[data-box][aria-label]').first()
  await expect(sign).toBeVisible()
  await stillness(page)
  const name = await sign.getAttribute('aria-label')
  const box = await sign.boundingBox()
  if (box === null) throw new Error('no sign')
  const cdp = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(page.getByRole('tooltip')).toHaveText(name ?? '')
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(200)
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(page.locator('[data-box][aria-pressed="true"]')).toHaveCount(0)
  await expect(page.getByTestId('bid')).toHaveCount(0)
})

test('a place on the board is told once under a finger that stays, and not chosen', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'west-riding', 0)
  const lit = page.locator('#board [data-tells] [data-move]').first()
  await expect(lit).toBeVisible()
  await stillness(page)
  const box = await lit.boundingBox()
  if (box === null) throw new Error('nothing lit')
  const cdp = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(page.getByTestId('place-card')).toBeVisible()
  await page.waitForTimeout(600)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(200)
  await expect(page.locator('#board [aria-pressed="true"]')).toHaveCount(0)
})

test('“more” lies over the bar, with nothing of keys in it', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'rising-sun', 0.5)
  await page.getByTestId('more').tap()
  await expect(sheet(page).getByRole('button', { name: 'Rules' })).toBeVisible()
  await stillness(page)
  const last = sheet(page).locator('li').last()
  await last.scrollIntoViewIfNeeded()
  const isSeen = await last.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isSeen).toBe(true)
  await expect(sheet(page).getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(sheet(page).getByText('Keys', { exact: true })).toBeHidden()
})

test('from the settings one comes back to the table as it was left', async ({ page }) => {
  await settle(page, { recap: 'offer' })
  await sitDown(page, 'wensleydale', 0.5)
  const drawing = page.locator('[data-testid="board"] svg[role="group"] > g').first()
  const place = () => drawing.getAttribute('transform')
  await expect.poll(place).not.toBeNull()
  await stillness(page)
  // Until nothing that is lit is in view: on coming back it is not gone to, either.
  const litInView = () =>
    page.locator('#board').evaluate((board) => {
      const { top, bottom } = board.getBoundingClientRect()
      return [...board.querySelectorAll('[data-lit]')].filter((lit) => {
        const at = lit.getBoundingClientRect()
        return at.bottom > top && at.top < bottom
      }).length
    })
  for (let times = 0; times < 6 && (await litInView()) > 0; times++) await drag(page, page.locator('#board'), 150)
  expect(await litInView()).toBe(0)
  const left = await place()
  await tool(page, 'More').tap()
  await sheet(page).getByRole('link', { name: 'Settings' }).tap()
  await page.getByTestId('to-table').tap()
  await expect.poll(place).toBe(left)
})

test('what others did is played where one sees it: the board goes there, and back to where it was', async ({ page }) => {
  await settle(page, { recap: 'offer', pace: 'slow' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page, 'rising-sun', 0.6)
  const drawing = page.locator('[data-testid="board"] svg[role="group"] > g').first()
  const place = async () =>
    (await drawing.getAttribute('transform'))?.replaceAll(/-?\d+\.\d+/g, (figure) => Number(figure).toFixed(1)) ?? ''
  await expect.poll(place).not.toBe('')
  await stillness(page)
  const before = await place()
  const places: string[] = []
  await tool(page, 'Recap').tap()
  await sheet(page).getByRole('button', { name: 'Play on the board' }).tap()
  await expect(page.getByTestId('recap-skip')).toBeVisible()
  const told = page.locator('[data-recapped] > * + *')
  for (let steps = 0; steps < 12; steps++) {
    if ((await told.count()) > 0) {
      await expect
        .poll(() =>
          page.locator('#board').evaluate((board) => {
            const { left, top, right, bottom } = board.getBoundingClientRect()
            return [...board.querySelectorAll('[data-recapped] > * + *')].filter((one) => {
              const at = one.getBoundingClientRect()
              return at.left < left - 1 || at.top < top - 1 || at.right > right + 1 || at.bottom > bottom + 1
            }).length
          }),
        )
        .toBe(0)
      places.push(await place())
    }
    await page.getByRole('button', { name: 'One step on' }).tap()
    await stillness(page)
    if ((await page.getByTestId('recap-skip').count()) === 0) break
  }
  expect(places.length).toBeGreaterThan(0)
  expect(new Set([before, ...places]).size).toBeGreaterThan(1)
  await expect.poll(place).toBe(before)
  await expect(tool(page, 'Recap').locator('em')).toHaveCount(0)
})
