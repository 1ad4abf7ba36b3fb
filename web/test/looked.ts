/** A screen at every width: it is no wider than that, no text is cut, and nothing lies on anything else. */
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { stillness } from './player.ts'

/** Forty letters without a gap, right to left, and signs of several parts. */
export const NAMES = [
  'Donaudampfschifffahrtsgesellschaftsrätin',
  'صاحب السكة الحديدية الطويلة جدا من مرسى',
  '👩‍🚀🚂👨‍👩‍👧‍👦 Zoë 🇫🇷',
  'W'.repeat(40),
  'Ada',
]
const WIDTHS = [360, 390, 1024, 1366] as const
/** `PICTURES=folder` keeps what was seen. */
const FOLDER = process.env.PICTURES

export async function look(page: Page, what: string, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 740 : 768 })
    await stillness(page)
    const where = `${what} at ${width}`
    if (FOLDER) await page.screenshot({ path: join(FOLDER, `${where.replaceAll(/\W+/g, '-')}.png`), fullPage: true })
    const [wide, cut, covered] = [
      await page.evaluate(() => document.documentElement.scrollWidth),
      await page.evaluate(cutTexts),
      await page.evaluate(overlaps),
    ]
    expect.soft(wide, `${where}: wider than the screen`).toBeLessThanOrEqual(width)
    expect.soft(cut, `${where}: cut`).toEqual([])
    expect.soft(covered, `${where}: one on another`).toEqual([])
  }
}

/** Texts that go on behind an edge at which nothing can be scrolled. Whoever cuts by … says the whole on demand. Runs in the page. */
function cutTexts(): string[] {
  /** Drawings and what nobody sees; what names itself whole when pointed at or read out. */
  const MEANT = 'svg, [aria-hidden="true"], [inert], select, .visually-hidden, [title], [data-sign], button[aria-label], [data-name]'
  const hides = ({ overflowX, overflowY }: CSSStyleDeclaration) => /hidden|clip/.test(`${overflowX} ${overflowY}`)
  const isTable = document.querySelector('#board') !== null
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement as HTMLElement
    if ((node.textContent ?? '').trim() === '' || parent.closest(MEANT) !== null) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width < 1 || getComputedStyle(parent).visibility === 'hidden') continue
    // Shortcuts wait beside the screen until the Tab key fetches them.
    if (text.right <= 0 && getComputedStyle(parent).position === 'absolute') continue
    let isScrolled = false
    // Up to the first edge that can be scrolled: behind that one there is more to be read.
    for (let edge: HTMLElement | null = parent; edge !== null && edge !== document.body; edge = edge.parentElement) {
      const style = getComputedStyle(edge)
      isScrolled = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)
      if (isScrolled) break
      const box = edge.getBoundingClientRect()
      if (box.width <= 2 || !hides(style)) continue
      if (text.right > box.right + 2 || text.left < box.left - 2 || text.bottom > box.bottom + 4)
        found.push((node.textContent ?? '').slice(0, 60))
      break
    }
    // A table keeps its sheets beside the screen.
    if (!isScrolled && !isTable && text.right > innerWidth + 2) found.push(`${(node.textContent ?? '').slice(0, 60)} (beyond the screen)`)
  }
  return found
}

/** Buttons, links and headings that cover a part of each other where both are painted; words within sentences are none. Runs in the page. */
function overlaps(): string[] {
  const seen = (element: Element) => {
    const { width, height, left, top } = element.getBoundingClientRect()
    if (width < 4 || height < 4 || element.closest('svg, [aria-hidden="true"], [inert], [data-board], p') !== null) return false
    // The grip of a sheet paints a line, however much of it can be touched.
    if (getComputedStyle(element).display === 'inline' || (element.matches('button') && element.childNodes.length === 0)) return false
    // What lies under a sheet, behind an edge or away from the screen is not seen.
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  const parts = [...document.querySelectorAll('button, a[href], h1, h2, h3, label, input, [role="tab"]')].filter(seen)
  return parts.flatMap((one, at) =>
    parts.slice(at + 1).flatMap((other) => {
      if (one.contains(other) || other.contains(one)) return []
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
      const name = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40)
      return wide > 3 && high > 8 ? [`${name(one)} / ${name(other)}`] : []
    }),
  )
}
