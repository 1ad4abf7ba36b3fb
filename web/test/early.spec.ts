/** A table that was seen on this device is shown before any script has come. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { UNTOUCHED } from '../table/idle.ts'
import {
  begun,
  boards,
  colourOf,
  complaintsOf,
  differenceOf,
  isPainted,
  keepInstead,
  openedByItself,
  PICTURE,
  seen,
  WINDOWS,
  WITH_BUTTONS,
  WITH_PLACES,
} from './earlyPicture.ts'
import { myTurn, stillness } from './player.ts'
import { inCiButOne } from './sittings.ts'

const ANY = TITLES[0].id

for (const { id } of TITLES)
  for (const [name, window] of Object.entries(WINDOWS))
    test(
      `the table of ${id} is seen before its scripts and styles, on a ${name}`,
      name === 'laptop' ? inCiButOne(id) : { tag: '@ci' },
      async ({ page }) => {
        const complaints = complaintsOf(page)
        await page.setViewportSize(window)
        await seen(page, id)
        const colour = await colourOf(page, 'html')
        const letGo = await openedByItself(page)
        await expect(page.locator(PICTURE)).toBeVisible()
        await expect.poll(() => isPainted(page)).toBe(true)
        expect(await colourOf(page, '#early')).toBe(colour)
        expect(await page.locator('body').ariaSnapshot(), 'nobody reads it').toBe('')
        const early = await page.screenshot()
        letGo()
        await myTurn(page).waitFor()
        await expect(page.locator('#early')).toHaveCount(0)
        await stillness(page)
        expect(await differenceOf(page, [early, await page.screenshot()])).toBeLessThan(0.02)
        expect(await strayTaps(page), 'each lies where the table has it').toEqual([])
        expect(await page.locator('link[rel=stylesheet][media]').count(), 'its styles hold again').toBe(0)
        expect(complaints).toEqual([])
      },
    )

/** What an early tap would mean, and the table has something else there. */
async function strayTaps(page: Page): Promise<readonly string[]> {
  const [{ taps }] = await boards(page)
  expect(taps.length).toBeGreaterThan(0)
  return page.evaluate(
    (listed) =>
      listed.flatMap(([name, left, top, width, height]) => {
        const found = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button, [role="button"]')
        const says = found?.getAttribute('aria-label') ?? found?.textContent
        return says && name.endsWith(says) ? [] : [`${name}: ${says}`]
      }),
    taps,
  )
}

test('the table comes in its own letters, is waited for no longer than a moment, and takes taps meanwhile', async ({ page }) => {
  await page.setViewportSize(WINDOWS.phone)
  await seen(page, WITH_BUTTONS)
  // What was on the screen when the picture went: whether letters were still to come, and who had the taps just before.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const picture = document.getElementById('early')
      if (picture) Object.assign(window, { taps: picture.style.pointerEvents })
      else if ('taps' in window) {
        Object.assign(window, { letters: document.fonts.status })
        watch.disconnect()
      }
    })
    watch.observe(document, { childList: true, subtree: true, attributes: true })
  })
  const wentWith = () => page.evaluate(() => ['taps', 'letters'].map((key) => (window as unknown as Record<string, unknown>)[key]))
  await page.route('**/*.woff2', (route) => setTimeout(() => void route.continue(), 30))
  // On a busy machine a moment is over before they have come: not every time.
  await expect(async () => {
    await page.reload()
    await expect.poll(wentWith, { timeout: 5000 }).toEqual(['none', 'loaded'])
  }).toPass({ timeout: 60_000 })
  await page.route('**/*.woff2', () => undefined)
  await page.reload()
  await expect.poll(wentWith).toEqual(['none', 'loading'])
})

for (const { id } of TITLES)
  test(
    `what can be chosen of ${id} is drawn first, and the picture stays until all of its board is there`,
    inCiButOne(id),
    async ({ page }) => {
      await page.setViewportSize(WINDOWS.phone)
      await seen(page, id)
      // How much of the lower sheets was drawn when the table could first be used, and in the end behind the picture.
      await page.addInitScript(() => {
        const moments: Record<string, number> = {}
        const watch = new MutationObserver(() => {
          const lower = document.querySelectorAll('[data-testid="board"] > svg:not(:last-child) *').length
          const isThere = document.getElementById('early') !== null
          if (isThere && document.querySelector('[data-testid="prompt"][data-mine]') !== null) moments.used ??= lower
          if (isThere || moments.used === undefined) return
          moments.gone = lower
          watch.disconnect()
          Object.assign(window, { moments })
        })
        watch.observe(document, { childList: true, subtree: true, attributes: true })
      })
      await page.reload()
      await page.waitForFunction(() => 'moments' in window)
      const { used, gone } = await page.evaluate(() => (window as unknown as { moments: Record<string, number> }).moments)
      expect(used, 'their frames alone').toBeLessThan(10)
      expect(gone).toBeGreaterThan(200)
      await stillness(page)
      expect(await page.locator('[data-testid="board"] > svg:not(:last-child) *').count(), 'nothing more was to come').toBe(gone)
    },
  )

test('where an image of a page may not be read off, the board is kept alone', async ({ page }) => {
  // As WebKit does.
  await page.addInitScript(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.drawImage = function (this: CanvasRenderingContext2D, image: CanvasImageSource, ...rest: number[]) {
      if (image instanceof HTMLImageElement && image.src.includes('foreignObject')) throw new DOMException('tainted', 'SecurityError')
      return Reflect.apply(drawImage, this, [image, ...rest])
    } as typeof drawImage
  })
  await page.setViewportSize(WINDOWS.phone)
  await seen(page, WITH_PLACES)
  const board = await page.locator('#board').boundingBox()
  const [{ taps }] = await boards(page)
  expect(taps.filter(([name]) => name.startsWith('button'))).toEqual([])
  const letGo = await openedByItself(page)
  await expect(page.locator(PICTURE)).toBeVisible()
  expect(await page.locator(PICTURE).boundingBox()).toEqual(board)
  const clip = { ...(board as { x: number; y: number; width: number; height: number }), y: 240, height: 200 }
  const early = await page.screenshot({ clip })
  letGo()
  await myTurn(page).waitFor()
  await stillness(page)
  expect(await differenceOf(page, [early, await page.screenshot({ clip })])).toBeLessThan(0.02)
})

for (const other of [{ locale: 'fr' }, { theme: 'dark' }, { contrast: 'more' }])
  test(`no picture is put up that looks otherwise: ${Object.values(other)}`, async ({ page }) => {
    await seen(page, ANY)
    await page.evaluate((change) => {
      const chosen = JSON.parse(localStorage.getItem('branchline.settings') ?? '{}')
      localStorage.setItem('branchline.settings', JSON.stringify({ ...chosen, ...change }))
    }, other)
    const letGo = await openedByItself(page)
    await page.locator('#root').waitFor({ state: 'attached' })
    await page.waitForTimeout(300)
    await expect(page.locator('#early')).toHaveCount(0)
    letGo()
    await myTurn(page).waitFor()
  })

test.describe('where a service worker has kept the scripts', () => {
  test.use({ serviceWorkers: 'allow' })

  test('no picture holds them up, and none is made', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await begun(page, ANY)
    await keepInstead(page, JSON.stringify([{ address: new URL(page.url()).pathname, n: 0 }]))
    await page.reload()
    await myTurn(page).waitFor()
    await expect.poll(() => boards(page)).toEqual([])
    await page.waitForTimeout(UNTOUCHED + 1000)
    expect(await boards(page)).toEqual([])
    await page.addInitScript(() => {
      const look = () => document.getElementById('early') !== null && Object.assign(window, { hadPicture: true })
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await myTurn(page).waitFor()
    expect(await page.evaluate(() => [navigator.serviceWorker.controller !== null, 'hadPicture' in window])).toEqual([true, false])
  })

  test('letters are there before the page is laid out, and files are taken from the store without the worker', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await begun(page, ANY)
    const address = page.url()
    await page.goto('/icon.svg')
    await page.addInitScript(() => {
      new MutationObserver((_changes, watch) => {
        if (document.querySelector('main') === null) return
        watch.disconnect()
        const [letters] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('cabin-latin-standard'))
        Object.assign(window, { lettersCame: (letters as PerformanceResourceTiming | undefined)?.responseEnd ?? null })
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(address)
    await myTurn(page).waitFor()
    expect(await page.evaluate(() => (window as unknown as { lettersCame: number | null }).lettersCame)).toBeGreaterThan(0)
    const ways = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/'))
        .map((entry) => (entry as unknown as { workerFinalSourceType?: string }).workerFinalSourceType),
    )
    expect(ways.length).toBeGreaterThan(10)
    expect([...new Set(ways)]).toEqual(['cache'])
  })
})

test('on a line without a worker letters wait for the scripts', async ({ page }) => {
  await begun(page, ANY)
  await page.reload()
  await myTurn(page).waitFor()
  expect(await page.locator('link[data-early]').count()).toBeGreaterThan(5)
  await expect(page.locator('link[data-early][as="font"]')).toHaveCount(0)
})

test('without a board nothing is painted before its styles', async ({ page }) => {
  await page.route('**/assets/*.css', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0)
})

test('a table is dark where the night was chosen', { tag: '@ci' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('branchline.settings', JSON.stringify({ theme: 'dark' })))
  await seen(page, ANY)
  const letGo = await openedByItself(page)
  await expect(page.locator(PICTURE)).toBeVisible()
  const early = await page.screenshot()
  letGo()
  await myTurn(page).waitFor()
  await stillness(page)
  expect(await differenceOf(page, [early, await page.screenshot()])).toBeLessThan(0.02)
})

test('what is kept may be damaged: the table opens all the same', { tag: '@ci' }, async ({ page }) => {
  await seen(page, ANY)
  const complaints = complaintsOf(page)
  const [kept] = await boards(page)
  const damaged = ['{', '{}', '[null]'].concat(
    [
      { image: undefined },
      { image: 'eJyLj' },
      { image: 'data:image/webp;base64,eJyLjg==' },
      { place: null },
      { colours: null },
      { taps: null },
      { taps: [null] },
    ].map((change) => JSON.stringify([{ ...kept, ...change }])),
  )
  for (const text of damaged) {
    await keepInstead(page, text)
    await page.reload()
    await myTurn(page).waitFor()
    await expect(page.locator('#early'), text).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})

test('nothing that somebody wrote into the store is run or fetched', async ({ page }) => {
  await seen(page, ANY)
  const [kept] = await boards(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const run = 'window.wasRun = true'
  const tag = `<img src="x" onerror="${run}"><script>${run}</script>`
  const addresses = [
    `javascript:${run}`,
    `data:text/html,${tag}`,
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"><script>${run}</script></svg>`,
    'https://elsewhere.example/picture.webp',
    `data:image/webp;base64,"${tag}`,
  ]
  const evil = [
    ...addresses.map((image) => ({ ...kept, image })),
    {
      ...kept,
      colours: [`url(https://elsewhere.example/) ${tag}`, `red; background: url(javascript:${run})`],
      place: [0, 0, `1px" onload="${run}`, tag],
      taps: [[`place ${tag}`, 0, 0, 2000, 2000]],
      onclick: run,
    },
  ]
  for (const board of evil) {
    await keepInstead(page, JSON.stringify([board]))
    const letGo = await openedByItself(page)
    await page.locator('#root').waitFor({ state: 'attached' })
    await page.waitForTimeout(200)
    await page.mouse.click(200, 200)
    expect(await page.locator('#early script, #early :not(img, div), #early [onload], #early [onclick]').count()).toBe(0)
    letGo()
    await myTurn(page).waitFor()
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
    await page.unroute('**/assets/*')
  }
  expect(asked.filter((address) => !address.startsWith(new URL(page.url()).origin) && !address.startsWith('data:image/webp'))).toEqual([])
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
  await page.waitForTimeout(6000)
  expect(await page.evaluate(() => localStorage.getItem('branchline.boards')?.includes(location.pathname))).toBe(false)
})
