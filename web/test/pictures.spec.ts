/**
 * Every screen and every table, looked through for what a machine can see: texts that are missing or still in English, pages wider than the
 * screen, signs that only their colour tells apart. Where asked for they are photographed for the eye (screenshots/ is not committed).
 */
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { settle } from './player.ts'
import { openPage, PAGES, SITTINGS, sitDown } from './sittings.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'screenshots')
/** `PICTURES=360,1366,3840` photographs every screen at these widths in both themes, in German on a phone, and in shades of grey. */
const WIDTHS = (process.env.PICTURES ?? '').split(',').filter(Boolean).map(Number)

async function everywhere(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const path of PAGES) {
    await openPage(page, path)
    await look(path === '/' ? 'home' : path.replaceAll(/\W+/g, '-').replace(/^-/, ''))
  }
  for (const game of SITTINGS) {
    await sitDown(page, game, 0.55)
    await look(`table-${game}`)
    await sitDown(page, game, 1)
    await look(`end-${game}`)
  }
}

test('in German, on a phone: no text is missing, none is left in English, nothing is too wide', { tag: '@ci' }, async ({ page }) => {
  await settle(page, { locale: 'de' })
  await page.setViewportSize({ width: 360, height: 740 })
  const missing: string[] = []
  page.on('console', (message) => {
    if (/IntlError|_MESSAGE/.test(message.text())) missing.push(message.text())
  })
  await everywhere(page, async (name) => {
    if (WIDTHS.length > 0) await page.screenshot({ path: join(FOLDER, 'german', `${name}.png`), fullPage: !name.startsWith('table') })
    // In shades of grey too: whoever sits here has a sign with a letter of their own beside the colour.
    const letters = await page
      .locator('[data-testid="end"] > :not([data-testid]) thead th:not(:first-child)')
      .evaluateAll((heads) => heads.map((head) => head.querySelector('svg text')?.textContent))
    expect.soft(new Set(letters).size, name).toBe(letters.length)
    if (name.startsWith('end')) expect.soft(letters.length, name).toBeGreaterThan(1)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360)
    expect.soft(await page.evaluate(englishLeft), name).toEqual([])
  })
  expect(missing).toEqual([])
})

/** Words no German sentence has, and keys that were shown instead of their text. Runs in the page; names and rulebooks stay as they are. */
function englishLeft(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const isEnglish = /\b(the|and|your|of|with|player|players|turn|move|moves|choose|share|cost|score|end|for|is|are|to)\b/i
  const isKey = /\b(source|name|prompt|event|refusal|table|setup|option)\.[a-z][\w-]*/
  const look = (text: string, element: Element | null) => {
    if (element?.closest('[lang="en"], script, style, h1, article, select, [data-name], kbd, code')) return
    if (
      isEnglish.test(text.replaceAll(/Last Train to Wensleydale|First Train to Nuremberg|Rising Sun|The (South|North)/g, '')) ||
      isKey.test(text)
    )
      found.push(text.trim().slice(0, 80))
  }
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) look(node.textContent ?? '', node.parentElement)
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) look(element.getAttribute(name) ?? '', element)
  return [...new Set(found)]
}

if (WIDTHS.length > 0)
  test('in shades of grey', async ({ page }) => {
    await settle(page)
    await page.setViewportSize({ width: 1366, height: 768 })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' })
    await everywhere(page, async (name) => void (await page.screenshot({ path: join(FOLDER, 'grey', `${name}.png`) })))
  })

for (const theme of ['light', 'dark'] as const) {
  for (const width of WIDTHS) {
    test(`at ${width}, ${theme}`, async ({ page }) => {
      test.setTimeout(300_000)
      await settle(page, { theme })
      await page.setViewportSize({ width, height: width < 500 ? 740 : Math.round((width * 9) / 16) })
      await everywhere(page, async (name) => {
        await page.screenshot({
          path: join(FOLDER, `${width}-${theme}`, `${name}.png`),
          fullPage: width < 500 && !name.startsWith('table'),
        })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
      })
    })
  }
}
