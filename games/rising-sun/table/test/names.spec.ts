/**
 * No card's name is parted inside a word without a hyphen on any card of the table, in any language, at any width; and in the hand and on a pile no
 * word is parted that has room on a line.
 */
import { LANGUAGE_NAMES, LOCALES, loadLanguages, speaker } from '@branchline/engine'
import { expect, test } from '@playwright/test'
import { settle, stillness } from '../../../../web/test/player.ts'
import { sitDown } from '../../../../web/test/sittings.ts'
import { CARDS, risingSun } from '../../rules/index.ts'
import { nameOf } from '../cards/CardFace.tsx'
import { hyphenated } from '../cards/hyphenated.ts'
import { shortOf } from '../cards/short.ts'
import { wordsFor } from '../messages/index.ts'

for (const locale of LOCALES)
  test(`names of cards, ${LANGUAGE_NAMES[locale]}`, { tag: '@ci' }, async ({ page }) => {
    await loadLanguages()
    await settle(page, { locale })
    await sitDown(page, 'rising-sun', 0.3)
    const names = CARDS.map((card) => nameOf(card, speaker(risingSun, locale)))
    const written = names.map((name) => ({ name: hyphenated(name, wordsFor(locale).hyphenation), longest: longestIn(name) }))
    for (const width of [360, 390, 1024, 1366]) {
      await page.setViewportSize({ width, height: 768 })
      await stillness(page)
      await page.locator('[data-card-name]').first().waitFor({ state: 'visible' })
      const { slots, faults } = await page.evaluate(tryNames, written)
      expect.soft(slots, `${width}`).toBeGreaterThan(0)
      expect.soft(faults, `${locale} at ${width}`).toEqual([])
    }
  })

/** Where piles are seen, in the order in which one table shows them. */
const PILES = [
  { where: 'beside the board of a small laptop', viewport: { width: 1024, height: 768 }, opener: null, row: '[data-row="supply"]' },
  {
    where: 'above the hand on a phone',
    viewport: { width: 390, height: 844 },
    opener: null,
    row: '[data-testid="prompt"] [data-row="supply"]',
  },
  { where: 'in the sheet of a phone', viewport: { width: 390, height: 844 }, opener: 'Supply', row: '[role="dialog"] [data-row="supply"]' },
]
test('piles say all that they do on a small laptop, above the hand on a phone and in the sheet that is pulled up there', async ({
  page,
}) => {
  await loadLanguages()
  await settle(page)
  await page.setViewportSize(PILES[0].viewport)
  await sitDown(page, 'rising-sun', 0.3)
  for (const { where, viewport, opener, row } of PILES) {
    await page.setViewportSize(viewport)
    if (opener !== null) await page.getByRole('button', { name: opener, exact: true }).click()
    await page.locator(`${row} [data-card-does]`).first().waitFor({ state: 'visible' })
    await stillness(page)
    for (const locale of LOCALES) {
      const [speak, words] = [speaker(risingSun, locale), wordsFor(locale)]
      const cards = CARDS.map((card) => {
        const name = nameOf(card, speak)
        return { name: hyphenated(name, words.hyphenation), longest: longestIn(name), does: shortOf(card, words) }
      })
      expect.soft(await page.evaluate(cutOf, { row, locale, cards }), `${where}, ${locale}`).toEqual([])
    }
  }
})

/** Writes every card on the first pile of a row: those whose words do not all have room. Runs in the page. */
function cutOf({
  row,
  locale,
  cards,
}: {
  row: string
  locale: string
  cards: readonly { name: string; longest: number; does: string }[]
}): string[] {
  const pile = document.querySelector(`${row} [data-card]`) as HTMLElement
  pile.lang = locale
  const name = pile.querySelector('[data-card-name]') as HTMLElement
  const does = pile.querySelector('[data-card-does]') as HTMLElement
  const word = name.firstElementChild as HTMLElement
  const range = document.createRange()
  const isCut = (text: HTMLElement) => {
    range.selectNodeContents(text)
    const [said, seen] = [range.getBoundingClientRect(), pile.getBoundingClientRect()]
    return said.bottom > seen.bottom - 1 || said.right > seen.right
  }
  return cards
    .filter((card) => {
      const parts = card.name.split(' ').flatMap((part) => {
        const place = word.cloneNode() as HTMLElement
        place.textContent = part
        return [place, ' ']
      })
      name.replaceChildren(...parts)
      name.style.setProperty('--longest', String(card.longest))
      does.textContent = card.does
      return isCut(name) || isCut(does)
    })
    .map(({ name, does }) => `${name}: ${does}`)
}

const longestIn = (name: string) => Math.max(...name.split(/[\s-]/).map(({ length }) => length))

/** Writes every name on every kind of card that is to be seen. Runs in the page. */
function tryNames(names: readonly { name: string; longest: number }[]): { slots: number; faults: string[] } {
  const slots = new Map<string, HTMLElement>()
  for (const slot of document.querySelectorAll<HTMLElement>('[data-card-name]'))
    if (slot.clientWidth > 0) slots.set(`${slot.className} ${slot.clientWidth}`, slot)
  const faults: string[] = []
  for (const slot of slots.values()) {
    const before = [...slot.childNodes]
    const pattern = slot.firstElementChild
    for (const { name, longest } of names) {
      const words = pattern === null ? [name] : name.split(' ')
      const written = words.map((word) => {
        const place = pattern?.cloneNode() ?? document.createElement('span')
        place.textContent = word
        return place as HTMLElement
      })
      slot.replaceChildren(...written.flatMap((word) => [word, ' ']))
      slot.style.setProperty('--longest', String(longest))
      for (const word of written) {
        const text = word.firstChild as Text
        const range = document.createRange()
        const topOf = (at: number) => {
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          // Behind a hyphen a letter has a place on either line.
          return [...range.getClientRects()].at(-1)?.top ?? 0
        }
        for (let at = 1; at < text.length; at++)
          if (/^\p{L}\p{L}$/u.test(text.data.slice(at - 1, at + 1)) && topOf(at) > topOf(at - 1) + 2)
            faults.push(`${text.data.slice(0, at)}/${text.data.slice(at)} on ${slot.clientWidth} px`)
        if (pattern === null) continue
        const isParted = topOf(text.length - 1) > topOf(0) + 2
        word.style.whiteSpace = 'nowrap'
        range.selectNodeContents(text)
        const { paddingLeft, paddingRight } = getComputedStyle(slot)
        const room = slot.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        if (isParted && range.getBoundingClientRect().width <= room) faults.push(`${text.data} is parted on ${slot.clientWidth} px`)
      }
    }
    slot.replaceChildren(...before)
  }
  return { slots: slots.size, faults }
}
