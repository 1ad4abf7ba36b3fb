/** What travels when somebody moves, in a real browser; and that nothing does where nobody wants it. */
import { expect, type Page, test } from '@playwright/test'
import { position, settle, setUpShortGame } from './player.ts'
import { inCiBut, recordOf, SITTINGS, sitDown } from './sittings.ts'

/** Remembers the kinds of all flights the page ever shows, and every change of a transform, from now on. */
async function watchFlights(page: Page): Promise<() => Promise<{ kinds: string[]; moved: number }>> {
  await page.evaluate(() => {
    const seen = { kinds: [] as string[], moved: 0 }
    Object.assign(window, { flightsSeen: seen })
    const layer = document.querySelector('[data-testid="motion"]') as HTMLElement
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement && node.dataset.flight) seen.kinds.push(node.dataset.flight)
    }).observe(layer, { childList: true })
    const look = () => {
      for (const animation of document.getAnimations())
        if (
          animation.effect instanceof KeyframeEffect &&
          animation.effect.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame)
        )
          seen.moved++
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { flightsSeen: { kinds: string[]; moved: number } }).flightsSeen)
}

/** Plays the next move of the record, typed. */
async function playOn(page: Page, text: string): Promise<void> {
  const before = await position(page)
  await page.keyboard.press('/')
  await page.locator('#command-line').fill(text)
  await page.keyboard.press('Enter')
  await expect.poll(() => position(page)).not.toBe(before)
  await page.keyboard.press('Escape')
}

/** The first move that matches, beyond the beginning of a record, and the part of the game before it. What is not whole yet does not travel. */
function momentOf(game: string, wanted: RegExp): { at: number; move: string } {
  const { moves } = recordOf(game)
  const at = moves.findIndex((move, place) => place > moves.length * 0.2 && wanted.test(move) && !/^via /.test(moves[place + 1] ?? ''))
  return { at: at / moves.length, move: moves[at] as string }
}

const MOMENTS: Readonly<Record<string, readonly [RegExp, string][]>> = {
  wensleydale: [
    [/^build /, 'line'],
    [/^move /, 'run'],
    [/^bid /, 'token'],
  ],
  nuremberg: [
    [/^build /, 'line'],
    [/^move /, 'run'],
  ],
  'west-riding': [[/^build from /, 'line']],
  'rising-sun': [
    [/^play /, 'card'],
    [/^rail /, 'token'],
  ],
}

test('every title has something that travels', () => {
  expect(Object.keys(MOMENTS).sort()).toEqual([...SITTINGS].sort())
})

for (const [game, moments] of Object.entries(MOMENTS)) {
  test(`pieces travel, and take no click: ${game}`, inCiBut(game, 'west-riding'), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await settle(page, { pace: 'slow' })
    for (const [wanted, kind] of moments) {
      const { at, move } = momentOf(game, wanted)
      await sitDown(page, game, at)
      const flights = await watchFlights(page)
      await playOn(page, move)
      expect.soft((await flights()).kinds, move).toContain(kind)
      expect.soft(await page.getByTestId('motion').evaluate((layer) => getComputedStyle(layer).pointerEvents)).toBe('none')
      await expect(page.locator('[data-flight]')).toHaveCount(0)
      expect.soft((await flights()).moved, `${move} moves`).toBeGreaterThan(0)
    }
  })

  test(
    `without motion the piece is there at once, in a ring of its owner's colour, and nothing moves: ${game}`,
    inCiBut(game, 'rising-sun'),
    async ({ page }) => {
      await settle(page, { pace: 'slow' })
      const { at, move } = momentOf(game, game === 'rising-sun' ? /^rail / : game === 'west-riding' ? /^build from / : /^build /)
      await sitDown(page, game, at)
      const flights = await watchFlights(page)
      await playOn(page, move)
      await expect(page.getByTestId('rings').locator('circle').first()).toBeVisible()
      expect(await lettersUnderRings(page), 'names that look otherwise with the rings').toEqual([])
      expect(await flights()).toEqual({ kinds: [], moved: 0 })
    },
  )
}

/** What is written within a ring's reach and is painted otherwise because of it. */
async function lettersUnderRings(page: Page): Promise<string[]> {
  const near = await page.evaluate(() => {
    const rings = [...document.querySelectorAll('[data-testid="rings"] circle')].map((ring) => ring.getBoundingClientRect())
    return [...document.querySelectorAll('[data-testid="board"] text')].flatMap((text) => {
      const { left, top, width, height } = text.getBoundingClientRect()
      // Letters fill the middle of their line.
      const box = { x: left + 1, y: top + height * 0.2, width: width - 2, height: height * 0.6 }
      const isNear = rings.some((ring) => left < ring.right && left + width > ring.left && top < ring.bottom && top + height > ring.top)
      return isNear && width > 2 && text.checkVisibility() ? [{ said: text.textContent ?? '', box }] : []
    })
  })
  const pictures = () => Promise.all(near.map(({ box }) => page.screenshot({ clip: box }).then((png) => png.toString('base64'))))
  const ringed = await pictures()
  await page.getByTestId('rings').evaluate((rings) => rings.setAttribute('visibility', 'hidden'))
  const plain = await pictures()
  return near.flatMap(({ said }, place) => (ringed[place] === plain[place] ? [] : [said]))
}

test('where moves are shown at once nothing travels, even where motion is welcome', { tag: '@ci' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await settle(page, { pace: 'off' })
  const { at, move } = momentOf('wensleydale', /^build /)
  await sitDown(page, 'wensleydale', at)
  const flights = await watchFlights(page)
  await playOn(page, move)
  await page.waitForTimeout(300)
  expect((await flights()).kinds).toEqual([])
})

test('whoever looks on follows the bots one by one, stops them, and lets them go on', { tag: '@ci' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await settle(page, { pace: 'steady' })
  await setUpShortGame(page, 'bots')
  await page.getByLabel('Who sits in seat 1').selectOption('random')
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('doing')).toContainText(/ (offers|bids|passes|buys|builds) /)
  await page.getByTestId('follow').click()
  await expect(page.locator('[data-flight]')).toHaveCount(0)
  await page.waitForTimeout(600)
  const stopped = await position(page)
  await page.waitForTimeout(1500)
  expect(await position(page)).toBe(stopped)
  await page.getByTestId('follow').click()
  await expect.poll(() => position(page)).not.toBe(stopped)
})

test('where only bots play one can fast-forward: nothing flies, nothing is waited for, and the game comes to its end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await settle(page, { pace: 'slow' })
  await setUpShortGame(page, 'bots')
  await page.getByLabel('Who sits in seat 1').selectOption('random')
  await page.getByTestId('begin').click()
  await page.getByTestId('fast-forward').click()
  await expect(page.getByTestId('fast-forward')).toHaveAttribute('aria-pressed', 'true')
  const flights = await watchFlights(page)
  await expect(page.getByTestId('end')).toBeVisible({ timeout: 20_000 })
  expect((await flights()).kinds).toEqual([])
})

test('who is said to buy is whoever got the share, not whoever passed last', { tag: '@ci' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await settle(page, { pace: 'slow' })
  await setUpShortGame(page, 'bots')
  await page.getByLabel('Who sits in seat 1').selectOption('random')
  await page.getByTestId('begin').click()
  const doing = page.getByTestId('doing')
  await expect(doing).toContainText('buys a share', { timeout: 30_000 })
  const [buyer = ''] = (await doing.locator('span').last().innerText()).split(' buys ')
  await page.getByTestId('follow').click({ timeout: 10_000 })
  // It is the first share of all, or nearly so where the machine was busy elsewhere.
  const owners = page.locator('#strip [data-seat]', { has: page.locator('[data-figure="shares"]', { hasText: /^1/ }) })
  await expect(owners.filter({ hasText: buyer })).toHaveCount(1)
})
