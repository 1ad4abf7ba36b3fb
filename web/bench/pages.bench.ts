import { gzipSync } from 'node:zlib'
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { myTurn, settle } from '../test/player.ts'

const GAMES = TITLES.map(({ id }) => id)

/** Floors that fail, in gzipped bytes without fonts: for the home page, for it with one table, for the bots' worker. */
const MOST = { home: 200_000, table: 350_000, worker: 100_000 }

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
