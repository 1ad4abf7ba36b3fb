import { gzipSync } from 'node:zlib'
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { moveButtons, myTurn, settle, unfoldMoves } from '../test/player.ts'

const GAMES = TITLES.map(({ id }) => id)

/** Floors that fail, in gzipped bytes without fonts: for the home page, for it with one table, for the bots' worker; and milliseconds for a move. */
const MOST = { home: 200_000, table: 350_000, worker: 100_000, drawn: 50 }

interface Weight {
  scripts: number
  styles: number
  fonts: number
  other: number
  worker: number
}

/**
 * Adds up what the page fetches, as gzip would send it. Fonts are packed already. The worker of the bots is a page of its own: scripts that
 * the page itself has not asked for are the worker's.
 */
function weigh(page: Page): () => Promise<Weight> {
  const seen: Promise<{ url: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (new URL(url).pathname.startsWith('/api/') || response.status() !== 200) return
    seen.push(
      response.body().then(
        (body) => ({ url, bytes: url.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length }),
        () => ({ url, bytes: 0 }),
      ),
    )
  })
  return async () => {
    const asked = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    const weight = { scripts: 0, styles: 0, fonts: 0, other: 0, worker: 0 }
    for (const { url, bytes } of await Promise.all(seen)) weight[kindOf(url, asked)] += bytes
    return weight
  }
}

function kindOf(url: string, asked: ReadonlySet<string>): keyof Weight {
  if (url.endsWith('.js')) return asked.has(url) && !url.includes('thinker') ? 'scripts' : 'worker'
  return url.endsWith('.css') ? 'styles' : url.endsWith('.woff2') ? 'fonts' : 'other'
}

const sent = ({ scripts, styles, other }: Weight) => scripts + styles + other
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
function line(name: string, weight: Weight): string {
  const { scripts, styles, fonts, other } = weight
  return `${name}: ${kilobytes(sent(weight))} gz (scripts ${kilobytes(scripts)}, styles ${kilobytes(styles)}, other ${kilobytes(other)}) + fonts ${kilobytes(fonts)}`
}

test('weight of the home page', async ({ page }) => {
  await settle(page)
  const scale = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const home = await scale()
  console.log(line('home', home))
  expect(sent(home)).toBeLessThanOrEqual(MOST.home)
})

for (const game of GAMES) {
  test(`weight of a table: ${game}`, async ({ page }) => {
    await settle(page)
    const scale = weigh(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('article').nth(GAMES.indexOf(game)).getByRole('button').last().click()
    await myTurn(page).waitFor({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Advice' }).click()
    await page.getByText('The inspector would consider:').waitFor({ timeout: 30_000 })
    await page.waitForLoadState('networkidle')
    const table = await scale()
    console.log(`${line(`home and table of ${game}`, table)}; bots' worker ${kilobytes(table.worker)}`)
    expect(sent(table)).toBeLessThanOrEqual(MOST.table)
    expect(table.worker).toBeLessThanOrEqual(MOST.worker)
    expect(table.worker).toBeGreaterThan(10_000)
  })
}

const MOVES = 24
const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]
const summary = (times: readonly number[]) =>
  `median ${median(times).toFixed(0)} ms, best ${Math.min(...times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`

for (const game of GAMES) {
  test(`a move drawn at a quarter of the speed: ${game}`, async ({ page }) => {
    await settle(page)
    await page.goto(`/new/${game}?mode=hotseat`)
    await page.getByTestId('begin').click()
    const curtain = page.getByRole('button', { name: /^I am / })
    const devtools = await page.context().newCDPSession(page)
    await page.getByTestId('prompt').or(curtain).first().waitFor({ timeout: 20_000 })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const drawn: number[] = []
    const settled: number[] = []
    for (let move = 0; move < MOVES; move++) {
      if (await curtain.isVisible()) await curtain.click()
      await unfoldMoves(page)
      // Nobody clicks while the last piece still falls; and a machine that works at something else must not count as ours.
      await page.waitForTimeout(150)
      const texts = await moveButtons(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move') ?? ''))
      const wanted = Math.max(
        0,
        texts.findIndex((text) => !/^(pass|done|end|decline|stop)/.test(text)),
      )
      const time = await moveButtons(page).nth(wanted).evaluate(timeOf)
      drawn.push(time.drawn)
      settled.push(time.settled)
    }
    console.log(`move drawn, ${game}, processor ÷ 4: ${summary(drawn)}; all around it settled: ${summary(settled)}`)
    expect(median(drawn)).toBeLessThanOrEqual(MOST.drawn)
  })
}

/**
 * From the click to the frame in which the board shows the new position, and to the one in which everything else does: script, style,
 * layout and paint, as the main thread does them.
 */
function timeOf(button: HTMLElement): Promise<{ drawn: number; settled: number }> {
  const board = () => document.querySelector('[data-at]')?.getAttribute('data-at') ?? 'curtain'
  const rest = () => document.querySelector('[data-testid="prompt"]')?.getAttribute('data-at') ?? 'curtain'
  const before = { board: board(), rest: rest() }
  return new Promise((resolve) => {
    const start = performance.now()
    let drawn: number | null = null
    const look = () =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          const now = performance.now() - start
          if (drawn === null && board() !== before.board) drawn = now
          if (rest() !== before.rest || now > 5000) resolve({ drawn: drawn ?? now, settled: now })
          else look()
        }
        channel.port2.postMessage(null)
      })
    button.click()
    look()
  })
}
