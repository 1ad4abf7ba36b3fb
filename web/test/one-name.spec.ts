/** Every thing has one name on every panel: what stands on a table in play, in its sheets and in what is read out, is never called otherwise than in the glossary. */
import { defaultOptions, type Glossary, LANGUAGE_NAMES, LOCALES, type Locale } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { expect, test } from '@playwright/test'
import { settle } from './player.ts'
import { recordOf, sitDownAt } from './sittings.ts'

/** All moves, the position in words, the key of signs, the players. */
const SHEETS = ['m', 'w', 'k', 'p'] as const

for (const { id, name, glossary, rules } of TITLES.filter((title) => title.glossary !== undefined))
  for (const locale of LOCALES)
    test(`${name}, ${LANGUAGE_NAMES[locale]}`, { tag: '@ci' }, async ({ page }) => {
      const book = (await glossary?.()) as Glossary
      await settle(page, { locale })
      // On another title's board things are called as there.
      const usual = defaultOptions<Record<string, unknown>>((await rules()).options)
      const record = recordOf(id, ({ options }) => (options.map ?? usual.map) === usual.map)
      for (const part of [0.45, 0.85, 1]) {
        await sitDownAt(page, record, Math.round(record.moves.length * part))
        const texts = new Set(await page.evaluate(readTexts))
        for (const key of part === 1 ? [] : SHEETS) {
          await page.keyboard.press(key)
          await page.locator('[data-sheet], [role="dialog"]').first().waitFor()
          for (const text of await page.evaluate(readTexts)) texts.add(text)
          await page.keyboard.press('Escape')
        }
        expect(texts.size).toBeGreaterThan(40)
        expect.soft(otherNames(book, [...texts], locale), `after ${part} of the game`).toEqual([])
      }
    })

function otherNames({ terms }: Glossary, texts: readonly string[], locale: Locale): string[] {
  return terms.flatMap(({ id, never }) =>
    (never?.[locale] ?? []).flatMap((name) => texts.filter((text) => name.test(text)).map((text) => `${id}: “${text.slice(0, 80)}”`)),
  )
}

/** All that is read or read out, but the names of places and people. Runs in the page. */
function readTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement?.closest('script, style, #board, [data-name], h1') === null) found.push((node.textContent ?? '').trim())
  for (const element of document.querySelectorAll('[aria-label], [title], [aria-description]'))
    if (element.closest('#board') === null)
      for (const attribute of ['aria-label', 'title', 'aria-description']) found.push(element.getAttribute(attribute) ?? '')
  return found.map((text) => text.replaceAll('\u00ad', '')).filter((text) => /\p{L}{3}/u.test(text))
}
