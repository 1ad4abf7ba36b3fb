/** A table that was seen on this device shows its board before any script has come. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { myTurn, position, settle, stillness } from './player.ts'
import { inCiButOne } from './sittings.ts'

const ANY = TITLES[0].id
/** Titles whose first decision is made on the board, and in the bar. */
const [WITH_PLACES, WITH_BUTTONS] = ['rising-sun', 'wensleydale']
const PICTURE = '#early-board svg'
const WINDOWS = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } } as const

/** What a browser says when something is against the content security policy, or not right otherwise. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  return complaints
}

const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length === 1)
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Where the drawing lies on the screen. */
const placeOf = (page: Page, drawing: string) =>
  page.locator(`${drawing} > g`).evaluate((sheet: SVGGElement) => {
    const { left, top } = sheet.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const { a, d, e, f } = sheet.getScreenCTM() as DOMMatrix
    const { width, height } = sheet.ownerSVGElement?.viewBox.baseVal ?? { width: 0, height: 0 }
    return [left, top, e, f, width * a, height * d]
  })

/** Begins a table against bots; its board is kept. */
async function seen(page: Page, game: string): Promise<void> {
  await settle(page)
  await page.goto(`/new/${game}?mode=bots`)
  await page.getByTestId('begin').click()
  await myTurn(page).waitFor({ timeout: 60_000 })
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('branchline.boards') ?? '[]')[0]?.n)
  await expect.poll(kept).toBe(Number((await position(page)).split('/')[1]))
}

/** Opens the page again; scripts and styles are held back until what is returned is called. */
async function openedByItself(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*', (route) => held.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  return letGo
}

for (const { id } of TITLES)
  for (const [name, window] of Object.entries(WINDOWS))
    test(
      `the board of ${id} is there before its scripts and styles, on a ${name}`,
      name === 'laptop' ? inCiButOne(id) : { tag: '@ci' },
      async ({ page }) => {
        const complaints = complaintsOf(page)
        await page.setViewportSize(window)
        await seen(page, id)
        const colour = await paper(page)
        const letGo = await openedByItself(page)
        await expect(page.locator(PICTURE)).toBeVisible()
        await expect.poll(() => isPainted(page)).toBe(true)
        expect(await paper(page)).toBe(colour)
        const early = await placeOf(page, PICTURE)
        await expect(page.locator('#early-around')).toBeVisible()
        expect(await page.locator('body').ariaSnapshot(), 'nobody reads it').toBe('')
        letGo()
        await myTurn(page).waitFor()
        await expect(page.locator('#early')).toHaveCount(0)
        await stillness(page)
        const real = await placeOf(page, '[data-testid="board"]')
        for (const [at, length] of early.entries()) expect(Math.abs(length - real[at]), `${early} and ${real}`).toBeLessThanOrEqual(2)
        expect(await paper(page)).toBe(colour)
        expect(await page.locator('link[rel=stylesheet][media]').count(), 'its styles hold again').toBe(0)
        expect(complaints).toEqual([])
      },
    )

const CHOSEN = '#board [aria-pressed="true"]'
/** Taps the last thing that can be hit where it lies: some places lie below the bar or beside the screen. Returns its name. */
async function tapEarly(page: Page, kind: 'place' | 'button'): Promise<string> {
  await expect(page.locator('#early-around')).toBeVisible()
  const found = await page.locator('#early').evaluate((early, wanted) => {
    const hit = [...early.querySelectorAll<HTMLElement | SVGElement>(`[data-tap^="${wanted}"]`)].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return document.elementFromPoint(x, y)?.closest('[data-tap]') === one ? [{ name: one.dataset.tap ?? '', x, y }] : []
    })
    return hit.at(-1)
  }, kind)
  if (found === undefined) throw new Error(`no ${kind} can be tapped`)
  await page.mouse.click(found.x, found.y)
  await expect(page.locator('#early-ring')).toBeVisible()
  return found.name
}

test('a place that is tapped before the scripts have come is chosen when the table stands, and nothing is played by it', async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS.phone)
  await seen(page, WITH_PLACES)
  const before = await position(page)
  const letGo = await openedByItself(page)
  const name = await tapEarly(page, 'place')
  letGo()
  await expect(page.locator(CHOSEN)).toHaveCount(1)
  expect(name).toContain(await page.locator(CHOSEN).getAttribute('data-move'))
  expect(await position(page)).toBe(before)
})

test('a button of the bar that is tapped before the scripts have come is pressed when the table stands', async ({ page }) => {
  await page.setViewportSize(WINDOWS.phone)
  await seen(page, WITH_BUTTONS)
  const letGo = await openedByItself(page)
  await tapEarly(page, 'button')
  letGo()
  await expect(page.locator('[data-sheet]')).toBeVisible()
})

test('a tap on a picture of another position does nothing', async ({ page }) => {
  await page.setViewportSize(WINDOWS.phone)
  await seen(page, WITH_PLACES)
  const before = await position(page)
  const letGo = await openedByItself(page)
  await tapEarly(page, 'place')
  // As at a table that has gone on elsewhere.
  await page.evaluate(() => Object.assign((window as unknown as { earlyTap: { n: number } }).earlyTap, { n: 99 }))
  letGo()
  await myTurn(page).waitFor()
  await stillness(page)
  await expect(page.locator(CHOSEN)).toHaveCount(0)
  await expect(page.locator('#early')).toHaveCount(0)
  expect(await position(page)).toBe(before)
})

test('what stands around the board is not put up in another language', async ({ page }) => {
  await seen(page, ANY)
  await page.evaluate(() => {
    const chosen = JSON.parse(localStorage.getItem('branchline.settings') ?? '{}')
    localStorage.setItem('branchline.settings', JSON.stringify({ ...chosen, locale: 'fr' }))
  })
  const letGo = await openedByItself(page)
  await expect(page.locator(PICTURE)).toBeVisible()
  await page.waitForTimeout(300)
  await expect(page.locator('#early-around')).toHaveCount(0)
  letGo()
  await myTurn(page).waitFor()
})

test.describe('where a service worker has kept the scripts', () => {
  test.use({ serviceWorkers: 'allow' })

  test('no picture holds them up', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await seen(page, ANY)
    await page.addInitScript(() => {
      const look = () => document.getElementById('early') !== null && Object.assign(window, { hadPicture: true })
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await myTurn(page).waitFor()
    expect(await page.evaluate(() => [navigator.serviceWorker.controller !== null, 'hadPicture' in window])).toEqual([true, false])
  })
})

test('without a board nothing is painted before its styles', async ({ page }) => {
  await page.route('**/assets/*.css', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0)
})

test('a board is dark where the night was chosen', { tag: '@ci' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('branchline.settings', JSON.stringify({ theme: 'dark' })))
  await seen(page, ANY)
  const colour = await paper(page)
  await openedByItself(page)
  await expect(page.locator(PICTURE)).toBeVisible()
  expect(await paper(page)).toBe(colour)
  expect(await page.locator(PICTURE).evaluate((picture) => getComputedStyle(picture).colorScheme)).toBe('dark')
})

test('what is kept may be damaged: the table opens all the same', { tag: '@ci' }, async ({ page }) => {
  await seen(page, ANY)
  const complaints = complaintsOf(page)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('branchline.boards') ?? '[]')[0])
  const damaged = [
    '{',
    '{}',
    '[null]',
    JSON.stringify([{ ...kept, svg: undefined }]),
    JSON.stringify([{ ...kept, svg: 'eJyLj' }]),
    JSON.stringify([{ ...kept, place: null }]),
  ]
  for (const boards of damaged) {
    await page.evaluate((text) => localStorage.setItem('branchline.boards', text), boards)
    await page.reload()
    await myTurn(page).waitFor()
    await expect(page.locator('#early'), boards).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})

test('a browser that keeps nothing opens its pages as ever', { tag: '@ci' }, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto('/')
  await page.locator('#root article').first().waitFor()
  expect(complaints).toEqual([])
})

test('whoever comes back to a table by the browser’s own button finds it as it was', { tag: '@ci' }, async ({ page }) => {
  await seen(page, ANY)
  await page.goto('/settings')
  await page.locator('#root main').first().waitFor()
  await page.goBack()
  await myTurn(page).waitFor()
  await expect(page.locator('#early')).toHaveCount(0)
})

test('no board is put up for a table that is gone, an earlier position or another window', async ({ page }) => {
  await seen(page, ANY)
  const table = page.url()
  const isPutUp = async (address: string) => {
    await page.goto(address)
    // As soon as the page has a body, and until something real stands in it.
    await page.locator('#root main').first().waitFor()
    return page.evaluate(() => (window as unknown as { wasPutUp: boolean }).wasPutUp)
  }
  await page.addInitScript(() => {
    const watched = Object.assign(window, { wasPutUp: false })
    new MutationObserver(() => {
      watched.wasPutUp ||= document.getElementById('early') !== null
    }).observe(document, { childList: true, subtree: true })
  })
  expect(await isPutUp(table)).toBe(true)
  expect(await isPutUp(`${table}@0`)).toBe(false)
  await page.setViewportSize({ width: 1000, height: 700 })
  expect(await isPutUp(table)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 860 })
  expect(await isPutUp(table)).toBe(true)
  await page.evaluate(() => localStorage.removeItem(`branchline.table.${location.pathname.split('/').at(-1)}`))
  expect(await isPutUp(table)).toBe(false)
})

test('a board goes when the scripts cannot be had, and none is kept that is shared', async ({ page }) => {
  await seen(page, ANY)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'load' })
  await expect(page.locator('#early')).toHaveCount(0)
  await page.unroute('**/assets/*.js')
  await page.goto(`/new/${ANY}?mode=hotseat`)
  await page.getByTestId('begin').click()
  await page.getByTestId('prompt').or(page.getByTestId('curtain')).first().waitFor()
  await page.waitForTimeout(2500)
  expect(await page.evaluate(() => localStorage.getItem('branchline.boards')?.includes(location.pathname))).toBe(false)
})
