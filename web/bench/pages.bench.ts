import { gzipSync } from 'node:zlib'
import { type Page, test } from '@playwright/test'
import { moveButtons, position, settle, unfoldMoves } from '../test/player.ts'

const GAMES = ['wensleydale', 'nuremberg', 'west-riding', 'rising-sun'] as const

interface Weight {
  scripts: number
  styles: number
  fonts: number
  other: number
}

/** Adds up what the page fetches, as gzip would send it. Fonts are packed already. The worker of the bots is a page of its own. */
function weigh(page: Page): { total: () => Promise<Weight>; worker: () => Promise<number> } {
  const seen: Promise<{ kind: keyof Weight | 'worker'; bytes: number }>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/') || response.status() !== 200) return
    const isWorker = response.request().frame() === null || /thinker/.test(pathname)
    seen.push(
      response
        .body()
        .then(
          (body) =>
            ({
              kind: isWorker
                ? ('worker' as const)
                : pathname.endsWith('.js')
                  ? 'scripts'
                  : pathname.endsWith('.css')
                    ? 'styles'
                    : pathname.endsWith('.woff2')
                      ? 'fonts'
                      : 'other',
              bytes: pathname.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length,
            }) as const,
        )
        .catch(() => ({ kind: 'other' as const, bytes: 0 })),
    )
  })
  const sum = async (kind: keyof Weight | 'worker') =>
    (await Promise.all(seen)).filter((part) => part.kind === kind).reduce((all, { bytes }) => all + bytes, 0)
  return {
    total: async () => ({
      scripts: await sum('scripts'),
      styles: await sum('styles'),
      fonts: await sum('fonts'),
      other: await sum('other'),
    }),
    worker: () => sum('worker'),
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const line = (name: string, { scripts, styles, fonts, other }: Weight) =>
  `${name}: ${kilobytes(scripts + styles + other)} gz (scripts ${kilobytes(scripts)}, styles ${kilobytes(styles)}, other ${kilobytes(other)}) + fonts ${kilobytes(fonts)}`

test('weight of the home page', async ({ page }) => {
  await settle(page)
  const scale = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  console.log(line('home', await scale.total()))
})

for (const game of GAMES) {
  test(`weight of a table: ${game}`, async ({ page }) => {
    await settle(page)
    const scale = weigh(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('article').nth(GAMES.indexOf(game)).getByRole('button').last().click()
    await page.getByTestId('moves').waitFor({ timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    console.log(`${line(`home and table of ${game}`, await scale.total())}; bots' worker ${kilobytes(await scale.worker())}`)
  })
}

for (const game of GAMES) {
  test(`a move drawn at a quarter of the speed: ${game}`, async ({ page }) => {
    await settle(page)
    await page.goto(`/new/${game}?mode=hotseat`)
    await page.getByTestId('begin').click()
    const curtain = page.getByRole('button', { name: /^I am / })
    const devtools = await page.context().newCDPSession(page)
    await page.getByTestId('prompt').or(curtain).first().waitFor({ timeout: 60_000 })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const times: number[] = []
    for (let move = 0; move < 15; move++) {
      if (await curtain.isVisible()) await curtain.click()
      await unfoldMoves(page)
      const before = await position(page)
      times.push(await moveButtons(page).first().evaluate(drawTime))
      await page
        .waitForFunction((then) => document.querySelector('output')?.textContent !== then, before, { timeout: 10_000 })
        .catch(() => undefined)
    }
    const sorted = times.sort((a, b) => a - b)
    console.log(
      `move drawn, ${game}, processor ÷ 4: median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, best ${sorted[0]?.toFixed(0)} ms, worst ${sorted.at(-1)?.toFixed(0)} ms`,
    )
  })
}

/** From the click to the frame in which the change is on the screen: script, style, layout and paint, as the main thread does them. */
function drawTime(button: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now()
    button.click()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve(performance.now() - start)
      channel.port2.postMessage(null)
    })
  })
}
