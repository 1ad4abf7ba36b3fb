/** What was once cut, covered, or did nothing when it was pressed. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { myTurn, settle, stillness } from './player.ts'
import { PAGES, recordNamed, SITTINGS, sitDown, sitDownAt } from './sittings.ts'

test.use({ viewport: { width: 1366, height: 768 } })

/** What lies on the board, what is cut or covered around it, and headings out of order. Runs in the page. */
function amiss(): string[] {
  const found: string[] = []
  const rectOf = (element: Element) => element.getBoundingClientRect()
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && rectOf(element).width > 2
  const svg = document.querySelector<SVGSVGElement>('[data-testid="board"] > svg')
  if (svg) {
    const [place, { width, height }] = [rectOf(svg), svg.viewBox.baseVal]
    const scale = Math.min(place.width / width, place.height / height)
    const [left, top] = [place.left + (place.width - width * scale) / 2, place.top + (place.height - height * scale) / 2]
    for (const button of document.querySelectorAll('main button, main a')) {
      const rect = rectOf(button)
      if (button.closest('#board, [data-sheet], [data-testid="end"]') || !isShown(button)) continue
      const isOn =
        rect.right > left + 1 && rect.left < left + width * scale - 1 && rect.bottom > top + 1 && rect.top < top + height * scale - 1
      if (isOn) found.push(`lies on the board: ${button.ariaLabel ?? button.textContent}`)
    }
  }
  for (const text of document.querySelectorAll('h1, h2, h3, [data-name] b, [data-testid="progress"] span')) {
    if (!isShown(text) || text.matches('.visually-hidden')) continue
    const { fontSize, overflowY } = getComputedStyle(text)
    if (overflowY !== 'visible' && text.clientHeight > 0 && text.clientHeight < Number.parseFloat(fontSize) * 1.22)
      found.push(`descenders cut: ${text.textContent}`)
    if (rectOf(text).right > innerWidth + 1) found.push(`beyond the edge: ${text.textContent}`)
  }
  const end = document.querySelector('[data-testid="end"]')
  for (const tab of document.querySelectorAll('[role="tab"]')) {
    const { left, top, width, height, right } = rectOf(tab)
    // At the end the account lies over the tray.
    if (!isShown(tab) || top > innerHeight || (end && !end.contains(tab))) continue
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    if (left < 0 || right > innerWidth || !(at && tab.contains(at))) found.push(`tab cut or covered: ${tab.textContent}`)
  }
  let level = 0
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (!heading.checkVisibility()) continue
    const now = Number(heading.tagName[1])
    if (now > level + 1) found.push(`heading of level ${now} after ${level}: ${heading.textContent}`)
    level = now
  }
  return found
}

for (const game of SITTINGS) {
  test(`nothing lies on the board, no tab or heading is cut, headings come in order: ${game}`, { tag: '@ci' }, async ({ page }) => {
    await settle(page)
    await sitDown(page, game, 0.55)
    for (const size of [
      { width: 1366, height: 768 },
      { width: 1024, height: 768 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      if (size.width < 600) await page.locator('nav[data-rail] button[aria-pressed]').nth(1).click()
      await stillness(page)
      expect.soft(await page.evaluate(amiss), `${size.width}`).toEqual([])
    }
    await page.setViewportSize({ width: 1366, height: 768 })
    await sitDown(page, game, 1)
    expect.soft(await page.evaluate(amiss), 'end').toEqual([])
  })
}

test('headings come in order on every page, and no rules show their Markdown', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  for (const path of [...PAGES, ...TITLES.map(({ id }) => `/rules/${id}`)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await page.evaluate(amiss), path).toEqual([])
    if (path.startsWith('/rules')) expect.soft(await page.locator('main').innerText(), path).not.toMatch(/\*\*|\]\(|`|^#+ |\\[*_]/m)
  }
})

test('farther and all are offered where there is something to step back from; what is lit comes into view', { tag: '@ci' }, async ({
  page,
}) => {
  await settle(page)
  const record = recordNamed('wensleydale-4')
  const at = record.moves.findIndex((move) => move.startsWith('build'))
  await sitDownAt(page, record, at)
  const [farther, all] = [page.getByRole('button', { name: 'Farther' }), page.getByRole('button', { name: 'Show all' })]
  await expect(farther).toBeDisabled()
  await expect(all).toBeDisabled()
  const board = page.locator('[data-testid="board"]')
  const scale = () =>
    board.locator('> svg:last-child > g').evaluate((sheet) => (sheet as SVGGElement).transform.baseVal.consolidate()?.matrix.a ?? 1)
  for (let presses = 0; presses < 6; presses++) await page.getByRole('button', { name: 'Nearer' }).click()
  const near = await scale()
  await farther.click()
  expect(await scale()).toBeLessThan(near)
  const isLitSeen = () =>
    page.evaluate(() => {
      const frame = document.querySelector('#board')?.getBoundingClientRect()
      const lit = [...document.querySelectorAll('[data-testid="board"] [data-move]')].map((place) => place.getBoundingClientRect())
      return lit.some(
        ({ left, right, top, bottom }) => !!frame && left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top,
      )
    })
  // To the corner in which nothing is lit: the sea beside the Dales.
  for (const way of ['ArrowLeft', 'ArrowDown'])
    for (let presses = 0; presses < 12; presses++) await board.locator('[tabindex="0"]').first().press(`Shift+${way}`)
  expect(await isLitSeen()).toBe(false)
  await page.keyboard.press('/')
  await expect(page.locator('#command-line')).toBeFocused()
  await page.keyboard.type(record.moves[at])
  await page.keyboard.press('Enter')
  await expect.poll(isLitSeen).toBe(true)
  await page.keyboard.press('Escape')
  await all.click()
  await expect(all).toBeDisabled()
})

test('the whole supply is in view or comes by the wheel; the bar keeps its place with Waste in hand and without', { tag: '@ci' }, async ({
  page,
}) => {
  await settle(page)
  const record = recordNamed('map-tokyo')
  const starts = record.moves.flatMap((move, at) => (move === 'end turn' ? [at + 1] : []))
  const seen = new Map<boolean, string>()
  for (const at of starts.filter((_, turn) => turn % 5 === 2).slice(0, 7)) {
    await sitDownAt(page, record, at)
    await expect(myTurn(page)).toBeVisible()
    await stillness(page)
    const bar = page.getByTestId('prompt')
    const hasWaste = await bar.locator('li', { hasText: 'Waste' }).count()
    const place = await page.evaluate(async () => {
      await document.fonts.ready
      const parts = [...document.querySelectorAll('#board, [data-testid="prompt"], #sheets')]
      return JSON.stringify(parts.map((part) => part.getBoundingClientRect()))
    })
    expect(place, `${at}`).toBe(seen.get(hasWaste === 0) ?? place)
    seen.set(hasWaste > 0, place)
  }
  expect(new Set(seen.values()).size, [...seen].join('\n')).toBe(1)
  expect(seen.size, 'hands with Waste and without').toBe(2)
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1024, 768],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await stillness(page)
    const last = page.locator('#sheets [role="tabpanel"] li').last()
    const isWhole = () => last.evaluate((pile) => pile.getBoundingClientRect().bottom <= innerHeight + 1)
    if (height > 700) expect.soft(await isWhole(), `${width}x${height}`).toBe(true)
    expect.soft(await cutShort(page), `${width}x${height}`).toEqual([])
    await page.locator('#sheets [role="tabpanel"]').hover()
    await page.mouse.wheel(0, 900)
    await expect.poll(isWhole, `${width}x${height}, after the wheel`).toBe(true)
  }
})

/** Piles that cut short what the card does though the name leaves a second line for it. */
const cutShort = (page: Page) =>
  page.locator('#sheets [data-row="supply"] [data-card-name]').evaluateAll((names) =>
    names
      .filter((name) => {
        const does = name.nextElementSibling as HTMLElement
        const isOneLine = (text: Element) => text.getBoundingClientRect().height < 20
        return isOneLine(name) && isOneLine(does) && does.scrollWidth > does.clientWidth
      })
      .map((name) => name.textContent),
  )

/** Whether each of these lies whole in its tray. */
const uncut = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const [rect, tray] = [one.getBoundingClientRect(), one.closest('[role="tabpanel"]')?.getBoundingClientRect()]
        return !tray || rect.bottom > Math.min(innerHeight, tray.bottom) + 1 || rect.right > tray.right + 1 || rect.left < tray.left - 1
      })
      .map((one) => one.textContent),
  )

test('boxes, trains and takeovers lie whole in the tray, the bid whole in the bar; at the end no name is covered', { tag: '@ci' }, async ({
  page,
}) => {
  await settle(page)
  for (const game of ['wensleydale', 'nuremberg']) {
    const record = recordNamed(`${game}-4`)
    const first = (start: string) => record.moves.findIndex((move) => move.startsWith(start))
    await sitDownAt(page, record, first('bid'))
    const box = page.locator('[data-box][data-open="true"]')
    await box.first().click()
    await expect(page.getByTestId('bid')).toBeInViewport({ ratio: 1 })
    expect.soft(await uncut(page, '[data-box]'), 'boxes').toEqual([])
    await sitDownAt(page, record, first('move '))
    await expect.poll(() => page.locator('[data-train]').count(), 'trains').toBeGreaterThan(8)
    expect.soft(await uncut(page, '[data-train]'), 'trains').toEqual([])
    await sitDownAt(page, record, first('takeover'))
    const offers = page.locator('[data-run]')
    expect
      .soft((await uncut(page, '[data-run]')).length, 'takeovers beyond the third')
      .toBeLessThanOrEqual(Math.max(0, (await offers.count()) - 3))
    await offers.last().scrollIntoViewIfNeeded()
    await expect.soft(offers.last()).toBeInViewport({ ratio: 1 })
    await sitDown(page, game, 1)
    const covered = await page.getByTestId('end').evaluate((end) =>
      [...end.querySelectorAll('th, td, h2, h3')]
        .filter((cell) => {
          const { left, top, width, height, bottom } = cell.getBoundingClientRect()
          if (width < 2 || bottom > innerHeight || (cell.textContent ?? '').trim() === '') return false
          const at = document.elementFromPoint(left + width / 2, top + height / 2)
          return at !== null && !cell.contains(at) && !at.contains(cell)
        })
        .map((cell) => cell.textContent),
    )
    expect.soft(covered, `${game}, end`).toEqual([])
  }
})

test('the plan of a chain stays on the sheet and covers no name of a town', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  const record = recordNamed('wensleydale-4')
  await sitDownAt(
    page,
    record,
    record.moves.findIndex((move) => move.startsWith('build')),
  )
  for (const area of await page
    .locator('[data-start]')
    .evaluateAll((all) => all.slice(0, 1).map((one) => one.getAttribute('data-start')))) {
    await page.locator(`[data-start="${area}"]`).dispatchEvent('click')
  }
  await page.locator('[data-extend]').first().dispatchEvent('click')
  await expect(page.getByTestId('build-plan')).toBeVisible()
  const found = await page.evaluate(() => {
    const sheet = document.querySelector('[data-testid="board"]')!.getBoundingClientRect()
    const names = [...document.querySelectorAll('[data-testid="board"] text[data-marker$="town"]')].map((name) =>
      name.getBoundingClientRect(),
    )
    return [...document.querySelectorAll('[data-testid="plan-prices"] circle, [data-testid="plan-prices"] rect')].flatMap((price) => {
      const rect = price.getBoundingClientRect()
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2]
      const isOff = rect.left < sheet.left - 1 || rect.right > sheet.right + 1 || rect.top < sheet.top - 1 || rect.bottom > sheet.bottom + 1
      const isOver = names.some((name) => x > name.left && x < name.right && y > name.top && y < name.bottom)
      return isOff || isOver ? [`${x} ${y}`] : []
    })
  })
  expect(found).toEqual([])
})

test('a sheet on a phone leaves the first line of the bar free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await settle(page, { locale: 'fr' })
  await sitDown(page, 'wensleydale', 0)
  await page.locator('nav[data-rail] button[aria-pressed]').nth(1).click()
  await expect(page.locator('[data-sheet]')).toBeVisible()
  const isFree = await page.evaluate(() => {
    const bar = document.querySelector('#question') as HTMLElement
    const { top, left } = bar.getBoundingClientRect()
    return bar.contains(document.elementFromPoint(left + 60, top + 4))
  })
  expect(isFree).toBe(true)
})

test('a table of shares wider than its place says so, and its figures can be read where they do not count', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'west-riding', 0.9)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme)
    const least = await page.evaluate(() => {
      const light = (colour: string) => {
        const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
          const c = Number(part) / (colour.startsWith('color') ? 1 : 255)
          return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      return Math.min(
        ...[...document.querySelectorAll('[data-testid="board"] [data-faint]')].map((coin) => {
          const [text, ground] = [coin.querySelector('text'), coin.querySelector('circle')].map((part) => part && getComputedStyle(part))
          if (!text || !ground || text.fillOpacity !== '1') return 0
          const [a, b] = [light(text.fill), light(ground.fill)]
          return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
        }),
      )
    })
    expect.soft(least, theme).toBeGreaterThanOrEqual(4.5)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Shares', exact: true }).click()
  const table = page.locator('[data-sheet] section:has(> [data-testid="stock"])')
  await expect(table).toBeVisible()
  const { isWider, cue } = await table.evaluate((box) => ({
    isWider: box.scrollWidth > box.clientWidth + 1,
    cue: getComputedStyle(box).backgroundAttachment.includes('local'),
  }))
  expect(!isWider || cue, 'a shadow where it goes on').toBe(true)
  if (isWider) {
    await table.evaluate((box) => box.scrollTo({ left: 999 }))
    await expect(table.locator('tr').nth(1).locator('td:visible').last()).toBeInViewport({ ratio: 0.9 })
  }
})
